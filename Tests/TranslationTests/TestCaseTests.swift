import Translation
import XCTest

/// The test cases that a module declares.
final class TestCaseTests: XCTestCase {
    private func testCases(_ source: String) -> [TestCaseDescription] { translated(source).translation.testCases }

    func testTestsAreMethodsWithoutParametersAndResults() {
        let found = testCases(
            """
            import XCTest
            final class MenuTests: XCTestCase {
                func testOpens() {}
                func testCloses() async throws {}
                @MainActor func test_fact() throws {}
                func testing(_ count: Int) {}
                func testValue() -> Int { 1 }
                static func testStatic() {}
                private func testPrivate() {}
                func helper() {}
            }
            extension MenuTests { func testInExtension() {} }
            """)
        XCTAssertEqual(found.map(\.name), ["MenuTests"])
        XCTAssertEqual(found.first?.tests.map(\.name), ["testOpens", "testCloses", "test_fact", "testInExtension"])
        XCTAssertEqual(found.first?.tests.map(\.isAsync), [false, true, false, false])
    }

    func testInheritedTestsAreTheSubclassesToo() {
        let found = testCases(
            """
            import XCTest
            class Base: XCTestCase { func testOne() {}; func testTwo() {} }
            final class Derived: Base { override func testTwo() {}; func testThree() {} }
            """)
        XCTAssertEqual(found.map(\.name), ["Base", "Derived"])
        XCTAssertEqual(found.last?.tests.map(\.name), ["testOne", "testTwo", "testThree"])
    }

    func testWhatCannotBeNamedOrHasNoTestsIsLeftOut() {
        XCTAssertEqual(
            testCases(
                """
                import XCTest
                private final class Hidden: XCTestCase { func testOne() {} }
                class Empty: XCTestCase {}
                final class Model { func testDrive() {} }
                enum Outer { final class Inner: XCTestCase { func testOne() {} } }
                """
            ).map(\.name), ["Outer.Inner"])
    }

    func testAGenericClassIsNoTestCaseButItsSubclassesAre() {
        let found = testCases(
            """
            import XCTest
            class ModelTests<Model>: XCTestCase where Model: Equatable {
                func testEquality() {}
                struct Nested { final class Tests: XCTestCase { func testOne() {} } }
            }
            extension ModelTests { func testInExtension() {} }
            extension ModelTests where Model == Int { func testOfNumbers() {} }
            final class NameTests: ModelTests<String> { func testLength() {} }
            struct Box<Content> { final class InnerTests: XCTestCase { func testOne() {} } }
            enum Choice<Content> {}
            extension Choice { final class ExtensionTests: XCTestCase { func testOne() {} } }
            """)
        XCTAssertEqual(found.map(\.name), ["NameTests"])
        XCTAssertEqual(found.first?.tests.map(\.name), ["testEquality", "testInExtension", "testLength"])
    }

    func testXCTestBringsUIKit() {
        XCTAssertEqual(
            translated("import XCTest\nlet color = UIColor.red\n").text,
            "import XCTest; import UIKit\nlet color = UIColor.red\n")
    }
}

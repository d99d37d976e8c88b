import Catalogue
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
        XCTAssertEqual(found.first?.tests.map(\.name), ["testCloses", "testInExtension", "testOpens", "test_fact"])
        XCTAssertEqual(found.first?.tests.map(\.isAsync), [true, false, false, false])
    }

    func testTestsRunInTheOrderOfTheirNames() {
        let found = testCases(
            """
            import XCTest
            final class StoreTests: XCTestCase { func testWrites() {}; func testReads() {} }
            class Base: XCTestCase { func testOpens() {} }
            final class MenuTests: Base { func testCloses() {}; func testZooms() {} }
            """)
        XCTAssertEqual(
            found.map { "\($0.name): \($0.tests.map(\.name).joined(separator: ", "))" },
            [
                "Base: testOpens", "MenuTests: testCloses, testOpens, testZooms",
                "StoreTests: testReads, testWrites",
            ])
    }

    func testInheritedTestsAreTheSubclassesToo() {
        let found = testCases(
            """
            import XCTest
            class Base: XCTestCase { func testOne() {}; func testTwo() {} }
            final class Derived: Base { override func testTwo() {}; func testThree() {} }
            """)
        XCTAssertEqual(found.map(\.name), ["Base", "Derived"])
        XCTAssertEqual(found.last?.tests.map(\.name), ["testOne", "testThree", "testTwo"])
    }

    private static let fileName = "__MatryoshkaTestCases.swift"

    func testTestCasesAreObjectsWhereTheSourcesTakeThemForSuch() throws {
        let plain = translated("import XCTest\nfinal class T: XCTestCase, Sendable { func testOne() {} }").translation
        XCTAssertNil(plain.extraFiles[Self.fileName])
        let delegate = translated(
            """
            import UIKit
            import XCTest
            final class T: XCTestCase { func testOne() {} }
            extension T: UITableViewDelegate {}
            """
        ).translation
        let conformance = try XCTUnwrap(delegate.extraFiles[Self.fileName])
        XCTAssertTrue(conformance.contains("extension XCTestCase: @retroactive NSObjectProtocol {"), conformance)
        let made = translated(
            """
            import XCTest
            class Reducer: XCTestCase {}
            class Own: XCTestCase { init() { super.init(name: "", testClosure: { _ in }) } }
            final class T: XCTestCase { func testOne() { f(Reducer(), Own(), T.init) } }
            """)
        XCTAssertTrue(
            made.text.contains("f(Reducer(name: \"\", testClosure: { _ in }), Own(), T.init)"), made.text)
        XCTAssertNil(made.translation.extraFiles[Self.fileName])
    }

    func testSelectorsNameMethodsOfTestCasesWithoutAWord() {
        let found = translated(
            """
            import UIKit
            import XCTest
            class Base: XCTestCase {}
            final class T: Base { func tapped() {}; func testOne() { f(#selector(tapped)) } }
            class Other { func pressed() {}; func g() { f(#selector(pressed)) } }
            """)
        XCTAssertTrue(found.text.contains("\"tapped\""), found.text)
        XCTAssertEqual(
            found.translation.diagnostics.map(\.message),
            ["argument of '#selector' refers to instance method 'pressed()' that is not exposed to Objective-C"])
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

    // MARK: Tests that libraries make

    private static let library = """
        import XCTest
        #if os(Linux)
        #if canImport(SpecRuntime)
        public typealias SpecBase = _SpecBase
        #else
        public typealias SpecBase = XCTestCase
        #endif
        open class Spec: SpecBase {
            open class func spec() {}
            public class var allTests: [(String, (Spec) -> () throws -> Void)] { [] }
        }
        #endif
        open class Fixture: XCTestCase {}
        open class Setup { open class func setUp() {} }
        public func specMain(
            _ specs: [Spec.Type], setups: [Setup.Type] = [], testCases: [XCTestCaseEntry] = []
        ) -> Never { fatalError() }
        """

    private func tests(_ source: String) -> ModuleTests {
        let library = ModuleInterface(
            untranslated: "Specs", sources: [SourceFile(path: "/Specs.swift", text: Self.library)], flags: ["DEBUG"],
            catalogue: FrameworkCatalogue())
        return translate([SourceFile(path: "/Tests.swift", text: source)], moduleName: "Tests", modules: [library])
            .tests
    }

    func testWhatATestCaseMakesWhenItRunsIsOneOfItsTests() {
        let found = tests(
            """
            import Specs
            final class MenuSpec: Spec { override class func spec() {} }
            final class DoorTests: Fixture { func testOpens() {} }
            private final class HiddenSpec: Spec {}
            class Base: Spec { func testDeclared() {} }
            """)
        XCTAssertEqual(
            found.testCases.map { "\($0.name) \($0.maker ?? "") \($0.tests.map(\.name))" },
            [#"Base Specs ["", "testDeclared"]"#, #"DoorTests  ["testOpens"]"#, #"MenuSpec Specs [""]"#])
    }

    func testALibrarysOwnMainIsCalledWithWhatTheTestsDeclare() {
        let found = tests(
            """
            import Specs
            final class MenuSpec: Spec {}
            final class Second: Setup {}
            final class First: Setup {}
            private final class Hidden: Setup {}
            """)
        XCTAssertEqual(found.mains.map(\.name), ["specMain"])
        XCTAssertEqual(found.mains.first?.arguments.map(\.label), [nil, "setups", "testCases"])
        XCTAssertEqual(
            found.mains.first?.arguments.map(\.value),
            [
                .standIn(superclass: "Spec", type: "[(String, (Spec) -> () throws -> Void)]"),
                .classes(["First", "Second"]), .entries,
            ])
    }
}

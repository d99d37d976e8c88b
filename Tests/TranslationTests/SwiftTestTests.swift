import Translation
import XCTest

/// The tests of Swift Testing that a module declares, and what files get that XCTest lacks on Linux.
final class SwiftTestTests: XCTestCase {
    func testTestsAreFunctionsWithTheAttribute() {
        let source = """
            import Testing
            @Test func free() {}
            @Suite("A menu") struct Menu {
                @Test(arguments: [1]) func opens(count: Int, _ name: String = "") async throws {}
                func helper() { @Test func local() {} }
                enum Inner { @Testing.Test func `with blanks`() {} }
                #if os(macOS)
                    @Test func elsewhere() {}
                #endif
            }
            extension Menu.Inner { @Test static func late() {} }
            """
        let found = translated(source).translation.swiftTests
        XCTAssertEqual(found.map(\.name), ["free()", "opens(count:_:)", "with blanks()", "late()"])
        XCTAssertEqual(found.map(\.suites), [[], ["Menu"], ["Menu", "Inner"], ["Menu", "Inner"]])
        XCTAssertEqual(found.map(\.line), [2, 4, 6, 11])
    }

    func testAttachmentsComeFromUIKitTesting() {
        let file = "import XCTest\nclass A: XCTestCase { func testA() { add(XCTAttachment(string: \"\")) } }\n"
        let found = translated(file).translation
        XCTAssertTrue(found.files[0].text.contains("import XCTest; import UIKitTesting"), found.files[0].text)
        XCTAssertEqual(
            found.extraFiles["__MatryoshkaAttachments.swift"]?.contains("func add(_ attachment: XCTAttachment)"), true)
        let other = translated("import XCTest\nclass A: XCTestCase { func testA() { add(1) } }\n").translation
        XCTAssertFalse(other.files[0].text.contains("UIKitTesting"), other.files[0].text)
        XCTAssertEqual(other.extraFiles["__MatryoshkaAttachments.swift"], nil)
    }
}

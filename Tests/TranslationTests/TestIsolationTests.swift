import Translation
import XCTest

/// Overrides of XCTest's own methods in test cases that belong to the main actor.
final class TestIsolationTests: XCTestCase {
    func testBodiesRunOnTheMainActor() {
        let text = translated(
            """
            import XCTest
            @MainActor class Base: XCTestCase {
                override func setUp() { super.setUp() }
                override class func tearDown() {
                    super.tearDown()
                }
                override func setUp() async throws {}
                nonisolated override func tearDown() {}
                override func invokeTest() {}
                func setUp(_ other: Int) {}
            }
            final class Derived: Base {
                override func setUpWithError() throws { try super.setUpWithError() }
            }
            class Plain: XCTestCase {
                override func setUp() { super.setUp() }
                @MainActor override func tearDown() { super.tearDown() }
            }
            @MainActor class Model { func setUp() {} }
            """
        ).text
        XCTAssertEqual(
            text.split(separator: "\n").dropFirst().joined(separator: "\n"),
            """
            @MainActor class Base: XCTestCase {
                override func setUp() { MainActor.assumeIsolated { () -> Void in  super.setUp() } }
                override class func tearDown() { MainActor.assumeIsolated { () -> Void in 
                    super.tearDown()
                } }
                override func setUp() async throws {}
                nonisolated override func tearDown() {}
                override func invokeTest() { MainActor.assumeIsolated { () -> Void in } }
                func setUp(_ other: Int) {}
            }
            final class Derived: Base {
                override func setUpWithError() throws { try MainActor.assumeIsolated { () throws -> Void in  try super.setUpWithError() } }
            }
            class Plain: XCTestCase {
                override func setUp() { super.setUp() }
                           override func tearDown() { MainActor.assumeIsolated { () -> Void in  super.tearDown() } }
            }
            @MainActor class Model { func setUp() {} }
            """)
    }

    /// `setUp` reaches what belongs to the main actor, and a result that nobody takes is no result of the body.
    func testTheyCompileInBothLanguageModes() throws {
        let folder = try makeFolder(for: self)
        let compiler = try Compiler(in: folder)
        let source = """
            import XCTest
            @MainActor func make() -> Int { 3 }
            @MainActor class ModelTests: XCTestCase {
                var model = 0
                override func setUp() {
                    super.setUp()
                    continueAfterFailure = false
                    model = make()
                }
                override func setUpWithError() throws {
                    try super.setUpWithError()
                    guard model > 0 else { return }
                    model = make()
                }
                override func tearDown() { model = 0; super.tearDown() }
                override class func setUp() { super.setUp() }
                func testModel() { XCTAssertEqual(model, make()) }
            }
            """
        let translation = translate([SourceFile(path: "/Original/ModelTests.swift", text: source)], moduleName: "App")
        XCTAssertEqual(translation.diagnostics.map(\.description), [])
        let paths = try translation.write(to: folder.appendingPathComponent("out"))
        XCTAssertEqual(try compiler.check(paths, languageMode: "5"), [])
        XCTAssertEqual(try compiler.check(paths, languageMode: "6"), [])
    }

    func testSuperOfAsyncSetUpIsCalledInClassesOfTheModuleOnly() {
        let text = translated(
            """
            import XCTest
            @MainActor class Base: XCTestCase {
                override func setUp() async throws { try await super.setUp(); x = 1 }
            }
            class Derived: Base {
                override func setUp() async throws { try await super.setUp() }
            }
            """
        ).text
        XCTAssertTrue(text.contains("class Base: XCTestCase {\n    override func setUp() async throws { ()"), text)
        XCTAssertTrue(
            text.contains("class Derived: Base {\n    override func setUp() async throws { try await super"), text)
    }
}

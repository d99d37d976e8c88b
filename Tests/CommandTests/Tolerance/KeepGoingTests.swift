import Foundation
import XCTest

/// Apps of which a part does not compile, run with `--keep-going`.
final class KeepGoingTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }
    override func tearDown() { runner = nil }

    /// An app whose controller has members in the lines from 21 on, and does something in `viewDidLoad`.
    private func write(_ members: String, doing statement: String = "", then statements: [String] = []) throws {
        try runner.write(
            AppSource.app(
                showing: "Menu()", then: statements,
                """
                final class Menu: UIViewController {
                    override func viewDidLoad() { super.viewDidLoad(); print("shown"); \(statement) }
                \(members)
                }
                """), to: "App/App.swift")
    }

    private var file: String { runner.folder.path + "/App/App.swift" }

    /// The messages without the lines of source that they quote.
    private func told(_ result: CommandResult) -> [String] {
        result.errorLines.filter { $0.wholeMatch(of: /\s*\d* \|.*/) == nil }
            .map { $0.replacing(file, with: "App.swift") }
    }

    func testTheRestRuns() throws {
        try write("    func share() { present(UICloudSharingController(), animated: true) }")
        XCTAssertEqual(try runner.run("run", "App").status, 1)
        let result = try runner.run("run", "App", "--keep-going", "--screenshot", "a.png")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.output, "shown\n")
        XCTAssertEqual(
            told(result),
            [
                "App.swift:21:28: warning: left out: the body of 'Menu.share()' (the app stops when it is called): "
                    + "'UICloudSharingController' is UIKit's, not in Matryoshka yet",
                "matryoshka: left out, so that the rest can run: 1 function body",
                "matryoshka: wrote \(runner.folder.path)/a.png",
            ])
        // The next build finds the same without looking for it.
        XCTAssertEqual(told(try runner.run("run", "App", "--keep-going", "--screenshot", "a.png")), told(result))
    }

    func testWhatWasLeftOutStopsTheAppWithItsReason() throws {
        try write("    func go() { missing() }", doing: "go()")
        let result = try runner.run("run", "App", "--keep-going")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.output, "shown\n")
        let reason = "Fatal error: Menu.go() is left out: cannot find 'missing' in scope (App.swift:21)"
        XCTAssertTrue(
            told(result).contains { $0.hasPrefix("error: App crashed") && $0.hasSuffix(reason) }, result.errors)
    }

    func testOverridesAreNamedLast() throws {
        try write(
            """
                override func viewWillAppear(_ animated: Bool) { missing() }
                func other() { missing() }
            """)
        let lines = told(try runner.run("run", "App", "--keep-going"))
        XCTAssertEqual(
            Array(lines.prefix(5)),
            [
                "App.swift:22:20: warning: left out: the body of 'Menu.other()' (the app stops when it is called): "
                    + "cannot find 'missing' in scope",
                "App.swift:21:54: warning: left out: the body of the override 'Menu.viewWillAppear(_:)' "
                    + "(the app stops when it is called): cannot find 'missing' in scope",
                "matryoshka: left out, so that the rest can run: 2 function bodies",
                "matryoshka: warning: the frameworks themselves call what is left out:",
                "matryoshka: warning:     Menu.viewWillAppear(_:): the app stops when it is called",
            ])
    }

    func testAFrameworkThatIsMissing() throws {
        try write(
            """
                func play() { show(GameScene()) }
                func show(_ scene: GameScene) {}
            """)
        try runner.write(
            "import MetalKit\nclass GameScene: MTKView { override func didMove(to view: MTKView) { addChild(MTKView()) } }\n",
            to: "App/Scene.swift")
        let result = try runner.run("run", "App", "--keep-going")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(
            told(result).last,
            "matryoshka: left out, so that the rest can run: 1 function body, 1 declaration, 1 type and 1 import")
    }

    /// What the app starts with cannot go: then it is as without the option, with what stands in the way.
    func testWhatCannotBeLeftOut() throws {
        try runner.write(
            "import UIKit\n@main final class App: UIResponder, UIAplicationDelegate {\n    func a() { missing() }\n}\n",
            to: "App/App.swift")
        let without = told(try runner.run("run", "App"))
        let result = try runner.run("run", "App", "--keep-going")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(Array(told(result).prefix(without.count)), without)
        XCTAssertTrue(
            told(result).last?.hasPrefix("matryoshka: this cannot be left out: App.swift:2:") == true, result.errors)
    }

    func testATestThatDoesNotCompileFails() throws {
        try write("    func sum(_ a: Int, _ b: Int) -> Int { a + b }")
        try runner.write(
            """
            import XCTest
            @testable import App
            final class MenuTests: XCTestCase {
                @MainActor func testKnown() { XCTAssertEqual(Menu().sum(1, 2), 3) }
                @MainActor func testMissing() { XCTAssertEqual(Menu().product(1, 2), 2) }
                @MainActor func testGone(_ sheet: UICloudSharingController) {}
            }
            """, to: "App/AppTests/MenuTests.swift")
        let result = try runner.run("test", "App", "--keep-going")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.output.contains("left out: value of type 'Menu' has no member 'product' (MenuTests.swift:5)"),
            result.output)
        XCTAssertTrue(result.output.contains("Executed 2 tests, with 1 failure"), result.output)
        XCTAssertTrue(
            told(result).contains("matryoshka: left out, so that the rest can run: 1 test and 1 declaration"),
            result.errors)
    }

    func testAllErrorsAreToldAtOnce() throws {
        try write(
            """
                let n: Int = ""
                let sheet: UICloudSharingController? = nil
                let same: UICloudSharingController? = nil
            """)
        try runner.write(
            "import Nothing\nimport UIKit\nlet a: Some = b\nstruct Other { let c: Int = 1.5 }\n", to: "App/B.swift")
        XCTAssertEqual(
            told(try runner.run("run", "App")).map { $0.replacing(runner.folder.path + "/App/", with: "") },
            [
                "matryoshka: missing in Matryoshka:",
                "App.swift:22:16: error: 'UICloudSharingController' is UIKit's, not in Matryoshka yet (and in one more place)",
                "B.swift:1:8: error: no such module 'Nothing'",
                "matryoshka: wrong in the sources:",
                "App.swift:21:18: error: cannot convert value of type 'String' to specified type 'Int'",
                "B.swift:4:29: error: cannot convert value of type 'Double' to specified type 'Int'",
                "matryoshka: 1 module and 1 name are missing, in 3 places; 2 errors in the sources",
            ])
    }
}

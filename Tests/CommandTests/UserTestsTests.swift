import Foundation
import XCTest

/// Tests that users write with UIKitTesting, as they would: against the framework that was built once.
final class UserTestsTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }
    override func tearDown() { runner = nil }

    private static let container = """
        import UIKit

        final class PagesViewController: UIViewController {
            private let pages: [UIViewController]
            private var page = 0

            init(_ pages: [UIViewController]) {
                self.pages = pages
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { fatalError("made in code") }

            override func viewDidLoad() {
                super.viewDidLoad()
                let button = UIButton(
                    type: .system, primaryAction: UIAction(title: "Next") { [weak self] _ in self?.turn() })
                button.frame = CGRect(x: 20, y: 610, width: 100, height: 44)
                view.addSubview(button)
                add(pages[0])
            }

            private func add(_ child: UIViewController) {
                addChild(child)
                child.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 600)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }

            private func turn() {
                let old = pages[page]
                old.willMove(toParent: nil)
                old.view.removeFromSuperview()
                old.removeFromParent()
                page = (page + 1) % pages.count
                add(pages[page])
            }
        }
        """

    /// Failures are in lines 24, where there is no picture yet, and 29.
    private static let tests = """
        import UIKitTesting
        import XCTest
        @testable import Pages

        @preconcurrency @MainActor final class PagesTests: XCTestCase {
            private lazy var screen = TestScreen(device: "iPhone SE", failsOnMisuse: true)

            func testTurning() {
                let (one, two) = (UIViewController(), UIViewController())
                let container = screen.show(PagesViewController([one, two]))
                expectEvents(of: container, one, two, including: [.moves, .appearance]) {
                    screen.tap("Next")
                } toBe: {
                    "pages[0].willMove(toParent: nil)"
                    "pages[0].viewWillDisappear(false)"
                    "pages[0].didMove(toParent: nil)"
                    "pages[1].willMove(toParent: PagesViewController)"
                    "pages[1].viewWillAppear(false)"
                    "pages[1].didMove(toParent: PagesViewController)"
                    "pages[1].viewIsAppearing(false)"
                    "pages[0].viewDidDisappear(false)"
                    "pages[1].viewDidAppear(false)"
                }
                expectSnapshot(of: screen, named: "second")
            }

            func testFailing() {
                screen.show(PagesViewController([UIViewController()]))
                screen.tap("Back")
            }
        }
        """

    private func check(_ output: String, _ errors: String, _ file: String, snapshot: String) {
        let all = output + errors
        XCTAssertTrue(
            all.contains(
                "\(file):29: error: PagesTests.testFailing : failed - tap \"Back\": not on the screen; on the screen: \"Next\""
            ), all)
        XCTAssertTrue(
            all.contains(
                "\(file):24: error: PagesTests.testTurning : failed - there was no picture to compare with; recorded \(snapshot); run again"
            ), all)
        XCTAssertTrue(all.contains("PagesTests' failed"), all)
        XCTAssertTrue(all.contains("Executed 2 tests, with 2 failures"), all)
    }

    /// `matryoshka test`, with the tests in a folder of the app.
    func testTestsOfAnAppUseIt() throws {
        try runner.write(
            AppSource.app(showing: "PagesViewController([UIViewController()])"), to: "Pages/App.swift")
        try runner.write(Self.container, to: "Pages/PagesViewController.swift")
        let file = try runner.write(Self.tests, to: "Pages/PagesTests/PagesTests.swift")
        let snapshot = runner.folder.appendingPathComponent(
            "Pages/PagesTests/__Snapshots__/PagesTests/testTurning.second.png")

        // An own file, so that lines stay where they are.
        try runner.write(
            """
            import UIKitTesting
            import XCTest
            @testable import Pages

            @preconcurrency @MainActor final class LaunchTests: XCTestCase {
                func testEveryTestCanLaunchTheApp() {
                    for _ in 0..<2 {
                        let screen = TestScreen()
                        XCTAssertEqual(screen.texts, [])
                        screen.launchApp()
                        XCTAssertEqual(screen.texts, ["Next"])
                        XCTAssertTrue(screen.root is PagesViewController)
                    }
                }
            }
            """, to: "Pages/PagesTests/LaunchTests.swift")

        let first = try runner.run("test", "Pages")
        XCTAssertEqual(first.status, 1)
        check(first.output, first.errors, file, snapshot: snapshot.path)
        XCTAssertTrue(FileManager.default.fileExists(atPath: snapshot.path))

        let second = try runner.run(
            "test", "Pages", "--only", "PagesTests/testTurning", "--only", "LaunchTests")
        XCTAssertEqual(second.status, 0, second.output + second.errors)
    }

    /// `swiftc` and XCTest alone, as a build system of one's own would have it.
    func testTestsAreCompiledAgainstTheFramework() throws {
        let file = try runner.write(
            Self.tests.replacingOccurrences(of: "@testable import Pages", with: "import UIKit"), to: "PagesTests.swift")
        try runner.write(Self.container, to: "PagesViewController.swift")
        try runner.write(
            """
            import XCTest
            let tests = [
                ("testFailing", { (test: PagesTests) in { MainActor.assumeIsolated { test.testFailing() } } }),
                ("testTurning", { (test: PagesTests) in { MainActor.assumeIsolated { test.testTurning() } } }),
            ] as [(String, (PagesTests) -> () throws -> Void)]
            XCTMain([testCase(tests)])
            """, to: "main.swift")
        let (output, _) = try compileAndRun("main.swift", "PagesViewController.swift", file)
        check(
            output, "", file,
            snapshot: runner.folder.appendingPathComponent("__Snapshots__/PagesTests/testTurning.second.png").path)
    }

    /// Nobody is there to take a failure: it must not get lost.
    func testAFailureWithoutXCTestEndsTheProcess() throws {
        let file = try runner.write(
            """
            import UIKitTesting
            let screen = TestScreen()
            screen.tap("Menu")
            print("not reached")
            """, to: "main.swift")
        let (output, status) = try compileAndRun(file)
        XCTAssertEqual(
            output,
            "\(file):3: error: tap \"Menu\": not on the screen; on the screen: nothing, for no window is visible\n")
        XCTAssertEqual(status, 1)
    }

    /// Compiles files against the framework that was built and runs them; gives what was said on the way.
    private func compileAndRun(_ files: String...) throws -> (output: String, status: Int32) {
        let products = try CommandRunner.executable.deletingLastPathComponent()
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        let script = """
            swiftc -swift-version 6 -module-name Pages -I '\(products.path)/Modules' \
            -I '\(sources.path)/CCairo' -I '\(sources.path)/CHarfBuzz' -I '\(sources.path)/CPango/include' \
            -I '\(sources.path)/CJPEG/include' -I '\(sources.path)/CBox2D/include' \
            -I '\(sources.path)/CFoundationHooks/include' \
            $(pkg-config --cflags-only-I cairo pangocairo | sed 's/-I/-Xcc -I/g') \
            \(files.joined(separator: " ")) -o tests \
            -L '\(products.path)' -lUIKit -Xlinker -rpath -Xlinker '\(products.path)' && ./tests
            """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script]
        process.currentDirectoryURL = runner.folder
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (output, process.terminationStatus)
    }
}

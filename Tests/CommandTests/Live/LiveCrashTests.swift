import DisplayProtocol
import Foundation
import XCTest

@testable import Displays

/// A real app, started for somebody to look at: it draws, is tapped, and comes to its end in many ways.
@preconcurrency @MainActor final class LiveCrashTests: LiveAppTestCase {
    private static let folder = writeApp(source, named: "Ends")

    private static let ends = ["colour", "fatalError", "exception", "hang", "exit", "pointer"]

    private static let source = AppSource.app(
        showing: "EndsController()",
        #"""
        final class EndsController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                for (index, title) in ["colour", "fatalError", "exception", "hang", "exit", "pointer"].enumerated() {
                    let button = UIButton(type: .system)
                    button.setTitle(title, for: .normal)
                    button.frame = CGRect(x: 20, y: 100 + CGFloat(index) * 60, width: 200, height: 44)
                    button.addAction(UIAction { [weak self] _ in self?.end(title) }, for: .touchUpInside)
                    view.addSubview(button)
                }
            }

            func end(_ title: String) {
                switch title {
                case "colour": view.backgroundColor = .red
                case "fatalError": fatalError("the model is gone")
                case "exception": addChild(self)
                case "hang": while true {}
                case "exit": exit(7)
                default: UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 3
                }
            }
        }
        """#)

    /// Starts the app and taps one of its buttons.
    private func launch(thenTap title: String) throws {
        launch(try build(Self.folder, named: "Ends"))
        try wait(for: "the first frame", until: { damage.count == 1 })
        try wait(for: "the controller's appearance", until: { host.trace.contains { $0.event == "viewDidAppear" } })
        tap(title)
    }

    private func tap(_ title: String) {
        tap(120, 122 + 60 * Double(Self.ends.firstIndex(of: title) ?? 0))
    }

    func testATapChangesThePicture() throws {
        try launch(thenTap: "colour")
        try wait(
            for: "a red screen",
            until: { Array(pixel(600, 2000).prefix(3)).last ?? 0 > 200 && pixel(600, 2000)[0] < 100 })
        XCTAssertEqual(host.phase, .running)
        XCTAssertTrue(host.isResponding)
    }

    func testAFatalErrorIsToldWithItsPlaceAndTheAppsOwnFrames() throws {
        try launch(thenTap: "fatalError")
        let end = try end()
        XCTAssertEqual(end.reason, "Ends/App.swift:35: Fatal error: the model is gone")
        XCTAssertEqual(end.signal, SIGILL)
        let own = end.backtrace.filter(\.isApp)
        XCTAssertEqual(own.first?.function, "EndsController.end(_:)")
        XCTAssertEqual(own.first?.file, "\(Self.folder)/App.swift")
        XCTAssertEqual(own.first?.line, 35)
        XCTAssertEqual(Set(own.compactMap(\.file)), ["\(Self.folder)/App.swift"])
        XCTAssertTrue(end.backtrace.contains { $0.function.hasPrefix("UIControl.") && !$0.isApp })
        XCTAssertNotNil(host.picture)
    }

    func testAnExceptionIsToldInUIKitsWords() throws {
        try launch(thenTap: "exception")
        let end = try end()
        XCTAssertTrue(end.reason.hasPrefix("*** Terminating app due to uncaught exception '"), end.reason)
        XCTAssertEqual(end.signal, SIGABRT)
        XCTAssertEqual(end.backtrace.first(where: \.isApp)?.line, 36)
    }

    func testABadPointerIsToldByItsSignal() throws {
        try launch(thenTap: "pointer")
        let end = try end()
        XCTAssertEqual(end.signal, SIGSEGV)
        XCTAssertTrue(end.reason.hasSuffix("(SIGSEGV)"), end.reason)
        XCTAssertEqual(end.backtrace.first(where: \.isApp)?.line, 39)
    }

    func testAnExitIsToldWithItsStatus() throws {
        try launch(thenTap: "exit")
        XCTAssertEqual(try end(), AppEnd(reason: "it ended with status 7", status: 7))
    }

    func testAnAppThatIsKilled() throws {
        try launch(thenTap: "colour")
        let answer = try XCTUnwrap(host.identifier)
        XCTAssertEqual(kill(answer, SIGKILL), 0)
        XCTAssertEqual(try end(), AppEnd(reason: "it was ended by SIGKILL", signal: SIGKILL))
    }

    func testAnAppThatHangsIsSaidNotToAnswerAndCanBeStartedAgain() throws {
        try launch(thenTap: "hang")
        try wait(for: "that it hangs", until: { !host.isResponding })
        XCTAssertEqual(phases.last, .running)
        let frames = damage.count
        host.restart()
        try wait(for: "another run", until: { host.phase == .running && damage.count > frames })
        XCTAssertTrue(host.isResponding)
    }

    func testTheTraceIsWrittenAsItComes() throws {
        let runner = try CommandRunner()
        let file = runner.folder.appendingPathComponent("trace.jsonl")
        launch(try build(Self.folder, named: "Ends"), trace: file)
        try wait(for: "the controller's appearance", until: { host.trace.contains { $0.event == "viewDidAppear" } })
        XCTAssertEqual(
            try runner.contents(of: "trace.jsonl"), host.trace.map { $0.jsonLine + "\n" }.joined())
    }
}

import Foundation
import XCTest

/// An app whose timers, delays and sleeping tasks share a clock with its animations: in flows, and in its own tests.
final class TimeAppTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws {
        runner = try CommandRunner()
        try runner.write(Self.app, to: "Clocks/App.swift")
        try runner.write(Self.model, to: "Clocks/Ticker.swift")
    }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    func testAFlowPassesTimersAndAnimationsTogether() throws {
        try runner.write(
            """
            appId: test.clocks
            ---
            - tapOn: Go
            - wait: 0.7
            - assertVisible: Done
            """, to: "time.yaml")
        let expected = """
            block 0.1
            timer 0.2
            delegate 0.25
            item 0.3
            sleep 0.35
            timer 0.4
            faded 0.5
            timer 0.6
            task 0.65

            """
        // Every run gives the same times.
        for _ in 0..<2 {
            let result = try runner.run("run", "Clocks", "--flow", "time.yaml")
            XCTAssertEqual(result.status, 0, result.errors)
            XCTAssertEqual(result.errors, "")
            XCTAssertEqual(result.output, expected)
        }
    }

    func testAnAppsOwnTestsWaitAsTheyDoOnADevice() throws {
        try runner.write(Self.tests, to: "Clocks/ClocksTests/ClocksTests.swift")
        let result = try runner.run("test", "Clocks")
        XCTAssertEqual(result.status, 0, result.output + result.errors)
        XCTAssertTrue((result.output + result.errors).contains("Executed 5 tests, with 0 failures"), result.output)
    }

    private static let model = """
        import Foundation

        final class Ticker {
            private var timer: Timer?
            private(set) var count = 0
            var onTick: () -> Void = {}

            func start(every seconds: TimeInterval) {
                let timer = Timer(timeInterval: seconds, repeats: true) { [weak self] _ in
                    self?.count += 1
                    self?.onTick()
                }
                RunLoop.main.add(timer, forMode: .common)
                self.timer = timer
            }

            func stop() {
                timer?.invalidate()
                timer = nil
            }
        }
        """

    private static let app = AppSource.app(
        showing: "ClockViewController()",
        """
        final class ClockViewController: UIViewController {
            private let label = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
            private let ticker = Ticker()
            private var start = 0.0

            override func viewDidLoad() {
                super.viewDidLoad()
                let button = UIButton(type: .system)
                button.setTitle("Go", for: .normal)
                button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
                button.addTarget(self, action: #selector(go), for: .touchUpInside)
                view.addSubview(button)
                view.addSubview(label)
            }

            @objc private func go() {
                start = CACurrentMediaTime()
                UIView.animate(withDuration: 0.5, animations: { self.label.alpha = 0.5 }) { _ in self.tell("faded") }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.tell("block") }
                ticker.onTick = { [weak self] in self?.tell("timer") }
                ticker.start(every: 0.2)
                perform(#selector(delayed(_:)), with: "delegate", afterDelay: 0.25)
                let item = DispatchWorkItem { [weak self] in self?.tell("item") }
                DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300), execute: item)
                Task {
                    try await Task.sleep(nanoseconds: 350_000_000)
                    tell("sleep")
                    try await Task.sleep(for: .milliseconds(300))
                    tell("task")
                    label.text = "Done"
                    ticker.stop()
                }
            }

            @objc private func delayed(_ what: Any?) { tell(what as! String) }

            private func tell(_ what: String) {
                print(what, ((CACurrentMediaTime() - start) * 100).rounded() / 100)
            }
        }
        """)

    private static let tests = """
        import UIKitTesting
        import XCTest
        @testable import Clocks

        final class ClocksTests: XCTestCase {
            func testAnExpectationOfAnAnimation() {
                let view = UIView()
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.addSubview(view)
                window.isHidden = false
                let done = expectation(description: "faded")
                UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }) { _ in done.fulfill() }
                wait(for: [done], timeout: 20)
            }

            func testATimerInARunLoop() {
                let ticker = Ticker()
                ticker.start(every: 0.05)
                let end = Date(timeIntervalSinceNow: 20)
                while ticker.count < 3, Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1)) }
                XCTAssertGreaterThanOrEqual(ticker.count, 3)
                ticker.stop()
            }

            func testADelayedBlock() {
                let done = expectation(description: "block")
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: { done.fulfill() })
                waitForExpectations(timeout: 20)
            }

            func testASleepingTask() async throws {
                try await Task.sleep(nanoseconds: 50_000_000)
                try await Task.sleep(for: .milliseconds(50))
            }

            @MainActor func testExactTime() {
                let screen = TestScreen()
                let ticker = Ticker()
                ticker.start(every: 1)
                screen.advance(by: 3.05)
                XCTAssertEqual(ticker.count, 3)
                screen.wait(0.1)
                XCTAssertEqual(screen.time, 3.15, accuracy: 1e-9)
                ticker.stop()
                screen.advance(by: 3)
                XCTAssertEqual(ticker.count, 3)
            }
        }
        """
}

#if compiler(>=6.2)
    import QuartzCore
    import UIKitTesting
    import XCTest

    @testable import UIKit

    /// `Task.sleep` on the media clock.
    @preconcurrency @MainActor final class SleepTests: ScreenTestCase {
        private var events: [String] = []

        private func note(_ what: String) { events.append("\(what) \((CACurrentMediaTime() * 1e6).rounded() / 1e6)") }

        func testTasksWakeAtTheirTimes() {
            Task {
                try await Task.sleep(nanoseconds: 250_000_000)
                note("nanoseconds")
                try await Task.sleep(for: .milliseconds(500))
                note("duration")
                try await Task.sleep(for: .zero)
                note("none")
            }
            TestEnvironment.runUntilIdle()
            XCTAssertEqual(events, [])
            TestEnvironment.advance(by: 1)
            XCTAssertEqual(events, ["nanoseconds 0.25", "duration 0.75", "none 0.75"])
        }

        func testACancelledTaskWakesAtOnce() {
            let task = Task {
                do {
                    try await Task.sleep(for: .seconds(5))
                    note("woke")
                } catch {
                    note("\(type(of: error))")
                }
            }
            TestEnvironment.advance(by: 1)
            task.cancel()
            TestEnvironment.runUntilIdle()
            XCTAssertEqual(events, ["CancellationError 1.0"])
            XCTAssertNil(TimedCalls.shared.nextTime)
        }

        func testATaskThatIsCancelledBeforehandDoesNotSleep() {
            Task {
                try await Task.sleep(for: .seconds(5))
                note("kept")
            }
            let cancelled = Task {
                try? await Task.sleep(nanoseconds: 5_000_000_000)
                note("cancelled")
            }
            cancelled.cancel()
            TestEnvironment.runUntilIdle()
            XCTAssertEqual(events, ["cancelled 0.0"])
            TestEnvironment.advance(by: 6)
            XCTAssertEqual(events, ["cancelled 0.0", "kept 5.0"])
        }

        func testAFreshScreenEndsSleeps() {
            Task {
                do { try await Task.sleep(for: .seconds(5)) } catch { note("\(type(of: error))") }
            }
            TestEnvironment.runUntilIdle()
            TestEnvironment.reset()
            TestEnvironment.runUntilIdle()
            XCTAssertEqual(events, ["CancellationError 0.0"])
        }
    }
#endif

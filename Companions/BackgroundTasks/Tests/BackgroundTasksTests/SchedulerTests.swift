import BackgroundTasks
import XCTest

/// Work for later, as the Simulator takes it.
final class SchedulerTests: XCTestCase {
    func testNothingIsTaken() {
        let scheduler = BGTaskScheduler.shared
        XCTAssertTrue(scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { _ in })
        XCTAssertFalse(scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { _ in })
        let request = BGAppRefreshTaskRequest(identifier: "refresh")
        request.earliestBeginDate = Date(timeIntervalSinceNow: 60)
        XCTAssertThrowsError(try scheduler.submit(request)) {
            XCTAssertEqual(($0 as? BGTaskScheduler.Error)?.code, .unavailable)
        }
        scheduler.getPendingTaskRequests { XCTAssertEqual($0, []) }
    }
}

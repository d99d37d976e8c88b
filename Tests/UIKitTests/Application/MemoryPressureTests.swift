import Dispatch
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class MemoryPressureTests: ScreenTestCase {
    func testASourceHearsOfMemoryWarnings() {
        let heard = expectation(description: "heard")
        let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
        source.setEventHandler { [unowned source] in
            if source.data == .warning { heard.fulfill() }
        }
        source.activate()
        XCTAssertEqual(source.mask, [.warning, .critical])
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        wait(for: [heard], timeout: 10)
        source.cancel()
    }
}

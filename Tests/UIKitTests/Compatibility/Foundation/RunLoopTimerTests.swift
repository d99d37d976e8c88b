import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Core Foundation's timers, which are Foundation's.
@preconcurrency @MainActor final class RunLoopTimerTests: EventTestCase {
    func testATimerOfCoreFoundationKeepsTheClockOfAnimations() {
        let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 1, 0.5, 0, 0) {
            [unowned self] (timer: CFRunLoopTimer?) in
            log.append("fired \(CFRunLoopTimerIsValid(timer))")
        }
        CFRunLoopAddTimer(CFRunLoopGetMain(), timer, CFRunLoopMode.commonModes)
        XCTAssertTrue(CFRunLoopTimerDoesRepeat(timer))
        wait(0.9)
        XCTAssertEqual(takeLog(), [])
        wait(0.7)
        XCTAssertEqual(takeLog(), ["fired true", "fired true"])
        CFRunLoopTimerInvalidate(timer)
        wait(1)
        XCTAssertEqual(takeLog(), [])
        XCTAssertEqual(CFRunLoopTimerGetNextFireDate(timer), 0)
    }

    func testNamesOfModes() {
        XCTAssertEqual(CFRunLoopMode.defaultMode.rawValue, "kCFRunLoopDefaultMode")
        XCTAssertEqual(CFRunLoopMode.commonModes.rawValue, "kCFRunLoopCommonModes")
    }
}

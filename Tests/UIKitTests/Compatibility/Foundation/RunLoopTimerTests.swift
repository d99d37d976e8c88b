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

    func testATimerIsAddedToTheLoopOfAThirdThread() {
        final class Shared: @unchecked Sendable {
            var loop: CFRunLoop?
            var firedOnMain: Bool?
            let ready = DispatchSemaphore(value: 0)
            let added = DispatchSemaphore(value: 0)
            let ended = DispatchSemaphore(value: 0)
        }
        let shared = Shared()
        let thread = Thread {
            shared.loop = CFRunLoopGetCurrent()
            shared.ready.signal()
            shared.added.wait()
            while shared.firedOnMain == nil, RunLoop.current.run(mode: .default, before: .distantFuture) {}
            shared.ended.signal()
        }
        thread.start()
        shared.ready.wait()
        let timer = Timer(fire: Date(timeIntervalSince1970: 0), interval: 0, repeats: false) { _ in
            shared.firedOnMain = Thread.isMainThread
        }
        CFRunLoopAddTimer(shared.loop, timer, CFRunLoopMode.defaultMode)
        shared.added.signal()
        shared.ended.wait()
        XCTAssertEqual(shared.firedOnMain, false)
    }

    func testNamesOfModes() {
        XCTAssertEqual(CFRunLoopMode.defaultMode.rawValue, "kCFRunLoopDefaultMode")
        XCTAssertEqual(CFRunLoopMode.commonModes.rawValue, "kCFRunLoopCommonModes")
    }
}

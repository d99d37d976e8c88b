import Foundation
import XCTest

@testable import UIKit

/// An app's class as the translator leaves it.
@preconcurrency @MainActor private class Listener: NSObject, ObjectiveCExposed {
    var heard: [String] = []

    func changed(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func call(_ argument: Any?) { heard.append(argument as? String ?? "nil") }
    func fired(_ timer: Timer) { heard.append("fired") }

    static var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            name: "Listener",
            methods: [
                "changed:": {
                    ($0 as! Listener).changed($1[0] as! Notification)
                    return nil
                },
                "call:": {
                    ($0 as! Listener).call($1[0])
                    return nil
                },
                "fired:": {
                    ($0 as! Listener).fired($1[0] as! Timer)
                    return nil
                },
            ])
    }
}

@preconcurrency @MainActor final class SelectorObserverTests: ScreenTestCase {
    private let center = NotificationCenter()
    private let first = Notification.Name("first")
    private let second = Notification.Name("second")

    func testAnObserverIsCalledForItsNameAndSender() {
        let listener = Listener()
        let sender = NSObject()
        center.addObserver(listener, selector: Selector("changed:"), name: first, object: sender)
        center.post(name: first, object: sender)
        center.post(name: first, object: NSObject())
        center.post(name: second, object: sender)
        XCTAssertEqual(listener.heard, ["first"])
    }

    func testAnObserverThatIsRemovedHearsNoMore() {
        let listener = Listener()
        center.addObserver(listener, selector: Selector("changed:"), name: first, object: nil)
        center.addObserver(listener, selector: Selector("changed:"), name: second, object: nil)
        center.removeObserver(listener, name: first, object: nil)
        center.post(name: first, object: nil)
        center.post(name: second, object: nil)
        XCTAssertEqual(listener.heard, ["second"])
        center.removeObserver(listener)
        center.post(name: second, object: nil)
        XCTAssertEqual(listener.heard, ["second"])
    }

    func testAnObserverIsNotKeptAlive() {
        var listener: Listener? = Listener()
        weak let observed = listener
        center.addObserver(listener!, selector: Selector("changed:"), name: first, object: nil)
        listener = nil
        XCTAssertNil(observed)
        center.post(name: first, object: nil)
    }

    func testATokenOfABlockIsStillRemoved() {
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: first, object: nil, queue: nil) { _ in count += 1 }
        center.post(name: first, object: nil)
        center.removeObserver(token)
        center.post(name: first, object: nil)
        XCTAssertEqual(count, 1)
    }

    func testATimerCallsAMethod() {
        let listener = Listener()
        let timer = Timer(
            timeInterval: 60, target: listener, selector: Selector("fired:"), userInfo: nil, repeats: false)
        timer.fire()
        XCTAssertEqual(listener.heard, ["fired"])
        XCTAssertFalse(timer.isValid)
    }

    func testADelayedCallIsMadeOnceUnlessItIsTakenBack() {
        let listener = Listener()
        listener.perform(Selector("call:"), with: "kept", afterDelay: 0)
        listener.perform(Selector("call:"), with: "dropped", afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: Selector("call:"), object: "dropped")
        XCTAssertNil(VirtualTime.runUntilIdle(limit: 1))
        XCTAssertEqual(listener.heard, ["kept"])
    }
}

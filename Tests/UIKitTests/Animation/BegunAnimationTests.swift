import Foundation
import QuartzCore
import XCTest

@_spi(Testing) @testable import UIKit

/// Animations between `beginAnimations` and `commitAnimations`.
@preconcurrency @MainActor final class BegunAnimationTests: AnimationTestCase {
    private final class Listener: NSObject, ObjectiveCExposed {
        var log: (String) -> Void = { _ in }

        static var __objectiveC: ObjectiveCTable {
            ObjectiveCTable(
                name: "Listener",
                methods: [
                    "willStart:context:": { object, arguments in
                        (object as! Listener).log("start \(arguments[0] ?? "nil")")
                        return nil
                    },
                    "didStop:finished:context:": { object, arguments in
                        (object as! Listener).log("stop \(arguments[0] ?? "nil") \(arguments[1] ?? "nil")")
                        return nil
                    },
                ])
        }
    }

    func testChangesBetweenTheCallsAreAnimated() {
        let listener = Listener()
        listener.log = { [weak self] in self?.note($0) }
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationWillStart(Selector("willStart:context:"))
        UIView.setAnimationDidStop(Selector("didStop:finished:context:"))
        UIView.setAnimationDuration(2)
        UIView.setAnimationCurve(.linear)
        view.frame.origin.x = 100
        UIView.commitAnimations()
        root.backgroundColor = .red
        wait(1)
        XCTAssertEqual(x, 50, accuracy: 0.01)
        settle()
        XCTAssertEqual(x, 100)
        XCTAssertEqual(events, ["start move 0.0", "stop move 1 2.0"])
    }

    func testNothingIsAnimatedAfterTheCommit() {
        UIView.beginAnimations(nil, context: nil)
        UIView.commitAnimations()
        UIView.commitAnimations()
        UIView.setAnimationDuration(3)
        view.frame.origin.x = 100
        XCTAssertEqual(UIView.inheritedAnimationDuration, 0)
        wait(0.02)
        XCTAssertEqual(x, 100)
    }

    func testAnimationsRepeatAndWait() {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDelay(1)
        UIView.setAnimationRepeatCount(2)
        UIView.setAnimationRepeatAutoreverses(true)
        view.frame.origin.x = 100
        UIView.commitAnimations()
        var places: [Double] = []
        for _ in 0..<4 {
            wait(0.75)
            places.append((x * 10).rounded() / 10)
        }
        XCTAssertEqual(places, [0, 50, 75, 0])
    }
}

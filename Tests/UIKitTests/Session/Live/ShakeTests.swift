import DisplayProtocol
import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class ShakeTests: EventTestCase {
    private final class MotionView: UIView {
        var name = ""
        var log: (String) -> Void = { _ in }
        var passesOn = false
        override var canBecomeFirstResponder: Bool { true }

        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            log("\(name) began \(motion) \(event?.type == .motion) \(event?.subtype == .motionShake)")
            if passesOn { super.motionBegan(motion, with: event) }
        }

        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            log("\(name) ended")
            if passesOn { super.motionEnded(motion, with: event) }
        }
    }

    private final class MotionWindow: UIWindow {
        var log: (String) -> Void = { _ in }
        override func sendEvent(_ event: UIEvent) {
            log("window gets \(event.type)")
            super.sendEvent(event)
        }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log("window ended") }
    }

    private func view(_ name: String, in superview: UIView) -> MotionView {
        let view = MotionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.name = name
        view.log = { [weak self] in self?.log.append($0) }
        superview.addSubview(view)
        return view
    }

    func testAShakeGoesToTheFirstResponder() {
        let outer = view("outer", in: root)
        let inner = view("inner", in: outer)
        XCTAssertTrue(inner.becomeFirstResponder())
        DisplayMessage.Shake().handle()
        XCTAssertEqual(takeLog(), ["inner began motionShake true true", "inner ended"])
        inner.passesOn = true
        DisplayMessage.Shake().handle()
        XCTAssertEqual(
            takeLog(),
            ["inner began motionShake true true", "outer began motionShake true true", "inner ended", "outer ended"])
    }

    func testWithoutAFirstResponderTheControllerOnShowHearsOfIt() {
        final class Shaken: UIViewController {
            var shakes = 0
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { shakes += 1 }
        }
        let controller = Shaken()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        DisplayMessage.Shake().handle()
        XCTAssertEqual(controller.shakes, 1)
    }

    func testWithoutAFirstResponderItGoesToTheKeyWindow() {
        let shaken = MotionWindow(frame: UIScreen.main.bounds)
        shaken.rootViewController = UIViewController()
        shaken.log = { [weak self] in self?.log.append($0) }
        let view = view("view", in: shaken.rootViewController!.view)
        shaken.makeKeyAndVisible()
        DisplayMessage.Shake().handle()
        XCTAssertEqual(takeLog(), ["window gets motion", "window gets motion", "window ended"])
        XCTAssertTrue(view.becomeFirstResponder())
        view.passesOn = true
        DisplayMessage.Shake().handle()
        XCTAssertEqual(
            takeLog(),
            [
                "window gets motion", "view began motionShake true true", "window gets motion", "view ended",
                "window ended",
            ])
        shaken.isHidden = true
    }
}

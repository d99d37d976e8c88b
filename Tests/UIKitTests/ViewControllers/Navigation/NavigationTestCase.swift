import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// A navigation controller whose probes write to the test's log.
@preconcurrency @MainActor class NavigationTestCase: ContainmentTestCase {
    /// A navigation controller on the screen; the log is empty then.
    func showNavigation(_ controllers: UIViewController...) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = controllers
        show(navigation)
        return navigation
    }

    /// The controllers whose views are in the window.
    func visible(in navigation: UINavigationController) -> [UIViewController] {
        navigation.children.filter { $0.viewIfLoaded?.window != nil }
    }

    /// The views in which a bar shows something, of a class.
    func barViews<View: UIView>(_ type: View.Type, in navigation: UINavigationController) -> [View] {
        navigation.navigationBar.layoutIfNeeded()
        return navigation.navigationBar.content.subviews.compactMap { $0 as? View }.filter { !$0.isHidden }
    }

    func wait(_ seconds: Double) { VirtualTime.advance(by: seconds, passRealTime: false) }

    func touch(_ phase: DisplayMessage.Touch.Phase, _ x: CGFloat, _ y: CGFloat) {
        TouchDelivery.shared.deliver(.init(phase: phase, finger: 0, point: CGPoint(x: x, y: y)))
        FramePipeline.shared.runFrame()
    }

    /// Puts a finger down and moves it in steps of a sixtieth of a second; it stays down.
    func drag(from start: CGPoint, to end: CGPoint, steps: Int = 12) {
        touch(.began, start.x, start.y)
        for step in 1...steps {
            wait(1.0 / 60)
            let part = CGFloat(step) / CGFloat(steps)
            touch(.moved, start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
        }
    }

    /// Lifts the finger after it has rested, or from its movement.
    func lift(_ point: CGPoint, atRest: Bool = true) {
        if atRest { wait(0.5) }
        touch(.ended, point.x, point.y)
    }
}

/// Writes what the delegate of a navigation controller hears.
@preconcurrency @MainActor final class NavigationLogger: NSObject, UINavigationControllerDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log.add("willShow(\((viewController as? Probe)?.name ?? "?"), \(animated))")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log.add("didShow(\((viewController as? Probe)?.name ?? "?"), \(animated))")
    }
}

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

    /// What is on view after everything has settled: the controllers whose views are in the window.
    func visible(in navigation: UINavigationController) -> [UIViewController] {
        navigation.children.filter { $0.viewIfLoaded?.window != nil }
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

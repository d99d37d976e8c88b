import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// The coordinator that both sides find as soon as an animated transition was asked for.
@preconcurrency @MainActor final class AnnouncedCoordinatorTests: PresentationTestCase {
    /// Queues something with the coordinator of a controller, right after a call.
    private func queue(_ controller: UIViewController, _ name: String) {
        controller.transitionCoordinator?.animate { context in
            self.log.add("\(name) alongside \(context.isAnimated) \(context.transitionDuration > 0)")
        } completion: { context in
            self.log.add("\(name) end cancelled=\(context.isCancelled)")
        }
    }

    func test_6_32_bothSidesFindItRightAfterPresent() throws {
        for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen, .overCurrentContext] {
            let m = modal("M", style)
            a.present(m, animated: true)
            let coordinator = try XCTUnwrap(m.transitionCoordinator)
            XCTAssertTrue(a.transitionCoordinator === coordinator)
            XCTAssertTrue(coordinator.isAnimated)
            XCTAssertTrue(coordinator.viewController(forKey: .from) === a)
            XCTAssertTrue(coordinator.viewController(forKey: .to) === m)
            queue(a, "A")
            queue(m, "M")
            settle()
            XCTAssertEqual(
                log.drain().filter { $0.contains("alongside") || $0.contains("end ") },
                ["A alongside true true", "M alongside true true", "A end cancelled=false", "M end cancelled=false"])
            XCTAssertNil(a.transitionCoordinator)
            XCTAssertNil(m.transitionCoordinator)
            XCTAssertFalse(coordinator.animate(alongsideTransition: nil))

            a.dismiss(animated: true)
            let back = try XCTUnwrap(a.transitionCoordinator)
            XCTAssertTrue(m.transitionCoordinator === back)
            XCTAssertTrue(back.viewController(forKey: .from) === m)
            XCTAssertTrue(back.viewController(forKey: .to) === a)
            queue(m, "M")
            settle()
            XCTAssertEqual(
                log.drain().filter { $0.contains("alongside") || $0.contains("end ") },
                ["M alongside true true", "M end cancelled=false"])
            XCTAssertNil(a.transitionCoordinator)
        }
    }

    func test_6_32_aChildThatPresentsFindsItToo() {
        let child = probe("C")
        a.addChild(child)
        a.view.addSubview(child.view)
        settle()
        let m = modal("M")
        child.present(m, animated: true)
        XCTAssertTrue(child.transitionCoordinator === m.transitionCoordinator)
        XCTAssertNotNil(child.transitionCoordinator)
    }

    /// The app may keep it: it tells the same as the one of the transition that it announced.
    func test_6_32_whatWasFoundEarlyGoesOnTelling() throws {
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
            var context: (any UIViewControllerContextTransitioning)?
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 3 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) { self.context = context }
        }
        let m = modal("M")
        let delegate = Delegate()
        m.transitioningDelegate = delegate
        a.present(m, animated: true)
        let early = try XCTUnwrap(m.transitionCoordinator)
        FramePipeline.shared.runFrame()
        XCTAssertFalse(m.transitionCoordinator === early)
        XCTAssertEqual(early.transitionDuration, 3)
        XCTAssertTrue(early.containerView === delegate.context?.containerView)
        XCTAssertTrue(early.animate(alongsideTransition: nil) { self.log.add("early \($0.isCancelled)") })
        _ = log.drain()
        delegate.context?.completeTransition(false)
        XCTAssertTrue(log.drain().contains("early true"))
        XCTAssertTrue(early.isCancelled)
    }

    func test_6_32_whatNeverBeginsIsCancelled() {
        let m = modal("M")
        a.present(m, animated: true)
        queue(m, "M")
        a.view.window?.rootViewController = UIViewController()
        settle()
        XCTAssertEqual(log.drain().filter { $0.contains("M ") }, ["M end cancelled=true"])
        XCTAssertNil(m.transitionCoordinator)
        XCTAssertNil(a.transitionCoordinator)
    }

    func test_6_32_withoutAnimationNobodyFindsOne() {
        let m = modal("M")
        a.present(m, animated: false)
        XCTAssertNil(m.transitionCoordinator)
        XCTAssertNil(a.transitionCoordinator)
        settle()
        a.dismiss(animated: false)
        XCTAssertNil(a.transitionCoordinator)
        settle()
        UIView.setAnimationsEnabled(false)
        a.present(modal("N"), animated: true)
        XCTAssertNil(a.transitionCoordinator)
    }

    func test_5_05_bothSidesFindItRightAfterPushPopAndSetting() throws {
        let (one, two) = (probe("1"), probe("2"))
        let navigation = UINavigationController(rootViewController: one)
        show(navigation)
        let changes: [(from: Probe, to: Probe, change: () -> Void)] = [
            (one, two, { navigation.pushViewController(two, animated: true) }),
            (two, one, { navigation.popViewController(animated: true) }),
            (one, two, { navigation.setViewControllers([one, two], animated: true) }),
            (two, one, { navigation.popToRootViewController(animated: true) }),
        ]
        for (number, change) in changes.enumerated() {
            change.change()
            for controller in [navigation, one, two] {
                let coordinator = try XCTUnwrap(controller.transitionCoordinator, "\(number)")
                XCTAssertTrue(coordinator.viewController(forKey: .from) === change.from, "\(number)")
                XCTAssertTrue(coordinator.viewController(forKey: .to) === change.to, "\(number)")
            }
            queue(change.from, "from")
            settle()
            XCTAssertEqual(
                log.drain().filter { $0.hasPrefix("from") }, ["from alongside true true", "from end cancelled=false"])
            XCTAssertNil(navigation.transitionCoordinator)
        }
    }
}

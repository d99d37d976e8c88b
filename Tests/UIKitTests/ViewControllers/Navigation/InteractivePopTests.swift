import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Pops that a finger from the left edge drives.
@preconcurrency @MainActor final class InteractivePopTests: NavigationTestCase {
    private var navigation: UINavigationController!
    private var a: Probe!
    private var b: Probe!

    override func begin() {
        super.begin()
        (a, b) = (probe("A"), probe("B"))
        navigation = showNavigation(a)
        navigation.pushViewController(b, animated: false)
        settle()
        _ = log.drain()
    }

    override func end() {
        (navigation, a, b) = (nil, nil, nil)
        super.end()
    }

    func test_5_11_aSwipeThatFinishesIsAPop() {
        drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
        expect([
            "B.willMove(nil)", "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
        ])
        lift(CGPoint(x: 300, y: 400))
        settle()
        expect(["B.viewDidDisappear(true)", "A.viewDidAppear(true)", "B.didMove(nil)"])
        XCTAssertEqual(navigation.viewControllers, [a])
        XCTAssertEqual(visible(in: navigation), [a])
        XCTAssertNil(b.parent)
    }

    func test_5_12_aSwipeThatGoesBack() {
        drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400))
        _ = log.drain()
        lift(CGPoint(x: 100, y: 400))
        settle()
        // Choice (16.12): what `willMove(nil)` announced is taken back.
        expect([
            "B.willMove(UINavigationController)", "A.viewWillDisappear(true)", "A.viewDidDisappear(true)",
            "B.viewWillAppear(true)", "B.viewIsAppearing(true)", "B.viewDidAppear(true)",
            "B.didMove(UINavigationController)",
        ])
        XCTAssertEqual(visible(in: navigation), [b])
    }

    func test_5_13_theStackIsShorterDuringTheSwipe() {
        drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400))
        XCTAssertEqual(navigation.viewControllers, [a])
        lift(CGPoint(x: 100, y: 400))
        settle()
        XCTAssertEqual(navigation.viewControllers, [a, b])
        XCTAssertEqual(navigation.navigationBar.items?.count, 2)
    }

    func test_5_15_theDelegateDoesNotHearOfWhatWasNotShown() {
        let logger = NavigationLogger(log)
        navigation.delegate = logger
        drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400))
        lift(CGPoint(x: 100, y: 400))
        settle()
        XCTAssertEqual(log.drain().filter { $0.contains("Show") }, ["willShow(A, true)"])
    }

    func testTheViewsFollowTheFinger() throws {
        // The pan is recognised after 10 points, which do not count.
        drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 5 + 10 + 393 / 2, y: 400))
        XCTAssertEqual(b.view.presentedTranslation, 393 / 2, accuracy: 1)
        XCTAssertEqual(a.view.presentedTranslation, -0.15 * 393, accuracy: 1)
        lift(CGPoint(x: 211, y: 400))
        settle()
        XCTAssertEqual(a.view.transform, .identity)
        XCTAssertEqual(a.view.frame, navigation.view.bounds)
    }

    func testTheVelocityDecides() {
        drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 130, y: 400), steps: 4)
        lift(CGPoint(x: 130, y: 400), atRest: false)
        settle()
        XCTAssertEqual(navigation.viewControllers, [a])
    }

    func testOnlyFromTheEdge() {
        drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 350, y: 400))
        lift(CGPoint(x: 350, y: 400))
        settle()
        expect([])
    }

    func testNotWithoutAWayBack() {
        b.navigationItem.hidesBackButton = true
        drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400))
        lift(CGPoint(x: 350, y: 400))
        settle()
        expect([])
        // An app's own delegate may allow it.
        final class Delegate: NSObject, UIGestureRecognizerDelegate {}
        let delegate = Delegate()
        navigation.interactivePopGestureRecognizer?.delegate = delegate
        drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400))
        lift(CGPoint(x: 350, y: 400))
        settle()
        XCTAssertEqual(navigation.viewControllers, [a])
        _ = log.drain()
        drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400))
        lift(CGPoint(x: 350, y: 400))
        settle()
        expect([])
    }

    func testAnAnimatorOfTheAppsDecidesHowTheSwipeEnds() {
        final class Delegate: NSObject, UINavigationControllerDelegate {
            let animator = SlideAnimator()
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        }
        let delegate = Delegate()
        navigation.delegate = delegate
        drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400))
        XCTAssertEqual(navigation.transitionCoordinator?.isInteractive, false)
        // Too short a way to finish a pop of the finger's own.
        lift(CGPoint(x: 100, y: 400))
        settle()
        XCTAssertEqual(delegate.animator.ended, [true])
        XCTAssertEqual(navigation.viewControllers, [a])
        XCTAssertEqual(visible(in: navigation), [a])
    }

    func testTheCoordinatorKnowsOfTheFinger() {
        var changes: [Bool] = []
        a.hooks["viewWillAppear"] = { [a] in
            a?.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
        }
        drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400))
        XCTAssertEqual(navigation.transitionCoordinator?.isInteractive, true)
        XCTAssertEqual(navigation.transitionCoordinator?.initiallyInteractive, true)
        lift(CGPoint(x: 100, y: 400))
        XCTAssertEqual(changes, [true])
        settle()
        XCTAssertNil(navigation.transitionCoordinator)
    }
}

extension UIView {
    /// How far the layer that is shown is moved to the right of its place, in points.
    var presentedTranslation: CGFloat { (layer.presentation() ?? layer).affineTransform().tx }
}

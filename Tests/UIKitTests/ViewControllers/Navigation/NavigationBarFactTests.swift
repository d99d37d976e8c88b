import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// What a navigation controller does with its bars and with the space that they leave.
@preconcurrency @MainActor final class NavigationBarFactTests: NavigationTestCase {
    func test_5_26_viewsBetweenTheNavigationViewAndTheChilds() {
        let a = probe("A")
        let navigation = showNavigation(a)
        let wrapper = a.view.superview
        XCTAssertEqual(wrapper.map { "\(type(of: $0))" }, "UIViewControllerWrapperView")
        XCTAssertEqual(wrapper?.superview.map { "\(type(of: $0))" }, "UINavigationTransitionView")
        XCTAssertIdentical(wrapper?.superview?.superview, navigation.view)
    }

    func test_5_28_theBarShowsTheTopAndTheWayBack() {
        let (a, b) = (probe("A"), probe("B"))
        (a.title, b.title) = ("First", "Second")
        let navigation = showNavigation(a)
        XCTAssertEqual(barViews(UILabel.self, in: navigation).map(\.text), ["First"])
        XCTAssertEqual(barViews(BackButton.self, in: navigation).count, 0)
        navigation.pushViewController(b, animated: true)
        settle()
        XCTAssertEqual(barViews(UILabel.self, in: navigation).map(\.text), ["Second"])
        barViews(BackButton.self, in: navigation)[0].sendActions(for: .touchUpInside)
        settle()
        XCTAssertEqual(navigation.viewControllers, [a])
        XCTAssertEqual(barViews(UILabel.self, in: navigation).map(\.text), ["First"])
    }

    func testTheBarNamesTheRootBeforeThatIsLoaded() {
        let a = probe("A")
        var top: UINavigationItem?
        a.hooks["viewDidLoad"] = { [unowned a] in
            top = a.navigationController?.navigationBar.topItem
            top?.title = "Named"
        }
        let navigation = showNavigation(a)
        XCTAssertIdentical(top, a.navigationItem)
        XCTAssertEqual(barViews(UILabel.self, in: navigation).map(\.text), ["Named"])
    }

    func testASubclassMayRefuseTheWayBack() {
        final class Asking: UINavigationController, UINavigationBarDelegate {
            var answers = [false, true]
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
                answers.removeFirst()
            }
        }
        let navigation = Asking(rootViewController: UIViewController())
        navigation.pushViewController(UIViewController(), animated: false)
        show(navigation)
        barViews(BackButton.self, in: navigation)[0].sendActions(for: .touchUpInside)
        settle()
        XCTAssertEqual(navigation.viewControllers.count, 2)
        barViews(BackButton.self, in: navigation)[0].sendActions(for: .touchUpInside)
        settle()
        XCTAssertEqual(navigation.viewControllers.count, 1)
    }

    func testTheBackButtonMayHaveAnotherAction() {
        let (a, b) = (probe("A"), probe("B"))
        let navigation = showNavigation(a)
        navigation.pushViewController(b, animated: false)
        var taps = 0
        b.navigationItem.backAction = UIAction { _ in taps += 1 }
        settle()
        barViews(BackButton.self, in: navigation)[0].sendActions(for: .touchUpInside)
        XCTAssertEqual([taps, navigation.viewControllers.count], [1, 2])
        b.navigationItem.backAction = nil
        barViews(BackButton.self, in: navigation)[0].sendActions(for: .touchUpInside)
        settle()
        XCTAssertEqual(navigation.viewControllers, [a])
    }

    func testAppsDoNotChangeTheItemsOfTheBar() {
        let navigation = showNavigation(probe("A"))
        navigation.navigationBar.pushItem(UINavigationItem(title: "Mine"), animated: false)
        XCTAssertEqual(
            exceptions.map(\.reason),
            ["Cannot call pushNavigationItem: directly on a UINavigationBar managed by a controller."])
    }

    func test_5_29_theTopmostControllerDecidesAboutTheTabBar() {
        let (a, b, c) = (probe("A"), probe("B"), probe("C"))
        b.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        show(tabs)
        func isBarShown() -> Bool { tabs.tabBar.frame.maxX > 0 }
        XCTAssertTrue(isBarShown())
        XCTAssertEqual(a.view.safeAreaInsets.bottom, 83)
        navigation.pushViewController(b, animated: true)
        settle()
        XCTAssertFalse(isBarShown())
        XCTAssertEqual(b.view.safeAreaInsets.bottom, 34)
        navigation.pushViewController(c, animated: true)
        settle()
        XCTAssertTrue(isBarShown())
        navigation.popToRootViewController(animated: true)
        settle()
        XCTAssertTrue(isBarShown())
        XCTAssertEqual(a.view.safeAreaInsets.bottom, 83)
    }

    func test_5_29_aSwipeThatGoesBackLeavesTheTabBarAway() {
        let (a, b) = (probe("A"), probe("B"))
        b.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        show(tabs)
        navigation.pushViewController(b, animated: true)
        settle()
        drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400))
        lift(CGPoint(x: 100, y: 400))
        settle()
        XCTAssertEqual(tabs.tabBar.frame.minX, -393)
        XCTAssertEqual(b.view.safeAreaInsets.bottom, 34)
    }

    func test_5_30_hidingTheBarIsALayoutAndNoSizeTransition() {
        let a = SizeProbe("A", log)
        let navigation = showNavigation(a)
        XCTAssertEqual(a.view.safeAreaInsets.top, 97 + 2.0 / 3, accuracy: 0.001)
        for animated in [false, true] {
            navigation.setNavigationBarHidden(true, animated: animated)
            settle()
            let lines = log.drain()
            XCTAssertTrue(lines.contains("A.didLayout"))
            XCTAssertEqual(lines.filter { $0.contains("viewWillTransition") }, [])
            XCTAssertEqual(a.view.safeAreaInsets.top, 59)
            XCTAssertTrue(navigation.navigationBar.isHidden)
            navigation.setNavigationBarHidden(false, animated: animated)
            settle()
            XCTAssertFalse(navigation.navigationBar.isHidden)
            XCTAssertEqual(a.view.safeAreaInsets.top, 97 + 2.0 / 3, accuracy: 0.001)
            _ = log.drain()
        }
    }

    func test_7_21_viewsGoOnUnderTheBarsUnlessTheySayOtherwise() {
        let a = probe("A")
        XCTAssertEqual(a.edgesForExtendedLayout, .all)
        XCTAssertFalse(a.extendedLayoutIncludesOpaqueBars)
        let navigation = showNavigation(a)
        let below = 97 + 2.0 / 3
        XCTAssertEqual(a.view.frame.minY, 0)
        a.edgesForExtendedLayout = []
        settle()
        XCTAssertEqual(a.view.frame.minY, below, accuracy: 0.001)
        XCTAssertEqual(a.view.safeAreaInsets.top, 0)
        XCTAssertEqual(a.view.frame.maxY, 852)
        a.edgesForExtendedLayout = .all
        navigation.navigationBar.isTranslucent = false
        settle()
        XCTAssertEqual(a.view.frame.minY, below, accuracy: 0.001)
        a.extendedLayoutIncludesOpaqueBars = true
        settle()
        XCTAssertEqual(a.view.frame.minY, 0)
        XCTAssertEqual(a.view.safeAreaInsets.top, below, accuracy: 0.001)
    }

    func test_8_04_theBarDecidesTheStatusBarsStyleWhileItIsShown() {
        final class Light: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        let light = Light()
        let navigation = showNavigation(light)
        XCTAssertNil(navigation.childForStatusBarStyle)
        XCTAssertEqual(UIApplication.shared.statusBar.style, .default)
        navigation.navigationBar.barStyle = .black
        navigation.setNeedsStatusBarAppearanceUpdate()
        XCTAssertEqual(UIApplication.shared.statusBar.style, .lightContent)
        navigation.navigationBar.barStyle = .default
        navigation.isNavigationBarHidden = true
        XCTAssertIdentical(navigation.childForStatusBarStyle, light)
    }

    func test_8_06_theTopDecidesWhetherTheStatusBarIsHidden() {
        final class Hiding: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        let (a, b) = (probe("A"), Hiding())
        let navigation = showNavigation(a)
        XCTAssertIdentical(navigation.childForStatusBarHidden, a)
        navigation.pushViewController(b, animated: true)
        XCTAssertIdentical(navigation.childForStatusBarHidden, b)
        settle()
        XCTAssertTrue(UIApplication.shared.statusBar.isHidden)
        navigation.popViewController(animated: true)
        settle()
        XCTAssertFalse(UIApplication.shared.statusBar.isHidden)
    }

    func test_8_09_thePushedControllerIsAskedBeforeItLoads() {
        final class Asked: UIViewController {
            var events: [String] = []
            override var prefersStatusBarHidden: Bool {
                events.append("prefersStatusBarHidden")
                return false
            }
            override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
                events.append("preferredStatusBarUpdateAnimation")
                return .slide
            }
            override func loadView() {
                events.append("loadView")
                super.loadView()
            }
        }
        let asked = Asked()
        let navigation = showNavigation(UIViewController())
        navigation.pushViewController(asked, animated: true)
        settle()
        XCTAssertEqual(
            asked.events.prefix(3), ["prefersStatusBarHidden", "preferredStatusBarUpdateAnimation", "loadView"])
    }

    func testTheToolbarShowsTheTopsItems() {
        let (a, b) = (probe("A"), probe("B"))
        a.toolbarItems = [.flexibleSpace(), UIBarButtonItem(systemItem: .add)]
        let navigation = showNavigation(a)
        XCTAssertTrue(navigation.isToolbarHidden)
        XCTAssertEqual(a.view.safeAreaInsets.bottom, 34)
        navigation.setToolbarHidden(false, animated: true)
        settle()
        XCTAssertEqual(navigation.toolbar.frame, CGRect(x: 0, y: 852 - 34 - 44, width: 393, height: 44))
        XCTAssertEqual(navigation.toolbar.background.frame.height, 78)
        XCTAssertEqual(navigation.toolbar.items, a.toolbarItems)
        XCTAssertEqual(a.view.safeAreaInsets.bottom, 78)
        b.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
        navigation.pushViewController(b, animated: true)
        settle()
        XCTAssertEqual(navigation.toolbar.items, b.toolbarItems)
        b.setToolbarItems([], animated: false)
        XCTAssertEqual(navigation.toolbar.items, [])
        navigation.isToolbarHidden = true
        settle()
        XCTAssertEqual(b.view.safeAreaInsets.bottom, 34)
        XCTAssertTrue(navigation.toolbar.isHidden)
    }

    func testTheBarIsHigherInASheet() {
        let (a, b) = (probe("A"), probe("B"))
        show(a)
        let navigation = UINavigationController(rootViewController: b)
        a.present(navigation, animated: false)
        settle()
        XCTAssertEqual(navigation.navigationBar.frame.minY, 0)
        XCTAssertEqual(navigation.navigationBar.bounds.height, 56)
        XCTAssertEqual(b.view.safeAreaInsets.top, 56)
    }

    func testATapTakesTheBarsAwayAndBringsThemBack() {
        let a = probe("A")
        let navigation = showNavigation(a)
        navigation.hidesBarsOnTap = true
        navigation.isToolbarHidden = false
        settle()
        for isHidden in [true, false] {
            touch(.began, 200, 400)
            wait(0.05)
            touch(.ended, 200, 400)
            settle()
            XCTAssertEqual(navigation.isNavigationBarHidden, isHidden)
            XCTAssertEqual(navigation.isToolbarHidden, isHidden)
        }
    }

    func testASwipeTakesTheBarsAwayAndBringsThemBack() {
        let navigation = showNavigation(probe("A"))
        drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400))
        lift(CGPoint(x: 200, y: 400))
        XCTAssertFalse(navigation.isNavigationBarHidden)
        navigation.hidesBarsOnSwipe = true
        drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400))
        lift(CGPoint(x: 200, y: 400))
        XCTAssertTrue(navigation.isNavigationBarHidden)
        drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 500))
        lift(CGPoint(x: 200, y: 500))
        XCTAssertFalse(navigation.isNavigationBarHidden)
    }

    func testTheKeyboardTakesTheBarsAway() {
        let navigation = showNavigation(probe("A"))
        let post = { NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil) }
        post()
        XCTAssertFalse(navigation.isNavigationBarHidden)
        navigation.hidesBarsWhenKeyboardAppears = true
        post()
        settle()
        XCTAssertTrue(navigation.isNavigationBarHidden)
    }

    func testAnAppsAnimatorTakesThePlaceOfTheUsualOne() {
        final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
            var frames: [CGRect] = []
            func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double {
                0.5
            }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                let (controller, view) = (context.viewController(forKey: .to)!, context.view(forKey: .to)!)
                frames = [context.finalFrame(for: controller), context.containerView.bounds]
                view.frame = frames[0]
                view.alpha = 0
                context.containerView.addSubview(view)
                UIView.animate(withDuration: 0.5) {
                    view.alpha = 1
                } completion: { _ in
                    context.completeTransition(true)
                }
            }
        }
        final class Animators: NSObject, UINavigationControllerDelegate {
            let fade = Fade()
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
        }
        let (a, b) = (probe("A"), probe("B"))
        let animators = Animators()
        let navigation = showNavigation(a)
        navigation.delegate = animators
        navigation.pushViewController(b, animated: true)
        TestEnvironment.advance(by: 0.45)
        XCTAssertEqual(visible(in: navigation).count, 2)
        settle()
        XCTAssertEqual(animators.fade.frames, [navigation.view.bounds, navigation.view.bounds])
        XCTAssertEqual(visible(in: navigation), [b])
    }
}

import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// What is set on appearance proxies reaches views on their way into a window.
@preconcurrency @MainActor final class AppearanceProxyTests: ScreenTestCase {
    private final class Box: UIView {}
    private final class Panel: UIViewController {}

    private func show(_ views: UIView..., in controller: UIViewController = UIViewController()) {
        for view in views { controller.view.addSubview(view) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        TestEnvironment.runUntilIdle()
    }

    func testReachesViewsThatComeIntoAWindow() {
        UISwitch.appearance().onTintColor = .red
        let control = UISwitch()
        XCTAssertNil(control.onTintColor)
        show(control)
        XCTAssertEqual(control.onTintColor, .red)
    }

    func testGoesBehindAValueOfTheViewsOwn() {
        UISwitch.appearance().onTintColor = .red
        let control = UISwitch()
        control.onTintColor = .blue
        show(control)
        XCTAssertEqual(control.onTintColor, .blue)
    }

    func testMirrorsAllViews() {
        UIView.appearance().semanticContentAttribute = .forceRightToLeft
        let (stack, first, second) = (UIStackView(), UIView(), UIView())
        for view in [first, second] { stack.addArrangedSubview(view) }
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        show(stack)
        stack.layoutIfNeeded()
        XCTAssertEqual(stack.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        XCTAssertGreaterThan(first.frame.minX, second.frame.minX)
    }

    func testViewsThatAreThereAlreadyStayAsTheyAre() {
        let control = UISwitch()
        show(control)
        UISwitch.appearance().onTintColor = .red
        XCTAssertNil(control.onTintColor)
        let superview = control.superview
        control.removeFromSuperview()
        superview?.addSubview(control)
        XCTAssertEqual(control.onTintColor, .red)
    }

    func testTheProxyOfASubclassGoesFirst() {
        UIView.appearance().backgroundColor = .green
        Box.appearance().backgroundColor = .red
        let (box, other) = (Box(), UIStackView())
        show(box, other)
        XCTAssertEqual(box.backgroundColor, .red)
        XCTAssertEqual(other.backgroundColor, .green)
    }

    func testSurroundingsNarrowAProxyDown() {
        UILabel.appearance().textColor = .blue
        UILabel.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .green
        UILabel.appearance(whenContainedInInstancesOf: [Box.self, Panel.self]).textColor = .red
        func labels() -> (inside: UILabel, outside: UILabel, box: Box) {
            let (inside, outside, box) = (UILabel(), UILabel(), Box())
            box.addSubview(inside)
            return (inside, outside, box)
        }
        let first = labels()
        show(first.box, first.outside)
        XCTAssertEqual(first.inside.textColor, .green)
        XCTAssertEqual(first.outside.textColor, .blue)
        let second = labels()
        show(second.box, in: Panel())
        XCTAssertEqual(second.inside.textColor, .red)
    }

    func testTraitsNarrowAProxyDown() {
        UISwitch.appearance(for: UITraitCollection(horizontalSizeClass: .regular)).onTintColor = .red
        UISwitch.appearance(for: UITraitCollection(horizontalSizeClass: .compact)).onTintColor = .blue
        let control = UISwitch()
        show(control)
        XCTAssertEqual(control.onTintColor, .blue)
    }

    func testBarsAndTheirItems() {
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
        UINavigationBar.appearance().tintColor = .purple
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
        UITabBar.appearance().unselectedItemTintColor = .brown
        UITabBarItem.appearance().setTitleTextAttributes([.kern: 2], for: .selected)
        let root = UIViewController()
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        show(in: tabs)
        XCTAssertEqual(navigation.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor, .red)
        XCTAssertEqual(navigation.navigationBar.tintColor, .purple)
        XCTAssertEqual(
            root.navigationItem.rightBarButtonItem?.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor,
            .green)
        XCTAssertEqual(tabs.tabBar.unselectedItemTintColor, .brown)
        XCTAssertEqual(navigation.tabBarItem.titleTextAttributes(for: .selected)?[.kern] as? Int, 2)
    }

    func testAppearanceObjects() {
        let looks = UINavigationBarAppearance()
        looks.configureWithOpaqueBackground()
        looks.backgroundColor = .orange
        UINavigationBar.appearance().standardAppearance = looks
        UINavigationBar.appearance().scrollEdgeAppearance = looks
        let navigation = UINavigationController(rootViewController: UIViewController())
        show(in: navigation)
        XCTAssertEqual(navigation.navigationBar.standardAppearance.backgroundColor, .orange)
        XCTAssertEqual(navigation.navigationBar.scrollEdgeAppearance?.backgroundColor, .orange)
    }

    func testOneProxyForTheSameSurroundings() {
        XCTAssertTrue(UILabel.appearance() === UILabel.appearance())
        XCTAssertFalse(UILabel.appearance() === UILabel.appearance(whenContainedInInstancesOf: [Box.self]))
        XCTAssertTrue(
            UILabel.appearance(whenContainedInInstancesOf: [Box.self])
                === UILabel.appearance(whenContainedInInstancesOf: [Box.self]))
    }
}

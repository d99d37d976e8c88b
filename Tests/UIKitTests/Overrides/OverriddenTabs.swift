import UIKit

// Without @testable, as an app is: a member that is no longer open, or went into an extension, stops these classes from
// compiling.

final class OverriddenTabBarController: UITabBarController {
    override var tabBar: UITabBar { super.tabBar }
    override var viewControllers: [UIViewController]? {
        get { super.viewControllers }
        set { super.viewControllers = newValue }
    }
    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        super.setViewControllers(viewControllers, animated: animated)
    }
    override var selectedViewController: UIViewController? {
        get { super.selectedViewController }
        set { super.selectedViewController = newValue }
    }
    override var selectedIndex: Int {
        get { super.selectedIndex }
        set { super.selectedIndex = newValue }
    }
    override var moreNavigationController: UINavigationController { super.moreNavigationController }
    override func setTabBarHidden(_ hidden: Bool, animated: Bool) { super.setTabBarHidden(hidden, animated: animated) }
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { super.tabBar(tabBar, didSelect: item) }
    override var tabBarItem: UITabBarItem! {
        get { super.tabBarItem }
        set { super.tabBarItem = newValue }
    }
    override var tabBarController: UITabBarController? { super.tabBarController }
}

final class OverriddenTabBar: UITabBar {
    override var items: [UITabBarItem]? {
        get { super.items }
        set { super.items = newValue }
    }
    override var selectedItem: UITabBarItem? {
        get { super.selectedItem }
        set { super.selectedItem = newValue }
    }
    override func setItems(_ items: [UITabBarItem]?, animated: Bool) { super.setItems(items, animated: animated) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override func layoutSubviews() { super.layoutSubviews() }
}

final class OverriddenTabBarItem: UITabBarItem {
    override var selectedImage: UIImage? {
        get { super.selectedImage }
        set { super.selectedImage = newValue }
    }
    override var badgeValue: String? {
        get { super.badgeValue }
        set { super.badgeValue = newValue }
    }
}

final class OverriddenPageViewController: UIPageViewController {
    override var viewControllers: [UIViewController]? { super.viewControllers }
    override func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        super.setViewControllers(viewControllers, direction: direction, animated: animated, completion: completion)
    }
    override var gestureRecognizers: [UIGestureRecognizer] { super.gestureRecognizers }
    override var isDoubleSided: Bool {
        get { super.isDoubleSided }
        set { super.isDoubleSided = newValue }
    }
}

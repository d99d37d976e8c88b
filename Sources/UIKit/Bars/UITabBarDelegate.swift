/// Hears of taps on the items of a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    /// A person chose an item; never called for a selection that the app makes.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

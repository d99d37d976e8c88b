/// A delegate that hears of taps on the items of a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: __MessageReceiver {
    /// Called when a person has chosen an item; never for a selection that the app makes.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

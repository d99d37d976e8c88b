extension UIViewController {
    /// Both items follow (fact 5.27).
    func titleDidChange() {
        storedNavigationItem?.title = title
        storedTabBarItem?.title = title
        __keyValueDidChange(self, "title")
    }
}

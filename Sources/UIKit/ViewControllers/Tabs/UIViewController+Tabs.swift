/// The tab bar controller around a controller, and its tab.
extension UIViewController {
    var ownTabBarItem: UITabBarItem {
        if let storedTabBarItem { return storedTabBarItem }
        if let child = itemLender { return child.tabBarItem }
        let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
        storedTabBarItem = item
        return item
    }

    func setTabBarItem(_ item: UITabBarItem?) {
        guard item !== storedTabBarItem else { return }
        storedTabBarItem = item
        (itemBearer?.links.parent as? UITabBarController)?.tabBarItemsDidChange()
    }

    /// The child whose item stands for this controller: a navigation controller without an item of its own goes by its root's.
    private var itemLender: UIViewController? {
        storedTabBarItem == nil && title == nil ? childForTabBarItem : nil
    }

    /// The ancestor, or this controller, that shows this controller's item as its own in a tab bar.
    private var itemBearer: UIViewController? {
        guard let parent = links.parent, !(parent is UITabBarController) else { return self }
        return parent.itemLender === self ? parent.itemBearer : nil
    }
}

/// The tab bar controller around a controller, and its tab.
extension UIViewController {
    var ownTabBarItem: UITabBarItem {
        if let storedTabBarItem { return storedTabBarItem }
        // A navigation controller without an item of its own goes by its root's.
        if title == nil, let child = childForTabBarItem { return child.tabBarItem }
        let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
        storedTabBarItem = item
        return item
    }

    func setTabBarItem(_ item: UITabBarItem?) {
        guard item !== storedTabBarItem else { return }
        storedTabBarItem = item
        (itemBearer?.links.parent as? UITabBarController)?.tabBarItemsDidChange()
    }

    /// The ancestor, or this controller, that shows this controller's item as its own in a tab bar.
    private var itemBearer: UIViewController? {
        guard let parent = links.parent, !(parent is UITabBarController) else { return self }
        return parent.childForTabBarItem === self && parent.storedTabBarItem == nil && parent.title == nil
            ? parent.itemBearer : nil
    }
}

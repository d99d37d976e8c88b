/// What a controller has to do with tabs.
extension UIViewController {
    /// The nearest controller of a class up the chain of parents (fact 1.33).
    func nearestContainer<Container: UIViewController>() -> Container? {
        var ancestor = links.parent
        while let current = ancestor {
            if let found = current as? Container { return found }
            ancestor = current.links.parent
        }
        return nil
    }

    var ownTabBarItem: UITabBarItem {
        if let storedTabBarItem { return storedTabBarItem }
        let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
        storedTabBarItem = item
        return item
    }

    func setTabBarItem(_ item: UITabBarItem?) {
        guard item !== storedTabBarItem else { return }
        storedTabBarItem = item
        (links.parent as? UITabBarController)?.tabBarItemsDidChange()
    }
}

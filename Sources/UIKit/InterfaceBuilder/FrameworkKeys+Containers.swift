import Foundation

/// Outlets of containers, bars and the views that show what others provide.
extension FrameworkKeys {
    static func setContainerOutlet(_ value: Any?, _ key: String, on object: AnyObject) throws -> Bool {
        switch (object, key) {
        case (let view as UICollectionView, "dataSource"): view.dataSource = try delegate(value, key)
        case (let view as UICollectionView, "delegate"):
            view.delegate = try delegate(value, key) as (any UICollectionViewDelegate)?
        case (let controller as UICollectionViewController, "collectionView"):
            // The controller's view itself is taken over when it is loaded.
            guard let view = value as? UICollectionView, view !== controller.viewIfLoaded else { break }
            controller.collectionView = view
        case (let view as UIPickerView, "dataSource"): view.dataSource = try delegate(value, key)
        case (let view as UIPickerView, "delegate"): view.delegate = try delegate(value, key)
        case (let bar as UITabBar, "delegate"): bar.delegate = try delegate(value, key)
        case (let bar as UIToolbar, "delegate"): bar.delegate = try delegate(value, key)
        case (let controller as UINavigationController, "delegate"): controller.delegate = try delegate(value, key)
        case (let controller as UITabBarController, "delegate"): controller.delegate = try delegate(value, key)
        case (let controller as UISplitViewController, "delegate"): controller.delegate = try delegate(value, key)
        case (let controller as UIPageViewController, "delegate"): controller.delegate = try delegate(value, key)
        case (let controller as UIPageViewController, "dataSource"): controller.dataSource = try delegate(value, key)
        case (let controller as UIViewController, "transitioningDelegate"):
            controller.transitioningDelegate = try delegate(value, key)
        case (let window as UIWindow, "rootViewController"):
            window.rootViewController = try __objectiveCCast(value, key) as UIViewController?
        case (let application as UIApplication, "delegate"):
            let delegate: (any UIApplicationDelegate)? = try delegate(value, key)
            application.delegate = delegate
        default: return false
        }
        return true
    }
}

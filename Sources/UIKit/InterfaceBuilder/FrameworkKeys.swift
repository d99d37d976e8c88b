import Foundation
import QuartzCore

/// The framework's own properties that are known by name: outlets, and what runtime attributes commonly name.
extension ExposedKeyTable {
    static let framework: ExposedKeyTable = {
        var table = ExposedKeyTable()
        table.addViewKeys()
        table.addLayerKeys()
        table.addControllerKeys()
        table.addListKeys()
        table.addContainerKeys()
        table.addOutlets()
        table.addObservedKeys()
        table.addUndeclaredKeys()
        table.addValueKeys()
        return table
    }()

    private mutating func addViewKeys() {
        add("backgroundColor", \UIView.backgroundColor)
        add("tintColor", \UIView.tintColor)
        add("alpha", \UIView.alpha)
        add("hidden", \UIView.isHidden)
        add("isHidden", \UIView.isHidden)
        add("opaque", \UIView.isOpaque)
        add("isOpaque", \UIView.isOpaque)
        add("clipsToBounds", \UIView.clipsToBounds)
        add("tag", \UIView.tag)
        add("frame", \UIView.frame)
        add("bounds", \UIView.bounds)
        add("center", \UIView.center)
        add("userInteractionEnabled", \UIView.isUserInteractionEnabled)
        add("isUserInteractionEnabled", \UIView.isUserInteractionEnabled)
        add("exclusiveTouch", \UIView.isExclusiveTouch)
        add("isExclusiveTouch", \UIView.isExclusiveTouch)
        add("restorationIdentifier", \UIView.restorationIdentifier)
        add("accessibilityIdentifier", \UIView.accessibilityIdentifier)
        add("accessibilityLabel", \UIView.accessibilityLabel)
        add("accessibilityHint", \UIView.accessibilityHint)
        add("accessibilityValue", \UIView.accessibilityValue)
        add("layer", reading: \UIView.layer)
        add("superview", reading: \UIView.superview)
        add("gestureRecognizers", on: UIView.self) { (view, recognizers: [UIGestureRecognizer]) in
            recognizers.forEach(view.addGestureRecognizer)
        }
    }

    private mutating func addLayerKeys() {
        add("cornerRadius", \CALayer.cornerRadius)
        add("borderWidth", \CALayer.borderWidth)
        add("masksToBounds", \CALayer.masksToBounds)
        add("opacity", \CALayer.opacity)
        add("hidden", \CALayer.isHidden)
        add("zPosition", \CALayer.zPosition)
        add("shadowOpacity", \CALayer.shadowOpacity)
        add("shadowRadius", \CALayer.shadowRadius)
        add("shadowOffset", \CALayer.shadowOffset)
        addColor("borderColor", \CALayer.borderColor)
        addColor("backgroundColor", \CALayer.backgroundColor)
        addColor("shadowColor", \CALayer.shadowColor)
        addDrawingKeys()
    }

    /// Takes colours of views, too.
    private mutating func addColor(_ key: String, _ property: ReferenceWritableKeyPath<CALayer, CGColor?>) {
        add(key, on: CALayer.self) { (layer, value: Any?) in
            layer[keyPath: property] = try (value as? UIColor)?.cgColor ?? __objectiveCCast(value, key)
        }
    }

    private mutating func addControllerKeys() {
        // Reading it would load the view.
        add("view", reading: \UIViewController.view)
        add("view", on: UIViewController.self) { (controller, view: UIView?) in controller.view = view }
        add("title", \UIViewController.title)
        add("preferredContentSize", \UIViewController.preferredContentSize)
        add("navigationItem", reading: \UIViewController.navigationItem)
        add("transitioningDelegate", \UIViewController.transitioningDelegate)
        add("tableView", on: UITableViewController.self) { (controller, table: UITableView?) in
            controller.tableView = table
        }
        add("collectionView", on: UICollectionViewController.self) { (controller, view: UICollectionView?) in
            // The controller's view itself is taken over when it is loaded.
            if let view, view !== controller.viewIfLoaded { controller.collectionView = view }
        }
    }

    private mutating func addListKeys() {
        add("dataSource", \UITableView.dataSource)
        add("delegate", on: UITableView.self) { (table, delegate: (any UITableViewDelegate)?) in
            table.delegate = delegate
        }
        add("prefetchDataSource", \UITableView.prefetchDataSource)
        add("tableHeaderView", \UITableView.tableHeaderView)
        add("tableFooterView", \UITableView.tableFooterView)
        add("dataSource", \UICollectionView.dataSource)
        add("delegate", on: UICollectionView.self) { (view, delegate: (any UICollectionViewDelegate)?) in
            view.delegate = delegate
        }
        add("prefetchDataSource", \UICollectionView.prefetchDataSource)
        add("dataSource", \UIPickerView.dataSource)
        add("delegate", \UIPickerView.delegate)
        add("delegate", \UIScrollView.delegate)
    }

    private mutating func addContainerKeys() {
        add("delegate", \UITabBar.delegate)
        add("delegate", \UIToolbar.delegate)
        add("delegate", \UINavigationBar.delegate)
        add("delegate", \UINavigationController.delegate)
        add("delegate", \UITabBarController.delegate)
        add("delegate", \UISplitViewController.delegate)
        add("delegate", \UIPageViewController.delegate)
        add("dataSource", \UIPageViewController.dataSource)
        add("rootViewController", \UIWindow.rootViewController)
        add("delegate", \UIApplication.delegate)
    }

    private mutating func addOutlets() {
        add("delegate", \UIGestureRecognizer.delegate)
        add("delegate", on: UITextView.self) { (view, delegate: (any UITextViewDelegate)?) in view.delegate = delegate }
        add("delegate", \UITextField.delegate)
        add("placeholder", \UITextField.placeholder)
        add("delegate", \UISearchBar.delegate)
        add("titleView", \UINavigationItem.titleView)
        add("customView", \UIBarButtonItem.customView)
    }
}

import Foundation
import QuartzCore

/// The framework's own properties that nibs set by name: outlets, and what runtime attributes commonly name.
@MainActor enum FrameworkKeys {
    /// Sets a property; false if the object has none of that name.
    static func set(_ value: Any?, _ key: String, on object: AnyObject) throws -> Bool {
        if let controller = object as? UIViewController, try set(value, key, on: controller) { return true }
        if let view = object as? UIView, try set(value, key, on: view) { return true }
        if let layer = object as? CALayer, try set(value, key, on: layer) { return true }
        return try setOutlet(value, key, on: object)
    }

    /// Outlets that only some classes have.
    private static func setOutlet(_ value: Any?, _ key: String, on object: AnyObject) throws -> Bool {
        switch (object, key) {
        case (let view as UIView, "gestureRecognizers"):
            for recognizer in try __objectiveCCast(value, key) as [UIGestureRecognizer] {
                view.addGestureRecognizer(recognizer)
            }
        case (let recognizer as UIGestureRecognizer, "delegate"):
            recognizer.delegate = try delegate(value, key)
        case (let table as UITableView, "dataSource"): table.dataSource = try delegate(value, key)
        case (let table as UITableView, "delegate"):
            table.delegate = try delegate(value, key) as (any UITableViewDelegate)?
        case (let table as UITableView, "tableHeaderView"): table.tableHeaderView = try __objectiveCCast(value, key)
        case (let table as UITableView, "tableFooterView"): table.tableFooterView = try __objectiveCCast(value, key)
        case (let controller as UITableViewController, "tableView"):
            controller.tableView = try __objectiveCCast(value, key) as UITableView?
        case (let view as UITextView, "delegate"):
            view.delegate = try delegate(value, key) as (any UITextViewDelegate)?
        case (let field as UITextField, "delegate"): field.delegate = try delegate(value, key)
        case (let bar as UISearchBar, "delegate"): bar.delegate = try delegate(value, key)
        case (let field as UITextField, "placeholder"): field.placeholder = try __objectiveCCast(value, key)
        case (let table as UITableView, "prefetchDataSource"): table.prefetchDataSource = try delegate(value, key)
        case (let view as UICollectionView, "dataSource"): view.dataSource = try delegate(value, key)
        case (let view as UICollectionView, "delegate"):
            view.delegate = try delegate(value, key) as (any UICollectionViewDelegate)?
        case (let view as UICollectionView, "prefetchDataSource"): view.prefetchDataSource = try delegate(value, key)
        case (let controller as UICollectionViewController, "collectionView"):
            controller.collectionView = try __objectiveCCast(value, key) as UICollectionView?
        case (let view as UIScrollView, "delegate"): view.delegate = try delegate(value, key)
        case (let bar as UINavigationBar, "delegate"): bar.delegate = try delegate(value, key)
        case (let item as UINavigationItem, "titleView"): item.titleView = try __objectiveCCast(value, key)
        case (let item as UIBarButtonItem, "customView"): item.customView = try __objectiveCCast(value, key)
        default: return false
        }
        return true
    }

    /// An object that does not declare the protocol would have been asked for its methods on iOS; here it is not a
    /// delegate, and is said to be none.
    private static func delegate<Delegate>(_ value: Any?, _ key: String) throws -> Delegate? {
        try __objectiveCCast(value, key)
    }

    /// Reads a property that key paths lead through.
    static func value(_ key: String, of object: AnyObject) -> Any? {
        switch (object, key) {
        case (let view as UIView, "layer"): view.layer
        case (let view as UIView, "superview"): view.superview
        case (let controller as UIViewController, "view"): controller.view
        case (let controller as UIViewController, "navigationItem"): controller.navigationItem
        default: nil
        }
    }

    private static func set(_ value: Any?, _ key: String, on controller: UIViewController) throws -> Bool {
        switch key {
        case "view": controller.view = try __objectiveCCast(value, key) as UIView?
        case "title": controller.title = try __objectiveCCast(value, key)
        case "preferredContentSize": controller.preferredContentSize = try __objectiveCCast(value, key)
        default: return false
        }
        return true
    }

    private static func set(_ value: Any?, _ key: String, on view: UIView) throws -> Bool {
        switch key {
        case "backgroundColor": view.backgroundColor = try __objectiveCCast(value, key)
        case "tintColor": view.tintColor = try __objectiveCCast(value, key) as UIColor?
        case "alpha": view.alpha = try __objectiveCCast(value, key)
        case "hidden", "isHidden": view.isHidden = try __objectiveCCast(value, key)
        case "opaque", "isOpaque": view.isOpaque = try __objectiveCCast(value, key)
        case "clipsToBounds": view.clipsToBounds = try __objectiveCCast(value, key)
        case "tag": view.tag = try __objectiveCCast(value, key)
        case "frame": view.frame = try __objectiveCCast(value, key)
        case "bounds": view.bounds = try __objectiveCCast(value, key)
        case "center": view.center = try __objectiveCCast(value, key)
        case "userInteractionEnabled", "isUserInteractionEnabled":
            view.isUserInteractionEnabled = try __objectiveCCast(value, key)
        case "exclusiveTouch", "isExclusiveTouch": view.isExclusiveTouch = try __objectiveCCast(value, key)
        case "restorationIdentifier": view.restorationIdentifier = try __objectiveCCast(value, key)
        case "accessibilityIdentifier": view.accessibilityIdentifier = try __objectiveCCast(value, key)
        case "accessibilityLabel": view.accessibilityLabel = try __objectiveCCast(value, key)
        case "accessibilityHint": view.accessibilityHint = try __objectiveCCast(value, key)
        case "accessibilityValue": view.accessibilityValue = try __objectiveCCast(value, key)
        default: return false
        }
        return true
    }

    private static func set(_ value: Any?, _ key: String, on layer: CALayer) throws -> Bool {
        switch key {
        case "cornerRadius": layer.cornerRadius = try __objectiveCCast(value, key)
        case "borderWidth": layer.borderWidth = try __objectiveCCast(value, key)
        case "masksToBounds": layer.masksToBounds = try __objectiveCCast(value, key)
        case "opacity": layer.opacity = try __objectiveCCast(value, key)
        case "hidden": layer.isHidden = try __objectiveCCast(value, key)
        case "zPosition": layer.zPosition = try __objectiveCCast(value, key)
        case "shadowOpacity": layer.shadowOpacity = try __objectiveCCast(value, key)
        case "shadowRadius": layer.shadowRadius = try __objectiveCCast(value, key)
        case "shadowOffset": layer.shadowOffset = try __objectiveCCast(value, key)
        case "borderColor": layer.borderColor = try color(value, key)
        case "backgroundColor": layer.backgroundColor = try color(value, key)
        case "shadowColor": layer.shadowColor = try color(value, key)
        default: return false
        }
        return true
    }

    private static func color(_ value: Any?, _ key: String) throws -> CGColor? {
        if let color = value as? UIColor { return color.cgColor }
        return try __objectiveCCast(value, key)
    }
}

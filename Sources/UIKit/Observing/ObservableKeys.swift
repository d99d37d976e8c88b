import Foundation
import Synchronization

/// The properties of frameworks' classes whose setters tell of changes.
enum ObservableKeys {
    /// Names of Objective-C's by class; a property counts for subclasses, too.
    private static let keys: [String: Set<String>] = [
        "CALayer": [
            "bounds", "position", "frame", "zPosition", "anchorPoint", "transform", "sublayerTransform", "opacity",
            "hidden",
            "masksToBounds", "backgroundColor", "cornerRadius", "maskedCorners", "cornerCurve", "borderWidth",
            "borderColor", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "contentsRect",
        ],
        "UIView": [
            "frame", "bounds", "center", "transform", "alpha", "hidden", "backgroundColor", "tintColor",
            "safeAreaInsets",
            "layer",
        ],
        "UIScrollView": [
            "contentOffset", "contentSize", "contentInset", "adjustedContentInset", "dragging", "zoomScale",
            // Always the same one.
            "panGestureRecognizer",
        ],
        "UILabel": ["text", "attributedText"],
        "UITextField": ["text", "attributedText"],
        "UITextView": ["text", "attributedText"],
        "UISearchBar": ["text"],
        "UIImageView": ["image", "highlighted"],
        "UIControl": ["enabled", "selected", "highlighted"],
        "UISwitch": ["on"],
        "UISlider": ["value"],
        "UIStepper": ["value"],
        "UIProgressView": ["progress"],
        "UIPageControl": ["currentPage"],
        "UISegmentedControl": ["selectedSegmentIndex"],
        "UITableView": ["editing"],
        "UITableViewCell": ["selected", "highlighted", "editing"],
        "UIViewController": ["title", "editing", "view", "navigationItem"],
        "UIColorPickerViewController": ["selectedColor"],
        "UIColorWell": ["selectedColor"],
        "UITabBarController": ["selectedIndex", "selectedViewController"],
        "UINavigationItem": ["title"],
        "UINavigationBar": ["prefersLargeTitles"],
        "UIBarItem": ["title", "image", "enabled"],
        "UITabBarItem": ["badgeColor", "badgeValue", "selectedImage"],
        "UIGestureRecognizer": ["state"],
    ]

    /// Those of frameworks beside UIKit.
    private static let added = Mutex<[String: Set<String>]>([:])

    static func add(_ key: String, of type: NSObject.Type) {
        added.withLock { _ = $0[String(describing: type), default: []].insert(key) }
    }

    static func contain(_ key: String, of object: NSObject) -> Bool {
        let added = added.withLock { $0 }
        return classNames(object).contains { keys[$0]?.contains(key) == true || added[$0]?.contains(key) == true }
    }

    /// Whether there is more above the object's class than `NSObject`.
    static func hasFrameworkClass(_ object: NSObject) -> Bool {
        var type: AnyClass? = Swift.type(of: object)
        while let current = type, current != NSObject.self {
            if TypeOrigin(of: current) != .app { return true }
            type = _getSuperclass(current)
        }
        return false
    }

    private static func classNames(_ object: NSObject) -> [String] {
        var names: [String] = []
        var type: AnyClass? = Swift.type(of: object)
        while let current = type {
            names.append(String(describing: current))
            type = _getSuperclass(current)
        }
        return names
    }
}

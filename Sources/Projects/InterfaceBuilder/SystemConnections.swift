import Foundation

/// What classes of the system bring along that interfaces connect to.
enum SystemConnections {
    /// Whether the name has the form of a system class: a known prefix and a capital letter.
    static func isFrameworkClass(_ name: String) -> Bool {
        prefixes.contains { prefix in
            guard name.hasPrefix(prefix), name.count > prefix.count + 1 else { return false }
            let rest = Array(name.dropFirst(prefix.count).prefix(2))
            return rest[0].isUppercase && rest[1].isLowercase || rest[0].isUppercase && rest[1].isUppercase
        }
    }

    private static let prefixes = [
        "UI", "NS", "MK", "WK", "CA", "AV", "SK", "SCN", "GLK", "MTK", "AR", "PDF", "MP", "PK", "QL", "MF", "CN", "AD",
    ]

    /// Outlets of the system's views, controllers, controls, items and recognizers.
    static let outlets: Set<String> = [
        "view", "delegate", "dataSource", "searchDisplayController", "tableView", "collectionView", "navigationItem",
        "tabBarItem", "navigationBar", "toolbar", "tabBar", "viewControllers", "rootViewController", "window",
        "inputView", "inputAccessoryView", "backgroundView", "selectedBackgroundView", "accessoryView",
        "editingAccessoryView", "multipleSelectionBackgroundView", "contentView", "textLabel", "detailTextLabel",
        "imageView", "gestureRecognizers", "dragDelegate", "dropDelegate", "prefetchDataSource", "uiDelegate",
        "navigationDelegate", "searchBar", "searchContentsController", "searchResultsDataSource",
        "searchResultsDelegate", "searchResultsUpdater", "titleView", "leftBarButtonItem", "rightBarButtonItem",
        "leftBarButtonItems", "rightBarButtonItems", "backBarButtonItem", "toolbarItems", "refreshControl",
        "tableHeaderView", "tableFooterView", "preferredFocusedView", "customView", "accessibilityElements",
        "transitioningDelegate", "textDelegate", "collectionViewLayout", "panelDelegate", "session", "scene",
    ]

    /// Actions that the system's responders and controllers answer.
    static let actions: Set<String> = [
        "becomeFirstResponder", "resignFirstResponder", "endEditing:", "dismissModalViewControllerAnimated:", "cut:",
        "copy:", "paste:", "select:", "selectAll:", "delete:", "reloadData", "reload", "stopLoading", "goBack",
        "goForward", "goBack:", "goForward:", "reload:", "stopLoading:", "toggleBoldface:", "toggleItalics:",
        "toggleUnderline:", "showKeyboard:", "setNeedsLayout", "setNeedsDisplay", "toggleEditing:", "performClose:",
        "popViewControllerAnimated:", "popToRootViewControllerAnimated:", "removeFromSuperview",
    ]
}

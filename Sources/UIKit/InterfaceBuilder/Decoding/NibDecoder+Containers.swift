import Foundation

/// The bars of the system's containers; what they contain comes with NibInstantiation+Children.swift.
extension NibDecoder {
    func decodeNavigationController(_ controller: UINavigationController) {
        if let bar = element.child("navigationBar") {
            if let type = NibClasses.type(for: bar, in: instantiation.document) as? UINavigationBar.Type {
                controller.barClass = type
            }
            instantiation.describe(controller.navigationBar, with: bar)
        }
        if let bar = element.child("toolbar") {
            if let type = NibClasses.type(for: bar, in: instantiation.document) as? UIToolbar.Type {
                controller.toolbarClass = type
            }
            if let toolbar = controller.toolbar { instantiation.describe(toolbar, with: bar) }
        }
        if let isHidden = element.bool("navigationBarHidden") { controller.isNavigationBarHidden = isHidden }
        if let isHidden = element.bool("toolbarHidden") { controller.isToolbarHidden = isHidden }
    }

    func decodeTabBarController(_ controller: UITabBarController) {
        guard let bar = element.child("tabBar") else { return }
        if bar["customClass"] != nil, let own = instantiation.makeView(bar) as? UITabBar {
            controller.adopt(own)
        } else {
            instantiation.describe(controller.tabBar, with: bar)
        }
    }

    func decodeSplitViewController(_ controller: UISplitViewController) {
        if let style: UISplitViewController.Style = element.choice(
            "style", ["doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn, "unspecified": .unspecified])
        {
            controller.style = style
        } else if element.bool("allowTripleColumnStyle") == true {
            controller.style = .tripleColumn
        } else if element.bool("allowDoubleColumnStyle") == true {
            controller.style = .doubleColumn
        }
        if let mode: UISplitViewController.DisplayMode = element.choice(
            "preferredDisplayMode",
            [
                "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
                "oneBeside": .oneBesideSecondary, "oneOver": .oneOverSecondary, "twoBeside": .twoBesideSecondary,
                "twoOver": .twoOverSecondary, "twoDisplace": .twoDisplaceSecondary,
                "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
                "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
                "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
                "twoDisplaceSecondary": .twoDisplaceSecondary,
            ])
        {
            controller.preferredDisplayMode = mode
        }
        if let behavior: UISplitViewController.SplitBehavior = element.choice(
            "behavior", ["automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace])
        {
            controller.preferredSplitBehavior = behavior
        }
        if let edge: UISplitViewController.PrimaryEdge = element.choice(
            "primaryEdge", ["leading": .leading, "trailing": .trailing])
        {
            controller.primaryEdge = edge
        }
        if let presents = element.bool("presentsWithGesture") { controller.presentsWithGesture = presents }
        if let width = element.number("minimumPrimaryColumnWidth") { controller.minimumPrimaryColumnWidth = width }
        if let width = element.number("maximumPrimaryColumnWidth") { controller.maximumPrimaryColumnWidth = width }
        if let fraction = element.number("preferredPrimaryColumnWidthFraction") {
            controller.preferredPrimaryColumnWidthFraction = fraction
        }
    }

    func decodePageViewController(_ controller: UIPageViewController) {
        controller.transitionStyle = element["transitionStyle"] == "scroll" ? .scroll : .pageCurl
        controller.navigationOrientation = element["navigationOrientation"] == "vertical" ? .vertical : .horizontal
        controller.interPageSpacing = element.number("pageSpacing") ?? 0
        controller.spineLocation =
            element.choice("spineLocation", ["none": .none, "min": .min, "mid": .mid, "max": .max]) ?? .min
        controller.isDoubleSided = element.bool("doubleSided") ?? (controller.spineLocation == .mid)
    }

    func decodeTableViewController(_ controller: UITableViewController) {
        if let clears = element.bool("clearsSelectionOnViewWillAppear") {
            controller.clearsSelectionOnViewWillAppear = clears
        }
        if let control = instantiation.makeView(element.child("refreshControl")) as? UIRefreshControl {
            controller.refreshControl = control
        }
    }
}

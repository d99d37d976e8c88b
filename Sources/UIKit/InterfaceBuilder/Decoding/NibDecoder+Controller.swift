import Foundation

extension NibDecoder {
    /// What every controller has.
    func decodeController(_ controller: UIViewController) {
        if let title = element.string("title") { controller.title = title }
        if let name = element["nibName"] {
            controller.givenNibName = name
            // A nib that is named in a nib lies in the same bundle.
            controller.givenNibBundle = instantiation.bundle
        }
        if let identifier = element["restorationIdentifier"] {
            controller.restorationIdentifier = identifier
        } else if element.bool("useStoryboardIdentifierAsRestorationIdentifier") ?? false {
            controller.restorationIdentifier = element["storyboardIdentifier"]
        }
        if let size = element.size("preferredContentSize") ?? element.child("contentSizeForViewInPopover")?.size {
            controller.preferredContentSize = size
        }
        // Has a meaning for a controller with a view of its own in the scene, where it is read again.
        _ = element["autoresizesArchivedViewToFullSize"]
        // The size on the canvas, which says nothing about the app's.
        _ = element.size("freeformSize")
        if let style = element.choice("interfaceStyle", ["light": UIUserInterfaceStyle.light, "dark": .dark]) {
            controller.overrideUserInterfaceStyle = style
        }
        decodePresentation(controller)
        decodeExtent(controller)
        decodeItems(controller)
    }

    private func decodePresentation(_ controller: UIViewController) {
        if let style = element.choice("modalPresentationStyle", PresentationNames.styles) {
            controller.modalPresentationStyle = style
        }
        if let style = element.choice("modalTransitionStyle", PresentationNames.transitions) {
            controller.modalTransitionStyle = style
        }
        if let defines = element.bool("definesPresentationContext") { controller.definesPresentationContext = defines }
        if let provides = element.bool("providesPresentationContextTransitionStyle") {
            controller.providesPresentationContextTransitionStyle = provides
        }
        if let captures = element.bool("modalPresentationCapturesStatusBarAppearance") {
            controller.modalPresentationCapturesStatusBarAppearance = captures
        }
        if let isModal = element.bool("modalInPresentation") { controller.isModalInPresentation = isModal }
    }

    /// How far the view goes on under bars.
    private func decodeExtent(_ controller: UIViewController) {
        if let edges = element.child("edgesForExtendedLayout", named: "extendedEdge") {
            let all: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
            controller.edgesForExtendedLayout = all.reduce(into: []) { result, edge in
                if edges.bool(edge.0) ?? false { result.insert(edge.1) }
            }
        }
        if let includes = element.bool("extendedLayoutIncludesOpaqueBars") {
            controller.extendedLayoutIncludesOpaqueBars = includes
        }
        if let adjusts = element.bool("automaticallyAdjustsScrollViewInsets") {
            controller.automaticallyAdjustsScrollViewInsets = adjusts
        }
        if let hides = element.bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = hides }
    }

    /// What bars show for the controller.
    private func decodeItems(_ controller: UIViewController) {
        if let item = element.child("navigationItem", named: "navigationItem") {
            controller.storedNavigationItem = instantiation.makeObject(item) as? UINavigationItem
        }
        if let item = element.child("tabBarItem", named: "tabBarItem") {
            if let item = instantiation.makeObject(item) as? UITabBarItem { controller.tabBarItem = item }
        }
        let tools = element.list("toolbarItems").compactMap { instantiation.makeObject($0) as? UIBarButtonItem }
        if !tools.isEmpty { controller.storedToolbarItems = tools }
    }
}

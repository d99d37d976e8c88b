import Foundation

/// Gives a controller the attributes of its element.
@MainActor struct NibControllerDecoder {
    let element: NibElement
    let instantiation: NibInstantiation

    init(_ element: NibElement, _ instantiation: NibInstantiation) {
        self.element = element
        self.instantiation = instantiation
    }

    func decode(_ controller: UIViewController) {
        if let title = element.string("title") { controller.title = title }
        if let name = element["nibName"] { controller.givenNibName = name }
        if let identifier = element["restorationIdentifier"] {
            controller.restorationIdentifier = identifier
        } else if element.bool("useStoryboardIdentifierAsRestorationIdentifier") ?? false {
            controller.restorationIdentifier = element["storyboardIdentifier"]
        }
        if let size = element.size("preferredContentSize") ?? element.size("contentSizeForViewInPopover") {
            controller.preferredContentSize = size
        }
        if let style = element.choice("interfaceStyle", ["light": UIUserInterfaceStyle.light, "dark": .dark]) {
            controller.overrideUserInterfaceStyle = style
        }
        if let clears = element.bool("clearsSelectionOnViewWillAppear"),
            let controller = controller as? UITableViewController
        {
            controller.clearsSelectionOnViewWillAppear = clears
        }
        decodeItems(controller)
    }

    /// What bars show for the controller.
    private func decodeItems(_ controller: UIViewController) {
        if let item = element.child("navigationItem", named: "navigationItem") {
            controller.storedNavigationItem = instantiation.makeObject(item) as? UINavigationItem
        }
    }
}

import Foundation

/// The menus of one kind that an app has: the main ones, whose keys work everywhere, and those over a selection.
///
/// Nothing here shows a menu bar: of the main menus it is the key commands that a person meets.
@preconcurrency @MainActor open class UIMenuSystem: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIMenuSystem") }

    /// The main menus. The application and its delegate build them, when a key first asks for them.
    public class var main: UIMenuSystem { MenuSystems.shared.main }
    /// The menus over selections and views. The responders around one build them, each time that one opens.
    public class var context: UIMenuSystem { MenuSystems.shared.context }

    override init() { super.init() }

    /// Has the menus built anew before they are used next.
    open func setNeedsRebuild() { MenuSystems.shared.forget(self) }

    /// Has the commands validated anew, as they are before each use in any case.
    open func setNeedsRevalidate() {}
}

/// The menu systems of a session, and the main menus that were built.
final class MenuSystems: SessionPart {
    let main = UIMenuSystem()
    let context = UIMenuSystem()
    private var built: MenuTree?

    init() { KeyDelivery.shared.menuCommands = { [weak self] in self?.mainTree().keyCommands ?? [] } }

    func forget(_ system: UIMenuSystem) { if system === main { built = nil } }

    private func mainTree() -> MenuTree {
        if let built { return built }
        let tree = MenuTree(Self.mainMenu(), of: main)
        built = tree
        var responder: UIResponder? = UIApplication.shared
        while let current = responder {
            current.buildMenu(with: tree)
            responder = current.next
        }
        return tree
    }

    /// The menus over a responder, as the responders around it want them.
    func contextTree(around start: UIResponder) -> MenuTree {
        let edit = UIMenu(identifier: .standardEdit, options: .displayInline, children: Self.editCommands())
        let tree = MenuTree(UIMenu(identifier: .root, children: [edit]), of: context)
        var responder: UIResponder? = start
        while let current = responder {
            current.buildMenu(with: tree)
            responder = current.next
        }
        return tree
    }

    /// The commands of the edit menu, for who carries them out.
    private static func editCommands() -> [UICommand] {
        EditMenuEntry.systemActions.map { entry -> UICommand in
            let action = Selector(entry.action)
            guard let key = keys[entry.action] else { return UICommand(title: entry.title, action: action) }
            return UIKeyCommand(title: entry.title, action: action, input: key, modifierFlags: .command)
        }
    }

    private static let keys = ["cut:": "x", "copy:": "c", "paste:": "v", "selectAll:": "a"]

    // Choice (main menu): the menus that are there at first, of which only the edit menu has commands.
    private static func mainMenu() -> UIMenu {
        func menu(_ title: String, _ name: UIMenu.Identifier, _ parts: [UIMenu.Identifier]) -> UIMenu {
            UIMenu(
                title: title, identifier: name,
                children: parts.map { part in
                    UIMenu(
                        identifier: part, options: .displayInline,
                        children: part == .standardEdit ? editCommands() : [])
                })
        }
        return UIMenu(
            identifier: .root,
            children: [
                menu("", .application, [.about, .preferences, .services, .hide, .quit]),
                menu("File", .file, [.newScene, .openRecent, .close, .document, .print]),
                menu(
                    "Edit", .edit,
                    [.undoRedo, .standardEdit, .find, .spelling, .substitutions, .transformations, .speech]),
                menu("Format", .format, [.font, .text]), menu("View", .view, [.toolbar, .sidebar, .fullscreen]),
                menu("Window", .window, [.minimizeAndZoom, .bringAllToFront]), menu("Help", .help, []),
            ])
    }
}

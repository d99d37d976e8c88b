import Foundation

/// The menus of a system as they are being built: responders change them in `buildMenu(with:)`.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
    /// The system whose menus are built.
    var system: UIMenuSystem { get }
    /// The menu of a name; nil where there is none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// The action of a name; nil where there is none.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// The command that sends an action with a property list; nil where there is none.
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    /// Puts a menu in the place of another.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Gives a menu other entries, which a closure makes of those that there are.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Puts a menu before another.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu behind another.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu at the beginning of another's entries.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Puts a menu at the end of another's entries.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Takes a menu out.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A tree of menus that can be changed by the names of menus.
@MainActor final class MenuTree: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(_ root: UIMenu, of system: UIMenuSystem) {
        self.root = root
        self.system = system
    }

    /// All entries of the tree, each menu before its own.
    private var all: [UIMenuElement] {
        func entries(_ menu: UIMenu) -> [UIMenuElement] {
            [menu] + menu.loadedChildren.flatMap { ($0 as? UIMenu).map(entries) ?? [$0] }
        }
        return entries(root)
    }

    /// The commands with keys, in the order of the menus.
    var keyCommands: [UIKeyCommand] { all.compactMap { $0 as? UIKeyCommand } }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        all.lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == identifier }
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        all.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        all.lazy.compactMap { $0 as? UICommand }.first {
            $0.action == action && ($0.propertyList as? NSObject) == (propertyList as? NSObject)
        }
    }

    // MARK: Changes

    /// Puts other entries in the place of a menu.
    private func change(_ identifier: UIMenu.Identifier, to entries: (UIMenu) -> [UIMenuElement]) {
        root = changed(root, identifier, entries)
    }

    private func changed(
        _ menu: UIMenu, _ identifier: UIMenu.Identifier, _ entries: (UIMenu) -> [UIMenuElement]
    ) -> UIMenu {
        var isOther = false
        let children = menu.children.flatMap { child -> [UIMenuElement] in
            guard let inner = child as? UIMenu else { return [child] }
            if inner.identifier == identifier {
                isOther = true
                return entries(inner)
            }
            let other = changed(inner, identifier, entries)
            if other !== inner { isOther = true }
            return [other]
        }
        // Menus that hold nothing else stay the objects that the app knows.
        return isOther ? menu.replacingChildren(children) : menu
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        if replacedIdentifier == root.identifier { root = replacementMenu }
        change(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        guard parentIdentifier != root.identifier else {
            root = root.replacingChildren(childrenBlock(root.children))
            return
        }
        change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }
}

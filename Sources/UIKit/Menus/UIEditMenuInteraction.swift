import CoreGraphics
import Foundation

/// An interaction that shows an edit menu over its view when the app asks for it.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, ObjectiveCExposed, UIInteraction {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIEditMenuInteraction") }

    /// The delegate, which decides entries and place of the menu; not kept alive.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view that the interaction was added to; nil while there is none.
    open private(set) weak var view: UIView?

    private var shown: (configuration: UIEditMenuConfiguration, bar: EditMenuBar)?

    /// The one edit menu that is on the screen.
    private final class Visible: SessionPart {
        weak var interaction: UIEditMenuInteraction?
    }

    /// Makes an interaction that asks a delegate, which it does not keep alive.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Called by the view before the interaction is added or, with nil, taken out; a menu that is open closes then. An
    /// override calls `super`.
    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        dismissMenu()
        self.view = nil
    }

    /// Called by the view when the interaction was added or, with nil, taken out. An override calls `super`.
    open func didMove(to view: UIView?) { self.view = view }

    /// The place that the menu belongs to in a view's coordinates, in points; nil stands for the interaction's own view.
    /// The point at infinity while no menu is open.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let point = shown?.configuration.sourcePoint else {
            return CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
        }
        return own.convert(point, to: view ?? own)
    }

    // MARK: The menu

    /// Shows the menu, if the view is in a window and there are entries. One that is open goes.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        Visible.shared.interaction?.dismissMenu()
        UIMenuController.shared.setMenuVisible(false, animated: true)
        guard let view, let window = view.window else { return }
        let entries = entries(for: configuration)
        guard !entries.isEmpty else { return }
        let bar = EditMenuBar(
            over: target(of: configuration, in: view), in: window,
            arrow: .init(rawValue: configuration.preferredArrowDirection.rawValue) ?? .default)
        bar.onTouchBeside = { [weak self] in self?.dismissMenu() }
        bar.onChoice = { [weak self] in self?.dismissMenu() }
        bar.show(entries)
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        shown = (configuration, bar)
        Visible.shared.interaction = self
        bar.appear(animated: true)
        animator.run()
    }

    /// Hides the menu, if it is open.
    open func dismissMenu() {
        guard let shown else { return }
        self.shown = nil
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willDismissMenuFor: shown.configuration, animator: animator)
        shown.bar.disappear(animated: true)
        animator.run()
    }

    /// Asks for the entries of the open menu anew; without any the menu goes.
    open func reloadVisibleMenu() {
        guard let shown else { return }
        let entries = entries(for: shown.configuration)
        if entries.isEmpty { dismissMenu() } else { shown.bar.show(entries) }
    }

    /// Asks for the place of the open menu anew.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let shown, let view else { return }
        shown.bar.move(to: target(of: shown.configuration, in: view), animated: animated)
    }

    private func target(of configuration: UIEditMenuConfiguration, in view: UIView) -> CGRect {
        let given = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        let rect = given.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : given
        return view.convert(rect, to: view.window)
    }

    // MARK: Entries

    /// The responder whose chain carries the commands out: the first responder where it is in the view, else the view.
    private var start: UIResponder? {
        guard let view else { return nil }
        if let first = UIApplication.shared.firstResponder as? UIView, first.isDescendant(of: view) { return first }
        return view
    }

    private func entries(for configuration: UIEditMenuConfiguration) -> [EditMenuEntry] {
        guard let start else { return [] }
        let suggested = MenuSystems.shared.contextTree(around: start).root.children
        let menu =
            delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            ?? UIMenu(children: suggested)
        return EditMenuEntry.entries(of: menu, from: start, sender: view) { [weak self] in self?.reloadVisibleMenu() }
    }
}

extension EditMenuEntry {
    /// The entries of a menu, without commands that nobody carries out; those of menus inline stand in a row with the
    /// others.
    ///
    /// - Parameter onLoad: Called when deferred entries have come.
    static func entries(
        of menu: UIMenu, from start: UIResponder, sender: Any?, onLoad: @escaping @MainActor () -> Void = {}
    ) -> [EditMenuEntry] {
        for place in menu.deferredPlaces where place.elements == nil { place.load(onLoad) }
        return menu.loadedChildren.flatMap { element -> [EditMenuEntry] in
            switch element {
            case let inner as UIMenu:
                let entries = entries(of: inner, from: start, sender: sender, onLoad: onLoad)
                if inner.options.contains(.displayInline) || entries.isEmpty { return entries }
                return [EditMenuEntry(title: inner.storedTitle, image: inner.storedImage, entries: entries) {}]
            case let action as UIAction where !action.attributes.contains(.hidden):
                return [
                    EditMenuEntry(title: action.title, image: action.image, attributes: action.attributes) {
                        menu.willPerform(action)
                        action.perform(from: sender)
                    }
                ]
            case let command as UICommand where command.isPossible(from: start):
                guard !command.attributes.contains(.hidden) else { return [] }
                return [
                    EditMenuEntry(title: command.title, image: command.image, attributes: command.attributes) {
                        let target = start.target(forAction: command.storedAction, withSender: command)
                        command.perform(from: sender, to: target)
                    }
                ]
            default: return []
            }
        }
    }
}

import CoreGraphics
import Foundation

/// The edit menu over a selection or a view. Deprecated in iOS 16 in favour of `UIEditMenuInteraction`.
@preconcurrency @MainActor open class UIMenuController: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIMenuController") }

    /// The directions in which the menu's arrow points; the menu lies on the other side.
    public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

    /// The one menu.
    public static var shared: UIMenuController { Shared.shared.controller }

    private final class Shared: SessionPart {
        let controller = UIMenuController()
    }

    /// Posted with the menu before it appears.
    public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    /// Posted with the menu when it has appeared.
    public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted with the menu before it goes.
    public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    /// Posted with the menu when it has gone.
    public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted with the menu when its frame has changed.
    public static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")

    private weak var targetView: UIView?
    private var targetRect = CGRect.zero
    private var bar: EditMenuBar?
    /// The entries of a list's row or item, while the menu belongs to one.
    private var listEntries: [EditMenuEntry]?

    /// The app's own entries, which stand behind those of the system.
    open var menuItems: [UIMenuItem]? { didSet { if isMenuVisible { update() } } }
    /// The side of the target that the menu stands on; by default where there is room, above first.
    open var arrowDirection = ArrowDirection.default

    /// Whether the menu is on the screen; setting it shows or hides the menu without animation.
    open var isMenuVisible: Bool {
        get { bar != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// The menu's frame in the coordinates of the screen, in points; zero while it is hidden.
    open var menuFrame: CGRect { bar.map { $0.convert($0.bounds, to: nil) } ?? .zero }

    /// Sets what the menu belongs to: a rectangle in a view's coordinates.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetRect = targetRect
        self.targetView = targetView
    }

    /// Shows the menu for a rectangle in a view's coordinates.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        setMenuVisible(true, animated: true)
    }

    /// Hides the menu.
    open func hideMenu() { setMenuVisible(false, animated: true) }
    /// Hides the menu if it belongs to a view.
    open func hideMenu(from targetView: UIView) { if targetView === self.targetView { hideMenu() } }

    /// Shows the entries anew that a responder carries out, if the menu is on the screen.
    open func update() {
        guard let bar else { return }
        let entries = entries
        if entries.isEmpty { setMenuVisible(false, animated: false) } else { bar.show(entries) }
        NotificationCenter.default.post(name: Self.menuFrameDidChangeNotification, object: self)
    }

    /// Shows or hides the menu. It comes up only where the target is in a window and a responder carries out at least one
    /// of the entries.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        menuVisible ? show(animated) : hide(animated)
    }

    private func show(_ animated: Bool) {
        let entries = entries
        guard bar == nil, let view = targetView, let window = view.window, !entries.isEmpty else { return }
        NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
        let bar = EditMenuBar(over: view.convert(targetRect, to: window), in: window, arrow: arrowDirection)
        bar.onTouchBeside = { [weak self] in self?.setMenuVisible(false, animated: true) }
        bar.onChoice = { [weak self] in self?.setMenuVisible(false, animated: true) }
        bar.show(entries)
        self.bar = bar
        bar.appear(animated: animated)
        NotificationCenter.default.post(name: Self.didShowMenuNotification, object: self)
    }

    /// Shows the menu with entries that a list's delegate allows, over a rectangle in a view's coordinates.
    func showMenu(from targetView: UIView, rect targetRect: CGRect, entries: [EditMenuEntry]) {
        setMenuVisible(false, animated: false)
        setTargetRect(targetRect, in: targetView)
        listEntries = entries
        setMenuVisible(true, animated: true)
        if bar == nil { listEntries = nil }
    }

    private func hide(_ animated: Bool) {
        listEntries = nil
        guard let bar else { return }
        NotificationCenter.default.post(name: Self.willHideMenuNotification, object: self)
        self.bar = nil
        bar.disappear(animated: animated)
        NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
    }

    /// The items that somebody may carry out, those of the system first.
    var offeredItems: [UIMenuItem] {
        EditMenuEntry.systemActions.map { UIMenuItem(title: $0.title, action: Selector($0.action)) } + (menuItems ?? [])
    }

    /// The entries that a responder carries out, those of the system first.
    private var entries: [EditMenuEntry] {
        if let listEntries { return listEntries }
        return offeredItems.compactMap { item in
            guard KeyDelivery.shared.start.target(forAction: item.action, withSender: self) != nil else { return nil }
            return EditMenuEntry(title: item.title) { [weak self] in
                let target = KeyDelivery.shared.start.target(forAction: item.action, withSender: self)
                UIApplication.shared.sendAction(item.action, to: target, from: self, for: nil)
            }
        }
    }
}

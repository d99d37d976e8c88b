import Foundation
import QuartzCore

/// A menu on the screen, until an entry is chosen or a finger comes down beside it.
@MainActor final class MenuPresentation {
    /// The menu that is open; there is one at most.
    private(set) static var current: MenuPresentation? {
        get { Open.shared.menu }
        set {
            Open.shared.menu = newValue
            KeyDelivery.shared.closeOpenMenu = newValue.map { menu in { [weak menu] in menu?.dismiss() } }
        }
    }

    private final class Open: SessionPart {
        weak var menu: MenuPresentation?
    }

    let overlay: MenuOverlay
    private let root: UIMenu
    /// The menus from the root to the one that is shown.
    private var path: [UIMenu]
    private let sender: Any?
    private let onEnd: () -> Void
    private var finger = MenuFinger()
    /// The places whose entries were asked for since the menu opened.
    private var asked: Set<ObjectIdentifier> = []
    /// The answer to a touch of the preview; nil as long as it counts as a touch beside the menu.
    var onPreviewTap: (() -> Void)? { didSet { overlay.onPreviewTap = onPreviewTap } }

    /// Shows a menu beside a view.
    ///
    /// - Parameters:
    ///   - source: What the menu belongs to; it has to be in a window.
    ///   - rect: The part of the view that the menu stands beside, in the view's coordinates; nil for all of it.
    ///   - sender: Who the menu's actions say sent them; the view unless given.
    ///   - preview: What stands above the dimmed screen beside the menu.
    ///   - lift: What lifts the menu's source above the dimmed screen, in place of a preview.
    ///   - onEnd: Called when the menu begins to go.
    @discardableResult static func present(
        _ menu: UIMenu, from source: UIView, rect: CGRect? = nil, sender: Any? = nil, preview: UIView? = nil,
        lift: ContextMenuLift? = nil, onEnd: @escaping () -> Void = {}
    ) -> MenuPresentation? {
        guard let window = source.window else { return nil }
        current?.dismiss()
        let overlay = MenuOverlay(
            frame: window.bounds, anchor: source.convert(rect ?? source.bounds, to: window), preview: preview,
            lift: lift)
        let presentation = MenuPresentation(overlay, menu, sender: sender ?? source, onEnd: onEnd)
        current = presentation
        // The overlay holds what holds it, until it is taken out.
        overlay.presentation = presentation
        overlay.platter.onChoice = { [unowned presentation] row in presentation.choose(row) }
        overlay.onTapBeside = { [unowned presentation] in presentation.dismiss() }
        window.addSubview(overlay)
        overlay.appear()
        return presentation
    }

    private init(_ overlay: MenuOverlay, _ menu: UIMenu, sender: Any?, onEnd: @escaping () -> Void) {
        self.overlay = overlay
        root = menu
        path = [menu]
        self.sender = sender
        self.onEnd = onEnd
        load(menu)
        overlay.platter.show(menu, isSubmenu: false)
    }

    /// Asks for the entries that come later, once while the menu is open, and shows them when they are there.
    private func load(_ menu: UIMenu) {
        for place in menu.deferredPlaces where asked.insert(ObjectIdentifier(place)).inserted {
            place.load { [weak self] in self?.didLoad() }
            // What has come at once may have places of its own.
            if place.elements != nil { load(menu) }
        }
    }

    private func didLoad() {
        guard Self.current === self else { return }
        load(shownMenu)
        showRows()
    }

    /// The menu whose entries are shown.
    var shownMenu: UIMenu { path[path.count - 1] }
    var rows: [MenuRow] { overlay.platter.rows }
    var platter: MenuPlatter { overlay.platter }

    // MARK: A finger that opened the menu and goes on to an entry

    func fingerMoved(_ touch: UITouch) {
        finger.rested(at: touch.previousLocation(in: overlay))
        fingerMoved(to: touch.location(in: overlay))
    }

    func fingerEnded(_ touch: UITouch) {
        finger.rested(at: touch.previousLocation(in: overlay))
        fingerEnded(at: touch.location(in: overlay))
    }

    /// The finger is at a point of the overlay as the menu opens.
    func fingerRests(at point: CGPoint) { finger.rested(at: point) }

    /// - Parameter point: In the overlay's coordinates.
    func fingerMoved(to point: CGPoint) {
        let isChoosing = finger.moved(to: point)
        overlay.platter.highlight(at: isChoosing ? overlay.convert(point, to: overlay.platter) : nil)
    }

    /// - Parameter point: In the overlay's coordinates.
    func fingerEnded(at point: CGPoint) {
        guard finger.moved(to: point) else { return overlay.platter.highlight(at: nil) }
        overlay.platter.choose(at: overlay.convert(point, to: overlay.platter))
    }

    func fingerCancelled() { overlay.platter.highlight(at: nil) }

    // MARK: Choices

    private func choose(_ row: MenuRow) {
        switch row.element {
        case let menu as UIMenu:
            if menu === shownMenu { path.removeLast() } else { path.append(menu) }
            showMenu()
        case let action as UIAction:
            root.willPerform(action)
            let stays = action.attributes.contains(.keepsMenuPresented)
            if !stays { dismiss() }
            action.perform(from: sender)
            if stays { showMenu() }
        case let command as UICommand:
            let stays = command.attributes.contains(.keepsMenuPresented)
            if !stays { dismiss() }
            command.performWithSender(sender, target: nil)
            if stays { showMenu() }
        default: break
        }
    }

    private func showMenu() {
        load(shownMenu)
        showRows()
    }

    private func showRows() {
        overlay.platter.show(shownMenu, isSubmenu: path.count > 1)
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { self.overlay.placePlatter() }
    }

    /// Takes the menu away, without an action.
    ///
    /// - Parameter popping: Whether the preview grows as it goes.
    func dismiss(popping: Bool = false) {
        guard Self.current === self else { return }
        Self.current = nil
        onEnd()
        overlay.disappear(popping: popping)
    }
}

/// The finger that opened a menu, which chooses nothing before it has moved, whatever came up below it.
struct MenuFinger {
    // Choice (menus): as far as a finger may stray while it rests on a view.
    private static let slop: CGFloat = 10

    private var start: CGPoint?
    private var hasMoved = false

    /// Notes the finger's position when the menu opened; later calls do not count.
    mutating func rested(at point: CGPoint) { start = start ?? point }

    /// Whether the finger chooses at a point that it has come to.
    mutating func moved(to point: CGPoint) -> Bool {
        rested(at: point)
        if let start, hypot(point.x - start.x, point.y - start.y) > Self.slop { hasMoved = true }
        return hasMoved
    }
}

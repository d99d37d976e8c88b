import Foundation
import QuartzCore

/// A menu on the screen, until an entry is chosen or a finger comes down beside it.
@MainActor final class MenuPresentation {
    /// The menu that is open; there is one at most.
    private(set) static weak var current: MenuPresentation?

    private let overlay: MenuOverlay
    private let root: UIMenu
    /// From the root to the menu that is shown.
    private var path: [UIMenu]
    private let sender: Any?
    private let onEnd: () -> Void
    /// What a touch of the preview does; nil as long as it is one beside the menu like others.
    var onPreviewTap: (() -> Void)? { didSet { overlay.onPreviewTap = onPreviewTap } }

    /// Shows a menu beside a view.
    ///
    /// - Parameters:
    ///   - source: What the menu belongs to; it has to be in a window.
    ///   - rect: The part of the view that the menu stands beside, in the view's coordinates; nil for all of it.
    ///   - sender: Who the menu's actions say sent them; the view unless given.
    ///   - preview: What is lifted above the dimmed screen beside the menu.
    ///   - onEnd: Called when the menu begins to go.
    @discardableResult static func present(
        _ menu: UIMenu, from source: UIView, rect: CGRect? = nil, sender: Any? = nil, preview: UIView? = nil,
        onEnd: @escaping () -> Void = {}
    ) -> MenuPresentation? {
        guard let window = source.window else { return nil }
        current?.dismiss()
        let overlay = MenuOverlay(
            frame: window.bounds, anchor: source.convert(rect ?? source.bounds, to: window), preview: preview)
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
        overlay.platter.show(menu, isSubmenu: false)
    }

    /// The menu whose entries are shown.
    var shownMenu: UIMenu { path[path.count - 1] }
    var rows: [MenuRow] { overlay.platter.rows }
    var platter: MenuPlatter { overlay.platter }

    // MARK: A finger that opened the menu and goes on to an entry

    func fingerMoved(_ touch: UITouch) { overlay.platter.highlight(at: touch.location(in: overlay.platter)) }

    func fingerEnded(_ touch: UITouch) { overlay.platter.choose(at: touch.location(in: overlay.platter)) }

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
            command.perform()
            if stays { showMenu() }
        default: break
        }
    }

    private func showMenu() {
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

import CoreGraphics
import Foundation

/// An entry of the edit menu.
@MainActor struct EditMenuEntry {
    var title: String
    var image: UIImage?
    var attributes: UIMenuElement.Attributes
    /// The entries that the entry leads to; none for one that does something.
    var entries: [EditMenuEntry]
    var perform: () -> Void

    init(
        title: String, image: UIImage? = nil, attributes: UIMenuElement.Attributes = [], entries: [EditMenuEntry] = [],
        perform: @escaping () -> Void
    ) {
        (self.title, self.image, self.attributes) = (title, image, attributes)
        (self.entries, self.perform) = (entries, perform)
    }

    /// The system's entries, in the order of the edit menu.
    static let systemActions: [(title: String, action: String)] = [
        ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Select", "select:"), ("Select All", "selectAll:"),
        ("Delete", "delete:"),
    ]
}

/// The row of entries over a selection or a view.
final class EditMenuBar: UIView {
    /// The rectangle that the menu belongs to, in the window's coordinates.
    private var anchor: CGRect
    private let arrow: UIMenuController.ArrowDirection
    private weak var host: UIWindow?
    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let row = UIScrollView(frame: .zero)
    private var buttons: [UIButton] = []
    private var lines: [UIView] = []
    private let watch = TouchDownRecognizer(target: nil, action: nil)
    var onTouchBeside: () -> Void = {}
    var onChoice: () -> Void = {}

    // Choice (edit menu): the lengths of the row, in points.
    private enum Metrics {
        static let height: CGFloat = 44
        static let side: CGFloat = 16
        static let gap: CGFloat = 8
        static let radius: CGFloat = 11
        static let fontSize: CGFloat = 15
    }

    /// The time in which the row comes and goes, in seconds.
    static let duration = 0.2

    /// - Parameter anchor: What the menu belongs to, in the window's coordinates.
    init(over anchor: CGRect, in window: UIWindow, arrow: UIMenuController.ArrowDirection) {
        self.anchor = anchor
        self.arrow = arrow
        host = window
        super.init(frame: .zero)
        layer.shadowColor = .black
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
        ground.layer.cornerRadius = Metrics.radius
        ground.clipsToBounds = true
        row.showsHorizontalScrollIndicator = false
        addSubview(ground)
        ground.contentView.addSubview(row)
        watch.cancelsTouchesInView = false
        watch.onTouchDown = { [weak self] touch in
            guard let self, !bounds.contains(touch.location(in: self)) else { return }
            onTouchBeside()
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows entries in place of those that are there, and takes the room that they need.
    func show(_ entries: [EditMenuEntry]) {
        for view in buttons + lines { view.removeFromSuperview() }
        lines = []
        buttons = entries.map { entry in
            let button = button(for: entry)
            button.addAction(
                UIAction { [weak self] _ in
                    if !entry.entries.isEmpty {
                        self?.show(entry.entries, behind: entries)
                        return
                    }
                    if !entry.attributes.contains(.keepsMenuPresented) { self?.onChoice() }
                    entry.perform()
                }, for: .touchUpInside)
            row.addSubview(button)
            return button
        }
        row.contentOffset = .zero
        place()
    }

    /// Shows the entries that an entry leads to, with one before them that leads back.
    private func show(_ entries: [EditMenuEntry], behind others: [EditMenuEntry]) {
        let back = EditMenuEntry(
            title: "", image: UIImage(systemName: "chevron.backward"), attributes: .keepsMenuPresented
        ) { [weak self] in self?.show(others) }
        show([back] + entries)
        buttons.first?.accessibilityLabel = "Back"
    }

    private func button(for entry: EditMenuEntry) -> UIButton {
        let button = UIButton(type: .system)
        let color: UIColor = entry.attributes.contains(.destructive) ? .systemRed : .label
        button.tintColor = color
        // A picture stands for an entry that has no title, as in iOS.
        if entry.title.isEmpty {
            button.setImage(entry.image, for: .normal)
        } else {
            button.setTitle(entry.title, for: .normal)
        }
        button.setTitleColor(color, for: .normal)
        button.setTitleColor(.tertiaryLabel, for: .disabled)
        button.titleLabel?.font = .systemFont(ofSize: Metrics.fontSize)
        button.isEnabled = !entry.attributes.contains(.disabled)
        return button
    }

    /// Moves the row to another place of what it belongs to, in the window's coordinates.
    func move(to anchor: CGRect, animated: Bool) {
        self.anchor = anchor
        guard animated else { return setFrame() }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { self.setFrame() }
    }

    private func place() {
        guard let host else { return }
        var x: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let width = button.intrinsicContentSize.width + 2 * Metrics.side
            button.frame = CGRect(x: x, y: 0, width: width, height: Metrics.height)
            x += width
            guard index < buttons.count - 1 else { continue }
            let line = UIView(
                frame: CGRect(x: x, y: 0, width: 1 / max(1, host.pixelScale), height: Metrics.height))
            line.backgroundColor = .separator
            row.addSubview(line)
            lines.append(line)
        }
        row.contentSize = CGSize(width: x, height: Metrics.height)
        setFrame()
    }

    private func setFrame() {
        guard let host else { return }
        let area = host.bounds.inset(by: host.safeAreaInsets).insetBy(dx: Metrics.gap, dy: Metrics.gap)
        let size = CGSize(width: min(row.contentSize.width, area.width), height: Metrics.height)
        let above = anchor.minY - Metrics.gap - size.height
        let below = anchor.maxY + Metrics.gap
        var y = above
        // The arrow of a menu below its target points up.
        if arrow == .up || arrow != .down && above < area.minY { y = below }
        y = min(max(y, area.minY), max(area.minY, area.maxY - size.height))
        let left = min(max(anchor.midX - size.width / 2, area.minX), max(area.minX, area.maxX - size.width))
        frame = CGRect(origin: CGPoint(x: left, y: y), size: size)
        ground.frame = bounds
        row.frame = bounds
    }

    func appear(animated: Bool) {
        guard let host else { return }
        host.addSubview(self)
        host.addGestureRecognizer(watch)
        guard animated else { return }
        UIView.performWithoutAnimation { alpha = 0 }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) { self.alpha = 1 }
    }

    func disappear(animated: Bool) {
        watch.view?.removeGestureRecognizer(watch)
        guard animated, window != nil else { return removeFromSuperview() }
        isUserInteractionEnabled = false
        UIView.animate(withDuration: Self.duration, animations: { self.alpha = 0 }) { _ in self.removeFromSuperview()
        }
    }
}

/// A recognizer that hears of every finger that comes down, and recognises nothing.
private final class TouchDownRecognizer: UIGestureRecognizer {
    var onTouchDown: (UITouch) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .failed
        if let touch = touches.first { onTouchDown(touch) }
    }
}

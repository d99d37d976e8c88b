import CoreGraphics
import Foundation

/// An entry of the edit menu.
@MainActor struct EditMenuEntry {
    var title: String
    var perform: () -> Void

    /// The system's entries, in the order of the edit menu.
    static let systemActions: [(title: String, action: String)] = [
        ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Select", "select:"), ("Select All", "selectAll:"),
        ("Delete", "delete:"),
    ]
}

/// The row of entries over a selection or a view.
final class EditMenuBar: UIView {
    private let anchor: CGRect
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
        static let duration = 0.2
    }

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
            let button = UIButton(type: .system)
            button.setTitle(entry.title, for: .normal)
            button.setTitleColor(.label, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: Metrics.fontSize)
            button.addAction(
                UIAction { [weak self] _ in
                    self?.onChoice()
                    entry.perform()
                }, for: .touchUpInside)
            row.addSubview(button)
            return button
        }
        place()
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
        let area = host.bounds.inset(by: host.safeAreaInsets).insetBy(dx: Metrics.gap, dy: Metrics.gap)
        row.contentSize = CGSize(width: x, height: Metrics.height)
        let size = CGSize(width: min(x, area.width), height: Metrics.height)
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
        UIView.animate(withDuration: Metrics.duration, delay: 0, options: .allowUserInteraction) { self.alpha = 1 }
    }

    func disappear(animated: Bool) {
        watch.view?.removeGestureRecognizer(watch)
        guard animated, window != nil else { return removeFromSuperview() }
        isUserInteractionEnabled = false
        UIView.animate(withDuration: Metrics.duration, animations: { self.alpha = 0 }) { _ in self.removeFromSuperview()
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

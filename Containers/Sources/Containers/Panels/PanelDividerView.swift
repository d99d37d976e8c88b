import UIKit

/// The strip between two panels, which a finger drags.
final class PanelDividerView: UIView {
    let drag = UIPanGestureRecognizer()
    let doubleTap = UITapGestureRecognizer()
    /// Moves the divider by a step, forward or back.
    var step: ((_ isForward: Bool) -> Void)?
    var axis = NSLayoutConstraint.Axis.vertical { didSet { setNeedsLayout() } }
    var isEnabled = true {
        didSet {
            isUserInteractionEnabled = isEnabled
            handle.isHidden = !isEnabled
            accessibilityTraits = isEnabled ? .adjustable : .none
        }
    }

    private let handle = UIView()
    private let lines = [UIView(), UIView()]

    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        for line in lines {
            line.backgroundColor = .separator
            addSubview(line)
        }
        handle.backgroundColor = .tertiaryLabel
        handle.layer.cornerRadius = 2
        addSubview(handle)
        doubleTap.numberOfTapsRequired = 2
        addGestureRecognizer(drag)
        addGestureRecognizer(doubleTap)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("PanelDividerView is made in code") }

    /// Whether a finger holds the divider.
    var isHeld = false { didSet { handle.backgroundColor = isHeld ? tintColor : .tertiaryLabel } }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let (dx, dy) = (max(0, 32 - bounds.width) / 2, max(0, 32 - bounds.height) / 2)
        return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRow = axis == .horizontal
        let size = isRow ? CGSize(width: 4, height: 36) : CGSize(width: 36, height: 4)
        handle.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        for (line, isLast) in zip(lines, [false, true]) {
            line.frame =
                isRow
                ? CGRect(x: isLast ? bounds.width - 0.5 : 0, y: 0, width: 0.5, height: bounds.height)
                : CGRect(x: 0, y: isLast ? bounds.height - 0.5 : 0, width: bounds.width, height: 0.5)
        }
    }

    override func accessibilityIncrement() { step?(true) }
    override func accessibilityDecrement() { step?(false) }
}

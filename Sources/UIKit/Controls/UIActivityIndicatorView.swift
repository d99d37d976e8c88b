import DisplayProtocol
import Foundation
import QuartzCore

/// A wheel that turns while something is being done.
open class UIActivityIndicatorView: UIView {
    /// How large the wheel is, and in the older styles its colour.
    public enum Style: Int, Sendable {
        case whiteLarge = 0
        case white = 1
        case gray = 2
        case medium = 100
        case large = 101

        /// In points.
        fileprivate var side: CGFloat {
            switch self {
            case .large, .whiteLarge: 37
            case .medium, .white, .gray: 20
            }
        }

        fileprivate var color: UIColor {
            switch self {
            case .white, .whiteLarge: .white
            case .gray, .medium, .large: .systemGray
            }
        }
    }

    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            wheel.color = shownColor
            setNeedsLayout()
        }
    }

    /// The colour of the wheel; the style's unless set.
    open var color: UIColor! {
        get { shownColor }
        set {
            ownColor = newValue
            wheel.color = shownColor
        }
    }

    /// Whether the view is hidden while nothing is being done.
    open var hidesWhenStopped = true {
        didSet {
            guard !isAnimating else { return }
            isHidden = hidesWhenStopped
        }
    }

    open private(set) var isAnimating = false

    private let wheel = SpinnerWheel(frame: .zero)
    private var ownColor: UIColor?
    private var shownColor: UIColor { ownColor ?? style.color }

    private static let key = "spin"
    /// How long one turn takes, in seconds.
    private static let turn = 0.8

    /// Makes a wheel of a style that is as large as the style wants it.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        setUp()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(wheel)
        wheel.color = shownColor
        isAccessibilityElement = true
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        if !isAnimating, hidesWhenStopped { isHidden = true }
    }

    open func startAnimating() {
        isAnimating = true
        isHidden = false
        spin()
    }

    open func stopAnimating() {
        isAnimating = false
        wheel.layer.removeAnimation(forKey: Self.key)
        if hidesWhenStopped { isHidden = true }
    }

    /// The wheel jumps from spoke to spoke, for ever: nobody waits for it to come to rest.
    private func spin() {
        guard window != nil, wheel.layer.animation(forKey: Self.key) == nil else { return }
        let spin = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        spin.values = (0..<SpinnerWheel.spokes).map {
            NSNumber(value: Double($0) * 2 * .pi / Double(SpinnerWheel.spokes))
        }
        spin.calculationMode = .discrete
        spin.duration = Self.turn
        spin.repeatCount = .infinity
        wheel.layer.add(spin, forKey: Self.key)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            wheel.layer.removeAnimation(forKey: Self.key)
        } else if isAnimating {
            spin()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheel.bounds.size = CGSize(width: style.side, height: style.side)
        wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted") }
        set { super.accessibilityLabel = newValue }
    }

    override func describe(_ node: inout Tree.View) {
        super.describe(&node)
        if isAnimating { node.states.append("animating") }
    }
}

/// The spokes of an activity indicator.
final class SpinnerWheel: UIView {
    static let spokes = 8

    var color = UIColor.systemGray { didSet { setNeedsDisplay() } }
    /// How many spokes are shown, clockwise from the top; those of a wheel that is being pulled out come one by one.
    var visibleSpokes = SpinnerWheel.spokes { didSet { if visibleSpokes != oldValue { setNeedsDisplay() } } }
    /// Whether the spokes fade against the way that the wheel turns.
    var fades = true { didSet { if fades != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let side = min(bounds.width, bounds.height)
        let (outer, inner, width) = (side * 0.475, side * 0.24, side * 0.115)
        for spoke in 0..<visibleSpokes {
            let angle = CGFloat(spoke) * 2 * .pi / CGFloat(Self.spokes)
            let direction = CGPoint(x: sin(angle), y: -cos(angle))
            let path = UIBezierPath()
            path.lineWidth = width
            path.lineCapStyle = .round
            path.move(
                to: CGPoint(
                    x: bounds.midX + direction.x * (inner + width / 2),
                    y: bounds.midY + direction.y * (inner + width / 2)))
            path.addLine(
                to: CGPoint(
                    x: bounds.midX + direction.x * (outer - width / 2),
                    y: bounds.midY + direction.y * (outer - width / 2)))
            // The spoke at the top is the one that the wheel has just reached.
            let age = CGFloat((Self.spokes - spoke) % Self.spokes)
            let alpha = fades ? max(0.25, 1 - age * 0.125) : 1
            color.withAlphaComponent(color.cgColor.alpha * alpha).setStroke()
            path.stroke()
        }
    }
}

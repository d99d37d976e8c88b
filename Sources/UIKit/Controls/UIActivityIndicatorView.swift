import Foundation
import QuartzCore

/// A wheel that turns while something is being done.
open class UIActivityIndicatorView: UIView {
    /// The methods that apps name by selector.
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UIActivityIndicatorView", methods: wheelMethods)
    }

    /// The size of the wheel, and in the older styles its colour.
    public enum Style: Int, Sendable {
        /// A white wheel of 37 points, an older style.
        case whiteLarge = 0
        /// A white wheel of 20 points, an older style.
        case white = 1
        /// A gray wheel of 20 points, an older style.
        case gray = 2
        /// A gray wheel of 20 points.
        case medium = 100
        /// A gray wheel of 37 points.
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

    /// The style of the wheel, `medium` unless the view was made with another one.
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

    /// Whether the wheel turns, or will as soon as the view is in a window.
    open private(set) var isAnimating = false

    private let wheel = SpinnerWheel(frame: .zero)
    private var ownColor: UIColor?
    private var shownColor: UIColor { ownColor ?? style.color }

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

    /// Makes an activity indicator from an Interface Builder document, in the style `medium` if that names no other.
    public required init(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)!
        setUp()
    }

    private func setUp() {
        addSubview(wheel)
        wheel.color = shownColor
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        if !isAnimating, hidesWhenStopped { isHidden = true }
    }

    /// Shows the view and turns the wheel.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
        spin()
    }

    /// Stops the wheel, and hides the view with `hidesWhenStopped`.
    open func stopAnimating() {
        isAnimating = false
        wheel.stopSpinning()
        if hidesWhenStopped { isHidden = true }
    }

    private func spin() {
        if window != nil { wheel.startSpinning() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            wheel.stopSpinning()
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

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole {
        AccessibilityRole(isElement: true, traits: .updatesFrequently, kind: .activityIndicator)
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted") }
        set { super.accessibilityLabel = newValue }
    }

    @_spi(Framework) open override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        if isAnimating { description.states.append("animating") }
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeActivityIndicator(self)
    }
}

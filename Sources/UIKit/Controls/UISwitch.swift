import Foundation
import QuartzCore

/// A control that is on or off.
open class UISwitch: UIControl {
    /// The size that every switch has, in points.
    private static let size = CGSize(width: 51, height: 31)
    private static let thumbMargin: CGFloat = 2

    private var storedIsOn = false {
        willSet { __keyValueWillChange(self, "on") }
        didSet { __keyValueDidChange(self, "on") }
    }
    private let track = UIView(frame: CGRect(origin: .zero, size: UISwitch.size))
    private let thumb = UIView(frame: .zero)

    /// Whether the switch is on. Setting it sends nothing.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// The track's colour while the switch is on; green unless set.
    open var onTintColor: UIColor? { didSet { showState() } }
    /// The colour of the thumb; white unless set.
    open var thumbTintColor: UIColor? { didSet { showState() } }
    /// The name by which flows and assistive software call the switch; it is not shown.
    open var title: String?

    /// The picture of a switch that is on; iOS shows none since version 7, and none is shown here.
    open var onImage: UIImage?
    /// The picture of a switch that is off; iOS shows none since version 7, and none is shown here.
    open var offImage: UIImage?

    /// The styles of a switch; iOS has sliding ones only.
    public enum Style: Int, Sendable { case automatic, checkbox, sliding }

    /// The style that is shown: sliding.
    open var style: Style { .sliding }
    /// The style that the app wishes for: automatic unless set. A checkbox, which iOS does not have, raises an
    /// exception.
    open var preferredStyle = Style.automatic {
        didSet {
            guard preferredStyle == .checkbox else { return }
            preferredStyle = oldValue
            let reason = "UISwitch.preferredStyle cannot be set to checkbox on this idiom: only a Mac shows checkboxes"
            NSException(name: .invalidArgumentException, reason: reason).raise()
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    /// Makes a switch from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        // A document of constraints gives it no frame, and it has its size from the start.
        resizeInPlace(to: Self.size)
        setUp()
    }

    private func setUp() {
        for part in [track, thumb] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        // A switch keeps its size; whatever is beside it in a stack takes the rest.
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        track.layer.cornerRadius = Self.size.height / 2
        thumb.layer.cornerRadius = Self.size.height / 2 - Self.thumbMargin
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        showState()
    }

    /// Changes the state without telling targets.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != storedIsOn else { return }
        storedIsOn = on
        guard animated, window != nil else { return showState() }
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { self.showState() })
    }

    private func showState() {
        track.backgroundColor = storedIsOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        thumb.backgroundColor = thumbTintColor ?? .white
        let side = Self.size.height - 2 * Self.thumbMargin
        thumb.frame = CGRect(
            x: storedIsOn ? Self.size.width - side - Self.thumbMargin : Self.thumbMargin, y: Self.thumbMargin,
            width: side, height: side)
        track.alpha = isEnabled ? 1 : 0.5
    }

    override func stateDidChange() {
        super.stateDidChange()
        showState()
    }

    /// A switch keeps its size whatever frame it is given.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside else { return }
        setOn(!storedIsOn, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole { elementRole(.button, .switch) }

    @_spi(Framework) open override var accessibilityText: String? { title }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (storedIsOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }

    @_spi(Framework) open override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.text = title
        if storedIsOn { description.states.append("on") }
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeSwitch(self)
    }
}

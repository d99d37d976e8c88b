import Foundation
import QuartzCore

/// Two buttons that make a value smaller and greater.
open class UIStepper: UIControl {
    /// Whether targets are told of each step, and not only of the last when the button is let go of.
    open var isContinuous = true
    /// Whether a held button goes on stepping.
    open var autorepeat = true
    /// Whether a step beyond one end goes to the other.
    open var wraps = false { didSet { showValue() } }

    // Choice (controls): Apple's reference says both that an end beyond the other raises an exception and that the other
    // end goes along; here it goes along, as apps set one end after the other.
    /// The least value. A greater one than `maximumValue` takes `maximumValue` along.
    open var minimumValue: Double {
        get { least }
        set {
            least = newValue
            greatest = max(greatest, newValue)
            value = storedValue
        }
    }

    /// The greatest value. A smaller one than `minimumValue` takes `minimumValue` along.
    open var maximumValue: Double {
        get { greatest }
        set {
            greatest = newValue
            least = min(least, newValue)
            value = storedValue
        }
    }

    /// The size of one step. 0 or less raises an exception.
    open var stepValue: Double {
        get { step }
        set {
            guard newValue > 0 else {
                return NSException.raise(.invalidArgumentException, "stepValue must be greater than 0")
            }
            step = newValue
        }
    }

    /// The value, kept between its ends. Setting it sends nothing.
    open var value: Double {
        get { storedValue }
        set {
            storedValue = newValue.isNaN ? least : min(max(newValue, least), greatest)
            showValue()
        }
    }

    private var storedValue = 0.0 {
        willSet { __keyValueWillChange(self, "value") }
        didSet { __keyValueDidChange(self, "value") }
    }
    private var least = 0.0
    private var greatest = 100.0
    private var step = 1.0

    private static let size = CGSize(width: 94, height: 32)
    /// Seconds before a held button repeats, and between its first steps.
    private static let firstDelay = 0.5
    private static let longInterval = 0.2
    private static let shortInterval = 0.05
    /// The number of steps that come slowly.
    private static let slowSteps = 8

    private static let dividerColor = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.1)
    }

    private let divider = UIImageView(frame: .zero)
    private let decrement = StepperHalf(glyph: .minus)
    private let increment = StepperHalf(glyph: .plus)
    private var pressed: StepperHalf?
    private var repeatCall: Int?
    private var repeats = 0

    // See UIStepper+Images.swift.
    var pictures = StepperPictures()

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    /// Makes a stepper from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for part in [decrement, increment, divider] as [UIView] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        decrement.accessibilityLabel = "Decrement"
        increment.accessibilityLabel = "Increment"
        layer.cornerRadius = 8
        clipsToBounds = true
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        showValue()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// A stepper keeps its size whatever frame it is given.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let line: CGFloat = 1
        let half = (bounds.width - line) / 2
        let left = CGRect(x: 0, y: 0, width: half, height: bounds.height)
        let right = CGRect(x: half + line, y: 0, width: half, height: bounds.height)
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        decrement.frame = isLeftToRight ? left : right
        increment.frame = isLeftToRight ? right : left
        let width = divider.image?.size.width ?? line
        divider.frame =
            divider.image == nil
            ? CGRect(x: half, y: 7, width: line, height: bounds.height - 14)
            : CGRect(x: (bounds.width - width) / 2, y: 0, width: width, height: bounds.height)
    }

    // MARK: Looks; see UIStepper+Images.swift

    /// Sets the picture of the button that makes the value greater for a state; nil brings back the normal state's.
    open func setIncrementImage(_ image: UIImage?, for state: State) { setPicture { $0.increment[state] = image } }
    /// The picture set for the button that makes the value greater in exactly a state; nil without.
    open func incrementImage(for state: State) -> UIImage? { pictures.increment[state] }
    /// Sets the picture of the button that makes the value smaller for a state; nil brings back the normal state's.
    open func setDecrementImage(_ image: UIImage?, for state: State) { setPicture { $0.decrement[state] = image } }
    /// The picture set for the button that makes the value smaller in exactly a state; nil without.
    open func decrementImage(for state: State) -> UIImage? { pictures.decrement[state] }
    /// Sets the picture behind both buttons for a state, which may be resizable; nil brings back the normal state's.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { setPicture { $0.background[state] = image } }
    /// The picture set behind both buttons in exactly a state; nil without.
    open func backgroundImage(for state: State) -> UIImage? { pictures.background[state] }
    /// Sets the picture between both buttons for their states.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) { setPicture { $0.divider[.init(left: leftState, right: rightState)] = image } }
    /// The picture set between both buttons for exactly their states; nil without.
    open func dividerImage(forLeftSegmentState state: State, rightSegmentState: State) -> UIImage? {
        pictures.divider[.init(left: state, right: rightSegmentState)]
    }

    private func setPicture(_ change: (inout StepperPictures) -> Void) {
        change(&pictures)
        showValue()
    }

    private func showPictures() {
        for (half, images) in [(decrement, pictures.decrement), (increment, pictures.increment)] {
            half.show(
                pictures.picture(images, half.state), background: pictures.picture(pictures.background, half.state))
        }
        let left = effectiveUserInterfaceLayoutDirection == .leftToRight ? decrement : increment
        let image = pictures.divider(left: left.state, right: (left === decrement ? increment : decrement).state)
        divider.image = image
        divider.backgroundColor = image == nil && pictures.background.isEmpty ? Self.dividerColor : nil
    }

    private func showValue() {
        if pictures.background.isEmpty {
            backgroundColor = backgroundColor ?? .tertiarySystemFill
        } else if backgroundColor == .tertiarySystemFill {
            backgroundColor = .clear
        }
        defer { showPictures() }
        decrement.isEnabled = isEnabled && (wraps || storedValue > least)
        increment.isEnabled = isEnabled && (wraps || storedValue < greatest)
        decrement.isPressed = pressed === decrement
        increment.isPressed = pressed === increment
    }

    override func stateDidChange() {
        super.stateDidChange()
        showValue()
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        guard let half = [decrement, increment].first(where: { $0.frame.contains(point) }), half.isEnabled else {
            return false
        }
        pressed = half
        repeats = 0
        showValue()
        if isContinuous { stepOnce() }
        if autorepeat { scheduleRepeat(after: Self.firstDelay) }
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if !isTouchInside { rest() }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let wasPressed = pressed != nil
        if wasPressed, isTouchInside, !isContinuous, repeats == 0 { stepOnce() }
        let total = repeats
        rest()
        if !isContinuous, wasPressed, total > 0 { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        rest()
    }

    private func rest() {
        DueCalls.shared.cancel(repeatCall)
        repeatCall = nil
        pressed = nil
        showValue()
    }

    private func scheduleRepeat(after delay: TimeInterval) {
        repeatCall = DueCalls.shared.schedule(after: delay) { [weak self] in
            guard let self, pressed != nil else { return }
            stepOnce()
            guard let pressed, pressed.isEnabled else { return }
            scheduleRepeat(after: repeats > Self.slowSteps ? Self.shortInterval : Self.longInterval)
        }
    }

    private func stepOnce() {
        repeats += 1
        let next = storedValue + (pressed === increment ? step : -step)
        let old = storedValue
        if wraps, next > greatest {
            value = least
        } else if wraps, next < least {
            value = greatest
        } else {
            value = next
        }
        if storedValue != old, isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    @_spi(Framework) open override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.text = Self.text(storedValue)
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? Self.text(storedValue) }
        set { super.accessibilityValue = newValue }
    }

    private static func text(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeStepper(self)
    }
}

/// One of a stepper's buttons.
final class StepperHalf: UIView {
    enum Glyph { case plus, minus }

    private let glyph: Glyph
    var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
    var isPressed = false { didSet { backgroundColor = isPressed ? .tertiarySystemFill : nil } }

    private let background = UIImageView(frame: .zero)
    private let picture = UIImageView(frame: .zero)

    init(glyph: Glyph) {
        self.glyph = glyph
        super.init(frame: .zero)
        picture.contentMode = .center
        addSubview(background)
        addSubview(picture)
        contentMode = .redraw
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    var state: UIControl.State { isEnabled ? isPressed ? .highlighted : .normal : .disabled }

    /// Shows pictures in place of the sign and of what lies behind it.
    func show(_ image: UIImage?, background behind: UIImage?) {
        if (image == nil) != (picture.image == nil) { setNeedsDisplay() }
        picture.image = image
        background.image = behind
        if behind != nil { backgroundColor = nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        picture.frame = bounds
    }

    override func draw(_ rect: CGRect) {
        guard picture.image == nil else { return }
        let (length, thickness): (CGFloat, CGFloat) = (41.0 / 3, 5.0 / 3)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        (isEnabled ? UIColor.label : .tertiaryLabel).setFill()
        let across = CGRect(
            x: middle.x - length / 2, y: middle.y - thickness / 2, width: length, height: thickness)
        // One path, so that colours that are not opaque are not laid on twice.
        let path = UIBezierPath(roundedRect: across, cornerRadius: thickness / 2)
        if glyph == .plus {
            let side = (length - thickness) / 2
            for y in [middle.y - length / 2, middle.y + thickness / 2] {
                path.append(
                    UIBezierPath(
                        roundedRect: CGRect(x: middle.x - thickness / 2, y: y, width: thickness, height: side),
                        cornerRadius: thickness / 2))
            }
            path.append(
                UIBezierPath(
                    rect: CGRect(
                        x: middle.x - thickness / 2, y: middle.y - thickness, width: thickness, height: 2 * thickness)))
        }
        path.fill()
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(isEnabled ? .button : [.button, .notEnabled]) }
        set { super.accessibilityTraits = newValue }
    }
}

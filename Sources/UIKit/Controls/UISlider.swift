import Foundation
import QuartzCore

/// A value on a line, which a finger moves.
///
/// Only a touch on the thumb, or near it, moves it.
open class UISlider: UIControl {
    /// The value, kept between its ends. Setting it sends nothing.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// The value at the start of the track; the greatest value gives way to it.
    open var minimumValue: Float = 0 {
        didSet {
            maximumValue = max(maximumValue, minimumValue)
            value = storedValue
            setNeedsLayout()
        }
    }

    /// The value at the end of the track; the least value gives way to it.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
            setNeedsLayout()
        }
    }

    /// Whether targets are told of every move of the finger, or only of the last.
    open var isContinuous = true

    /// The picture beside the start of the track; nil for none.
    open var minimumValueImage: UIImage? { didSet { lookDidChange() } }
    /// The picture beside the end of the track; nil for none.
    open var maximumValueImage: UIImage? { didSet { lookDidChange() } }

    /// The colour of the line before the thumb; the tint colour unless set.
    open var minimumTrackTintColor: UIColor? { didSet { lookDidChange() } }
    /// The colour of the line behind the thumb; gray unless set.
    open var maximumTrackTintColor: UIColor? { didSet { lookDidChange() } }
    /// The colour of the thumb; white unless set.
    open var thumbTintColor: UIColor? { didSet { lookDidChange() } }

    // See UISlider+Layout.swift.
    let minimumTrack = UIImageView(frame: .zero)
    let maximumTrack = UIImageView(frame: .zero)
    let thumb = UIImageView(frame: .zero)
    let minimumPicture = UIImageView(frame: .zero)
    let maximumPicture = UIImageView(frame: .zero)
    private var thumbImages: [State: UIImage] = [:]
    private var minimumTrackImages: [State: UIImage] = [:]
    private var maximumTrackImages: [State: UIImage] = [:]
    private var storedValue: Float = 0 {
        willSet { __keyValueWillChange(self, "value") }
        didSet { __keyValueDidChange(self, "value") }
    }
    /// From the finger to the thumb's middle, in points.
    private var grip: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a slider from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for part in [minimumPicture, maximumPicture, maximumTrack, minimumTrack, thumb] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        lookDidChange()
    }

    // MARK: Value

    /// Changes the value without telling targets.
    open func setValue(_ value: Float, animated: Bool) {
        let kept = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
        guard kept != storedValue else { return }
        storedValue = kept
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { self.placeParts() })
    }

    // MARK: Images for states

    /// Sets the picture of the thumb for a state; nil brings back the normal state's.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages[state] = image
        lookDidChange()
    }

    /// Sets the picture of the line before the thumb for a state, which may be resizable; nil brings back the normal
    /// state's.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        minimumTrackImages[state] = image
        lookDidChange()
    }

    /// Sets the picture of the line behind the thumb for a state, which may be resizable; nil brings back the normal
    /// state's.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        maximumTrackImages[state] = image
        lookDidChange()
    }

    /// The picture set for the thumb in exactly a state; nil without.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
    /// The picture set for the line before the thumb in exactly a state; nil without.
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
    /// The picture set for the line behind the thumb in exactly a state; nil without.
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }

    /// The thumb's picture for the slider's state, or the normal state's; nil for the drawn thumb.
    open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }
    /// The picture of the line before the thumb for the slider's state, or the normal state's; nil for the drawn line.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] ?? minimumTrackImages[.normal] }
    /// The picture of the line behind the thumb for the slider's state, or the normal state's; nil for the drawn line.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] ?? maximumTrackImages[.normal] }

    override func stateDidChange() {
        super.stateDidChange()
        lookDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        lookDidChange()
    }

    // MARK: Geometry, in the slider's coordinates; overrides are asked

    /// The rectangle of the picture beside the start of the track, in the slider's coordinates. Layout calls it; an
    /// override moves the picture.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        pictureRect(minimumValueImage, atStart: true, in: bounds)
    }

    /// The rectangle of the picture beside the end of the track, in the slider's coordinates. Layout calls it; an
    /// override moves the picture.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        pictureRect(maximumValueImage, atStart: false, in: bounds)
    }

    /// The rectangle of the line that the thumb moves along, in the slider's coordinates. Layout and touches call it;
    /// an override moves the line.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { defaultTrackRect(in: bounds) }

    /// The rectangle of the thumb for a value, in the slider's coordinates; the bounds are the slider's, the track's
    /// those of `trackRect(forBounds:)`. Layout calls it; an override moves the thumb.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        defaultThumbRect(track: rect, value: value)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: SliderMetrics.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: SliderMetrics.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let reach = thumb.frame.insetBy(dx: -SliderMetrics.reach, dy: -SliderMetrics.reach)
        guard reach.contains(point) else { return false }
        grip = thumb.frame.midX - point.x
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let value = value(atThumbMiddle: touch.location(in: self).x + grip)
        if value != storedValue {
            setValue(value, animated: false)
            if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        }
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Accessibility

    /// The part of the way that is behind the thumb, in percent.
    private var percentage: Int {
        let range = maximumValue - minimumValue
        return range > 0 && range.isFinite ? Int(((storedValue - minimumValue) / range * 100).rounded()) : 0
    }

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole { elementRole(.adjustable, .slider) }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(percentage)%" }
        set { super.accessibilityValue = newValue }
    }

    open override func accessibilityIncrement() { step(by: 0.1) }
    open override func accessibilityDecrement() { step(by: -0.1) }

    private func step(by part: Float) {
        let old = storedValue
        setValue(storedValue + (maximumValue - minimumValue) * part, animated: true)
        if storedValue != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    @_spi(Framework) open override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.text = accessibilityValue
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeSlider(self)
    }
}

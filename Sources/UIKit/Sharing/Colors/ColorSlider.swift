import CoreGraphics
import Foundation
import QuartzCore

/// A slider for one part of a colour, with the colours that it leads to, its value in a field, and its name above.
final class ColorSlider: UIView, UITextFieldDelegate {
    /// In points.
    static let height: CGFloat = 58
    private static let captionHeight: CGFloat = 22
    private static let fieldWidth: CGFloat = 76
    private static let gap: CGFloat = 14

    let track = ColorTrack(frame: .zero)
    let field = ColorSlider.field()
    private let caption = UILabel(frame: .zero)
    /// The number that stands for the whole part: 255, or 100 with a percent sign.
    private let whole: CGFloat
    private let unit: String
    /// A person has set the part; whether the finger is still down comes with it.
    var onChange: (CGFloat, Bool) -> Void = { _, _ in }

    init(_ name: String, whole: CGFloat, unit: String = "", letsThrough: Bool = false) {
        self.whole = whole
        self.unit = unit
        super.init(frame: .zero)
        caption.text = name.uppercased()
        caption.font = .systemFont(ofSize: 13, weight: .semibold)
        caption.textColor = .secondaryLabel
        caption.isAccessibilityElement = false
        track.accessibilityLabel = name
        track.letsThrough = letsThrough
        track.onChange = { [weak self] in self?.onChange($0, $1) }
        field.accessibilityLabel = name
        field.delegate = self
        for part in [caption, track, field] as [UIView] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// A field for a number or a colour's digits.
    static func field() -> UITextField {
        let field = UITextField(frame: .zero)
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = 8
        field.textAlignment = .center
        field.font = .systemFont(ofSize: 17, weight: .medium)
        field.keyboardType = .numbersAndPunctuation
        field.autocorrectionType = .no
        field.returnKeyType = .done
        return field
    }

    private func text(of part: CGFloat) -> String { "\(Int((part * whole).rounded()))\(unit)" }

    /// Shows a part, from 0 to 1, and the colours that the track leads to.
    func show(_ part: CGFloat, from start: PickedColor, to end: PickedColor, at color: PickedColor) {
        track.show(part, from: start, to: end, at: color)
        let text = text(of: part)
        track.accessibilityValue = text
        if !field.isFirstResponder { field.text = text }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        func put(_ view: UIView, _ place: CGRect) {
            view.frame = isLeftToRight ? place : place.mirrored(in: bounds.width)
        }
        let top = Self.captionHeight
        let width = max(0, bounds.width - Self.fieldWidth - Self.gap)
        put(caption, CGRect(x: 0, y: 0, width: bounds.width, height: top - 4))
        put(track, CGRect(x: 0, y: top, width: width, height: ColorTrack.height))
        put(field, CGRect(x: width + Self.gap, y: top, width: Self.fieldWidth, height: ColorTrack.height))
    }

    // MARK: The field

    func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }

    func textFieldDidEndEditing(_ textField: UITextField) {
        let digits = (textField.text ?? "").filter { $0.isNumber || $0 == "." }
        let part = Double(digits).map { min(max(CGFloat($0) / whole, 0), 1) } ?? track.part
        textField.text = text(of: part)
        onChange(part, false)
    }
}

/// The track of a colour's slider.
final class ColorTrack: UIControl {
    static let height: CGFloat = 36

    private(set) var part: CGFloat = 0
    /// Whether the colours let the ground through.
    var letsThrough = false { didSet { ground.isHidden = !letsThrough } }
    var onChange: (CGFloat, Bool) -> Void = { _, _ in }

    private let ground = TransparencyGround(frame: .zero)
    private let pill = UIView(frame: .zero)
    private let colors = CAGradientLayer()
    private let ring = ColorRing(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        pill.isUserInteractionEnabled = false
        pill.clipsToBounds = true
        pill.layer.borderColor = UIColor(white: 0.5, alpha: 0.2).cgColor
        pill.layer.borderWidth = 0.5
        ground.isHidden = true
        pill.addSubview(ground)
        pill.layer.addSublayer(colors)
        for part in [pill, ring] as [UIView] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ part: CGFloat, from start: PickedColor, to end: PickedColor, at color: PickedColor) {
        self.part = part
        ring.color = color.color
        colors.startPoint = CGPoint(x: isLeftToRight ? 0 : 1, y: 0.5)
        colors.endPoint = CGPoint(x: isLeftToRight ? 1 : 0, y: 0.5)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        colors.colors = [start.color.cgColor, end.color.cgColor]
        CATransaction.commit()
        setNeedsLayout()
    }

    private var isLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

    override func layoutSubviews() {
        super.layoutSubviews()
        pill.frame = bounds
        pill.layer.cornerRadius = bounds.height / 2
        ground.frame = pill.bounds
        colors.frame = pill.bounds
        let way = max(0, bounds.width - bounds.height)
        ring.center = CGPoint(
            x: bounds.height / 2 + way * (isLeftToRight ? part : 1 - part), y: bounds.height / 2)
    }

    // MARK: Touches

    // A finger here moves nothing around: neither a sheet nor what scrolls.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(gestureRecognizer is UIPanGestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    private func follow(_ touch: UITouch, isDown: Bool) {
        let way = bounds.width - bounds.height
        guard way > 0 else { return }
        let share = min(max((touch.location(in: self).x - bounds.height / 2) / way, 0), 1)
        onChange(isLeftToRight ? share : 1 - share, isDown)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch, isDown: true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch, isDown: true)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { follow(touch, isDown: false) }
    }

    override func cancelTracking(with event: UIEvent?) { onChange(part, false) }

    // MARK: Accessibility

    override var accessibilityRole: AccessibilityRole { elementRole(.adjustable, .slider) }
    override func accessibilityIncrement() { onChange(min(1, part + 0.1), false) }
    override func accessibilityDecrement() { onChange(max(0, part - 0.1), false) }
}

import CoreGraphics
import Foundation
import QuartzCore

/// A control that shows a colour and opens a picker to change it.
///
/// It sends `valueChanged` for each colour that the person picks.
open class UIColorWell: UIControl {
    /// The heading of the picker; nil for the system's.
    open var title: String? { didSet { picker?.title = title } }
    /// Whether the person can change the opacity.
    open var supportsAlpha = true { didSet { picker?.supportsAlpha = supportsAlpha } }

    /// The colour of the well; nil for none. Setting it sends nothing.
    open var selectedColor: UIColor? {
        get { storedColor }
        set {
            change(to: newValue)
            if let newValue { picker?.selectedColor = newValue }
        }
    }

    // Choice (color well): the lengths of the well, in points.
    private enum Metrics {
        static let side: CGFloat = 28
        static let ring: CGFloat = 3
        static let gap: CGFloat = 2
    }

    private var storedColor: UIColor?
    private weak var picker: UIColorPickerViewController?
    private let listener = ColorWellListener()
    private let ring = CAGradientLayer()
    private let hole = CAShapeLayer()
    private let wheel = CAGradientLayer()
    private let shine = CAGradientLayer()
    private let swatch = ColorSwatch(radius: Metrics.side / 2)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
        if frame.isEmpty { resizeInPlace(to: intrinsicContentSize) }
    }

    /// Makes a well from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for part in [ring, wheel] {
            part.type = .conic
            part.startPoint = CGPoint(x: 0.5, y: 0.5)
            part.endPoint = CGPoint(x: 1, y: 0.5)
            part.colors = (0...6).map { PickedColor.pure(hue: CGFloat($0) / 6).color.cgColor }
            part.masksToBounds = true
        }
        hole.fillRule = .evenOdd
        ring.mask = hole
        shine.type = .radial
        shine.startPoint = CGPoint(x: 0.5, y: 0.5)
        shine.endPoint = CGPoint(x: 1, y: 1)
        shine.colors = [UIColor(white: 1, alpha: 1).cgColor, UIColor(white: 1, alpha: 0).cgColor]
        shine.masksToBounds = true
        for part in [ring, wheel, shine] as [CALayer] { layer.addSublayer(part) }
        swatch.isUserInteractionEnabled = false
        addSubview(swatch)
        showColor()
    }

    private func change(to color: UIColor?) {
        __keyValueWillChange(self, "selectedColor")
        storedColor = color
        __keyValueDidChange(self, "selectedColor")
        showColor()
    }

    // MARK: Looks

    private func showColor() {
        let color = storedColor.map { PickedColor($0.resolvedColor(with: traitCollection)) }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for part in [wheel, shine] { part.isHidden = color != nil }
        CATransaction.commit()
        swatch.isHidden = color == nil
        if let color { swatch.picked = color }
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? isHighlighted ? 0.6 : 1 : 0.4
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let place = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
        ring.frame = place
        ring.cornerRadius = side / 2
        let inner = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: Metrics.ring, dy: Metrics.ring)
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 0, y: 0, width: side, height: side))
        path.addEllipse(in: inner)
        hole.frame = ring.bounds
        hole.path = path
        let inset = Metrics.ring + Metrics.gap
        swatch.frame = place.insetBy(dx: inset, dy: inset)
        for part in [wheel, shine] {
            part.frame = swatch.frame
            part.cornerRadius = swatch.frame.height / 2
        }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Metrics.side, height: Metrics.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    @_spi(Framework) open override func traitsDidChange(from previous: UITraitCollection?) {
        super.traitsDidChange(from: previous)
        showColor()
    }

    // MARK: The picker

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { openPicker() }
    }

    private func openPicker() {
        guard picker == nil, var presenter = nearestController else { return }
        while let presented = presenter.presentedViewController { presenter = presented }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let storedColor { picker.selectedColor = storedColor }
        listener.well = self
        picker.delegate = listener
        picker.modalPresentationStyle = .popover
        picker.popoverPresentationController?.sourceView = self
        picker.popoverPresentationController?.sourceRect = bounds
        self.picker = picker
        presenter.present(picker, animated: true)
    }

    /// Takes up what the person has picked.
    fileprivate func adopt(_ color: UIColor) {
        change(to: color)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Accessibility

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole { elementRole(.button) }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? title ?? "Color picker" }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? storedColor.map { "#" + PickedColor($0).hex } }
        set { super.accessibilityValue = newValue }
    }

    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        openPicker()
        return true
    }

    @_spi(Framework) open override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.text = accessibilityValue
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeColorWell(self)
    }
}

/// Hears of what is picked for a well.
private final class ColorWellListener: NSObject, UIColorPickerViewControllerDelegate {
    weak var well: UIColorWell?

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        well?.adopt(color)
    }
}

import CoreGraphics
import Foundation
import QuartzCore

/// An area of colours, of which a finger picks the one below it.
class ColorField: UIControl {
    /// A person has picked a colour; whether the finger is still down comes with it.
    var onPick: (PickedColor, Bool) -> Void = { _, _ in }
    private(set) var shown: PickedColor?
    /// The finger's place, as long as it is down and the colour is the one that it has picked.
    private(set) var fingerPlace: CGPoint?

    static let radius: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        isExclusiveTouch = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows which colour is selected; nil for none.
    func show(_ color: PickedColor?) {
        shown = color?.opaque
        selectionDidChange()
    }

    /// The selected colour or its place has changed.
    func selectionDidChange() {}
    /// The colour at a point of the field.
    func color(at point: CGPoint) -> PickedColor { .black }

    // A finger here moves nothing around: neither a sheet nor what scrolls.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(gestureRecognizer is UIPanGestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    private func pick(_ touch: UITouch, isDown: Bool) {
        let point = touch.location(in: self)
        let kept = CGPoint(x: min(max(point.x, 0), bounds.width), y: min(max(point.y, 0), bounds.height))
        fingerPlace = kept
        onPick(color(at: kept), isDown)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pick(touch, isDown: true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pick(touch, isDown: true)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { pick(touch, isDown: false) }
    }

    override func cancelTracking(with event: UIEvent?) {
        if let shown { onPick(shown, false) }
    }
}

/// The grid of colours: a row of grays, and the others by hue and brightness.
final class ColorGrid: ColorField {
    static let columns = 12

    static let colors: [PickedColor] = """
        FFFFFF EBEBEB D6D6D6 C2C2C2 ADADAD 999999 858585 707070 5C5C5C 474747 333333 000000
        00374A 011D57 11053B 2E063D 3C071B 5C0701 5A1C00 583300 563D00 666100 4F5504 263E0F
        004D65 012F7B 1A0A52 450D59 551029 831100 7B2900 7A4A00 785800 8D8602 6F760A 38571A
        016E8F 0042A9 2C0977 61187C 791A3D B51A00 AD3E00 A96800 A67B01 C4BC00 9BA50E 4E7A27
        008CB4 0056D6 371A94 7A219E 99244F E22400 DA5100 D38301 D19D01 F5EC00 C3D117 669D34
        00A1D8 0061FE 4D22B2 982ABC B92D5D FF4015 FF6A00 FFAB01 FDC700 FEFB41 D9EC37 76BB40
        01C7FC 3A87FE 5E30EB BE38F3 E63B7A FF6250 FF8648 FEB43F FECB3E FFF76B E4EF65 96D35F
        52D6FC 74A7FF 864FFD D357FE EE719E FF8C82 FFA57D FEC777 FED977 FFF994 EAF28F B1DD8B
        93E3FD A7C6FF B18CFE E292FE F4A4C0 FFB5AF FFC5AB FED9A8 FDE4A8 FFFBB9 F1F7B7 CDE8B5
        CBF0FF D2E2FE D8C9FE EFCAFE F9D3E0 FFDAD8 FFE2D6 FEECD4 FEF1D5 FDFBDD F6FADB DEEED4
        """.split(whereSeparator: \.isWhitespace).compactMap { PickedColor(hex: String($0)) }

    static var rows: Int { colors.count / columns }

    private let ring = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        ring.isUserInteractionEnabled = false
        ring.layer.borderWidth = 3
        addSubview(ring)
        accessibilityElements = Self.colors.indices.map { ColorCellElement(in: self, index: $0) }
    }

    required init?(coder: NSCoder) { nil }

    /// The rectangle of a colour, on whole pixels, in the grid's coordinates.
    func place(of index: Int) -> CGRect {
        let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
        let pixel = pixelScale
        func edge(_ index: Int, _ count: Int, _ length: CGFloat) -> CGFloat {
            (length * CGFloat(index) / CGFloat(count) * pixel).rounded() / pixel
        }
        let (left, right) = (edge(column, Self.columns, bounds.width), edge(column + 1, Self.columns, bounds.width))
        let (top, bottom) = (edge(row, Self.rows, bounds.height), edge(row + 1, Self.rows, bounds.height))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    override func draw(_ rect: CGRect) {
        UIBezierPath(roundedRect: bounds, cornerRadius: Self.radius).addClip()
        for (index, color) in Self.colors.enumerated() {
            color.color.setFill()
            UIRectFill(place(of: index))
        }
    }

    override func color(at point: CGPoint) -> PickedColor {
        let column = min(Int(point.x / max(1, bounds.width) * CGFloat(Self.columns)), Self.columns - 1)
        let row = min(Int(point.y / max(1, bounds.height) * CGFloat(Self.rows)), Self.rows - 1)
        return Self.colors[row * Self.columns + column]
    }

    override func selectionDidChange() {
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let index = shown.flatMap { shown in Self.colors.firstIndex { $0.hex == shown.hex } }
        ring.isHidden = index == nil
        guard let index else { return }
        ring.frame = place(of: index).insetBy(dx: -1, dy: -1)
        ring.layer.cornerRadius = 3
        ring.layer.borderColor = Self.colors[index].isDark ? UIColor.white.cgColor : UIColor.black.cgColor
    }
}

/// One colour of the grid, for assistive technology.
private final class ColorCellElement: UIAccessibilityElement {
    private let index: Int
    private weak var grid: ColorGrid?

    init(in grid: ColorGrid, index: Int) {
        self.index = index
        self.grid = grid
        super.init(accessibilityContainer: grid)
        accessibilityLabel = "#" + ColorGrid.colors[index].hex
        accessibilityTraits = .button
    }

    override var accessibilityFrameInContainerSpace: CGRect {
        get { grid?.place(of: index) ?? .zero }
        set {}
    }

    override func accessibilityActivate() -> Bool {
        grid?.onPick(ColorGrid.colors[index], false)
        return true
    }
}

/// All hues side by side, from white over the full colour to black.
// Choice (color picker): white is at the top.
final class ColorSpectrum: ColorField {
    private let hues = CAGradientLayer()
    private let light = CAGradientLayer()
    private let ring = ColorRing(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = Self.radius
        clipsToBounds = true
        hues.startPoint = CGPoint(x: 0, y: 0.5)
        hues.endPoint = CGPoint(x: 1, y: 0.5)
        hues.colors = (0...6).map { PickedColor.pure(hue: CGFloat($0) / 6).color.cgColor }
        light.colors = [UIColor(white: 1, alpha: 1), UIColor(white: 1, alpha: 0), UIColor(white: 0, alpha: 0), .black]
            .map(\.cgColor)
        light.locations = [0, 0.5, 0.5, 1]
        for part in [hues, light] { layer.addSublayer(part) }
        addSubview(ring)
        isAccessibilityElement = true
        accessibilityLabel = "Spectrum"
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityValue: String? {
        get { shown.map { "#" + $0.hex } }
        set {}
    }

    override func color(at point: CGPoint) -> PickedColor {
        PickedColor(spectrum: CGPoint(x: point.x / max(1, bounds.width), y: point.y / max(1, bounds.height)))
    }

    override func selectionDidChange() { setNeedsLayout() }

    override func layoutSubviews() {
        super.layoutSubviews()
        for part in [hues, light] { part.frame = bounds }
        ring.isHidden = shown == nil
        guard let shown else { return }
        ring.color = shown.color
        // A gray has no hue: where the finger has picked it, there it is.
        if let fingerPlace, color(at: fingerPlace).hex == shown.hex {
            ring.center = fingerPlace
        } else {
            let place = shown.spectrumPlace
            ring.center = CGPoint(x: place.x * bounds.width, y: place.y * bounds.height)
        }
    }
}

/// The ring around the place of a colour, filled with it.
final class ColorRing: UIView {
    static let side: CGFloat = 32

    var color: UIColor = .clear { didSet { backgroundColor = color } }

    override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.side / 2
        layer.borderWidth = 3
        layer.borderColor = UIColor.white.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 2
        layer.shadowOffset = CGSize(width: 0, height: 1)
    }

    required init?(coder: NSCoder) { nil }
}

/// The squares below colours that let something through.
final class TransparencyGround: UIView {
    private static let side: CGFloat = 6

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
        backgroundColor = .white
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        UIColor(white: 0.8, alpha: 1).setFill()
        let side = Self.side
        for row in 0..<Int((bounds.height / side).rounded(.up)) {
            for column in 0..<Int((bounds.width / side).rounded(.up)) where (row + column) % 2 == 1 {
                UIRectFill(CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side))
            }
        }
    }
}

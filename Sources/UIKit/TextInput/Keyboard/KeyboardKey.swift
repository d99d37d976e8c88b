import CoreGraphics
import Foundation
import QuartzCore

/// A key of the keyboard on the screen.
final class KeyboardKey: UIControl {
    let kind: KeyboardKeyKind
    private let look: KeyboardLook
    private let title: String
    private let isFunction: Bool
    private let isPad: Bool
    /// Whether the key stands in the colour of actions.
    var isProminent = false { didSet { setNeedsDisplay() } }
    /// Whether capital letters are typed; those keys show it.
    var isShifted = false { didSet { if isShifted != oldValue { setNeedsDisplay() } } }

    init(_ kind: KeyboardKeyKind, title: String, look: KeyboardLook, isPad: Bool) {
        (self.kind, self.title, self.look, self.isPad) = (kind, title, look, isPad)
        isFunction =
            switch kind {
            case .character, .digit, .space: false
            default: true
            }
        super.init(frame: .zero)
        isMultipleTouchEnabled = false
        contentMode = .redraw
        accessibilityLabel = name
    }

    required init?(coder: NSCoder) { nil }

    private var name: String {
        switch kind {
        case .delete: "Delete"
        case .shift: "shift"
        case .plane(.letters): "letters"
        case .plane(.numbers): "numbers"
        case .plane: "symbols"
        default: title
        }
    }

    /// The text that the key types now.
    var shownTitle: String { isShifted ? title.uppercased() : title }

    override var accessibilityRole: AccessibilityRole { elementRole(.keyboardKey, .key) }

    override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.text = shownTitle.isEmpty ? nil : shownTitle
    }

    override func stateDidChange() { setNeedsDisplay() }

    /// A finger between two keys hits the nearer one.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -3, dy: -6).contains(point)
    }

    private var fill: UIColor? {
        if isPad, isFunction { return nil }
        if isProminent, isEnabled { return isHighlighted ? look.key : look.action }
        // A key that is pressed takes on the colour of the other kind.
        if kind == .shift, isShifted { return look.isDark ? UIColor(white: 0.85, alpha: 1) : look.key }
        return isFunction != isHighlighted ? look.function : look.key
    }

    private var textColor: UIColor {
        if !isEnabled { return look.disabledText }
        if isProminent, !isHighlighted { return .white }
        if kind == .shift, isShifted { return .black }
        return look.text
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if let fill {
            // The edge below stands for the key's height.
            context.setFillColor(look.shadow.cgColor)
            context.addPath(.continuousRoundedRect(bounds, radius: 5))
            context.fillPath()
            context.setFillColor(fill.cgColor)
            let face = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 1)
            context.addPath(.continuousRoundedRect(face, radius: 5))
            context.fillPath()
        }
        context.setStrokeColor(textColor.cgColor)
        context.setFillColor(textColor.cgColor)
        switch kind {
        case .delete: drawDelete(in: context)
        case .shift: drawShift(in: context)
        case .digit(let digit, let letters): drawDigit(digit, letters, in: context)
        case .character:
            // Small letters sit a little higher than the middle of their line.
            drawCentred(shownTitle, .systemFont(ofSize: isShifted || isPad ? 23 : 25), lift: isShifted ? 0 : 1.5)
        case .space, .enter, .plane: drawCentred(title, .systemFont(ofSize: 16), lift: 0)
        case .gap: break
        }
    }

    private func drawCentred(_ text: String, _ font: UIFont, lift: CGFloat) {
        let attributed = NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: textColor])
        let size = attributed.size()
        attributed.draw(
            at: CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - 1 - size.height) / 2 - lift))
    }

    private func drawDigit(_ digit: String, _ letters: String, in context: CGContext) {
        guard !letters.isEmpty else { return drawCentred(digit, .systemFont(ofSize: 25), lift: 0) }
        let number = NSAttributedString(
            string: digit, attributes: [.font: UIFont.systemFont(ofSize: 25), .foregroundColor: textColor])
        let below = NSAttributedString(
            string: letters,
            attributes: [
                .font: UIFont.systemFont(ofSize: 10, weight: .semibold), .foregroundColor: textColor, .kern: 1.6,
            ])
        let (top, bottom) = (number.size(), below.size())
        let height = bounds.height - 1
        guard height >= top.height + bottom.height - 8 else {
            // On its side the device has no room for letters below.
            let x = (bounds.width - top.width - bottom.width - 6) / 2
            number.draw(at: CGPoint(x: x, y: (height - top.height) / 2))
            below.draw(at: CGPoint(x: x + top.width + 6, y: (height - bottom.height) / 2 + 2))
            return
        }
        let y = (height - top.height - bottom.height + 5) / 2
        number.draw(at: CGPoint(x: (bounds.width - top.width) / 2, y: y))
        below.draw(at: CGPoint(x: (bounds.width - bottom.width + 1.6) / 2, y: y + top.height - 5))
    }

    private func drawDelete(in context: CGContext) {
        let centre = CGPoint(x: bounds.midX, y: (bounds.height - 1) / 2)
        context.saveGState()
        context.translateBy(x: centre.x, y: centre.y)
        context.setLineWidth(1.6)
        context.setLineJoin(.round)
        context.setLineCap(.round)
        context.move(to: CGPoint(x: -11, y: 0))
        context.addLine(to: CGPoint(x: -4.5, y: -7.6))
        context.addLine(to: CGPoint(x: 9, y: -7.6))
        context.addQuadCurve(to: CGPoint(x: 11, y: -5.6), control: CGPoint(x: 11, y: -7.6))
        context.addLine(to: CGPoint(x: 11, y: 5.6))
        context.addQuadCurve(to: CGPoint(x: 9, y: 7.6), control: CGPoint(x: 11, y: 7.6))
        context.addLine(to: CGPoint(x: -4.5, y: 7.6))
        context.closePath()
        if isHighlighted { context.drawPath(using: .fillStroke) } else { context.strokePath() }
        if isHighlighted { context.setStrokeColor(look.key.cgColor) }
        context.move(to: CGPoint(x: -0.6, y: -3.4))
        context.addLine(to: CGPoint(x: 6.2, y: 3.4))
        context.move(to: CGPoint(x: 6.2, y: -3.4))
        context.addLine(to: CGPoint(x: -0.6, y: 3.4))
        context.strokePath()
        context.restoreGState()
    }

    private func drawShift(in context: CGContext) {
        let centre = CGPoint(x: bounds.midX, y: (bounds.height - 1) / 2)
        context.saveGState()
        context.translateBy(x: centre.x, y: centre.y)
        context.setLineWidth(1.6)
        context.setLineJoin(.round)
        context.addLines(between: [
            CGPoint(x: 0, y: -9), CGPoint(x: 9.4, y: 0.6), CGPoint(x: 4.6, y: 0.6), CGPoint(x: 4.6, y: 7.6),
            CGPoint(x: -4.6, y: 7.6), CGPoint(x: -4.6, y: 0.6), CGPoint(x: -9.4, y: 0.6),
        ])
        context.closePath()
        if isShifted { context.drawPath(using: .fillStroke) } else { context.strokePath() }
        context.restoreGState()
    }
}

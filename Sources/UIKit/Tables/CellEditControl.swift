import CoreGraphics
import Foundation

/// The sign at the left end of a row that is being edited.
final class CellEditControl: UIControl {
    enum Sign: Equatable { case delete, insert, choice }

    let sign: Sign
    var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
    /// The table's margin, in points.
    var margin: CGFloat = 16 { didSet { if margin != oldValue { setNeedsDisplay() } } }
    var onTap: (() -> Void)?

    /// The diameter of the sign's circle, in points.
    static let diameter: CGFloat = 22
    /// How far the content moves aside, in points.
    static let width: CGFloat = 40

    init(_ sign: Sign) {
        self.sign = sign
        super.init(frame: .zero)
        contentMode = .redraw
        isOpaque = false
        // A choice is made by a tap on the row.
        isUserInteractionEnabled = sign != .choice
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        switch sign {
        case .delete: accessibilityLabel = "Remove"
        case .insert: accessibilityLabel = "Insert"
        case .choice: break
        }
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityRole: AccessibilityRole {
        isUserInteractionEnabled ? elementRole(.button) : AccessibilityRole()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let center = CGPoint(x: margin + Self.diameter / 2, y: bounds.midY)
        let radius = Self.diameter / 2
        let circle = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        if sign == .choice && !isOn {
            context.setStrokeColor(UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor)
            context.setLineWidth(1.5)
            context.strokeEllipse(in: circle.insetBy(dx: 0.75, dy: 0.75))
            return
        }
        let color: UIColor =
            switch sign {
            case .delete: .systemRed
            case .insert: .systemGreen
            case .choice: tintColor
            }
        context.setFillColor(color.resolvedColor(with: traitCollection).cgColor)
        context.fillEllipse(in: circle)
        context.setStrokeColor(UIColor.white.cgColor)
        context.setLineWidth(2)
        if sign == .choice {
            context.move(to: CGPoint(x: center.x - 4.7, y: center.y + 0.5))
            context.addLine(to: CGPoint(x: center.x - 1.5, y: center.y + 4.2))
            context.addLine(to: CGPoint(x: center.x + 4.8, y: center.y - 4.3))
        } else {
            context.move(to: CGPoint(x: center.x - 5, y: center.y))
            context.addLine(to: CGPoint(x: center.x + 5, y: center.y))
            if sign == .insert {
                context.move(to: CGPoint(x: center.x, y: center.y - 5))
                context.addLine(to: CGPoint(x: center.x, y: center.y + 5))
            }
        }
        context.strokePath()
    }
}

/// The grip at the right end of a row that can be moved.
final class CellReorderControl: UIView {
    let grip = ReorderGestureRecognizer()
    /// The table's margin, in points.
    var margin: CGFloat = 16 { didSet { if margin != oldValue { setNeedsDisplay() } } }

    /// The width that the grip takes from the content, in points.
    static let width: CGFloat = 44

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        isOpaque = false
        addGestureRecognizer(grip)
        accessibilityLabel = "Reorder"
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor)
        let right = bounds.width - margin - 1
        for line in -1...1 {
            let bar = CGRect(x: right - 20, y: bounds.midY + CGFloat(line) * 6 - 0.75, width: 20, height: 1.5)
            context.addPath(CGPath(roundedRect: bar, cornerWidth: 0.75, cornerHeight: 0.75, transform: nil))
            context.fillPath()
        }
    }
}

/// Follows a finger from the moment it is put down, so that nothing else scrolls or is chosen.
final class ReorderGestureRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed { state = .changed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}

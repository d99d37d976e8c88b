import CoreGraphics
import Foundation

/// The sign at the right end of a row.
final class CellAccessory: UIControl {
    private let type: UITableViewCell.AccessoryType
    var onTap: (() -> Void)?
    /// The table's, in points.
    var margin: CGFloat = 16 { didSet { if margin != oldValue { setNeedsDisplay() } } }

    init(_ type: UITableViewCell.AccessoryType) {
        self.type = type
        super.init(frame: .zero)
        isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
        contentMode = .redraw
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        switch type {
        case .disclosureIndicator: accessibilityLabel = "chevron"
        case .checkmark: accessibilityLabel = "checkmark"
        case .detailButton, .detailDisclosureButton: accessibilityLabel = "More Info"
        case .none: break
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
        context.setLineCap(.round)
        context.setLineJoin(.round)
        let middle = bounds.midY
        switch type {
        case .none: break
        case .disclosureIndicator: drawChevron(context, right: bounds.width - margin - 0.8, middle: middle)
        case .checkmark: drawCheckmark(context, left: bounds.width - 31, middle: middle)
        case .detailButton: drawInfo(context, center: CGPoint(x: bounds.width - 27, y: middle))
        case .detailDisclosureButton:
            drawInfo(context, center: CGPoint(x: bounds.width - 46, y: middle))
            drawChevron(context, right: bounds.width - margin - 0.8, middle: middle)
        }
    }

    /// 6.5 by 11.2 points of ink a little below the middle, as in pictures of iOS 16.
    private func drawChevron(_ context: CGContext, right: CGFloat, middle: CGFloat) {
        context.setStrokeColor(UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor)
        context.setLineWidth(2)
        let middle = middle + 0.25
        context.move(to: CGPoint(x: right - 5.6, y: middle - 4.6))
        context.addLine(to: CGPoint(x: right - 1.1, y: middle))
        context.addLine(to: CGPoint(x: right - 5.6, y: middle + 4.6))
        context.strokePath()
    }

    private func drawCheckmark(_ context: CGContext, left: CGFloat, middle: CGFloat) {
        context.setStrokeColor(tintColor.resolvedColor(with: traitCollection).cgColor)
        context.setLineWidth(2)
        context.move(to: CGPoint(x: left + 1, y: middle + 0.5))
        context.addLine(to: CGPoint(x: left + 5, y: middle + 5.5))
        context.addLine(to: CGPoint(x: left + 13, y: middle - 6))
        context.strokePath()
    }

    private func drawInfo(_ context: CGContext, center: CGPoint) {
        let color = tintColor.resolvedColor(with: traitCollection).cgColor
        context.setStrokeColor(color)
        context.setFillColor(color)
        context.setLineWidth(1.5)
        context.strokeEllipse(in: CGRect(x: center.x - 10, y: center.y - 10, width: 20, height: 20))
        context.fillEllipse(in: CGRect(x: center.x - 1.3, y: center.y - 6.3, width: 2.6, height: 2.6))
        context.move(to: CGPoint(x: center.x, y: center.y - 1.5))
        context.addLine(to: CGPoint(x: center.x, y: center.y + 5))
        context.strokePath()
    }
}

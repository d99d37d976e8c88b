import CoreGraphics
import Foundation

/// The view of the border and the picture behind the text.
final class TextFieldBorderView: UIView {
    private var fill: UIColor?
    private var line: UIColor?
    private var image: UIImage?
    private var radius: CGFloat = 0
    private var lineWidth: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func update(for field: UITextField) {
        let pixel = 1 / field.pixelScale
        (fill, line, image, radius, lineWidth) = (nil, nil, nil, 0, 0)
        switch field.borderStyle {
        case .none: image = field.isEnabled ? field.background : field.disabledBackground ?? field.background
        case .line: (line, lineWidth) = (.label, 1)
        case .bezel: (line, lineWidth) = (.systemGray, 1)
        case .roundedRect:
            radius = 5
            (line, lineWidth) = (UITextField.borderColor, pixel)
            if field is UISearchTextField {
                (radius, line, lineWidth) = (10, nil, 0)
                fill = field.backgroundColor ?? .tertiarySystemFill
                field.layer.backgroundColor = nil
                break
            }
            fill = field.isEnabled ? field.backgroundColor ?? UITextField.fillColor : UITextField.disabledFillColor
            // The colour is that of the rounded rectangle, not of the corners around it.
            field.layer.backgroundColor = nil
        }
        if field.borderStyle != .roundedRect { field.updateBackground() }
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        image?.draw(in: bounds)
        let outer = CGPath.continuousRoundedRect(bounds, radius: radius)
        if let fill {
            context.setFillColor(fill.cgColor)
            context.addPath(outer)
            context.fillPath()
        }
        guard let line, lineWidth > 0 else { return }
        context.setStrokeColor(line.cgColor)
        context.setLineWidth(lineWidth)
        let inset = bounds.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
        context.addPath(.continuousRoundedRect(inset, radius: max(0, radius - lineWidth / 2)))
        context.strokePath()
    }
}

extension UITextField {
    static let borderColor = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.25) : UIColor(white: 0, alpha: 0.2)
    }
    static let fillColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 1) : .white }
    static let disabledFillColor = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : UIColor(white: 0.98, alpha: 1)
    }
}

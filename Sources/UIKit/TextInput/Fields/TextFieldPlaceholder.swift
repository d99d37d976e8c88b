import CoreGraphics

/// What an empty text field shows: it has the field draw it, which an app's class may do otherwise.
final class TextFieldPlaceholder: UILabel {
    weak var field: UITextField?

    override func describe(_ description: inout ViewDescription) {}

    override func draw(_ rect: CGRect) {
        guard let field, let context = UIGraphicsGetCurrentContext() else { return super.draw(rect) }
        context.saveGState()
        context.translateBy(x: -frame.minX, y: -frame.minY)
        field.drawPlaceholder(in: frame)
        context.restoreGState()
    }
}

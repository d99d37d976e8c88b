import CoreGraphics
import Foundation

/// The text of a field, what is selected in it, and the caret.
final class TextFieldContentView: UIView {
    weak var field: UITextField?
    private let caret = CaretView(frame: .zero)
    private var shown: Look?

    /// The look that the view draws.
    private struct Look: Equatable {
        var request: TextLayoutRequest
        var origin: CGPoint
        var selection: NSRange?
        var size: CGSize
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        contentMode = .redraw
        addSubview(caret)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows the field's text as it is now.
    func update() {
        guard let field else { return }
        let line = field.line(in: bounds.size)
        let selection = field.isFirstResponder && field.edited.selection.length > 0 ? field.edited.selection : nil
        let look = Look(
            request: line.layout.request, origin: line.origin, selection: selection, size: bounds.size)
        if look != shown {
            shown = look
            setNeedsDisplay()
        }
        placeCaret { caret.stand(at: $0, color: field.tintColor) }
        CaretPlaces.shared.look(at: self)
    }

    private func placeCaret(_ stand: (CGRect) -> Void) {
        guard let field, field.isFirstResponder, field.edited.selection.length == 0, !field.isCaretHidden else {
            return caret.disappear()
        }
        let place = field.caretRect(for: TextOffset(field.edited.selection.location))
        if place.isEmpty { return caret.disappear() }
        // A caret at an edge stays whole.
        var x = place.midX - frame.minX
        x = min(max(x, CaretView.width / 2), max(CaretView.width / 2, bounds.width - CaretView.width / 2))
        stand(CGRect(x: x, y: place.minY - frame.minY, width: 0, height: place.height))
    }

    override func draw(_ rect: CGRect) {
        guard let field, let context = UIGraphicsGetCurrentContext() else { return }
        // The field draws in its own coordinates.
        context.saveGState()
        context.translateBy(x: -frame.minX, y: -frame.minY)
        field.drawText(in: frame)
        context.restoreGState()
    }

    /// Draws the selection and the text in a rectangle of the field's coordinates.
    func drawLine(in rect: CGRect) {
        guard let field, let context = UIGraphicsGetCurrentContext() else { return }
        let line = field.line(in: rect.size)
        let origin = CGPoint(x: rect.minX + line.origin.x, y: rect.minY + line.origin.y)
        let selection = field.edited.selection
        if field.isFirstResponder, selection.length > 0 {
            context.setFillColor(TextSelectionLook.fill(field.tintColor).cgColor)
            for part in field.selectionRects(for: TextOffsetRange(selection)) { context.fill(part.rect) }
        }
        let color = field.isEnabled ? field.textStyle.color : UILabel.disabledColor
        context.drawWithEffects(line.layout, at: origin, color: color.cgColor)
    }
}

extension TextFieldContentView: CaretHolder {
    func caretMayHaveMoved() {
        guard let field else { return }
        placeCaret { if !caret.stands(at: $0) { caret.stand(at: $0, color: field.tintColor) } }
    }
}

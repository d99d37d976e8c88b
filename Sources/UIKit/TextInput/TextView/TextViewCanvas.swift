import CoreGraphics
import Foundation

/// The lines of a text view, what is selected in them, and the caret.
final class TextViewCanvas: UIView {
    weak var textView: UITextView?
    private let caret = CaretView(frame: .zero)
    private var shown: (layout: TextLayout, origin: CGPoint, selection: NSRange?)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
        addSubview(caret)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func update(_ layout: TextLayout, at origin: CGPoint) {
        guard let textView else { return }
        let selection =
            textView.isFirstResponder && textView.edited.selection.length > 0 ? textView.edited.selection : nil
        if shown?.layout !== layout || shown?.origin != origin || shown?.selection != selection { setNeedsDisplay() }
        shown = (layout, origin, selection)
        guard textView.isFirstResponder, textView.isEditable, selection == nil else { return caret.disappear() }
        let place = textView.caretRect(for: TextOffset(textView.edited.selection.location))
        if place.isEmpty { return caret.disappear() }
        caret.stand(
            at: CGRect(x: place.midX, y: place.minY, width: 0, height: place.height), color: textView.tintColor)
    }

    override func draw(_ rect: CGRect) {
        guard let textView, let shown, let context = UIGraphicsGetCurrentContext() else { return }
        for ground in textView.foundGrounds {
            context.setFillColor(ground.color.resolvedColor(with: traitCollection).cgColor)
            context.fill(ground.rect)
        }
        if let selection = shown.selection {
            context.setFillColor(TextSelectionLook.fill(textView.tintColor).cgColor)
            for part in textView.selectionRects(for: TextOffsetRange(selection)) { context.fill(part.rect) }
        }
        if let manager = textView.textContainer.layoutManager, type(of: manager) != NSLayoutManager.self {
            // An app's own draws what it likes.
            let corner = CGPoint(x: shown.origin.x - textView.textContainer.lineFragmentPadding, y: shown.origin.y)
            let glyphs = manager.glyphRange(for: textView.textContainer)
            manager.drawBackground(forGlyphRange: glyphs, at: corner)
            manager.drawGlyphs(forGlyphRange: glyphs, at: corner)
            return
        }
        context.drawWithEffects(shown.layout, at: shown.origin, color: textView.effectiveColor.cgColor)
    }
}

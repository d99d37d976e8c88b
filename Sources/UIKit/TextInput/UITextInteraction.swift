import CoreGraphics
import Foundation

/// The ways in which a person deals with a text.
public enum UITextInteractionMode: Int, Sendable {
    /// The text has a caret and takes what is typed.
    case editable
    /// The text can only be selected.
    case nonEditable
}

/// A delegate that hears when a person begins and ends dealing with a text.
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Asked whether a tap at a point of the text's coordinates may place the caret or select.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// Called before a tap changes the selection.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// Called when a tap has changed the selection.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    /// Allows it.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    /// Does nothing.
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    /// Does nothing.
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// An interaction that gives a text of an app's own what text views have: taps that place the caret and select words and
/// paragraphs, the caret that blinks, and the ground of the selection.
@preconcurrency @MainActor open class UITextInteraction: NSObject, ObjectiveCExposed, UIInteraction {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UITextInteraction") }

    /// The delegate, which decides about taps and hears of them; not kept alive.
    open weak var delegate: (any UITextInteractionDelegate)?
    /// The text; nil, as it is at first, for the view that has the interaction, where that is a text. Not kept alive.
    open weak var textInput: (any UIResponder & UITextInput)?
    /// The way in which a person deals with the text.
    public let textInteractionMode: UITextInteractionMode
    /// The recognizers of taps on the text, which an app's own may have to wait for.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [tap] }
    /// The view that the interaction was added to; nil while there is none.
    open private(set) weak var view: UIView?

    private let tap = TextViewTapGestureRecognizer()
    private let marks = TextInteractionMarks(frame: .zero)

    /// Makes an interaction for a text that can be edited or not.
    public convenience init(for mode: UITextInteractionMode) { self.init(mode: mode) }

    private init(mode: UITextInteractionMode) {
        textInteractionMode = mode
        super.init()
        tap.onAction = { [weak self] _ in self?.tapped() }
    }

    /// Called by the view before the interaction is added or, with nil, taken out. An override calls `super`.
    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(tap)
        marks.removeFromSuperview()
    }

    /// Called by the view when the interaction was added or, with nil, taken out. An override calls `super`.
    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        view.addGestureRecognizer(tap)
        marks.interaction = self
        marks.frame = view.bounds
        marks.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(marks)
    }

    /// The text that the interaction is for.
    var text: (any UIResponder & UITextInput)? { textInput ?? view as? any UIResponder & UITextInput }

    /// Shows the caret or the selection as they are now.
    func update() {
        view?.bringSubviewToFront(marks)
        marks.update()
    }

    private func tapped() {
        guard let text, let view else { return }
        let place = (text as? UIView).map { tap.location(in: $0) } ?? tap.location(in: view)
        guard delegate?.interactionShouldBegin(self, at: place) ?? true else { return }
        delegate?.interactionWillBegin(self)
        if !text.isFirstResponder { text.becomeFirstResponder() }
        if let position = text.closestPosition(to: place) { select(at: position, in: text) }
        update()
        delegate?.interactionDidEnd(self)
    }

    /// One tap places the caret, two select the word, three the paragraph; where nothing can be typed, one selects nothing.
    private func select(at position: UITextPosition, in text: any UIResponder & UITextInput) {
        let unit: UITextGranularity? = tap.tapCount == 1 ? nil : tap.tapCount == 2 ? .word : .paragraph
        guard let unit else {
            text.selectedTextRange = text.textRange(from: position, to: position)
            return
        }
        let tokenizer = text.tokenizer
        let found =
            tokenizer.rangeEnclosingPosition(position, with: unit, inDirection: .storage(.forward))
            ?? tokenizer.rangeEnclosingPosition(position, with: unit, inDirection: .storage(.backward))
        if let found { text.selectedTextRange = found }
    }
}

/// The caret and the ground of the selection over a text of an app's own.
final class TextInteractionMarks: UIView {
    weak var interaction: UITextInteraction?
    private let caret = CaretView(frame: .zero)
    private var selected: [CGRect] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
        addSubview(caret)
    }

    required init?(coder: NSCoder) { nil }

    func update() {
        setNeedsDisplay()
        selected = []
        guard let interaction, let text = interaction.text, text.isFirstResponder, let range = text.selectedTextRange
        else { return caret.disappear() }
        let place = text as? UIView
        guard range.isEmpty else {
            selected = text.selectionRects(for: range).map { convert($0.rect, from: place) }
            return caret.disappear()
        }
        guard interaction.textInteractionMode == .editable else { return caret.disappear() }
        let rect = convert(text.caretRect(for: range.start), from: place)
        caret.stand(at: CGRect(x: rect.midX, y: rect.minY, width: 0, height: rect.height), color: tintColor)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        update()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(TextSelectionLook.fill(tintColor).cgColor)
        for part in selected { context.fill(part) }
    }
}

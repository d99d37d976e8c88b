import CoreGraphics
import Foundation
import QuartzCore

/// A line of text that can be edited.
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    /// The styles of border around the text.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

    /// The times at which a view beside the text is shown.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    /// The reason for which editing ended; always `committed` here.
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UITextField")
    }

    // See the extensions of UITextField.
    var edited = EditedText()
    let content = TextFieldContentView(frame: .zero)
    let border = TextFieldBorderView(frame: .zero)
    let handles = SelectionHandles()
    var clearButton: UIButton?
    /// The distance that the text is scrolled to the left while it is edited, in points.
    var scrollOffset: CGFloat = 0
    /// Whether the next thing that is typed replaces all of the text.
    var replacesAllOnTyping = false
    var placeholderState = FieldPlaceholder()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
        contentHorizontalAlignment = .left
    }

    /// Makes a text field from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: Text

    /// The text, never nil when read. The delegate is not asked about a text that the app sets.
    open var text: String? {
        get { edited.string }
        set { tellingObservers(of: "text") { assign(newValue ?? "") } }
    }

    /// The text with attributes; what they leave open comes from the field's properties.
    open var attributedText: NSAttributedString? {
        get { edited.rich ?? NSAttributedString(string: edited.string, attributes: defaultTextAttributes) }
        set {
            tellingObservers(of: "attributedText") {
                assign(newValue ?? NSAttributedString(string: "", attributes: nil))
            }
        }
    }

    /// The placeholder that is shown while there is no text; nil for none.
    open var placeholder: String? {
        get { placeholderState.text?.string }
        set {
            setPlaceholder(newValue.map { NSAttributedString(string: $0, attributes: nil) }, hasOwnLook: false)
        }
    }

    /// The placeholder with attributes, which are kept where they say something; nil for none.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderState.text }
        set {
            setPlaceholder(newValue, hasOwnLook: true)
        }
    }

    /// The font, 17 points of the system's by default, which nil brings back; setting it replaces the fonts of an
    /// attributed text.
    open var font: UIFont? {
        get { textStyle.font }
        set {
            textStyle.font = newValue ?? FieldTextStyle.standardFont
            edited.set(.font, textStyle.font)
            styleDidChange()
        }
    }

    /// The colour of the text, the label colour by default, which nil brings back; setting it replaces the colours of
    /// an attributed text.
    open var textColor: UIColor? {
        get { textStyle.color }
        set {
            textStyle.color = newValue ?? .label
            edited.set(.foregroundColor, textStyle.color)
            styleDidChange()
        }
    }

    /// The alignment of the text and the placeholder; natural and justified follow the direction of the interface.
    open var textAlignment = NSTextAlignment.natural { didSet { styleDidChange() } }

    /// The attributes of text that has none of its own; setting them gives them to all of the text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            textStyle.attributes.merging([.font: textStyle.font, .foregroundColor: textStyle.color]) { $1 }
        }
        set { assignDefaultAttributes(newValue) }
    }

    /// The attributes of the text that is typed next; nil while nothing is edited.
    open var typingAttributes: [NSAttributedString.Key: Any]?

    // MARK: Fitting

    /// Whether the font shrinks, down to `minimumFontSize`, so that the text fits into the width.
    open var adjustsFontSizeToFitWidth = false { didSet { styleDidChange() } }
    /// The smallest size that the font shrinks to, in points; 0 for no shrinking.
    open var minimumFontSize: CGFloat = 0 { didSet { styleDidChange() } }
    /// Whether a font made for a text style or scaled by metrics follows the size that the person chooses.
    open var adjustsFontForContentSizeCategory = false { didSet { adoptContentSize() } }

    // MARK: Looks

    /// The border around the text; none by default.
    open var borderStyle = BorderStyle.none {
        didSet {
            updateBorder()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The picture behind the text, stretched over the bounds; drawn only with the border style `none`.
    open var background: UIImage? { didSet { updateBorder() } }
    /// The picture in place of `background` while the field is disabled; nil keeps that one.
    open var disabledBackground: UIImage? { didSet { updateBorder() } }

    open override var backgroundColor: UIColor? { didSet { updateBorder() } }

    /// The times at which the clear button is shown: of those only while there is text and no right view; never by
    /// default.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
    /// The view before the text, on the right where the interface reads from right to left; nil for none.
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    /// The times at which the left view is shown; never by default.
    open var leftViewMode = ViewMode.never { didSet { sideViewsDidChange() } }
    /// The view after the text, on the left where the interface reads from right to left; nil for none.
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    /// The times at which the right view is shown, where it takes the clear button's place; never by default.
    open var rightViewMode = ViewMode.never { didSet { sideViewsDidChange() } }

    // MARK: Editing

    /// The object that decides about editing and hears of it; not kept alive.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether the field is the first responder.
    open var isEditing: Bool { isFirstResponder }
    /// Whether the text is cleared when editing begins, with the leave of `textFieldShouldClear(_:)`.
    open var clearsOnBeginEditing = false
    /// Whether the next typed text replaces all of the text; ends with the first change and with editing.
    open var clearsOnInsertion: Bool {
        get { replacesAllOnTyping }
        set { replacesAllOnTyping = newValue }
    }

    /// The view that comes up in place of the keyboard; nil for the keyboard.
    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }
    /// The view on top of the keyboard; nil for none.
    open override var inputAccessoryView: UIView? {
        get { storedInputAccessoryView }
        set { storedInputAccessoryView = newValue }
    }

    private var storedInputView: UIView?
    private var storedInputAccessoryView: UIView?
    /// The colours of what a field adds to its text.
    var placeholderColor: UIColor { .placeholderText }
    var clearButtonColor: UIColor { .tertiaryLabel }
    var fittingHeight: CGFloat { standardHeight }
    var textStyle = FieldTextStyle()

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        // Without a window it becomes one as soon as it has one.
        becomesFirstInWindow = window == nil
        // Asked before the field that is edited has to give way.
        guard isEnabled, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        return InputViews.shared.changingOnce {
            guard super.becomeFirstResponder() else { return false }
            didBeginEditing()
            return true
        }
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        becomesFirstInWindow = false
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        return endEditing()
    }

    private var becomesFirstInWindow = false

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, becomesFirstInWindow { becomeFirstResponder() }
    }

    private func endEditing() -> Bool {
        InputViews.shared.changingOnce {
            guard super.resignFirstResponder() else { return false }
            didEndEditing()
            return true
        }
    }

    override func yieldFirstResponder() { _ = endEditing() }

    // MARK: Traits of the text

    /// The letters that the keyboard makes capital by itself; those that begin sentences by default.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// The wish for corrections; `no` takes the row of suggestions from the keyboard, and nothing is corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The wish for spell checking, which has no effect here.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// The wish for curly quotes, which has no effect here.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// The wish for dashes in place of hyphens, which has no effect here.
    open var smartDashesType = UITextSmartDashesType.default
    /// The wish for spaces that come and go with words, which has no effect here.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// The wish for the end of a word before it is typed, which has no effect here.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// The rules for passwords that are made up, which none are here.
    open var passwordRules: UITextInputPasswordRules?
    /// The arrangement of keys that the keyboard begins with.
    open var keyboardType = UIKeyboardType.default
    /// The look of the keyboard, light or dark; as the field's own by default.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The title of the return key.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key can only be pressed while there is text.
    open var enablesReturnKeyAutomatically = false
    /// Whether the text is shown as dots and kept from being cut and copied.
    open var isSecureTextEntry = false { didSet { styleDidChange() } }
    /// The meaning of the text, such as a name; nothing is filled in by it here.
    open var textContentType: UITextContentType!

    // MARK: Rectangles, in the field's coordinates

    /// The rectangle of the border, in the field's coordinates. Layout calls it; an override may return another one.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The rectangle of the text while it is not edited, in the field's coordinates. Layout calls it; an override may
    /// move the text, with `super` for the standard place beside the border, the side views and the clear button.
    open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds, isEditing: false) }
    /// The rectangle of the text while it is edited, in the field's coordinates. Layout calls it; an override usually
    /// returns the same as in `textRect(forBounds:)`.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds, isEditing: true) }
    /// The rectangle of the placeholder, in the field's coordinates; that of the text unless overridden.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isFirstResponder ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    /// The rectangle of the clear button, in the field's coordinates; an override moves the button.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(bounds) }
    /// The rectangle of the left view, in the field's coordinates; an override moves the view.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { standardLeftViewRect(bounds) }
    /// The rectangle of the right view, in the field's coordinates; an override moves the view.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { standardRightViewRect(bounds) }

    /// Draws the text in a rectangle of the field's coordinates. Called when the text has to be drawn anew; an override
    /// may draw more, and calls `super` for the text.
    open func drawText(in rect: CGRect) { content.drawLine(in: rect) }
    /// Draws the placeholder in a rectangle of the field's coordinates. Called when the placeholder has to be drawn
    /// anew; an override calls `super` for the standard look.
    open func drawPlaceholder(in rect: CGRect) { placeholderState.label?.drawText(in: rect) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
    open override var intrinsicContentSize: CGSize { fittingSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    @_spi(Framework) open override func baselineOffsets() -> (first: CGFloat, last: CGFloat) { baselinesOfText }

    // MARK: Touches

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isTap = isTracking && isTouchInside
        super.touchesEnded(touches, with: event)
        if isTap, let touch = touches.first { tapped(touch) }
    }

    // MARK: Changes

    override func stateDidChange() {
        super.stateDidChange()
        updateBorder()
        content.setNeedsDisplay()
    }

    @_spi(Framework) open override func traitsDidChange(from previous: UITraitCollection?) {
        super.traitsDidChange(from: previous)
        adoptContentSize()
        updateBorder()
        content.setNeedsDisplay()
        if isFirstResponder { InputViews.shared.setNeedsUpdate() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    @_spi(Framework) open override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        setNeedsLayout()
    }

    @_spi(Framework) open override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.text = edited.string.isEmpty ? nil : shownText
        description.placeholder = placeholder
        if isFirstResponder { description.states.append("focused") }
    }

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole {
        var role = elementRole([], isSecureTextEntry ? .secureTextField : .textField)
        role.keepsControls = true
        return role
    }

    /// The text that assistive software reads out: the field's, or the placeholder where there is none.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (edited.string.isEmpty ? placeholder : shownText) }
        set { super.accessibilityValue = newValue }
    }

    // MARK: Edit menu

    open override func cut(_ sender: Any?) { cutSelection() }
    open override func copy(_ sender: Any?) { copySelection() }
    open override func paste(_ sender: Any?) { pasteText() }
    open override func paste(itemProviders: [NSItemProvider]) { typeTexts(of: itemProviders) }
    open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { takesPaste(of: itemProviders) }
    open override func delete(_ sender: Any?) { deleteSelection() }
    open override func select(_ sender: Any?) { selectWord() }
    open override func selectAll(_ sender: Any?) { selectEverything() }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(action) ?? super.canPerformAction(action, withSender: sender)
    }

    // MARK: Text input

    /// Whether the text is not empty.
    open var hasText: Bool { edited.length > 0 }

    /// Puts a text in place of the selection, without asking the delegate.
    open func insertText(_ text: String) { change(edited.marked ?? edited.selection, to: text, isTyped: false) }

    /// Deletes the selection, or the character before the caret, without asking the delegate. The delete key calls it, in an
    /// empty view too, after the delegate has agreed; an override that is to delete calls `super`.
    open func deleteBackward() { deleteBeforeCaret() }

    /// Saves the state of the view and the selection.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeSelection(with: coder)
    }

    /// The selection, empty where only the caret stands; nil while the field is not edited.
    open var selectedTextRange: UITextRange? {
        get { isFirstResponder ? TextOffsetRange(edited.selection) : nil }
        set { if let newValue { select(edited.range(of: newValue)) } }
    }

    /// The range of the text that an input method has not settled on; nil without.
    open var markedTextRange: UITextRange? { edited.marked.map { TextOffsetRange($0) } }
    /// The attributes of marked text; nil underlines it.
    open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { textDidChangeLook() } }

    /// Marks a text in place of the one that is marked, or of the selection, without asking the delegate.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        change(edited.marked ?? edited.selection, to: markedText ?? "", isTyped: false, marking: selectedRange)
    }

    /// Settles on the marked text.
    open func unmarkText() { endComposition() }
    /// The position before the first character.
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    /// The position after the last character.
    open var endOfDocument: UITextPosition { TextOffset(edited.length) }

    /// The text in a range, which is brought into the field's text; never nil.
    open func text(in range: UITextRange) -> String? { edited.substring(edited.range(of: range)) }

    /// Replaces a range, without asking the delegate; targets and delegate hear of the change.
    open func replace(_ range: UITextRange, withText text: String) {
        change(edited.range(of: range), to: text, isTyped: false)
    }

    /// The range between two positions, in whichever order they come; never nil.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        edited.range(from: fromPosition, to: toPosition)
    }

    /// The position some UTF-16 units further; nil outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        edited.position(from: position, offset: offset)
    }

    /// The position some UTF-16 units to the left or right in the order of the text, nil outside of it; up is the
    /// beginning of the only line and down its end.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .left: edited.position(from: position, offset: -offset)
        case .right: edited.position(from: position, offset: offset)
        case .up: beginningOfDocument
        case .down: endOfDocument
        }
    }

    /// The order of two positions in the text.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        edited.compare(position, to: other)
    }

    /// The number of UTF-16 units from one position to another; negative backwards.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        edited.offset(of: toPosition) - edited.offset(of: from)
    }

    /// The rectangle of a range of the text, in the field's coordinates; that of the caret for an empty range.
    open func firstRect(for range: UITextRange) -> CGRect { rect(of: edited.range(of: range)) }
    /// The rectangle of the caret at a position, in the field's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: edited.offset(of: position)) }
    /// The position nearest to a point of the field's coordinates; never nil.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(offset(closestTo: point)) }

    /// The range of the character at a distance from the left, at any height of the field; nil where there is none.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        characterRange(around: point).map { TextOffsetRange($0) }
    }

    /// The rectangles of a range, in the field's coordinates, which are filled while the range is selected. An override
    /// that returns none hides the selection.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        range.isEmpty ? [] : PlacedSelectionRect.rects(selectedParts(edited.range(of: range)))
    }

    /// The object that hears of changes that the app makes to the text or its selection; not kept alive.
    open weak var inputDelegate: (any UITextInputDelegate)?

    /// The object that finds words, sentences and paragraphs of the text.
    open var tokenizer: any UITextInputTokenizer { storedTokenizer }
    private lazy var storedTokenizer = UITextInputStringTokenizer(textInput: self)

    // MARK: What a search field adds

    /// Whether the caret is hidden while the field is edited, because something besides the text is selected.
    var isCaretHidden: Bool { false }
    /// Called when the delegate has allowed a change of the text by typing, before the change.
    func willType() {}
    /// Called when the selection has changed.
    func caretDidMove() {}
    /// Called when the text is cleared, before the change.
    func clearBesidesText() {}
    /// Called when editing has begun or ended.
    func editingDidChange() {}

    // MARK: Notifications

    /// The notification posted when editing begins, after delegate and targets; the object is the field.
    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// The notification posted when editing ends, after delegate and targets; the object is the field.
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    /// The notification posted after each change of the text that is not an assignment; the object is the field.
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

    @_spi(Framework) open override func enterText(_ text: String) -> Bool { replaceAll(by: text) }

    override var shownPlaceholder: String? { edited.string.isEmpty ? placeholder : nil }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeTextField(self)
    }
}

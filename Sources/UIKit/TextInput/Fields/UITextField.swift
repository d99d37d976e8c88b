import CoreGraphics
import Foundation
import QuartzCore

/// A line of text that can be edited.
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    /// What is drawn around the text.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

    /// When something beside the text is shown.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    /// Why editing ended.
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
    /// How far the text is scrolled to the left while it is edited, in points.
    var scrollOffset: CGFloat = 0
    /// Whether the next thing that is typed replaces all of the text.
    var replacesAllOnTyping = false
    var placeholderState = FieldPlaceholder()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
        contentHorizontalAlignment = .left
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: Text

    /// The text, never nil when read. The delegate is not asked about a text that the app sets.
    open var text: String? {
        get { edited.string }
        set { assign(newValue ?? "") }
    }

    /// The text with attributes; what they leave open comes from the field's properties.
    open var attributedText: NSAttributedString? {
        get { edited.rich ?? NSAttributedString(string: edited.string, attributes: defaultTextAttributes) }
        set { assign(newValue ?? NSAttributedString(string: "", attributes: nil)) }
    }

    /// What is shown while there is no text.
    open var placeholder: String? {
        get { placeholderState.text?.string }
        set {
            setPlaceholder(newValue.map { NSAttributedString(string: $0, attributes: nil) }, hasOwnLook: false)
        }
    }

    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderState.text }
        set {
            setPlaceholder(newValue, hasOwnLook: true)
        }
    }

    open var font: UIFont? {
        get { textStyle.font }
        set {
            textStyle.font = newValue ?? FieldTextStyle.standardFont
            edited.set(.font, textStyle.font)
            styleDidChange()
        }
    }

    open var textColor: UIColor? {
        get { textStyle.color }
        set {
            textStyle.color = newValue ?? .label
            edited.set(.foregroundColor, textStyle.color)
            styleDidChange()
        }
    }

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
    /// In points; 0 for no shrinking.
    open var minimumFontSize: CGFloat = 0 { didSet { styleDidChange() } }
    open var adjustsFontForContentSizeCategory = false { didSet { adoptContentSize() } }

    // MARK: Looks

    open var borderStyle = BorderStyle.none {
        didSet {
            updateBorder()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// A picture in place of the border, stretched over the bounds; not with rounded corners.
    open var background: UIImage? { didSet { updateBorder() } }
    open var disabledBackground: UIImage? { didSet { updateBorder() } }

    open override var backgroundColor: UIColor? { didSet { updateBorder() } }

    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    open var leftViewMode = ViewMode.never { didSet { sideViewsDidChange() } }
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    open var rightViewMode = ViewMode.never { didSet { sideViewsDidChange() } }

    // MARK: Editing

    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether the field is the first responder.
    open var isEditing: Bool { isFirstResponder }
    /// Whether the text goes when editing begins, with the leave of `textFieldShouldClear(_:)`.
    open var clearsOnBeginEditing = false
    /// Whether what is typed next replaces all of the text; ends with the first change and with editing.
    open var clearsOnInsertion: Bool {
        get { replacesAllOnTyping }
        set { replacesAllOnTyping = newValue }
    }

    /// What comes up in place of the keyboard.
    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }
    /// What stands on top of the keyboard.
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

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false { didSet { styleDidChange() } }
    open var textContentType: UITextContentType!

    // MARK: Rectangles, in the field's coordinates

    /// Where the border is drawn.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the text stands while it is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds, isEditing: false) }
    /// Where the text stands while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds, isEditing: true) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isFirstResponder ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { standardLeftViewRect(bounds) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { standardRightViewRect(bounds) }

    /// Draws the text in a rectangle of the field's coordinates.
    open func drawText(in rect: CGRect) { content.drawLine(in: rect) }
    /// Draws the placeholder in a rectangle of the field's coordinates.
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

    /// What is read out: the text, or the placeholder where there is none.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (edited.string.isEmpty ? placeholder : shownText) }
        set { super.accessibilityValue = newValue }
    }

    // MARK: Edit menu

    open override func cut(_ sender: Any?) { cutSelection() }
    open override func copy(_ sender: Any?) { copySelection() }
    open override func paste(_ sender: Any?) { pasteText() }
    open override func delete(_ sender: Any?) { deleteSelection() }
    open override func select(_ sender: Any?) { selectWord() }
    open override func selectAll(_ sender: Any?) { selectEverything() }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(action) ?? super.canPerformAction(action, withSender: sender)
    }

    // MARK: Text input

    open var hasText: Bool { edited.length > 0 }

    /// Puts a text in place of the selection, without asking the delegate.
    open func insertText(_ text: String) { change(edited.marked ?? edited.selection, to: text, isTyped: false) }

    open func deleteBackward() {
        if let range = edited.rangeBeforeCaret { change(range, to: "", isTyped: false) }
    }

    /// What is selected, too.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeSelection(with: coder)
    }

    open var selectedTextRange: UITextRange? {
        get { isFirstResponder ? TextOffsetRange(edited.selection) : nil }
        set { if let newValue { select(edited.range(of: newValue)) } }
    }

    open var markedTextRange: UITextRange? { edited.marked.map { TextOffsetRange($0) } }
    open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { textDidChangeLook() } }

    /// Marks a text in place of the one that is marked, or of the selection, without asking the delegate.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        change(edited.marked ?? edited.selection, to: markedText ?? "", isTyped: false, marking: selectedRange)
    }

    open func unmarkText() { endComposition() }
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    open var endOfDocument: UITextPosition { TextOffset(edited.length) }

    open func text(in range: UITextRange) -> String? { edited.substring(edited.range(of: range)) }

    open func replace(_ range: UITextRange, withText text: String) {
        change(edited.range(of: range), to: text, isTyped: false)
    }

    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        edited.range(from: fromPosition, to: toPosition)
    }

    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        edited.position(from: position, offset: offset)
    }

    /// There is one line, so up is its beginning and down its end.
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

    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        edited.compare(position, to: other)
    }

    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        edited.offset(of: toPosition) - edited.offset(of: from)
    }

    open func firstRect(for range: UITextRange) -> CGRect { rect(of: edited.range(of: range)) }
    open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: edited.offset(of: position)) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(offset(closestTo: point)) }

    open func characterRange(at point: CGPoint) -> UITextRange? {
        characterRange(around: point).map { TextOffsetRange($0) }
    }

    // MARK: Notifications

    public static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

    @_spi(Framework) open override func enterText(_ text: String) -> Bool { replaceAll(by: text) }

    override var shownPlaceholder: String? { edited.string.isEmpty ? placeholder : nil }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeTextField(self)
    }
}

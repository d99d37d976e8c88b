import CoreGraphics
import Foundation
import QuartzCore

/// Text on many lines that scrolls and can be edited.
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UITextView")
    }

    // See the extensions of UITextView.
    var edited = EditedText()
    let canvas = TextViewCanvas(frame: .zero)
    let handles = SelectionHandles()
    /// The text as it was set last: setting a long one takes a while.
    var setText: TextLayout?
    var storedFont: UIFont?
    var storedTextColor: UIColor?
    private var storedInputView: UIView?
    private var storedInputAccessoryView: UIView?

    /// The space that the lines are set in.
    public let textContainer: NSTextContainer

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        textContainer.textView = self
        canvas.textView = self
        insertSubview(canvas, at: 0)
        backgroundColor = backgroundColor ?? .systemBackground
        addGestureRecognizer(tap)
        tap.onAction = { [weak self] recognizer in self?.tapped(recognizer) }
    }

    private let tap = TextViewTapGestureRecognizer()

    @_nonoverride open var delegate: (any UITextViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITextViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }

    // MARK: Text

    /// The text, never nil when read. The delegate is not asked about a text that the app sets.
    open var text: String! {
        get { edited.string }
        set { assign(newValue ?? "") }
    }

    /// The text with attributes; what they leave open comes from the view's properties.
    open var attributedText: NSAttributedString! {
        get { edited.rich ?? NSAttributedString(string: edited.string, attributes: typingAttributesOfView) }
        set { assign(newValue ?? NSAttributedString(string: "", attributes: nil)) }
    }

    /// Nil, as it is at first, draws as 12 points of the system's font.
    open var font: UIFont? {
        get { storedFont }
        set {
            storedFont = newValue
            edited.set(.font, effectiveFont)
            textDidChangeLook()
        }
    }

    open var textColor: UIColor? {
        get { storedTextColor }
        set {
            storedTextColor = newValue
            edited.set(.foregroundColor, effectiveColor)
            textDidChangeLook()
        }
    }

    open var textAlignment = NSTextAlignment.natural { didSet { alignmentDidChange() } }
    open var adjustsFontForContentSizeCategory = false { didSet { adoptContentSize() } }

    /// The attributes of the text that is typed next.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { storedTypingAttributes ?? typingAttributesOfView }
        set { storedTypingAttributes = newValue }
    }
    var storedTypingAttributes: [NSAttributedString.Key: Any]?

    /// The room between the view's edges and the lines, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { textDidChangeLook() }
    }

    // MARK: Editing

    open var isEditable = true {
        didSet { if !isEditable, isFirstResponder { InputViews.shared.setNeedsUpdate() } }
    }
    open var isSelectable = true
    /// Whether the text goes when something is typed or pasted.
    open var clearsOnInsertion = false

    /// What is selected, too.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeSelection(with: coder)
    }

    /// What is selected, in UTF-16 units.
    open var selectedRange: NSRange {
        get { edited.selection }
        set { select(newValue) }
    }

    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { storedInputAccessoryView }
        set { storedInputAccessoryView = newValue }
    }

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        // Without a window it becomes one as soon as it has one.
        becomesFirstInWindow = window == nil
        guard window != nil, !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        // Choice (11.11): the keyboard is on its way before the delegate of a text view hears of the beginning.
        didBeginEditing()
        return true
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        becomesFirstInWindow = false
        guard isFirstResponder else { return true }
        guard !isEditable || delegate?.textViewShouldEndEditing(self) ?? true else { return false }
        return endEditing()
    }

    private var becomesFirstInWindow = false

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, becomesFirstInWindow { becomeFirstResponder() }
    }

    private func endEditing() -> Bool {
        guard super.resignFirstResponder() else { return false }
        didEndEditing()
        return true
    }

    override func yieldFirstResponder() { _ = endEditing() }

    /// Moves the content so that a range can be seen.
    open func scrollRangeToVisible(_ range: NSRange) { scroll(toShow: range) }

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
    /// Text views do not hide what is typed.
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!

    // MARK: Size

    open override var isScrollEnabled: Bool { didSet { scrollingDidChange() } }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

    /// Without scrolling the view is as large as its text.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : fittingSize(in: .zero)
    }

    @_spi(Framework) open override var wrapsToWidth: Bool { !isScrollEnabled }
    @_spi(Framework) open override func contentHeight(forWidth width: CGFloat) -> CGFloat {
        fittingSize(in: CGSize(width: width, height: 0)).height
    }

    @_spi(Framework) open override func baselineOffsets() -> (first: CGFloat, last: CGFloat) { baselinesOfText }

    /// The text alone decides how large the content is.
    override var ownContentSize: CGSize? { contentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutText()
    }

    @_spi(Framework) open override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        if oldSize.width != bounds.width { setNeedsLayout() }
    }

    @_spi(Framework) open override func traitsDidChange(from previous: UITraitCollection?) {
        super.traitsDidChange(from: previous)
        adoptContentSize()
        canvas.setNeedsDisplay()
        if isFirstResponder { InputViews.shared.setNeedsUpdate() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    @_spi(Framework) open override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.text = edited.string.isEmpty ? nil : edited.string
        if isFirstResponder { description.states.append("focused") }
    }

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole {
        AccessibilityRole(isElement: true, kind: .textView)
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? edited.string }
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

    open var selectedTextRange: UITextRange? {
        get { TextOffsetRange(edited.selection) }
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

    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { neighbour(of: position, in: direction, offset) }

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

    public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    @_spi(Framework) open override var isUsedByItself: Bool { true }

    @_spi(Framework) open override func keepCaretInSight() { showCaret() }

    @_spi(Framework) open override func enterText(_ text: String) -> Bool { replaceAll(by: text) }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeTextView(self)
    }
}

/// The tap that places the caret, told from those of recognizers that the app adds.
final class TextViewTapGestureRecognizer: UITapGestureRecognizer {
    /// How often the finger has tapped at the place.
    private(set) var tapCount = 1

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        tapCount = touches.first?.tapCount ?? 1
        super.touchesEnded(touches, with: event)
    }
}

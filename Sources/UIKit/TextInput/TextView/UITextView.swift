import CoreGraphics
import Foundation
import QuartzCore

/// Text on many lines that scrolls and can be edited.
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UITextView")
    }

    // See the extensions of UITextView.
    var edited = EditedText() { didSet { storageLink?.viewDidChange() } }
    /// What keeps the text storage and the text the same, once somebody has asked for the storage.
    var storageLink: TextViewStorage?
    /// The layout manager that the container did not come with.
    var ownLayoutManager: NSLayoutManager?
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

    /// Makes a text view with a frame in points and a space for its lines; nil makes a new one.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Makes a text view without a size, which sets its lines by the one engine that there is: TextKit 1's objects, such as
    /// `layoutManager`, are there in either case.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    /// Makes a text view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        textContainer.textView = self
        textContainer.widthTracksTextView = true
        adoptStorage()
        canvas.textView = self
        insertSubview(canvas, at: 0)
        backgroundColor = backgroundColor ?? .systemBackground
        addGestureRecognizer(tap)
        tap.onAction = { [weak self] recognizer in self?.tapped(recognizer) }
    }

    private let tap = TextViewTapGestureRecognizer()

    /// The object that decides about editing and hears of it and of scrolling; not kept alive.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { (self as UIScrollView).delegate as? any UITextViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }

    // MARK: Text

    /// The text, never nil when read. The delegate is not asked about a text that the app sets.
    open var text: String! {
        get { edited.string }
        set { tellingObservers(of: "text") { assign(newValue ?? "") } }
    }

    /// The text with attributes; what they leave open comes from the view's properties.
    open var attributedText: NSAttributedString! {
        get { edited.rich ?? NSAttributedString(string: edited.string, attributes: typingAttributesOfView) }
        set {
            tellingObservers(of: "attributedText") {
                assign(newValue ?? NSAttributedString(string: "", attributes: nil))
            }
        }
    }

    /// The font; nil, as it is at first, draws as 12 points of the system's font.
    open var font: UIFont? {
        get { storedFont }
        set {
            storedFont = newValue
            edited.set(.font, effectiveFont)
            textDidChangeLook()
        }
    }

    /// The colour of the text; nil, as it is at first, draws in the standard colour, and setting it replaces the
    /// colours of an attributed text.
    open var textColor: UIColor? {
        get { storedTextColor }
        set {
            storedTextColor = newValue
            edited.set(.foregroundColor, effectiveColor)
            textDidChangeLook()
        }
    }

    /// The alignment of the lines; natural by default.
    open var textAlignment = NSTextAlignment.natural { didSet { alignmentDidChange() } }
    /// Whether a font made for a text style or scaled by metrics follows the size that the person chooses.
    open var adjustsFontForContentSizeCategory = false { didSet { adoptContentSize() } }

    /// The attributes of the text that is typed next.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { storedTypingAttributes ?? typingAttributesOfView }
        set { storedTypingAttributes = newValue }
    }
    var storedTypingAttributes: [NSAttributedString.Key: Any]?

    /// The space between the view's edges and the lines, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { textDidChangeLook() }
    }

    // MARK: Editing

    /// Whether a person can edit the text; turning it off takes the keyboard away and lets the view stay the first
    /// responder.
    open var isEditable = true {
        didSet { if !isEditable, isFirstResponder { InputViews.shared.setNeedsUpdate() } }
    }
    /// Whether taps select text in a view that cannot be edited; a view that can be edited ignores it.
    open var isSelectable = true
    /// Whether the next typed or pasted text replaces all of the text; ends with the first change.
    open var clearsOnInsertion = false

    /// The attributes of links, over those that their text has: the tint colour unless set; nil or empty changes
    /// nothing.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { storedLinkAttributes ?? [.foregroundColor: tintColor as UIColor] }
        set {
            storedLinkAttributes = newValue ?? [:]
            textDidChangeLook()
        }
    }
    private var storedLinkAttributes: [NSAttributedString.Key: Any]?

    /// The kinds of text that the view makes links of, while it can be selected and not edited; none by default.
    open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { textDidChangeLook() } }
    var detected: DetectedText?
    /// The menus of links and other items, once there may be some.
    var itemMenus: TextItemMenus?

    /// Whether the view has a bar for finding in its text: false unless set.
    open var isFindInteractionEnabled = false { didSet { findingDidChange() } }
    /// The interaction that shows the bar for finding; nil while that is not enabled.
    open var findInteraction: UIFindInteraction? { finding?.interaction }
    var finding: (finder: TextViewFinder, interaction: UIFindInteraction)?
    /// The places that were found, and how each looks.
    var found: [NSRange: UITextSearchFoundTextStyle] = [:]

    /// Saves the state of the view and the selection.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeSelection(with: coder)
    }

    /// The selection in UTF-16 units; a range outside of the text is brought into it.
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

    /// What lays out the text on pages, as far as it reaches.
    open override func viewPrintFormatter() -> UIViewPrintFormatter { TextViewPrintFormatter(self) }

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

    /// Scrolls the content so that a range of the text can be seen.
    open func scrollRangeToVisible(_ range: NSRange) { scroll(toShow: range) }

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
    /// The look of the keyboard, light or dark; as the view's own by default.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The title of the return key, which always starts a new line.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key can only be pressed while there is text.
    open var enablesReturnKeyAutomatically = false
    /// A wish to hide the text, which text views do not follow.
    open var isSecureTextEntry = false
    /// The meaning of the text, such as an address; nothing is filled in by it here.
    open var textContentType: UITextContentType!

    // MARK: Size

    open override var isScrollEnabled: Bool { didSet { scrollingDidChange() } }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

    /// The size of the text where the view does not scroll; else there is none.
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

    /// The selection, empty where only the caret stands; never nil when read, and setting nil does nothing.
    open var selectedTextRange: UITextRange? {
        get { TextOffsetRange(edited.selection) }
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

    /// The text in a range, which is brought into the view's text; never nil.
    open func text(in range: UITextRange) -> String? { edited.substring(edited.range(of: range)) }

    /// Replaces a range, without asking the delegate, which hears of the change.
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

    /// The position some UTF-16 units to the left or right in the order of the text, or some lines up or down; nil
    /// outside of the text.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { neighbour(of: position, in: direction, offset) }

    /// The order of two positions in the text.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        edited.compare(position, to: other)
    }

    /// The number of UTF-16 units from one position to another; negative backwards.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        edited.offset(of: toPosition) - edited.offset(of: from)
    }

    /// The rectangle of the part of a range in its first line, in the view's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect { rect(of: edited.range(of: range)) }
    /// The rectangle of the caret at a position, in the view's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: edited.offset(of: position)) }
    /// The position nearest to a point of the view's coordinates; never nil.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(offset(closestTo: point)) }
    /// The range of the character at a point of the view's coordinates; nil where there is none.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        characterRange(around: point).map { TextOffsetRange($0) }
    }

    /// The rectangles of a range, in the view's coordinates, which are filled while the range is selected. An override that
    /// returns none hides the selection.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        range.isEmpty ? [] : PlacedSelectionRect.rects(selectionRects(edited.range(of: range)))
    }

    /// The object that hears of changes that the app makes to the text or its selection; not kept alive.
    open weak var inputDelegate: (any UITextInputDelegate)?

    /// The object that finds words, sentences and paragraphs of the text.
    open var tokenizer: any UITextInputTokenizer { storedTokenizer }
    private lazy var storedTokenizer = UITextInputStringTokenizer(textInput: self)

    // MARK: Notifications

    /// The notification posted when editing begins, after the delegate has heard of it; the object is the text view.
    public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
    /// The notification posted when editing ends, after the delegate has heard of it; the object is the text view.
    public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
    /// The notification posted after each change of the text that is not an assignment; the object is the text view.
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
    /// The number of times that the finger has tapped at the place.
    private(set) var tapCount = 1

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        tapCount = touches.first?.tapCount ?? 1
        super.touchesEnded(touches, with: event)
    }
}

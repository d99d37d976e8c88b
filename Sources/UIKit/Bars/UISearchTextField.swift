import CoreGraphics
import Foundation

/// The text field of a search bar: a magnifying glass and a text on a grey background with round corners.
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    /// Makes a field from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    // See UISearchTextField+Tokens.swift.
    var storedTokens: [UISearchToken] = []
    let strip = SearchTokenStrip(frame: .zero)

    // Choice (search tokens): the tint colour, as no picture of the standard look is at hand.
    /// The colour behind the tokens: the tint colour unless set, which nil brings back.
    open var tokenBackgroundColor: UIColor! {
        get { strip.ground ?? tintColor }
        set { strip.ground = newValue }
    }
    /// Whether a person can delete tokens: true unless set.
    open var allowsDeletingTokens = true
    /// Whether a person can copy a selected token: true unless set.
    open var allowsCopyingTokens = true

    /// The suggestions below the field while it is edited; nil or none for no list. A search controller shows those of its
    /// bar's field over the searched content.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { suggestionsDidChange() } }
    /// Called when suggestions of the field have changed, where somebody else shows them.
    var onSuggestions: (() -> Void)?
    private lazy var suggestionList = SearchSuggestionList()

    private func setUpSearch() {
        borderStyle = .roundedRect
        clearButtonMode = .always
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        autocapitalizationType = .none
        let glass = UIImageView(
            image: UIImage(
                systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)))
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        leftView = glass
        leftViewMode = .always
    }

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole {
        var role = super.accessibilityRole
        role.traits.insert(.searchField)
        role.kind = .searchField
        return role
    }

    override var placeholderColor: UIColor { .secondaryLabel }
    override var clearButtonColor: UIColor { .secondaryLabel }

    private static let iconInset: CGFloat = 6
    private static let iconGap: CGFloat = 4

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.leftViewRect(forBounds: bounds)
        let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
        return rect.offsetBy(dx: isLeft ? Self.iconInset : -Self.iconInset, dy: 0).moved(by: iconShifts[.search])
    }

    /// The distances by which the bar moves the icons, in points.
    var iconShifts: [UISearchBar.Icon: UIOffset] = [:] { didSet { setNeedsLayout() } }
    /// The distance by which the bar moves the text, in points.
    var textShift = UIOffset.zero { didSet { setNeedsLayout() } }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds).moved(by: iconShifts[.clear])
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.rightViewRect(forBounds: bounds)
        let isRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        return rect.offsetBy(dx: isRight ? -Self.iconInset : Self.iconInset, dy: 0)
            .moved(by: iconShifts[.bookmark] ?? iconShifts[.resultsList])
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        dividedForTokens(keepOffIcon(super.textRect(forBounds: bounds))).text
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        dividedForTokens(keepOffIcon(super.editingRect(forBounds: bounds))).text
    }

    /// The place of tokens and text.
    private func keepOffIcon(_ rect: CGRect) -> CGRect {
        let rect = rect.moved(by: textShift)
        guard showsLeftView else { return rect }
        let gap = min(Self.iconGap, rect.width)
        let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
        return CGRect(
            x: rect.minX + (isLeft ? gap : 0), y: rect.minY, width: rect.width - gap, height: rect.height)
    }

    // MARK: Tokens

    open override var hasText: Bool { super.hasText || !storedTokens.isEmpty }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = isFirstResponder ? super.editingRect(forBounds: bounds) : super.textRect(forBounds: bounds)
        strip.frame = dividedForTokens(keepOffIcon(room)).tokens
        placeSuggestions()
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isTap = isTracking && isTouchInside
        super.touchesEnded(touches, with: event)
        guard isTap, isFirstResponder, let touch = touches.first else { return }
        select(token: token(at: touch.location(in: self)))
    }

    override var isCaretHidden: Bool { strip.selected != nil }

    // Choice (search tokens): the backspace key before the text first selects the last token, then deletes it.
    private func takesBackspace() -> Bool {
        guard edited.selection.location == 0, edited.selection.length == 0, edited.marked == nil, !storedTokens.isEmpty
        else { return false }
        if strip.selected == nil {
            select(token: storedTokens.count - 1)
        } else if deleteSelectedToken() {
            textDidChange()
        }
        return true
    }

    override func willType() { _ = deleteSelectedToken() }
    override func caretDidMove() { select(token: nil) }
    override func clearBesidesText() { tokens = [] }

    open override func deleteBackward() {
        if !takesBackspace() { super.deleteBackward() }
    }

    open override func copy(_ sender: Any?) {
        if !copySelectedToken() { super.copy(sender) }
    }

    open override func cut(_ sender: Any?) {
        guard copySelectedToken() else { return super.cut(sender) }
        if deleteSelectedToken() { textDidChange() }
    }

    open override func delete(_ sender: Any?) {
        if deleteSelectedToken() { textDidChange() } else { super.delete(sender) }
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard strip.selected != nil else { return super.canPerformAction(action, withSender: sender) }
        switch action.description {
        case "copy:": return allowsCopyingTokens
        case "cut:": return allowsCopyingTokens && allowsDeletingTokens
        case "delete:": return allowsDeletingTokens
        default: return super.canPerformAction(action, withSender: sender)
        }
    }

    // MARK: Positions, with one place for each token before the text

    open override var beginningOfDocument: UITextPosition { TextOffset(-storedTokens.count) }

    open override var selectedTextRange: UITextRange? {
        get {
            guard isFirstResponder, let index = strip.selected else { return super.selectedTextRange }
            return TextOffsetRange(NSRange(location: index - storedTokens.count, length: 1))
        }
        set {
            super.selectedTextRange = newValue
            guard let newValue, place(of: newValue.start) < 0, place(of: newValue.end) > place(of: newValue.start)
            else { return select(token: nil) }
            select(token: place(of: newValue.start) + storedTokens.count)
        }
    }

    open override func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (from, to) = (place(of: fromPosition), place(of: toPosition))
        return TextOffsetRange(NSRange(location: min(from, to), length: abs(to - from)))
    }

    open override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let target = place(of: position) + offset
        return (-storedTokens.count...edited.length).contains(target) ? TextOffset(target) : nil
    }

    open override func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (place(of: position), place(of: other))
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    open override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        place(of: toPosition) - place(of: from)
    }

    open override func caretRect(for position: UITextPosition) -> CGRect {
        let index = place(of: position) + storedTokens.count
        guard place(of: position) < 0, strip.views.indices.contains(index) else {
            return super.caretRect(for: position)
        }
        layoutIfNeeded()
        let (view, caret) = (strip.convert(strip.views[index].frame, to: self), super.caretRect(for: TextOffset(0)))
        let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
        return CGRect(
            x: (isLeft ? view.minX : view.maxX) - caret.width / 2, y: caret.minY, width: caret.width,
            height: caret.height)
    }

    @_spi(Framework) open override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        let words = storedTokens.map(\.text) + (edited.string.isEmpty ? [] : [edited.string])
        if !storedTokens.isEmpty { description.text = words.joined(separator: " ") }
    }

    open override var accessibilityValue: String? {
        get {
            guard !storedTokens.isEmpty, let value = super.accessibilityValue else { return super.accessibilityValue }
            return (storedTokens.map(\.text) + (edited.string.isEmpty ? [] : [value])).joined(separator: ", ")
        }
        set { super.accessibilityValue = newValue }
    }

    // MARK: Suggestions

    override func editingDidChange() { suggestionsDidChange() }

    private func suggestionsDidChange() {
        if let onSuggestions { return onSuggestions() }
        setNeedsLayout()
    }

    /// Shows the list below the field while it is edited.
    private func placeSuggestions() {
        guard onSuggestions == nil, isFirstResponder, let window, let searchSuggestions, !searchSuggestions.isEmpty
        else {
            if onSuggestions == nil, searchSuggestions != nil { suggestionList.removeFromSuperview() }
            return
        }
        suggestionList.suggestions = searchSuggestions
        suggestionList.onChoice = { [weak self] in self?.choose($0) }
        suggestionList.layer.cornerRadius = 12
        suggestionList.layer.borderWidth = 1 / pixelScale
        suggestionList.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        window.addSubview(suggestionList)
        let place = convert(bounds, to: window)
        let height = min(CGFloat(searchSuggestions.count) * 44, 264)
        suggestionList.frame = CGRect(x: place.minX, y: place.maxY + 4, width: place.width, height: height)
    }

    /// Tells of a suggestion that a person has chosen.
    func choose(_ suggestion: any UISearchSuggestion) {
        (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil, searchSuggestions != nil { suggestionList.removeFromSuperview() }
    }

    override var fittingHeight: CGFloat { max(36, super.fittingHeight) }
}

extension CGRect {
    fileprivate func moved(by shift: UIOffset?) -> CGRect {
        offsetBy(dx: shift?.horizontal ?? 0, dy: shift?.vertical ?? 0)
    }
}

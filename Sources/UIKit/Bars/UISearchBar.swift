import CoreGraphics
import Foundation

/// A bar with a text field for searching, and a cancel button if it is wanted.
open class UISearchBar: UIView {
    /// The look of the bar around its field.
    public enum Style: UInt, Sendable {
        /// As `prominent`.
        case `default`
        /// A bar with a ground of its own.
        case prominent
        /// Only the field.
        case minimal
    }

    /// An icon in the field beside the text.
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The delegate, which hears of typing and buttons; not kept alive.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The text field of the bar.
    public let searchTextField = UISearchTextField(frame: .zero)
    private let background = BarBackground(frame: .zero)
    private let topLine = UIView(frame: .zero)
    private var cancelButton: UIButton?
    /// The cancel button's title in place of the usual one, which apps set by name only.
    var cancelTitle: String? {
        didSet {
            cancelButton?.setTitle(cancelTitle ?? "Cancel", for: .normal)
            setNeedsLayout()
        }
    }
    /// Called when the cancel button was tapped, after the delegate.
    var onCancel: (() -> Void)?
    private lazy var fieldDelegate = SearchFieldDelegate(self)

    private func setUp() {
        for view in [background, topLine, searchTextField] as [UIView] where view.superview == nil { addSubview(view) }
        sendSubviewToBack(topLine)
        sendSubviewToBack(background)
        searchTextField.delegate = fieldDelegate
        searchTextField.addAction(
            UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
        updateLook()
    }

    // MARK: Text

    /// The text in the field, never nil when read; the delegate is not told of a text that the app sets.
    open var text: String? {
        get { searchTextField.text }
        set { tellingObservers(of: "text") { searchTextField.text = newValue } }
    }

    /// The text that the field shows while it is empty.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    private func textChanged() { delegate?.searchBar(self, textDidChange: searchTextField.text ?? "") }

    // MARK: Looks

    /// The bar's brightness: that of the interface, or dark.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
    }
    /// The look of the bar around its field.
    open var searchBarStyle = Style.default { didSet { updateLook() } }
    /// The colour of the bar's background; nil for the system's.
    open var barTintColor: UIColor? { didSet { updateLook() } }
    /// Whether what is behind the bar shows through.
    open var isTranslucent = true { didSet { updateLook() } }
    /// The picture in place of the background and its lines; an empty one takes them away.
    open var backgroundImage: UIImage? { didSet { updateLook() } }
    private lazy var imageView = UIImageView(frame: .zero)

    // See UISearchBar+Looks.swift.
    var searchLook = SearchBarLook() { didSet { searchLookDidChange() } }
    /// The line of text above the field, which makes the bar higher; nil for none.
    open var prompt: String? { didSet { promptDidChange() } }
    private(set) lazy var promptLabel = UILabel(frame: .zero)

    private func promptDidChange() {
        promptLabel.text = prompt
        promptLabel.font = .systemFont(ofSize: 13)
        promptLabel.textAlignment = .center
        if prompt == nil { promptLabel.removeFromSuperview() } else { addSubview(promptLabel) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Whether the bar belongs to an item of a navigation bar, which has a background of its own.
    var isInNavigationItem = false { didSet { if isInNavigationItem != oldValue { updateLook() } } }
    /// Whether the bar lies in a navigation bar, as the view in its middle.
    private var isInNavigationBar = false { didSet { if isInNavigationBar != oldValue { updateLook() } } }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        isInNavigationBar = sequence(first: self as UIView, next: \.superview).contains { $0 is UINavigationBar }
    }

    /// Whether the bar draws a background behind its field.
    var hasOwnGround: Bool {
        searchBarStyle != .minimal && !isInNavigationItem && !isInNavigationBar && backgroundImage == nil
    }

    private func updateLook() {
        let isPlain = !hasOwnGround
        let ground = isTranslucent ? Self.translucentGround : Self.ground
        background.show(
            BarBackgroundLooks(fill: isPlain ? nil : barTintColor ?? ground, hairline: isPlain ? nil : .separator))
        topLine.backgroundColor = .separator
        topLine.isHidden = isPlain
        imageView.image = backgroundImage
        if backgroundImage != nil, imageView.superview == nil { insertSubview(imageView, aboveSubview: background) }
        setNeedsLayout()
    }

    private static let ground = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.09, alpha: 1) : UIColor(white: 0.973, alpha: 1)
    }
    private static let translucentGround = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.09, alpha: 0.94) : UIColor(white: 0.973, alpha: 0.94)
    }

    /// Sets the picture of an icon; nil is the usual one for the bookmark and results buttons, and none for the others.
    /// Only the clear button has a picture for each state.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        switch icon {
        case .search: (searchTextField.leftView as? UIImageView)?.image = iconImage
        case .clear:
            let button = searchTextField.clearButton ?? searchTextField.makeClearButton()
            button.setImage(iconImage, for: state)
            searchTextField.clearButton = button
        case .bookmark, .resultsList:
            iconImages[icon] = iconImage
            updateEndButton()
        }
    }

    // MARK: Buttons

    /// Whether the bar shows its cancel button.
    open var showsCancelButton: Bool {
        get { storedShowsCancelButton }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    private var storedShowsCancelButton = false

    /// Shows or hides the cancel button, in 0.3 seconds if animated.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != storedShowsCancelButton else { return }
        let button = cancelButton ?? makeCancelButton()
        cancelButton = button
        let isAnimated = animated && window != nil
        if showsCancelButton {
            addSubview(button)
            UIView.performWithoutAnimation {
                layoutIfNeeded()
                button.frame = cancelRect(isShown: false)
                button.alpha = isAnimated ? 0 : 1
                button.layoutIfNeeded()
            }
        }
        storedShowsCancelButton = showsCancelButton
        setNeedsLayout()
        guard isAnimated else {
            if !showsCancelButton { button.removeFromSuperview() }
            return
        }
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [],
            animations: { [self] in
                button.alpha = showsCancelButton ? 1 : 0
                layoutIfNeeded()
            },
            completion: { [weak self] _ in
                guard let self, !storedShowsCancelButton else { return }
                button.removeFromSuperview()
            })
    }

    private func makeCancelButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(cancelTitle ?? "Cancel", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBarCancelButtonClicked(self)
                onCancel?()
            }, for: .touchUpInside)
        return button
    }

    /// Whether the field has a bookmark button at its end, while it is not being edited; a results button takes its
    /// place.
    open var showsBookmarkButton = false { didSet { updateEndButton() } }
    /// Whether the field has a button for a list of results at its end, while it is not being edited.
    open var showsSearchResultsButton = false { didSet { updateEndButton() } }
    /// Whether the button for a list of results is selected.
    open var isSearchResultsButtonSelected = false { didSet { endButton?.isSelected = isSearchResultsButtonSelected } }
    private var iconImages: [Icon: UIImage] = [:]
    private var endButton: UIButton?

    private func updateEndButton() {
        guard showsBookmarkButton || showsSearchResultsButton else {
            endButton = nil
            searchTextField.rightView = nil
            searchTextField.rightViewMode = .never
            return
        }
        let icon: Icon = showsSearchResultsButton ? .resultsList : .bookmark
        let button = UIButton(type: .custom)
        let symbol = UIImage(systemName: icon == .bookmark ? "book" : "list.bullet")
        button.setImage(iconImages[icon] ?? symbol?.withRenderingMode(.alwaysTemplate), for: .normal)
        button.tintColor = .secondaryLabel
        button.accessibilityLabel = icon == .bookmark ? "Bookmarks" : "Results list"
        button.isSelected = icon == .resultsList && isSearchResultsButtonSelected
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                switch icon {
                case .bookmark: delegate?.searchBarBookmarkButtonClicked(self)
                default: delegate?.searchBarResultsListButtonClicked(self)
                }
            }, for: .touchUpInside)
        button.sizeToFit()
        endButton = button
        searchTextField.rightView = button
        searchTextField.rightViewMode = .unlessEditing
    }

    // MARK: Scopes

    /// The titles of the scopes, the parts of the content to choose from; nil for none.
    open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }

    /// The index of the chosen scope, from 0; setting it tells nobody.
    open var selectedScopeButtonIndex: Int {
        get { storedScope }
        set {
            storedScope = newValue
            scopes?.selectedSegmentIndex = newValue
        }
    }
    private var storedScope = 0

    /// Whether the scopes are shown below the field, which makes the bar higher.
    open var showsScopeBar = false {
        didSet {
            guard showsScopeBar != oldValue else { return }
            scopesDidChange()
            invalidateIntrinsicContentSize()
        }
    }

    /// Shows or hides the scopes below the field, in 0.25 seconds if animated.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        guard show != showsScopeBar else { return }
        showsScopeBar = show
        guard animated, window != nil else { return }
        scopes?.alpha = show ? 0 : 1
        UIView.animate(withDuration: 0.25) { [self] in
            scopes?.alpha = 1
            layoutIfNeeded()
        }
    }

    private(set) var scopes: UISegmentedControl?
    /// The view of `scopeBarBackgroundImage`.
    var scopeGround: UIImageView?

    private func scopesDidChange() {
        scopes?.removeFromSuperview()
        scopes = nil
        setNeedsLayout()
        guard showsScopeBar, let titles = scopeButtonTitles, !titles.isEmpty else { return }
        let control = UISegmentedControl(items: titles)
        control.selectedSegmentIndex = storedScope
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let self, let control else { return }
                storedScope = control.selectedSegmentIndex
                delegate?.searchBar(self, selectedScopeButtonIndexDidChange: storedScope)
            }, for: .valueChanged)
        addSubview(control)
        scopes = control
        searchLook.apply(to: control)
    }

    // MARK: First responder: the field, for the bar

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    open override var inputAccessoryView: UIView? {
        get { storedAccessory }
        set { storedAccessory = newValue }
    }
    private var storedAccessory: UIView?

    // MARK: Traits of the text

    /// The field's rule for capital letters: none unless set.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// The field's rule for correcting typing.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// The field's rule for checking spelling.
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    /// The kind of keyboard for the field.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The look of the field's keyboard.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    /// The field's return key: search unless set.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// Whether the return key is off while the field is empty: true unless set.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether the field hides its text.
    open var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }
    /// The meaning of the field's text, for filling it in; nil for none.
    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }

    // MARK: Layout

    private typealias Metrics = SearchBarMetrics

    private var promptHeight: CGFloat { prompt == nil ? 0 : Metrics.promptHeight }
    /// The height in points that scopes and a prompt add to the field's.
    var heightOfAdditions: CGFloat { promptHeight + (showsScopeBar ? Metrics.scopeHeight : 0) }
    private var fittingHeight: CGFloat { Metrics.height + heightOfAdditions }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        imageView.frame = bounds
        topLine.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / pixelScale)
        let safe = safeAreaInsets
        let width = bounds.width - safe.left - safe.right - 2 * Metrics.inset
        var field = CGRect(
            x: safe.left + Metrics.inset, y: promptHeight + (rowHeight - Metrics.fieldHeight) / 2, width: width,
            height: Metrics.fieldHeight)
        promptLabel.frame = CGRect(x: field.minX, y: Metrics.promptTop, width: max(0, width), height: promptHeight)
        if storedShowsCancelButton {
            let cancel = cancelRect(isShown: true)
            cancelButton?.frame = cancel
            if effectiveUserInterfaceLayoutDirection == .leftToRight {
                field.size.width = cancel.minX - Metrics.cancelGap - field.minX
            } else {
                let start = cancel.maxX + Metrics.cancelGap
                field = CGRect(x: start, y: field.minY, width: field.maxX - start, height: field.height)
            }
        } else {
            cancelButton?.frame = cancelRect(isShown: false)
        }
        field.size.width = max(0, field.width)
        let moved = searchLook.fieldShift
        searchTextField.frame = field.offsetBy(dx: moved.horizontal, dy: moved.vertical)
        scopes?.frame = CGRect(
            x: safe.left + Metrics.inset, y: promptHeight + rowHeight + Metrics.scopeTop, width: max(0, width),
            height: Metrics.scopeControlHeight)
        let top = promptHeight + rowHeight
        placeScopeBackground(CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top)))
    }

    /// The height of the row that the field is in.
    private var rowHeight: CGFloat { bounds.height - promptHeight - (scopes == nil ? 0 : Metrics.scopeHeight) }

    private func cancelRect(isShown: Bool) -> CGRect {
        guard let cancelButton else { return .zero }
        let safe = safeAreaInsets
        let width = cancelButton.intrinsicContentSize.width
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let inset: CGFloat = isShown ? Metrics.cancelInset : -width
        let x = isLeftToRight ? bounds.maxX - safe.right - inset - width : bounds.minX + safe.left + inset
        return CGRect(
            x: x, y: promptHeight + (rowHeight - Metrics.cancelHeight) / 2, width: width,
            height: Metrics.cancelHeight)
    }

    fileprivate func editingChanged(to isEditing: Bool) {
        // Only a search that goes on can be cancelled.
        cancelButton?.isEnabled = isEditing
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeSearchBar(self)
    }
}

/// Takes what the field asks to the delegate of its bar.
private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(_ bar: UISearchBar) { self.bar = bar }

    private func ask<Answer>(_ question: (any UISearchBarDelegate, UISearchBar) -> Answer) -> Answer? {
        guard let bar, let delegate = bar.delegate else { return nil }
        return question(delegate, bar)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        ask { $0.searchBarShouldBeginEditing($1) } ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        bar?.editingChanged(to: true)
        ask { $0.searchBarTextDidBeginEditing($1) }
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        ask { $0.searchBarShouldEndEditing($1) } ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        bar?.editingChanged(to: false)
        ask { $0.searchBarTextDidEndEditing($1) }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        ask { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) } ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        ask { $0.searchBarSearchButtonClicked($1) }
        return true
    }
}

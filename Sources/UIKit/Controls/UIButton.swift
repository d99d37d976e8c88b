import Foundation
import QuartzCore

/// A control that is tapped: a title, a picture, or both.
open class UIButton: UIControl, UISpringLoadedInteractionSupporting,
    UIAccessibilityContentSizeCategoryImageAdjusting
{
    /// Whether something carried over it for a moment activates it, which nothing does in Matryoshka: `true` is reported.
    open var isSpringLoaded = false { didSet { SpringLoading.report(isSpringLoaded, by: self) } }

    /// The looks that a button starts with.
    public enum ButtonType: Int, Sendable {
        /// An empty look: the button shows only the content that the app gives it.
        case custom = 0
        /// Title and picture in the tint colour; it fades while it is touched.
        case system = 1
        /// The older name of `system`.
        public static let roundedRect = ButtonType.system
        /// The letter i in a circle, as rows with more to say have it.
        case detailDisclosure = 2
        /// The letter i in a circle, for light backgrounds; the look is that of `detailDisclosure`.
        case infoLight = 3
        /// The letter i in a circle, for dark backgrounds; the look is that of `detailDisclosure`.
        case infoDark = 4
        /// A plus sign in a circle.
        case contactAdd = 5
        /// A cross in a gray circle.
        case close = 7
    }

    /// The look that the button started with.
    public private(set) var buttonType = ButtonType.custom

    // MARK: Content for states

    private var titles: [State: ButtonTitle] = [:]
    private(set) var titleColors: [State: UIColor] = [:]
    private var titleShadowColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var backgroundImages: [State: UIImage] = [:]

    // MARK: Geometry without a configuration, in points

    /// The space around picture and title together, in points; without effect in a button with a configuration.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// The distances that the title is moved inwards from each edge, in points; the button's size does not count them.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// The distances that the picture is moved inwards from each edge, in points; the button's size does not count
    /// them.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }

    /// Whether a custom button dims its picture while it is touched, if the picture has no variant for that.
    open var adjustsImageWhenHighlighted = true
    /// Whether the button's picture is larger where the person chose one of the text sizes for accessibility.
    open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { imagePart.adjustsImageSizeForAccessibilityContentSizeCategory }
        set {
            imagePart.adjustsImageSizeForAccessibilityContentSizeCategory = newValue
            contentDidChange()
        }
    }
    /// Whether a touch makes the button glow, which no button does in Matryoshka: `true` is reported.
    open var showsTouchWhenHighlighted = false {
        didSet {
            guard showsTouchWhenHighlighted else { return }
            Findings.report(
                limit: "button.glow", "UIButton.showsTouchWhenHighlighted has no effect: no button glows",
                advice: "Give the button a picture or a background for the highlighted state.")
        }
    }
    /// Whether the title's shadow falls to the other side while the button is highlighted, so that a title that looks
    /// cut in looks raised.
    open var reversesTitleShadowWhenHighlighted = false { didSet { contentDidChange() } }
    /// Whether a custom button dims its picture while it is disabled, if the picture has no variant for that.
    open var adjustsImageWhenDisabled = true

    // MARK: Configuration

    /// The configuration of the button's whole look; nil for a button of titles, images and insets for states.
    open var configuration: Configuration? {
        didSet {
            guard configuration != oldValue else { return }
            if configuration?.attributedTitle != oldValue?.attributedTitle { contentSetLater.title = false }
            if configuration?.image != oldValue?.image { contentSetLater.image = false }
            contentDidChange()
        }
    }
    /// Which content of states was set after the configuration's, and is shown in its place.
    var contentSetLater = (title: false, image: false)

    /// The closure that `updateConfiguration()` runs to bring the configuration in line with the state.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether the configuration's colours follow the state by themselves.
    open var automaticallyUpdatesConfiguration = true
    private var needsConfigurationUpdate = false

    /// Asks for `updateConfiguration()` at the next layout. Each change of the state asks for it too.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Brings the configuration in line with the button's state. Layout calls it after a change of the state; apps ask
    /// for it with `setNeedsUpdateConfiguration()`. An override sets `configuration`, and calls `super` where the
    /// handler shall run too.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Parts

    // Their looks are set before `init(coder:)` of the superclass, which applies those of an Interface Builder document.
    let titlePart: UILabel = {
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: 18)
        label.lineBreakMode = .byTruncatingMiddle
        return label
    }()
    let subtitlePart: UILabel = {
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: 12)
        return label
    }()
    let imagePart = UIImageView(frame: .zero)
    /// The wheel in the picture's place, from when a configuration first shows it.
    var indicatorPart: UIActivityIndicatorView?
    let backgroundPart = UIImageView(frame: .zero)

    /// The label of the title; its font is the one for all states, its text and colour are set by the button.
    open var titleLabel: UILabel? { titlePart }
    /// The view of the picture.
    open var imageView: UIImageView? { imagePart }
    /// The label of the configuration's subtitle.
    open var subtitleLabel: UILabel? { subtitlePart }

    // MARK: Making

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a button from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Makes an empty button of a type, with no size.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        adopt(buttonType)
    }

    /// Makes a button of a type that shows an action's title and picture and runs it when tapped.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// Makes a custom button with a frame in points that shows an action's title and picture and runs it when tapped.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// Makes a system button with a configuration; an action gives it title and picture where the configuration has
    /// none, and runs when the button is tapped.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        buttonType = .system
        adopt(primaryAction)
        self.configuration = configuration
        // Observers do not run in initialisers.
        contentDidChange()
    }

    /// Makes a system button with a picture that calls a method of a target, or of the responder chain, when it is
    /// tapped.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = unsafeDowncast(makeObject(self), to: self)
        button.adopt(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    private func setUp() {
        for part in [backgroundPart, imagePart, titlePart, subtitlePart] as [UIView] {
            part.isUserInteractionEnabled = false
            part.isHidden = true
            addSubview(part)
        }
        imagePart.contentMode = .scaleToFill
        titlePart.styleObserver = { [weak self] in self?.titleStyleDidChange() }
        updateContent()
    }

    /// Makes the button one of a type; its type is fixed once it is made, in code or by Interface Builder.
    func adopt(_ type: ButtonType) {
        buttonType = type
        switch type {
        case .custom: break
        case .system: titlePart.font = .systemFont(ofSize: 15)
        case .detailDisclosure, .infoLight, .infoDark:
            setImage(
                UIImage(systemName: "info.circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20.25)),
                for: .normal)
            accessibilityLabel = "More Info"
        case .contactAdd:
            setImage(
                UIImage(systemName: "plus.circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20.25)),
                for: .normal)
        case .close:
            setImage(
                UIImage(systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 24)),
                for: .normal)
            tintColor = .systemGray2
        }
        contentDidChange()
    }

    // MARK: Menu; see UIButton+Menu.swift

    /// The menu that the button opens: at once with `showsMenuAsPrimaryAction`, otherwise for a finger that rests on it.
    open var menu: UIMenu? { didSet { menuDidChange() } }
    /// Whether the title is that of the menu's action that is on, which choosing another one changes.
    open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }
    let menuState = ButtonMenuState()

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        // The finger that opens a menu is the menu's from then on.
        beginMenu() ? false : super.beginTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        endMenuWait()
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        endMenuWait()
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        if !isTracking, let touch = touches.first { menuState.presentation?.fingerMoved(touch) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first { menuState.presentation?.fingerEnded(touch) }
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    override var sendsPrimaryActionOnTouchUp: Bool { true }

    // MARK: Setting content

    /// Sets the title for a state, in place of one with attributes and of an earlier one of the configuration; nil
    /// brings back the normal state's.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title.map { .plain($0) }
        contentSetLater.title = configuration != nil
        contentDidChange()
    }

    /// Sets the title with attributes for a state, in place of a plain one and of an earlier one of the configuration;
    /// nil brings back the normal state's.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        titles[state] = title.map { .attributed($0) }
        contentSetLater.title = configuration != nil
        contentDidChange()
    }

    /// Sets the colour of a plain title for a state; nil brings back the normal state's.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        updateContent()
    }

    /// Sets the colour of the title's shadow for a state; nil brings back the normal state's.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        titleShadowColors[state] = color
        updateContent()
    }

    /// Sets the picture for a state, in place of an earlier one of the configuration; nil brings back the normal state's.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        contentSetLater.image = configuration != nil
        contentDidChange()
    }

    /// Sets the picture behind the content for a state; nil brings back the normal state's. A button with a
    /// configuration does not show it.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state] = image
        contentDidChange()
    }

    /// Sets the look of symbols in the button; it holds for all states, whichever one is given.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        imagePart.preferredSymbolConfiguration = configuration
        contentDidChange()
    }

    // MARK: Reading content; a state without its own has that of the normal state

    /// The title for a state, without attributes; the normal state's where it has none.
    open func title(for state: State) -> String? { value(titles, state)?.string }
    /// The title with attributes for a state, or the normal state's; nil for a plain title.
    open func attributedTitle(for state: State) -> NSAttributedString? { value(titles, state)?.attributed }
    /// The picture for a state; the normal state's where it has none.
    open func image(for state: State) -> UIImage? { value(images, state) }
    /// The picture behind the content for a state; the normal state's where it has none.
    open func backgroundImage(for state: State) -> UIImage? { value(backgroundImages, state) }
    /// The colour of the title's shadow for a state, or the normal state's; nil for no shadow.
    open func titleShadowColor(for state: State) -> UIColor? { value(titleShadowColors, state) }

    /// The colour of the title for a state, or the normal state's; by default the tint colour, gray while disabled, and
    /// white in custom buttons.
    open func titleColor(for state: State) -> UIColor? {
        if let color = titleColors[state] { return color }
        if isTinted {
            if state.contains(.disabled) { return UILabel.disabledColor }
            return titleColors[.normal] ?? tintColor
        }
        return titleColors[.normal] ?? .white
    }

    /// A combination of states has what was set for it exactly.
    private func value<Value>(_ values: [State: Value], _ state: State) -> Value? { values[state] ?? values[.normal] }

    /// The title for the button's state.
    open var currentTitle: String? { title(for: state) }
    /// The title with attributes for the button's state; nil for a plain title.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The colour of the title for the button's state.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The colour of the title's shadow for the button's state; nil for no shadow.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The picture for the button's state.
    open var currentImage: UIImage? { image(for: state) }
    /// The picture behind the content for the button's state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    var shownTitle: ButtonTitle? { value(titles, state) }

    /// Whether title and picture are drawn in the tint colour.
    var isTinted: Bool { buttonType != .custom }

    // MARK: Changes

    /// The colour that the button gave its picture the last time; nil for its own.
    var pictureTint: UIColor?
    /// Whether the title's shadow is on its other side.
    var titleShadowIsTurned = false

    private var isUpdatingContent = false

    func contentDidChange() {
        updateContent()
        invalidateIntrinsicContentSize()
    }

    private func updateContent() {
        isUpdatingContent = true
        showContent()
        isUpdatingContent = false
        setNeedsLayout()
    }

    /// The app gave the label another font or another way to break lines.
    private func titleStyleDidChange() {
        if !isUpdatingContent { contentDidChange() }
    }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsUpdateConfiguration()
        let old = titlePart.text
        updateContent()
        if titlePart.text != old { invalidateIntrinsicContentSize() }
    }

    open override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue, isTinted, configuration == nil, titleColors[.highlighted] == nil else {
                return
            }
            ControlFade.show(isHighlighted, on: [titlePart, imagePart])
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContent()
    }

    @_spi(Framework) open override func traitsDidChange(from previous: UITraitCollection?) {
        super.traitsDidChange(from: previous)
        if let previous, previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
        updateContent()
    }

    // MARK: Layout; see UIButton+Layout.swift

    open override func layoutSubviews() {
        if needsConfigurationUpdate {
            needsConfigurationUpdate = false
            updateConfiguration()
        }
        super.layoutSubviews()
        placeParts()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize() }

    open override var intrinsicContentSize: CGSize { fittingSize() }

    open override var forFirstBaselineLayout: UIView { titlePart.isHidden ? self : titlePart }
    open override var forLastBaselineLayout: UIView { titlePart.isHidden ? self : titlePart }

    @_spi(Framework) open override func baselineOffsets() -> (first: CGFloat, last: CGFloat) { baselinesOfTitle }

    @_spi(Framework) open override var shareAboveBaselines: CGFloat? {
        if titlePart.isHidden { return nil }
        switch contentVerticalAlignment {
        case .top: return 0
        case .center, .fill: return 0.5
        case .bottom: return 1
        }
    }

    /// The rectangle of picture and title together in the button's coordinates. Layout calls it in a button without a
    /// configuration; an override may return another one.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// The rectangle of the title in the button's coordinates. Layout calls it in a button without a configuration; an
    /// override moves the title.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placement(in: contentRect).title }

    /// The rectangle of the picture in the button's coordinates. Layout calls it in a button without a configuration;
    /// an override moves the picture.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placement(in: contentRect).image }

    /// The rectangle of the background in the button's coordinates. Layout calls it; an override may return a smaller
    /// one than the bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole { elementRole(.button) }

    @_spi(Framework) open override var accessibilityText: String? {
        shownText ?? pictureName
    }

    @_spi(Framework) open override var pictureName: String? {
        shownText == nil ? (shownConfiguration?.image ?? currentImage)?.spokenName : nil
    }

    @_spi(Framework) open override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.text = shownText
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeButton(self)
    }
}

/// A title with or without attributes.
enum ButtonTitle {
    case plain(String)
    case attributed(NSAttributedString)

    var string: String {
        switch self {
        case .plain(let text): text
        case .attributed(let text): text.string
        }
    }

    var attributed: NSAttributedString? {
        if case .attributed(let text) = self { text } else { nil }
    }
}

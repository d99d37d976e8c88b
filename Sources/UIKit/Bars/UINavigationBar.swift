import Foundation
import QuartzCore

/// A bar with a title, buttons and a back button, for the topmost of a stack of items.
open class UINavigationBar: UIView, UIBarPositioning {
    /// The delegate, which is asked and told about items; not kept alive.
    open weak var delegate: (any UINavigationBarDelegate)? { didSet { setNeedsLayout() } }

    // MARK: Looks; see UINavigationBar+Looks.swift

    /// The bar's look from before appearances, where no appearance was set.
    open var barStyle = UIBarStyle.default { didSet { looksDidChange() } }
    /// Whether content shines through the bar, and goes on under it.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { translucencyDidChange() } } }
    /// The background's colour, where no appearance was set.
    open var barTintColor: UIColor? { didSet { looksDidChange() } }
    /// The attributes of titles, where no appearance was set; nil for the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { looksDidChange() } }
    /// The attributes of large titles, where no appearance was set; nil for the system's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { looksDidChange() } }
    /// The picture in place of the line below the bar, where no appearance was set; an empty picture takes the line
    /// away.
    open var shadowImage: UIImage? { didSet { looksDidChange() } }
    /// The picture in place of the back button's arrowhead; nil for the usual one.
    open var backIndicatorImage: UIImage? { didSet { looksDidChange() } }
    /// The mask for the back button's title as it slides under the picture; kept, and without effect here.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// Whether titles are shown large, below the buttons; never on phones that lie on their side.
    open var prefersLargeTitles = false {
        willSet { __keyValueWillChange(self, "prefersLargeTitles") }
        didSet {
            looksDidChange()
            __keyValueDidChange(self, "prefersLargeTitles")
        }
    }

    /// The bar's look over content; set or changed, it takes the place of the older properties.
    open var standardAppearance: UINavigationBarAppearance {
        get { standardLooks() }
        set { setStandardAppearance(newValue) }
    }

    /// The bar's look while content stands at its upper edge; nil for the standard look without background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.edge }
        set { setAppearance(newValue, \.edge) }
    }
    /// The bar's look where there is little height; nil for the standard look.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { setAppearance(newValue, \.compact) }
    }
    /// The bar's look where there is little height and content stands at its upper edge; nil for
    /// `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactEdge }
        set { setAppearance(newValue, \.compactEdge) }
    }

    /// Sets a picture over the bar's background, where no appearance was set; nil takes it away.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        looksDidChange()
    }

    /// The picture that was set for a situation; nil where none was.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    /// Sets a picture over the bar's background, whatever the bar's position, which is ignored.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
    {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }

    /// Sets the distance that titles are moved down, in points, where no appearance was set.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleShifts[barMetrics] = adjustment
        looksDidChange()
    }

    /// The distance that titles are moved down, in points: 0 unless set.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleShifts[barMetrics] ?? 0 }

    var appearances = NavigationBarAppearances()
    private(set) var backgroundImages: [UIBarMetrics: UIImage] = [:]
    private(set) var titleShifts: [UIBarMetrics: CGFloat] = [:]

    /// Whether the content below stands at its upper edge; set by the navigation controller that owns the bar.
    var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { looksDidChange() } } }
    /// The navigation controller whose bar this is.
    weak var owner: UINavigationController?

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole { .container(.navigationBar) }
    override var hostsControllers: Bool { true }

    // MARK: Items; see UINavigationBar+Items.swift

    /// The stack of items, from the root to the topmost one. A navigation controller's bar raises when an app sets it.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    /// The topmost item, whose title and buttons the bar shows; nil for an empty stack.
    open var topItem: UINavigationItem? { stack.last }
    /// The item below the topmost one, to which the back button leads; nil where there is none.
    open var backItem: UINavigationItem? { stack.dropLast().last }
    var stack: [UINavigationItem] = []

    /// Replaces the stack of items without asking the delegate. A navigation controller's bar raises
    /// `NSInternalInconsistencyException`.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard !isRefusedByOwner("setItems:animated:") else { return }
        replaceItems(by: items ?? [], animated: animated)
    }

    /// Adds an item and shows it, unless the delegate objects. A navigation controller's bar raises
    /// `NSInternalInconsistencyException`.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard !isRefusedByOwner("pushNavigationItem:") else { return }
        push(item, animated: animated)
    }

    /// Removes and returns the topmost item; nil where the delegate objects or there is none. A navigation controller's
    /// bar raises `NSInternalInconsistencyException`.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        guard !isRefusedByOwner("popNavigationItem") else { return nil }
        return pop(animated: animated)
    }

    let background = BarBackground(frame: .zero)
    /// Shows the topmost item.
    var content = NavigationBarContent(frame: .zero)
    var transition: NavigationBarTransition?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        insertSubview(background, at: 0)
        add(content)
        looksDidChange()
    }

    func add(_ content: NavigationBarContent) {
        addSubview(content)
        content.goBack = { [weak self] in self?.backWasTapped() }
    }

    // MARK: Position

    /// The bar's position: at the top of the screen for a navigation controller's, and as the delegate says for others.
    open var barPosition: UIBarPosition { owner != nil ? .topAttached : delegate?.position(for: self) ?? .any }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: height(showing: stack))
    }

    /// The height of the row with the buttons, in points.
    var rowHeight: CGFloat {
        let isInSheet = traitCollection.verticalSizeClass != .compact && owner?.isAtTopOfSheet == true
        return isInSheet ? BarMetrics.sheetRowHeight : BarMetrics.rowHeight(traitCollection)
    }

    /// The height that is left for what goes with the content, in points, a large title and below it a search bar: less
    /// than usual where content was scrolled, and more where it was pulled down.
    var flexibleHeight = BarMetrics.largeTitleHeight {
        didSet {
            guard flexibleHeight != oldValue else { return }
            adoptFlexibleHeight()
            invalidateIntrinsicContentSize()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // What covers the screen's sides on a phone that lies on one covers the bar, but not its content.
        let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
        let frame = CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
        for content in contents {
            content.rowHeight = rowHeight
            content.frame = frame
        }
        // A bar at the top of the screen colours the space under the status bar too.
        let reach = reachUpwards
        background.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
    }

    private var contents: [NavigationBarContent] { transition?.contents ?? [content] }

    private var reachUpwards: CGFloat {
        if let owner, superview === owner.storedView { return max(0, frame.minY) }
        return barPosition == .topAttached ? max(0, convert(.zero, to: nil).y) : 0
    }

    override func positionDidChange() { setNeedsLayout() }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followTraits(from: previousTraitCollection)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeNavigationBar(self)
    }
}

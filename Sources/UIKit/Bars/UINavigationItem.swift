import Foundation

/// The title, buttons and looks of a navigation bar for one screen.
@preconcurrency @MainActor open class UINavigationItem: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UINavigationItem") }

    /// Is called when the object was made from a nib and all outlets are set.
    open func awakeFromNib() {}

    /// The rule for when the title is large.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

    /// The title of the back button.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, or where that is too long a shorter word.
        case `default`
        /// A short word, whatever the title.
        case generic
        /// The arrowhead alone.
        case minimal
    }

    open var title: String? { didSet { if title != oldValue { didChange() } } }
    /// A view in the title's place.
    open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }
    /// A line above the title.
    open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }

    // MARK: The way back

    /// The look of the back button when this item is the one below (fact 5.28).
    open var backBarButtonItem: UIBarButtonItem? { didSet { adopt([backBarButtonItem], in: [oldValue]) } }
    /// The back button's title when this item is the one below; `backBarButtonItem` goes first.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }
    /// How much of the way back is shown when this item is the one below.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { didChange() } }
    }
    /// Whether this item shows no back button.
    open var hidesBackButton: Bool {
        get { hidesBack }
        set { setHidesBackButton(newValue, animated: false) }
    }
    /// Whether the back button stays beside left buttons.
    open var leftItemsSupplementBackButton = false { didSet { didChange() } }
    private var hidesBack = false

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBackButton != hidesBack else { return }
        hidesBack = hidesBackButton
        didChange()
    }

    // MARK: Buttons

    /// From the left edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { left.isEmpty ? nil : left }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }
    /// From the right edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { right.isEmpty ? nil : right }
        set { setRightBarButtonItems(newValue, animated: false) }
    }
    open var leftBarButtonItem: UIBarButtonItem? {
        get { left.first }
        set { setLeftBarButtonItems(newValue.map { [$0] }, animated: false) }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { right.first }
        set { setRightBarButtonItems(newValue.map { [$0] }, animated: false) }
    }
    /// The items that a container puts before the left ones.
    var systemLeadingItem: UIBarButtonItem? { didSet { adopt([systemLeadingItem], in: [oldValue]) } }
    /// The items at the left edge, those of the container too.
    var shownLeftItems: [UIBarButtonItem] {
        ((systemLeadingItem.map { [$0] } ?? []) + left).filter { !$0.isWithheld }
    }
    var shownRightItems: [UIBarButtonItem] { right.filter { !$0.isWithheld } }
    private var left: [UIBarButtonItem] = []
    private var right: [UIBarButtonItem] = []

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let old = left
        left = items ?? []
        adopt(left, in: old)
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let old = right
        right = items ?? []
        adopt(right, in: old)
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    // MARK: Searching

    /// A search whose bar is shown below the title.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            if oldValue?.item === self { oldValue?.item = nil }
            searchController?.item = self
            didChange()
        }
    }
    /// Whether the search bar goes as content is scrolled; it is hidden at first then.
    open var hidesSearchBarWhenScrolling = true { didSet { didChange() } }

    // MARK: Looks of the bar while this item is on top; the bar's own where nil

    /// The look of the bar while it shows the item; nil for the bar's own look.
    open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    /// The same while no content goes on under the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    /// The same in a low bar.
    open var compactAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    /// The same in a low bar while no content goes on under it.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

    // MARK: Making

    /// The bar that shows the item.
    weak var bar: UINavigationBar?

    public init(title: String) {
        self.title = title
        super.init()
    }

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    private func adopt(_ items: [UIBarButtonItem?], in old: [UIBarButtonItem?]) {
        for item in old where item?.observer === self { item?.observer = nil }
        for item in items { item?.observer = self }
        didChange()
    }

    /// Changes show at once in the bar.
    private func didChange() { bar?.itemDidChange(self) }

    /// The title of the back button to this item (fact 5.28).
    var titleOfBackButton: String {
        if let backBarButtonItem { return backBarButtonItem.title ?? "" }
        return backButtonTitle ?? title ?? "Back"
    }
}

extension UINavigationItem: BarItemObserver {
    func barItemDidChange(_ item: UIBarItem) { didChange() }
}

import Foundation

/// The title, buttons and look of a navigation bar for one screen.
@preconcurrency @MainActor open class UINavigationItem: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UINavigationItem") }

    /// Called when the item was made from a nib and all outlets are set. An override calls `super`, which does nothing.
    open func awakeFromNib() {}

    /// Called by Interface Builder alone, which does not run apps; never here.
    open func prepareForInterfaceBuilder() {}

    /// The rule for when the title is large: always, never, or as the item below has it.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

    /// The form of the back button to an item.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, or a shorter word where the title is too long.
        case `default`
        /// A short word, whatever the title.
        case generic
        /// The arrowhead alone.
        case minimal
    }

    /// The title in the middle of the bar; nil for none.
    open var title: String? {
        willSet { __keyValueWillChange(self, "title") }
        didSet {
            if title != oldValue { didChange() }
            __keyValueDidChange(self, "title")
        }
    }
    /// A view in the title's place; nil shows the title.
    open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }
    /// A line above the title, which makes the bar higher; nil for none.
    open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }
    /// The rule for when the title is large, in a bar that prefers large titles.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }

    // MARK: The way back

    /// The look of the back button when this item is the one below (fact 5.28).
    open var backBarButtonItem: UIBarButtonItem? { didSet { adopt([backBarButtonItem], in: [oldValue]) } }
    /// The back button's title when this item is the one below; `backBarButtonItem` goes first.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }
    /// The form of the back button when this item is the one below.
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

    /// The action of the back button of this item, in place of going back; nil goes back.
    open var backAction: UIAction?

    /// Hides or shows the back button, at once whether animated or not.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBackButton != hidesBack else { return }
        hidesBack = hidesBackButton
        didChange()
    }

    // MARK: Buttons

    /// The items at the left, from the edge inwards; nil for none.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { left.isEmpty ? nil : left }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }
    /// The items at the right, from the edge inwards; nil for none.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { right.isEmpty ? nil : right }
        set { setRightBarButtonItems(newValue, animated: false) }
    }
    /// The outermost item at the left; setting it replaces all items there.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { left.first }
        set { setLeftBarButtonItems(newValue.map { [$0] }, animated: false) }
    }
    /// The outermost item at the right; setting it replaces all items there.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { right.first }
        set { setRightBarButtonItems(newValue.map { [$0] }, animated: false) }
    }
    /// The items that a container puts before the left ones.
    var systemLeadingItem: UIBarButtonItem? { didSet { adopt([systemLeadingItem], in: [oldValue]) } }
    /// The items at the left edge, those of the container too.
    var shownLeftItems: [UIBarButtonItem] {
        ((systemLeadingItem.map { [$0] } ?? []) + left).filter { !$0.isWithheld && !$0.isHidden }
    }
    var shownRightItems: [UIBarButtonItem] { right.filter { !$0.isWithheld && !$0.isHidden } }
    private var left: [UIBarButtonItem] = []
    private var right: [UIBarButtonItem] = []

    /// Replaces the items at the left, at once whether animated or not.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let old = left
        left = items ?? []
        adopt(left, in: old)
    }

    /// Replaces the items at the right, at once whether animated or not.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let old = right
        right = items ?? []
        adopt(right, in: old)
    }

    /// Replaces all items at the left by one, at once whether animated or not.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Replaces all items at the right by one, at once whether animated or not.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    // MARK: Searching

    /// The search whose bar is shown below the title; nil for none.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            if oldValue?.item === self { oldValue?.item = nil }
            searchController?.item = self
            didChange()
        }
    }
    /// The places of a search bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// Where there is room for it, which on a phone is below the title.
        case automatic
        /// In the bar's row, at its trailing end.
        case inline
        /// Below the title.
        case stacked
    }
    // Choice (bars): the search bar is below the title on every device, where phones have it whatever an app prefers.
    /// The place that the app prefers for the search bar.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// The place that the search bar has: below the title.
    open var searchBarPlacement: SearchBarPlacement { .stacked }

    /// Whether the search bar goes as content is scrolled, which hides it at first: true unless set.
    open var hidesSearchBarWhenScrolling = true { didSet { didChange() } }

    // MARK: Looks of the bar while this item is on top; the bar's own where nil

    /// The look of the bar while it shows the item; nil for the bar's own look.
    open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    /// The look of the bar while it shows the item and content stands at its upper edge; nil for the bar's own look.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    /// The look of a low bar while it shows the item; nil for the bar's own look.
    open var compactAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    /// The look of a low bar while it shows the item and content stands at its upper edge; nil for the bar's own look.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

    // MARK: Making

    /// The bar that shows the item.
    weak var bar: UINavigationBar?

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    public override init() { super.init() }

    /// Makes an item from an Interface Builder document.
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

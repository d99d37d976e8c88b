import Foundation

/// One of the items of a tab bar: a title under a picture, and perhaps a badge.
open class UITabBarItem: UIBarItem {
    /// An item that every app shows alike, with a title and a picture of its own.
    public enum SystemItem: Int, Sendable, CaseIterable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed
    }

    /// The picture while the item is selected; `image` unless set.
    open var selectedImage: UIImage? {
        get { storedSelectedImage ?? image }
        set {
            tellingObservers(of: "selectedImage") {
                storedSelectedImage = newValue
                didChange()
            }
        }
    }
    private var storedSelectedImage: UIImage?

    /// The text in the capsule at the picture's corner; nil for none, and empty text makes an empty capsule.
    open var badgeValue: String? {
        willSet { __keyValueWillChange(self, "badgeValue") }
        didSet {
            if badgeValue != oldValue { didChange() }
            __keyValueDidChange(self, "badgeValue")
        }
    }
    /// The colour of the capsule; the appearance's, which is red, when nil.
    open var badgeColor: UIColor? {
        willSet { __keyValueWillChange(self, "badgeColor") }
        didSet {
            didChange()
            __keyValueDidChange(self, "badgeColor")
        }
    }
    /// The distance that the title is moved, in points; where it is zero, the appearance's counts.
    open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }
    /// The look of the whole bar while this item is selected; nil for the bar's own look.
    open var standardAppearance: UITabBarAppearance? {
        get { ownStandard }
        set { adopt(newValue, \.ownStandard) }
    }
    /// The look of the whole bar while this item is selected and content ends at the bar's edge; nil for the bar's own
    /// look.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { ownEdge }
        set { adopt(newValue, \.ownEdge) }
    }
    private var ownStandard: UITabBarAppearance?
    private var ownEdge: UITabBarAppearance?

    private func adopt(
        _ appearance: UITabBarAppearance?, _ path: ReferenceWritableKeyPath<UITabBarItem, UITabBarAppearance?>
    ) {
        let copy = appearance.map { UITabBarAppearance(barAppearance: $0) }
        copy?.changed = { [weak self] in self?.didChange() }
        self[keyPath: path] = copy
        didChange()
    }

    /// The system item that the item was made as.
    private(set) var systemItem: SystemItem?
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    public override init() { super.init() }

    /// Makes an item from an Interface Builder document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes an item with a title, a picture and a number for the app's own use.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Makes an item with a title, and pictures for being selected or not.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// Makes an item with a system item's title and picture.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        adopt(systemItem)
        self.tag = tag
    }

    /// Takes over a system item's title and picture.
    func adopt(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        title = systemItem.title
        image = UIImage(systemName: systemItem.symbol)
    }

    /// Sets the font, colour and so on of the badge's text for a control state.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state.rawValue] = textAttributes
        didChange()
    }

    /// The attributes of the badge's text that were set for a control state; nil where none were.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }

    // MARK: What is drawn

    /// The picture for a state.
    func picture(isSelected: Bool, isLow: Bool) -> UIImage? {
        if isLow, let landscapeImagePhone, !isSelected || storedSelectedImage == nil { return landscapeImagePhone }
        return isSelected ? selectedImage : image
    }
}

extension UITabBarItem.SystemItem {
    var title: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    /// The name of the symbol that is the picture.
    var symbol: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.crop.circle.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "arrow.down.circle.fill"
        case .mostViewed: "list.number"
        }
    }
}

import Foundation

/// Hears of changes to the items that it shows.
@MainActor protocol BarItemObserver: AnyObject {
    func barItemDidChange(_ item: UIBarItem)
}

/// Something with a title and a picture in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIBarItem") }

    /// Is called when the object was made from a nib and all outlets are set.
    open func awakeFromNib() {}

    open var title: String? { didSet { if title != oldValue { didChange() } } }
    open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }
    open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
    open var tag = 0
    /// How far the picture is moved, in points.
    open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { didChange() } } }
    open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { didChange() } } }
    open var accessibilityIdentifier: String? { didSet { if accessibilityIdentifier != oldValue { didChange() } } }

    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// The bar or container that shows the item.
    weak var observer: (any BarItemObserver)?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    /// Sets the title's font, colour and so on for a control state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        didChange()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    func didChange() { observer?.barItemDidChange(self) }
}

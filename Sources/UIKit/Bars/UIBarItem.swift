import Foundation

/// An observer of changes to the items that it shows.
@MainActor protocol BarItemObserver: AnyObject {
    func barItemDidChange(_ item: UIBarItem)
}

/// An item of a bar, with a title and a picture.
@preconcurrency @MainActor open class UIBarItem: __AccessibleObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIBarItem") }

    /// Called when the item was made from a nib and all outlets are set. An override calls `super`, which does nothing.
    open func awakeFromNib() {}

    /// Called by Interface Builder alone, which does not run apps; never here.
    open func prepareForInterfaceBuilder() {}

    /// The item's title; buttons with a picture do not show it, and items of a tab bar do.
    open var title: String? {
        willSet { __keyValueWillChange(self, "title") }
        didSet {
            if title != oldValue { didChange() }
            __keyValueDidChange(self, "title")
        }
    }
    /// The item's picture, which bars draw as a template unless it has a rendering mode of its own.
    open var image: UIImage? {
        willSet { __keyValueWillChange(self, "image") }
        didSet {
            if image !== oldValue { didChange() }
            __keyValueDidChange(self, "image")
        }
    }
    /// Whether a person can use the item.
    open var isEnabled = true {
        willSet { __keyValueWillChange(self, "enabled") }
        didSet {
            if isEnabled != oldValue { didChange() }
            __keyValueDidChange(self, "enabled")
        }
    }
    /// A number for the app's own use.
    open var tag = 0
    /// The insets that move the picture, in points: by half the difference of opposite ones.
    open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { didChange() } } }
    /// The picture where bars are low, on phones that lie on their side; `image` unless set, which a tab bar makes smaller.
    open var landscapeImagePhone: UIImage? { didSet { if landscapeImagePhone !== oldValue { didChange() } } }
    /// The insets that move the picture of low bars, in points: by half the difference of opposite ones.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
        didSet { if landscapeImagePhoneInsets != oldValue { didChange() } }
    }
    /// The text that accessibility reads for the item; nil reads the title.
    open override var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { didChange() } } }
    open override var accessibilityIdentifier: String? {
        didSet { if accessibilityIdentifier != oldValue { didChange() } }
    }

    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// The bar or container that shows the item.
    weak var observer: (any BarItemObserver)?

    public override init() { super.init() }

    /// Makes an item from an Interface Builder document.
    public required init?(coder: NSCoder) { super.init() }

    /// Sets the title's font, colour and so on for a control state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        didChange()
    }

    /// The attributes that were set for a control state; nil where none were.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    func didChange() { observer?.barItemDidChange(self) }
}

extension UIBarItem: UIAccessibilityIdentification {}

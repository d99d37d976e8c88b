import Foundation

/// A tab of a tab bar controller: what stands for it in the bar, and the controller that it shows.
@preconcurrency @MainActor open class UITab: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UITab") }

    /// The places that a tab may have where bars can be customised.
    public enum Placement: Int, Sendable {
        /// As UIKit likes.
        case automatic
        /// In the bar, unless a person takes it out.
        case `default`
        /// In the bar, if a person puts it there.
        case optional
        /// In the bar, where a person can move it.
        case movable
        /// In the bar, at its end.
        case pinned
        /// In the bar, where it stays.
        case fixed
        /// In a sidebar only, so that it is not shown here.
        case sidebarOnly
    }

    /// The app's name for the tab, which no other tab of its controller has.
    public let identifier: String
    /// The text in the bar.
    open var title: String { didSet { item.title = title } }
    /// The picture in the bar; nil for none.
    open var image: UIImage? { didSet { item.image = image } }
    /// The text below the title, which only a sidebar would show.
    open var subtitle: String?
    /// The text of the badge at the picture; nil for none.
    open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
    /// The app's object that belongs to the tab; nil unless set.
    open var userInfo: Any?
    /// The place that the tab likes to have.
    open var preferredPlacement = Placement.automatic { didSet { tabsDidChange() } }
    /// Whether a person may hide the tab where bars can be customised; none can be here.
    open var allowsHiding = false
    /// Whether the tab is hidden.
    open var isHidden = false { didSet { if isHidden != oldValue { tabsDidChange() } } }
    /// Whether the tab is hidden until a person shows it; setting it hides or shows the tab.
    open var isHiddenByDefault = false { didSet { isHidden = isHiddenByDefault } }

    /// The group that the tab is in; nil for a tab of the controller itself.
    open internal(set) weak var parent: UITabGroup?
    /// The nearest group around the tab that shows its tabs in a navigation controller; nil for none.
    open var managingTabGroup: UITabGroup? {
        var group = parent
        while let current = group, current.managingNavigationController == nil { group = current.parent }
        return group
    }
    /// The controller whose tab it is; nil for none.
    open var tabBarController: UITabBarController? { storedOwner ?? parent?.tabBarController }
    weak var storedOwner: UITabBarController?

    private let provider: ((UITab) -> UIViewController)?
    private var storedController: UIViewController?
    /// The tab's item in the bar.
    let item: UITabBarItem

    // Choice (tabs): made when it is first asked for, which a tab bar controller does for all of its tabs at once.
    /// The controller that the tab shows; nil where it was made without one.
    open var viewController: UIViewController? {
        if storedController == nil { storedController = provider?(self) }
        return storedController
    }

    /// Makes a tab whose controller a closure makes.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
        item = UITabBarItem(title: title, image: image, selectedImage: nil)
        super.init()
    }

    /// The controller that a tab bar controller shows for the tab.
    var shownController: UIViewController? { viewController }

    /// Whether the bar shows the tab.
    var isInBar: Bool { !isHidden && preferredPlacement != .sidebarOnly && shownController != nil }

    func tabsDidChange() { tabBarController?.tabsDidChange() }

    /// The tab with an identifier: this one, or one in it.
    func find(_ identifier: String) -> UITab? { self.identifier == identifier ? self : nil }
    /// The tab that is chosen within this one: itself, or one in it.
    var selectedLeaf: UITab { self }
    /// Takes note that a tab in this one was chosen.
    func select(_ leaf: UITab) {}
}

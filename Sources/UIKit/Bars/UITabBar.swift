import Foundation
import QuartzCore

/// A bar of items at the bottom of the screen, of which one is selected.
open class UITabBar: UIView {
    /// A way in which items share the bar's width.
    public enum ItemPositioning: Int, Sendable {
        /// Over the whole width on phones, in the middle on pads.
        case automatic
        /// Over the whole width.
        case fill
        /// In the middle, with `itemWidth` and `itemSpacing`.
        case centered
    }

    /// The delegate, which hears of taps. The bar of a tab bar controller has the controller, and no other can be set
    /// (fact 5.44).
    open weak var delegate: (any UITabBarDelegate)? {
        get { storedDelegate }
        set {
            if refusesChange("Changing the delegate of") { return }
            storedDelegate = newValue
        }
    }
    private weak var storedDelegate: (any UITabBarDelegate)?

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole { .container(.tabBar) }

    // MARK: Items

    /// The items, from the leading edge on. Those of a tab bar controller's bar are the controller's (fact 5.44).
    open var items: [UITabBarItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }
    private(set) var storedItems: [UITabBarItem]?

    /// The selected item; nil for none. Setting it tells nobody.
    open var selectedItem: UITabBarItem? {
        get { storedSelectedItem }
        set {
            if refusesChange("Directly modifying") { return }
            show(selected: newValue)
        }
    }
    private weak var storedSelectedItem: UITabBarItem?

    /// Replaces the items, faded over in 0.25 seconds if animated. A tab bar controller's bar raises
    /// `NSInternalInconsistencyException`.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        if refusesChange("Directly modifying") { return }
        show(items: items, animated: animated)
    }

    // MARK: Looks

    /// The bar's look from before appearances, where no appearance was set.
    open var barStyle = UIBarStyle.default { didSet { looksDidChange() } }
    /// Whether content shines through the bar.
    open var isTranslucent = true {
        didSet {
            looksDidChange()
            if isTranslucent != oldValue { owner?.barDidChange() }
        }
    }
    /// The background's colour, where no appearance was set.
    open var barTintColor: UIColor? { didSet { looksDidChange() } }
    /// The colour of items that are not selected, where no appearance says another; grey when nil.
    open var unselectedItemTintColor: UIColor? { didSet { looksDidChange() } }
    /// The older name of the tint colour, in which the selected item is drawn; deprecated.
    open var selectedImageTintColor: UIColor? {
        get { tintColor }
        set { tintColor = newValue }
    }
    /// The picture over the bar's background, where no appearance was set; nil for none.
    open var backgroundImage: UIImage? { didSet { looksDidChange() } }
    /// The picture in place of the line above the bar, where no appearance was set; an empty picture takes the line
    /// away.
    open var shadowImage: UIImage? { didSet { looksDidChange() } }
    /// The picture behind the selected item, where no appearance was set; nil for none.
    open var selectionIndicatorImage: UIImage? { didSet { looksDidChange() } }
    /// The way in which items share the bar's width; automatic leaves stacked items to the appearance.
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    /// The width of items that are centred, in points; 0 for the usual.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The space between items that are centred, in points; 0 for the usual.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

    /// The bar's look over content; set or changed, it takes the place of the older properties.
    open var standardAppearance: UITabBarAppearance {
        get {
            if let ownAppearance { return ownAppearance }
            let appearance = UITabBarAppearance()
            ownAppearance = appearance
            observe(appearance, isStandard: true)
            return appearance
        }
        set {
            let copy = UITabBarAppearance(barAppearance: newValue)
            ownAppearance = copy
            isAppearanceSet = true
            observe(copy, isStandard: true)
            looksDidChange()
        }
    }

    /// The bar's look while content ends at its upper edge; nil for the standard look without background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { edgeAppearance }
        set {
            edgeAppearance = newValue.map { UITabBarAppearance(barAppearance: $0) }
            edgeAppearance.map { observe($0, isStandard: false) }
            looksDidChange()
        }
    }
    private(set) var edgeAppearance: UITabBarAppearance?
    private var ownAppearance: UITabBarAppearance?
    /// Whether the app gave the bar an appearance or changed the one it has: the older properties then say nothing.
    private(set) var isAppearanceSet = false
    /// The standard appearance that the app gave; nil where it gave none.
    var givenStandardAppearance: UITabBarAppearance? { isAppearanceSet ? ownAppearance : nil }

    private func observe(_ appearance: UITabBarAppearance, isStandard: Bool) {
        appearance.changed = { [weak self] in
            if isStandard { self?.isAppearanceSet = true }
            self?.looksDidChange()
        }
    }

    /// Whether no content goes on under the bar; set by the tab bar controller that owns it.
    var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { looksDidChange() } } }

    // See UITabBar+Layout.swift.
    let background = BarBackground(frame: .zero)
    let selectionIndicator = UIImageView(frame: .zero)
    var buttons: [TabBarButton] = []
    /// The controller that has the bar, which then decides everything but the looks.
    weak var owner: UITabBarController?

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
        background.hasHairlineAtTop = true
        for view in [background, selectionIndicator] as [UIView] { addSubview(view) }
        looksDidChange()
    }

    /// Raises for a bar that belongs to a controller.
    private func refusesChange(_ change: String) -> Bool {
        guard owner != nil else { return false }
        NSException.raise(
            .internalInconsistencyException,
            "\(change) a tab bar managed by a tab bar controller is not allowed.")
        return true
    }

    // MARK: For the owner

    func take(owner: UITabBarController?) {
        storedDelegate = owner
        self.owner = owner
    }

    func show(items: [UITabBarItem]?, animated: Bool) {
        let old = storedItems ?? []
        storedItems = items
        let new = items ?? []
        for item in old where item.observer === self && !new.contains(where: { $0 === item }) { item.observer = nil }
        for item in new { item.observer = self }
        if let selected = storedSelectedItem, !new.contains(where: { $0 === selected }) { storedSelectedItem = nil }
        let kept = buttons
        buttons = new.map { item in kept.first { $0.item === item } ?? makeButton(for: item) }
        for button in kept where !buttons.contains(where: { $0 === button }) { button.removeFromSuperview() }
        for button in buttons where button.superview == nil { addSubview(button) }
        looksDidChange()
        guard animated, window != nil else { return }
        UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve, animations: nil)
    }

    private func makeButton(for item: UITabBarItem) -> TabBarButton {
        let button = TabBarButton(item: item)
        button.addAction(
            UIAction { [weak self, weak button] _ in button.map { self?.wasTapped($0.item) } }, for: .touchUpInside)
        return button
    }

    func show(selected item: UITabBarItem?) {
        guard item !== storedSelectedItem else { return }
        storedSelectedItem = item
        looksDidChange()
    }

    private func wasTapped(_ item: UITabBarItem) {
        if let owner { return owner.itemWasTapped(item) }
        show(selected: item)
        delegate?.tabBar(self, didSelect: item)
    }

    // MARK: Layout; see UITabBar+Layout.swift

    /// As high as the bar is by itself, with what covers it at the bottom of the screen.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: barHeight + (owner == nil ? 0 : safeAreaInsets.bottom))
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: barHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutBackground()
        layOutButtons()
    }

    open override var isHidden: Bool { didSet { if isHidden != oldValue { owner?.barDidChange() } } }

    override func positionDidChange() { setNeedsLayout() }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showItems()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followTraits(from: previousTraitCollection)
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeTabBar(self)
    }
}

extension UITabBar: BarItemObserver {
    func barItemDidChange(_ item: UIBarItem) { looksDidChange() }
}

import Foundation
import QuartzCore

/// A bar with a title, buttons and the way back, for the topmost of a stack of items.
open class UINavigationBar: UIView, UIBarPositioning {
    open weak var delegate: (any UINavigationBarDelegate)? { didSet { setNeedsLayout() } }

    // MARK: Looks

    open var barStyle = UIBarStyle.default { didSet { looksDidChange() } }
    /// Whether content shines through the bar.
    open var isTranslucent = true { didSet { looksDidChange() } }
    /// The background's colour, where no appearance was set.
    open var barTintColor: UIColor? { didSet { looksDidChange() } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { looksDidChange() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { looksDidChange() } }
    /// In place of the line below the bar; an empty picture takes the line away.
    open var shadowImage: UIImage? { didSet { looksDidChange() } }
    /// Whether titles are shown large, below the buttons.
    open var prefersLargeTitles = false { didSet { looksDidChange() } }

    open var standardAppearance: UINavigationBarAppearance {
        get {
            if let ownAppearance { return ownAppearance }
            let appearance = UINavigationBarAppearance()
            ownAppearance = appearance
            observe(appearance)
            return appearance
        }
        set {
            ownAppearance = newValue
            isAppearanceSet = true
            observe(newValue)
            looksDidChange()
        }
    }

    /// The looks while content stands at its upper edge; the standard ones, without background, when nil.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            scrollEdgeAppearance.map(observe)
            looksDidChange()
        }
    }
    open var compactAppearance: UINavigationBarAppearance? { didSet { looksDidChange() } }
    private var ownAppearance: UINavigationBarAppearance?
    /// Whether the app gave the bar an appearance or changed the one it has: the older properties then say nothing.
    private(set) var isAppearanceSet = false

    private func observe(_ appearance: UINavigationBarAppearance) {
        appearance.changed = { [weak self] in
            self?.isAppearanceSet = true
            self?.looksDidChange()
        }
    }

    /// Whether the content below stands at its upper edge; set by the navigation controller that owns the bar.
    var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { looksDidChange() } } }
    /// The navigation controller whose bar this is.
    weak var owner: UINavigationController?

    // MARK: Items

    /// From the root to the one on view.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    open var topItem: UINavigationItem? { stack.last }
    open var backItem: UINavigationItem? { stack.dropLast().last }
    private var stack: [UINavigationItem] = []

    let background = BarBackground(frame: .zero)
    let content = NavigationBarContent(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        insertSubview(background, at: 0)
        addSubview(content)
        content.goBack = { [weak self] in self?.backWasTapped() }
        looksDidChange()
    }

    /// Shows the items of a navigation controller's stack.
    func show(_ items: [UINavigationItem], animated: Bool) {
        guard !items.elementsEqual(stack, by: ===) else { return }
        setItems(items, animated: animated)
    }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let old = stack
        stack = items ?? []
        for item in old where item.bar === self && !stack.contains(where: { $0 === item }) { item.bar = nil }
        for item in stack { item.bar = self }
        stackDidChange(animated: animated && old.last !== stack.last)
    }

    /// Adds an item and shows it, unless the delegate objects.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        if let delegate, !delegate.navigationBar(self, shouldPush: item) { return }
        stack.append(item)
        item.bar = self
        stackDidChange(animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Takes the topmost item away, unless the delegate objects; the result is that item.
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = stack.last else { return nil }
        if let delegate, !delegate.navigationBar(self, shouldPop: item) { return nil }
        stack.removeLast()
        item.bar = nil
        stackDidChange(animated: animated)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    private func backWasTapped() {
        if let owner { owner.backWasTapped() } else { popItem(animated: true) }
    }

    private func stackDidChange(animated: Bool) {
        // Items have looks of their own, and titles large or not.
        looksDidChange()
        guard animated, window != nil else { return }
        UIView.transition(with: content, duration: 0.35, options: .transitionCrossDissolve, animations: nil)
    }

    /// An item in the stack says that it looks different now.
    func itemDidChange(_ item: UINavigationItem) {
        if item === topItem { looksDidChange() } else if item === backItem { showItems() }
    }

    private func showItems() {
        content.show(topItem, back: backItem)
        setNeedsLayout()
    }

    // MARK: Position

    open var barPosition: UIBarPosition { owner != nil ? .topAttached : delegate?.position(for: self) ?? .any }

    private func looksDidChange() {
        let looks = looks
        background.show(fill: looks.fill, hairline: looks.hairline)
        content.titleAttributes = looks.titleAttributes
        content.largeTitleAttributes = looks.largeTitleAttributes
        content.showsLargeTitle = showsLargeTitle
        showItems()
        invalidateIntrinsicContentSize()
    }

    private var showsLargeTitle: Bool {
        prefersLargeTitles && topItem.map { $0.largeTitleDisplayMode != .never && !($0.title ?? "").isEmpty } == true
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    open override var intrinsicContentSize: CGSize {
        // Phones on their side have little height to give.
        let row: CGFloat = traitCollection.verticalSizeClass == .compact ? 32 : 44
        let rows = row + (showsLargeTitle ? 52 : 0) + (topItem?.prompt == nil ? 0 : 30)
        return CGSize(width: Self.noIntrinsicMetric, height: rows)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // What covers the screen's sides on a phone that lies on one covers the bar, but not its content.
        let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
        content.frame = CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
        // A bar at the top of the screen colours the space under the status bar too.
        let reach = barPosition == .topAttached ? max(0, convert(.zero, to: nil).y) : 0
        background.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
    }

    open override var frame: CGRect { didSet { if frame.origin != oldValue.origin { setNeedsLayout() } } }
    open override var center: CGPoint { didSet { if center != oldValue { setNeedsLayout() } } }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
    }
}

// MARK: - Looks

extension UINavigationBar {
    private struct Looks {
        var fill: UIColor?
        var hairline: UIColor?
        var titleAttributes: [NSAttributedString.Key: Any] = [:]
        var largeTitleAttributes: [NSAttributedString.Key: Any] = [:]

        init() {}

        @MainActor init(_ appearance: UINavigationBarAppearance) {
            fill = appearance.fill
            hairline = appearance.shadowColor
            titleAttributes = appearance.titleTextAttributes
            largeTitleAttributes = appearance.largeTitleTextAttributes
        }
    }

    private var looks: Looks {
        let standard = topItem?.standardAppearance ?? (isAppearanceSet ? standardAppearance : nil)
        if isAtScrollEdge {
            if let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return Looks(edge) }
            var looks = standard.map { Looks($0) } ?? olderLooks
            // Without a colour of its own the bar is not seen until content scrolls under it.
            if standard != nil || barTintColor == nil && isTranslucent { (looks.fill, looks.hairline) = (nil, nil) }
            return looks
        }
        return standard.map { Looks($0) } ?? olderLooks
    }

    /// The looks that the properties from before appearances make.
    private var olderLooks: Looks {
        var looks = Looks()
        let isBlack = barStyle == .black
        let plain: UIColor = isBlack ? .black : .systemBackground
        let material = isBlack ? BarColors.blackMaterial : BarColors.material
        looks.fill = barTintColor?.withAlphaComponent(isTranslucent ? 0.85 : 1) ?? (isTranslucent ? material : plain)
        looks.hairline = shadowImage.map { $0.size == .zero } == true ? nil : BarColors.hairline
        looks.titleAttributes = isBlack ? [.foregroundColor: UIColor.white] : [:]
        looks.largeTitleAttributes = looks.titleAttributes
        looks.titleAttributes.merge(titleTextAttributes ?? [:]) { $1 }
        looks.largeTitleAttributes.merge(largeTitleTextAttributes ?? [:]) { $1 }
        return looks
    }
}

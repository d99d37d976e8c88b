import Foundation
import QuartzCore

/// A delegate that decides the position of a toolbar.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar with a row of buttons, mostly at the bottom of the screen.
open class UIToolbar: UIView, UIBarPositioning {
    /// The delegate, which decides the bar's position; not kept alive.
    open weak var delegate: (any UIToolbarDelegate)? { didSet { setNeedsLayout() } }

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole { .container(.toolbar) }
    override var hostsControllers: Bool { true }

    // MARK: Items

    /// The items from left to right; flexible spaces share what is left of the width.
    open var items: [UIBarButtonItem]? {
        get { shownItems }
        set { setItems(newValue, animated: false) }
    }
    private var shownItems: [UIBarButtonItem]?
    private var row: [UIView] = []

    /// Replaces the items, faded over in 0.25 seconds if animated.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        for item in shownItems ?? [] where item.observer === self { item.observer = nil }
        shownItems = items
        for item in items ?? [] { item.observer = self }
        showItems()
        guard animated, window != nil else { return }
        UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve, animations: nil)
    }

    // MARK: Looks

    /// The bar's look from before appearances, where no appearance was set.
    open var barStyle = UIBarStyle.default { didSet { looksDidChange() } }
    /// Whether content shines through the bar.
    open var isTranslucent = true { didSet { looksDidChange() } }
    /// The background's colour, where no appearance was set.
    open var barTintColor: UIColor? { didSet { looksDidChange() } }

    /// The picture over the background in a position of the bar; nil takes it away.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        pictures.backgrounds[ToolbarPictures.Place(topOrBottom, barMetrics)] = backgroundImage
        looksDidChange()
    }

    /// The picture that was set for a position; nil where none was.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { pictures.backgrounds[ToolbarPictures.Place(topOrBottom, barMetrics)] }

    /// The picture in the place of the line at the bar's edge, where it has a picture as background, too.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        pictures.shadows[topOrBottom] = shadowImage
        looksDidChange()
    }

    /// The picture in the place of the line that was set for a position; nil where none was.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { pictures.shadows[topOrBottom] }

    private var pictures = ToolbarPictures()

    /// The bar's look over content; set or changed, it takes the place of the older properties.
    open var standardAppearance: UIToolbarAppearance {
        get {
            if let standard { return standard }
            let appearance = UIToolbarAppearance()
            standard = appearance
            observe(appearance)
            return appearance
        }
        set {
            isStandardSet = true
            standard = adopt(newValue)
        }
    }
    /// The bar's look where there is little height; nil for the standard look.
    open var compactAppearance: UIToolbarAppearance? {
        get { compact }
        set { compact = adopt(newValue) }
    }
    /// The bar's look while content ends at the bar; nil for the standard look without background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { edge }
        set { edge = adopt(newValue) }
    }
    private var standard: UIToolbarAppearance? { didSet { looksDidChange() } }
    /// The standard appearance that the app gave; nil where it gave none.
    var givenStandardAppearance: UIToolbarAppearance? { isStandardSet ? standard : nil }
    private var compact: UIToolbarAppearance? { didSet { looksDidChange() } }
    private var edge: UIToolbarAppearance? { didSet { looksDidChange() } }
    private var isStandardSet = false

    /// Whether the content ends at the bar; set by the navigation controller that owns it.
    var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { looksDidChange() } } }
    /// The navigation controller whose bar this is.
    weak var owner: UINavigationController?

    private func adopt(_ appearance: UIToolbarAppearance?) -> UIToolbarAppearance? {
        let copy = appearance.map { UIToolbarAppearance(barAppearance: $0) }
        copy.map(observe)
        return copy
    }

    private func observe(_ appearance: UIToolbarAppearance) {
        appearance.changed = { [weak self, weak appearance] in
            guard let self else { return }
            if appearance === standard { isStandardSet = true }
            looksDidChange()
        }
    }

    let background = BarBackground(frame: .zero)
    private var buttonLooks: UIToolbarAppearance?

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
        insertSubview(background, at: 0)
        looksDidChange()
    }

    func looksDidChange() {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let usual = (isCompact ? compact : nil) ?? (isStandardSet ? standard : nil)
        buttonLooks = isAtScrollEdge ? edge ?? usual : usual
        if isAtScrollEdge, edge == nil, pictures.backgrounds.isEmpty,
            usual != nil || barTintColor == nil && isTranslucent
        {
            background.show(BarBackgroundLooks(fill: nil, hairline: nil))
        } else if let buttonLooks {
            background.show(BarBackgroundLooks(buttonLooks))
        } else {
            background.show(
                BarBackgroundLooks(
                    style: barStyle, tint: barTintColor, isTranslucent: isTranslucent,
                    picture: pictures.background(at: barPosition, isCompact: isCompact),
                    shadow: pictures.shadow(at: barPosition)))
        }
        showItems()
    }

    private func showItems() {
        let views = (shownItems ?? []).map { item -> UIView in
            if let customView = item.customView { return customView }
            item.button.looks = item.style == .done ? buttonLooks?.doneButtonAppearance : buttonLooks?.buttonAppearance
            item.button.update()
            return item.button
        }
        for view in row where view.superview === self && !views.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        for view in views where view.superview !== self { addSubview(view) }
        row = views
        setNeedsLayout()
    }

    // MARK: Layout

    /// The bar's position: at the bottom for a navigation controller's, and as the delegate says for others.
    open var barPosition: UIBarPosition { owner != nil ? .bottom : delegate?.position(for: self) ?? .any }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: barHeight) }

    /// The height of the bar itself, in points, without what covers it at the bottom of the screen.
    var barHeight: CGFloat { BarMetrics.rowHeight(traitCollection) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let reach = superview.map { max(0, $0.bounds.maxY - frame.maxY) } ?? 0
        let isAtBottom = barPosition == .bottom || superview?.safeAreaInsets.bottom == reach
        background.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: bounds.height + (isAtBottom ? reach : 0))
        placeItems()
    }

    private func placeItems() {
        let (start, end) = (safeAreaInsets.left, bounds.width - safeAreaInsets.right)
        let margin = SystemMargins.side(width: bounds.width) - BarButton.inset
        let items = Array(zip(row, shownItems ?? []))
        let widths = items.map { width(of: $0, $1) }
        let used = widths.reduce(0) { $0 + ($1 ?? 0) }
        let flexible = CGFloat(widths.filter { $0 == nil }.count)
        let share = flexible == 0 ? 0 : max(0, end - start - 2 * margin - used) / flexible
        var x = start + margin
        for ((view, item), width) in zip(items, widths) {
            let width = width ?? share
            place(view, item, x: x, width: width)
            x += width
        }
    }

    /// The width that an item takes in points; nil for what the others leave.
    private func width(of view: UIView, _ item: UIBarButtonItem) -> CGFloat? {
        switch item.systemItem {
        case .flexibleSpace: return nil
        case .fixedSpace: return item.width
        default: break
        }
        guard let custom = item.customView else { return view.sizeThatFits(bounds.size).width }
        return (item.width > 0 ? item.width : custom.sizeInBar(of: bounds.size).width) + 2 * BarButton.inset
    }

    private func place(_ view: UIView, _ item: UIBarButtonItem, x: CGFloat, width: CGFloat) {
        let left = roundToPixel(x)
        guard let custom = item.customView else {
            view.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
            return
        }
        let height = min(custom.sizeInBar(of: bounds.size).height, bounds.height)
        view.frame = CGRect(
            x: left + BarButton.inset, y: roundToPixel((bounds.height - height) / 2),
            width: max(0, width - 2 * BarButton.inset), height: height)
    }

    override func positionDidChange() { setNeedsLayout() }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followTraits(from: previousTraitCollection)
    }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodeToolbar(self)
    }
}

extension UIToolbar: BarItemObserver {
    func barItemDidChange(_ item: UIBarItem) { showItems() }
}

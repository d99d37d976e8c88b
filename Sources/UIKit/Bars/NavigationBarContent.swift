import Foundation
import QuartzCore

/// The title and buttons of a navigation bar.
final class NavigationBarContent: UIView {
    let title = UILabel(frame: .zero)
    /// The view that clips the large title as it collapses.
    private let largeTitlePlace = UIView(frame: .zero)
    let largeTitle = UILabel(frame: .zero)
    let prompt = UILabel(frame: .zero)
    /// The view that clips the search bar as it collapses.
    let searchPlace = UIView(frame: .zero)
    private var searchBar: UIView?
    /// The height for the search bar, in points.
    var searchRoom: CGFloat = 0 { didSet { if searchRoom != oldValue { setNeedsLayout() } } }
    /// Whether a search has the bar for itself.
    var isOnlySearch = false {
        didSet {
            guard isOnlySearch != oldValue else { return }
            showTitle(animated: false)
            setNeedsLayout()
        }
    }
    let back = BackButton(frame: .zero)
    /// The item's own view in place of the title.
    private(set) var titleView: UIView?
    private(set) var left: [UIView] = []
    private(set) var right: [UIView] = []
    private var item: UINavigationItem?

    /// The look of titles and buttons.
    struct Looks {
        var title: [NSAttributedString.Key: Any] = [:]
        var titleShift = UIOffset.zero
        var largeTitle: [NSAttributedString.Key: Any] = [:]
        var button: UIBarButtonItemAppearance?
        var doneButton: UIBarButtonItemAppearance?
        var backButton: UIBarButtonItemAppearance?
        var backPicture: UIImage?
    }

    var looks = Looks()
    var showsLargeTitle = false
    /// Whether there is so little left of the large title that the usual one is shown.
    var isLargeTitleCollapsed = false {
        didSet { if isLargeTitleCollapsed != oldValue { showTitle(animated: window != nil) } }
    }
    var goBack: () -> Void = {}

    /// The height of the row with the buttons, in points.
    var rowHeight: CGFloat = 44 { didSet { if rowHeight != oldValue { setNeedsLayout() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        largeTitlePlace.clipsToBounds = true
        largeTitlePlace.isUserInteractionEnabled = false
        largeTitlePlace.addSubview(largeTitle)
        addSubview(largeTitlePlace)
        searchPlace.clipsToBounds = true
        addSubview(searchPlace)
        for label in [title, prompt] { addSubview(label) }
        for label in [title, largeTitle] { label.accessibilityTraits = [.staticText, .header] }
        title.textAlignment = .center
        prompt.textAlignment = .center
        prompt.font = .systemFont(ofSize: 13)
        addSubview(back)
        back.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: What to show

    func show(_ item: UINavigationItem?, back backItem: UINavigationItem?) {
        self.item = item
        title.attributedText = styled(item?.title, .systemFont(ofSize: 17, weight: .semibold), looks.title)
        largeTitle.attributedText = styled(
            item?.title, .systemFont(ofSize: BarMetrics.largeTitleSize, weight: .bold), looks.largeTitle)
        prompt.text = item?.prompt
        replace(&titleView, by: item?.titleView)
        showSearchBar(item?.searchController?.searchBar)
        let leftItems = item?.shownLeftItems ?? []
        AppearanceProxies.shared.apply(to: leftItems + (item?.rightBarButtonItems ?? []), in: self)
        replace(&left, by: leftItems.map(view))
        replace(&right, by: (item?.shownRightItems ?? []).map(view))
        let showsBack =
            backItem != nil && item?.hidesBackButton != true
            && (item?.leftBarButtonItems == nil || item?.leftItemsSupplementBackButton == true)
        back.isHidden = !showsBack || isOnlySearch
        back.looks = looks.backButton
        back.picture = looks.backPicture
        if let backItem { back.show(backItem) }
        showTitle(animated: false)
        largeTitlePlace.isHidden = !showsLargeTitle || isOnlySearch
        prompt.isHidden = item?.prompt == nil || isOnlySearch
        setNeedsLayout()
    }

    private func showSearchBar(_ bar: UIView?) {
        if bar !== searchBar, searchBar?.superview === searchPlace { searchBar?.removeFromSuperview() }
        searchBar = bar
        if let bar, bar.superview !== searchPlace { searchPlace.addSubview(bar) }
    }

    /// The usual title gives way to a large one, as long as there is room for that.
    private func showTitle(animated: Bool) {
        for view in left + right + [titleView].compactMap({ $0 }) { view.isHidden = isOnlySearch }
        let isHidden = isOnlySearch || titleView != nil || showsLargeTitle && !isLargeTitleCollapsed
        guard isHidden != title.isHidden else { return }
        title.isHidden = isHidden
        guard animated, !isHidden else { return }
        UIView.performWithoutAnimation { title.alpha = 0 }
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { [title] in title.alpha = 1 }
    }

    /// Lets go of views that belong to items, which another content may show by now.
    func giveUpViews() {
        for view in left + right + [titleView].compactMap({ $0 }) where view.superview === self {
            view.removeFromSuperview()
            // It may be on its way out.
            view.alpha = 1
        }
        showSearchBar(nil)
        (left, right, titleView) = ([], [], nil)
    }

    private func styled(
        _ text: String?, _ font: UIFont, _ attributes: [NSAttributedString.Key: Any]
    ) -> NSAttributedString? {
        guard let text else { return nil }
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let base: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: UIColor.label, .paragraphStyle: style,
        ]
        return NSAttributedString(string: text, attributes: base.merging(attributes) { $1 })
    }

    private func view(for item: UIBarButtonItem) -> UIView {
        if let customView = item.customView { return customView }
        item.button.looks = item.style == .done ? looks.doneButton : looks.button
        item.button.update()
        return item.button
    }

    private func replace(_ views: inout [UIView], by new: [UIView]) {
        for view in views where view.superview === self && !new.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        for view in new where view.superview !== self { addSubview(view) }
        views = new
    }

    private func replace(_ view: inout UIView?, by new: UIView?) {
        guard view !== new else { return }
        if view?.superview === self { view?.removeFromSuperview() }
        view = new
        if let new { addSubview(new) }
    }

    /// Touches beside the buttons are the bar's.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? superview : hit
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        // On their side, phones that are not large are as narrow as upright ones in this respect.
        let isOnSide = traitCollection.verticalSizeClass == .compact
        let margin =
            isOnSide && traitCollection.horizontalSizeClass == .compact
            ? SystemMargins.narrow : SystemMargins.side(width: bounds.width)
        var top: CGFloat = 0
        if !prompt.isHidden {
            prompt.frame = CGRect(
                x: margin, y: BarMetrics.promptTop, width: max(0, bounds.width - 2 * margin),
                height: BarMetrics.promptHeight - BarMetrics.promptTop)
            top = BarMetrics.promptHeight
        }
        let row = CGRect(
            x: 0, y: top, width: bounds.width,
            height: showsLargeTitle ? min(rowHeight, bounds.height) : max(0, bounds.height - top - searchRoom))
        let rightEnd = placeRight(in: row, margin: margin)
        var leftEnd = margin - BarButton.inset
        if !back.isHidden {
            fitBack(in: row, margin: margin, rightEnd: rightEnd)
            leftEnd = back.frame.maxX + BarMetrics.backGap
        }
        leftEnd = placeLeft(in: row, from: leftEnd)
        placeTitle(in: row, from: leftEnd, to: rightEnd, margin: margin)
        placeLargeTitle(below: row.maxY, margin: margin)
        placeSearchBar(margin: margin)
    }

    /// Puts the search bar's field and button at the bar's margins; with less height it goes under the row.
    private func placeSearchBar(margin: CGFloat) {
        searchPlace.frame = CGRect(
            x: 0, y: bounds.height - searchRoom, width: bounds.width, height: searchRoom)
        let leading = margin - SearchBarMetrics.inset
        let trailing = item?.searchController?.isActive == true ? BarMetrics.searchEnd : leading
        let height = BarMetrics.searchHeight + (item?.searchController?.searchBar.heightOfAdditions ?? 0)
        searchBar?.frame = CGRect(
            x: leading, y: searchRoom - height - BarMetrics.searchReach.top,
            width: max(0, bounds.width - leading - trailing), height: height + BarMetrics.searchReach.height)
    }

    /// Lays buttons out from the right edge inwards; the result is where the title's space ends.
    private func placeRight(in row: CGRect, margin: CGFloat) -> CGFloat {
        var x = row.width - margin + BarButton.inset
        for (view, item) in zip(right, item?.shownRightItems ?? []) {
            let size = size(of: view, item, in: row)
            x -= size.width
            view.frame = frame(of: view, x: x, size: size, in: row)
        }
        return x
    }

    private func placeLeft(in row: CGRect, from start: CGFloat) -> CGFloat {
        var x = start
        for (view, item) in zip(left, item?.shownLeftItems ?? []) {
            let size = size(of: view, item, in: row)
            view.frame = frame(of: view, x: x, size: size, in: row)
            x += size.width
        }
        return x
    }

    /// The room that an item takes, with that around a custom view.
    private func size(of view: UIView, _ item: UIBarButtonItem, in row: CGRect) -> CGSize {
        if item.isSpace { return CGSize(width: item.systemItem == .fixedSpace ? item.width : 0, height: row.height) }
        guard let custom = item.customView else {
            return CGSize(width: view.sizeThatFits(row.size).width, height: row.height)
        }
        let fitting = custom.sizeInBar(of: row.size)
        let width = item.width > 0 ? item.width : fitting.width
        return CGSize(width: width + 2 * BarButton.inset, height: min(fitting.height, row.height))
    }

    private func frame(of view: UIView, x: CGFloat, size: CGSize, in row: CGRect) -> CGRect {
        if view is BarButton { return CGRect(x: x, y: row.minY, width: size.width, height: row.height) }
        let y = floorToPixel(row.midY - size.height / 2)
        return CGRect(
            x: x + BarButton.inset, y: y, width: max(0, size.width - 2 * BarButton.inset), height: size.height)
    }

    /// Gives the back button the longest of its titles that leaves the bar's own title whole.
    private func fitBack(in row: CGRect, margin: CGFloat, rightEnd: CGFloat) {
        let titleWidth = title.isHidden ? 0 : title.intrinsicContentSize.width
        for choice in BackButton.Title.allCases {
            back.shown = choice
            let width = back.sizeThatFits(row.size).width + margin - SystemMargins.narrow
            back.frame = CGRect(x: 0, y: row.minY, width: width, height: row.height)
            back.margin = margin
            if width + BarMetrics.titleGap + titleWidth <= rightEnd { return }
        }
    }

    private func placeTitle(in row: CGRect, from leftEnd: CGFloat, to rightEnd: CGFloat, margin: CGFloat) {
        let gap = left.isEmpty && !back.isHidden ? BarMetrics.titleGap - 1 : 0
        let start = left.isEmpty && back.isHidden ? margin : leftEnd + gap
        let end = right.isEmpty ? row.width - margin : rightEnd
        let space = max(0, end - start)
        let view = titleView ?? title
        var size =
            titleView?.sizeInBar(of: CGSize(width: space, height: row.height)) ?? title.intrinsicContentSize
        size.width = min(size.width, space)
        size.height = min(size.height, row.height)
        // In the middle of the bar, and out of it only as far as the buttons push.
        var x = (row.width - size.width) / 2
        x = min(max(x, start), end - size.width)
        let shift = titleView == nil ? looks.titleShift : .zero
        put(
            view,
            CGRect(
                x: roundToPixel(x) + shift.horizontal, y: floorToPixel(row.midY - size.height / 2) + shift.vertical,
                width: size.width, height: size.height))
    }

    private func placeLargeTitle(below y: CGFloat, margin: CGFloat) {
        guard showsLargeTitle else { return }
        let size = largeTitle.intrinsicContentSize
        largeTitlePlace.frame = CGRect(x: 0, y: y, width: bounds.width, height: max(0, bounds.height - y - searchRoom))
        // From the place's end, so that the title goes under the row with the buttons.
        let baseline = largeTitlePlace.bounds.height - BarMetrics.largeTitleBaseline
        put(
            largeTitle,
            CGRect(
                x: margin, y: baseline - roundToPixel(BarMetrics.largeTitleAscent),
                width: min(size.width, max(0, bounds.width - 2 * margin)), height: size.height))
    }

    /// Gives a view its place, whatever moves it about it.
    private func put(_ view: UIView, _ frame: CGRect) {
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
}

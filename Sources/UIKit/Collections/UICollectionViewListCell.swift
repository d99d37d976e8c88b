import Foundation
import QuartzCore

/// A row of a list in a collection view.
open class UICollectionViewListCell: UICollectionViewCell {
    /// The accessories at the trailing end, from the content outwards.
    open var accessories: [UICellAccessory] = [] { didSet { makeAccessoryViews() } }
    /// The indentation of the content, in steps of `indentationWidth`.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of one step of indentation, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

    /// A list content configuration without content: a header's for the cell that is its section's header, a row's for
    /// others.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch headed {
        case nil: .cell()
        case .plain, .sidebarPlain: .plainHeader()
        case .grouped, .insetGrouped, .sidebar: .groupedHeader()
        }
    }

    /// The appearance of the list whose section the cell is the header of; nil in a row.
    var headed: UICollectionLayoutListConfiguration.Appearance?

    private var shownAccessories: [UICellAccessory] = []
    private var accessoryViews: [UIView] = []
    private let separator = UIView(frame: .zero)
    /// The line above the row, made when one is to be seen.
    private var upperSeparator: UIView?
    /// The look of the row; nil in a cell that is no row of a list, such as a header, and then has no separator.
    private var row: RowLook?

    /// The look that the section's layout decides for the row.
    struct RowLook: Equatable {
        var section = ListSectionLook()
        var isHeader = false
        var isFirst = false
        var isLast = false
        /// The lines that the section's layout and the app ask for; nil in a cell that no layout of lists shows.
        var separators: UIListSeparatorConfiguration?

        /// Whether the row ends with a line by itself.
        var hasLine: Bool { section.showsSeparators && !isHeader && !(!section.appearance.isPlain && isLast) }

        var background: UIBackgroundConfiguration {
            let isPlain = section.appearance.isPlain
            if isHeader { return isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter() }
            return isPlain ? .listPlainCell() : .listGroupedCell()
        }
    }

    /// Makes a cell with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpRow()
    }

    /// Makes a cell from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpRow()
    }

    private func setUpRow() {
        separator.isUserInteractionEnabled = false
        separator.backgroundColor = .separator
        addSubview(separator)
    }

    // MARK: Separators

    /// The guide that the separator below the row follows: constraints of its leading and trailing edges move the line's
    /// ends.
    ///
    /// By itself it begins with the row's text and ends at the row's edge.
    open var separatorLayoutGuide: UILayoutGuide {
        if let storedSeparatorGuide { return storedSeparatorGuide }
        let guide = UILayoutGuide()
        guide.identifier = "UIListSeparatorLayoutGuide"
        addLayoutGuide(guide)
        let start = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: automaticSeparatorStart)
        let end = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
        for constraint in [start, end] { constraint.priority = .fittingSizeLevel }
        NSLayoutConstraint.activate([
            start, end, guide.topAnchor.constraint(equalTo: topAnchor),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        storedSeparatorGuide = guide
        return guide
    }
    private var storedSeparatorGuide: UILayoutGuide?

    private var automaticSeparatorStart: CGFloat {
        indentation + ((contentView as? UIListContentView)?.textLeft ?? margin)
    }

    private func placeSeparators() {
        let lines = row?.separators ?? UIListSeparatorConfiguration(listAppearance: row?.section.appearance ?? .plain)
        separator.isHidden = !lines.bottomSeparatorVisibility.shows(row?.hasLine ?? false)
        place(separator, at: bounds.height - 1 / pixelScale, lines.bottomSeparatorInsets, lines.color)
        guard lines.topSeparatorVisibility.shows(false) else {
            upperSeparator?.isHidden = true
            return
        }
        let upper = upperSeparator ?? makeUpperSeparator()
        upper.isHidden = false
        place(upper, at: 0, lines.topSeparatorInsets, lines.color)
    }

    /// Lays a line over the row's content, a pixel high, from the place and to the end that the insets and the guide of the
    /// separators say.
    private func place(_ line: UIView, at y: CGFloat, _ insets: NSDirectionalEdgeInsets, _ color: UIColor) {
        let guide = storedSeparatorGuide?.layoutFrame
        let (x, width) = UIListSeparatorConfiguration.reach(
            insets, automatic: guide?.minX ?? automaticSeparatorStart, in: guide?.maxX ?? bounds.width)
        line.backgroundColor = color
        line.frame = CGRect(x: x, y: y, width: width, height: 1 / pixelScale)
        bringSubviewToFront(line)
    }

    private func makeUpperSeparator() -> UIView {
        let line = UIView(frame: .zero)
        line.isUserInteractionEnabled = false
        addSubview(line)
        upperSeparator = line
        return line
    }

    func adopt(_ look: RowLook) {
        let isNew = backgroundConfiguration == nil
        guard look != row || isNew else { return }
        row = look
        if isNew { backgroundConfiguration = look.background }
        let rounds = look.section.appearance == .insetGrouped && !look.isHeader
        var corners: CACornerMask = []
        if rounds && look.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if rounds && look.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : TableMetrics.groupCornerRadius
        layer.maskedCorners = corners
        clipsToBounds = !corners.isEmpty
        setNeedsUpdateConfiguration()
        setNeedsLayout()
    }

    // MARK: Accessories

    private func makeAccessoryViews() {
        for view in accessoryViews { view.removeFromSuperview() }
        shownAccessories = UICellAccessory.arranged(accessories.filter { $0.isShown(isEditing: isInEditing) })
        accessoryViews = shownAccessories.map { accessory in
            let view = accessory.makeView(for: self)
            if let color = accessory.tintColor { view.tintColor = color }
            addSubview(view)
            return view
        }
        setNeedsLayout()
    }

    private var margin: CGFloat { TableMetrics.margin(width: superview?.bounds.width ?? bounds.width) }

    private func accessoryWidth(_ index: Int) -> CGFloat {
        let accessory = shownAccessories[index]
        switch (accessory.options.reservedLayoutWidth, accessory.content) {
        case (.custom(let width), _): return width
        case (_, .sign(.disclosureIndicator, _)): return 8.5
        case (_, .sign(.checkmark, _)): return 17
        case (_, .sign), (_, .symbol), (_, .mark): return 22
        case (_, .outline): return 14
        case (_, .label), (_, .menu): return ceilToPixel(accessoryViews[index].sizeThatFits(bounds.size).width)
        case (_, .view): return accessoryViews[index].bounds.width
        }
    }

    /// How far a sign's view reaches over the margin, which it draws itself with, in points.
    private func drawnBeyond(_ index: Int) -> CGFloat {
        switch shownAccessories[index].content {
        case .sign(.checkmark, _): 14
        case .sign(.detailButton, _): 16
        default: 0
        }
    }

    /// The width that the accessories of an end take from the content, in points.
    private func width(ofLeading isLeading: Bool) -> CGFloat {
        let indices = shownAccessories.indices.filter { shownAccessories[$0].isLeading == isLeading }
        guard !indices.isEmpty else { return 0 }
        return margin + indices.reduce(0) { $0 + accessoryWidth($1) } + CGFloat(indices.count - 1) * 8
    }

    private var trailingWidth: CGFloat { width(ofLeading: false) }

    /// What the cell's place in an outline says, or nothing in a list without levels.
    var outline: OutlinePlace? {
        didSet {
            guard outline != oldValue else { return }
            for case let sign as OutlineSign in accessoryViews { sign.outline = outline }
            setNeedsLayout()
        }
    }

    /// Opens or closes the part of the outline below the item, if the cell has a sign for that whose taps are the cell's.
    ///
    /// - Returns: Whether it did.
    func togglesOutline() -> Bool {
        for accessory in shownAccessories {
            guard case .outline(let style, let onTap) = accessory.content, style != .cell, outline?.hasChildren == true
            else { continue }
            if let onTap { onTap() } else { outline?.toggle() }
            return true
        }
        return false
    }

    /// Whether the list is being edited.
    var isInEditing = false { didSet { if isInEditing != oldValue { makeAccessoryViews() } } }

    open override var isSelected: Bool {
        didSet { for case let mark as SelectionMark in accessoryViews { mark.isMarked = isSelected } }
    }

    private var indentation: CGFloat {
        let levels = CGFloat(indentationLevel) * indentationWidth
        return levels + CGFloat(outline?.level ?? 0) * OutlinePlace.levelWidth + width(ofLeading: true)
    }

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole {
        var role = super.accessibilityRole
        (role.isElement, role.keepsControls) = (hasAccessibleContent, true)
        return role
    }

    @_spi(Framework) open override var accessibilityText: String? { combinedAccessibilityText }

    // MARK: Layout

    override func fittingSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize? {
        guard attributes.flexibility.contains(.height) else { return super.fittingSize(attributes) }
        updateConfigurationIfNeeded()
        guard contentConfiguration != nil || !contentView.constraints.isEmpty else {
            return CGSize(width: attributes.size.width, height: TableMetrics.rowHeight)
        }
        let width = max(attributes.size.width - indentation - trailingWidth, 0)
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return CGSize(width: attributes.size.width, height: ceilToPixel(size.height))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let right = trailingWidth
        contentView.frame = CGRect(
            x: indentation, y: 0, width: max(bounds.width - indentation - right, 0), height: bounds.height)
        var (leading, trailing) = (margin + indentation - width(ofLeading: true), bounds.width - right)
        for (index, view) in accessoryViews.enumerated() {
            let width = accessoryWidth(index)
            let isLeading = shownAccessories[index].isLeading
            let x = isLeading ? leading : trailing
            let height: CGFloat
            if case .view = shownAccessories[index].content {
                height = view.bounds.height
            } else {
                height = bounds.height
            }
            view.frame = CGRect(
                x: x, y: (bounds.height - height) / 2, width: width + drawnBeyond(index), height: height)
            if isLeading { leading += width + 8 } else { trailing += width + 8 }
        }
        placeSeparators()
    }
}

extension UICollectionView {
    /// Tells a cell that is about to be filled whether it is its section's header.
    func adoptHeaderLook(_ view: UICollectionReusableView?, _ path: IndexPath) {
        guard let cell = view as? UICollectionViewListCell else { return }
        let looks = (storedLayout as? UICollectionViewCompositionalLayout)?.listLooks
        cell.headed = looks?[path.section].flatMap { $0.isHeader(path) ? $0.appearance : nil }
    }

    /// Tells a list's row what its section looks like, and which rows are beside it.
    func adoptListLook(_ view: UICollectionReusableView, _ key: ElementKey) {
        guard let cell = view as? UICollectionViewListCell, key.category == .cell,
            let layout = storedLayout as? UICollectionViewCompositionalLayout,
            let look = layout.listLooks[key.indexPath.section]
        else { return }
        if look.swipes != nil { installSwipes() }
        cell.isInEditing = isEditing
        cell.outline = (dataSource as? any OutlineSource)?.outline(at: key.indexPath)
        let isHeader = look.isHeader(key.indexPath)
        cell.headed = isHeader ? look.appearance : nil
        cell.adopt(
            .init(
                section: look, isHeader: isHeader, isFirst: key.indexPath.item == (look.firstIsHeader ? 1 : 0),
                isLast: key.indexPath.item == counts[key.indexPath.section] - 1,
                separators: look.separators?.row(key.indexPath)))
    }
}

extension UIListSeparatorConfiguration.Visibility {
    /// Whether a line is seen that would be there by itself, or would not.
    fileprivate func shows(_ isThereByItself: Bool) -> Bool {
        switch self {
        case .automatic: isThereByItself
        case .visible: true
        case .hidden: false
        }
    }
}

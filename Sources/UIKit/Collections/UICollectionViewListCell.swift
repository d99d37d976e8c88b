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

    /// A list content configuration without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    private var accessoryViews: [UIView] = []
    private let separator = UIView(frame: .zero)
    /// The look of the row; nil in a cell that is no row of a list, such as a header, and then has no separator.
    private var row: RowLook?

    /// The look that the section's layout decides for the row.
    struct RowLook: Equatable {
        var section = ListSectionLook()
        var isFirst = false
        var isLast = false
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

    func adopt(_ look: RowLook) {
        let isNew = backgroundConfiguration == nil
        guard look != row || isNew else { return }
        row = look
        let isPlain = look.section.appearance == .plain
        if isNew { backgroundConfiguration = isPlain ? .listPlainCell() : .listGroupedCell() }
        let rounds = look.section.appearance == .insetGrouped
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
        accessoryViews = accessories.map { accessory in
            let view: UIView
            switch accessory.content {
            case .sign(let type, let onTap):
                let sign = CellAccessory(type)
                sign.onTap = onTap
                sign.margin = 0
                view = sign
            case .label(let text):
                let label = UILabel(frame: .zero)
                label.text = text
                label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
                label.textColor = .secondaryLabel
                view = label
            case .view(let own): view = own
            }
            if let color = accessory.tintColor { view.tintColor = color }
            addSubview(view)
            return view
        }
        setNeedsLayout()
    }

    private var margin: CGFloat { TableMetrics.margin(width: superview?.bounds.width ?? bounds.width) }

    private func accessoryWidth(_ index: Int) -> CGFloat {
        switch accessories[index].content {
        case .sign(.disclosureIndicator, _): 8.5
        case .sign(.checkmark, _): 17
        case .sign: 22
        case .label: ceilToPixel(accessoryViews[index].sizeThatFits(bounds.size).width)
        case .view: accessoryViews[index].bounds.width
        }
    }

    /// How far a sign's view reaches over the margin, which it draws itself with, in points.
    private func drawnBeyond(_ index: Int) -> CGFloat {
        switch accessories[index].content {
        case .sign(.checkmark, _): 14
        case .sign(.detailButton, _): 16
        default: 0
        }
    }

    /// The width that the accessories take from the content, in points.
    private var trailingWidth: CGFloat {
        guard !accessories.isEmpty else { return 0 }
        let widths = accessories.indices.reduce(0) { $0 + accessoryWidth($1) }
        return margin + widths + CGFloat(accessories.count - 1) * 8
    }

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

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
        var x = bounds.width - right
        for (index, view) in accessoryViews.enumerated() {
            let width = accessoryWidth(index)
            let height: CGFloat
            if case .view = accessories[index].content { height = view.bounds.height } else { height = bounds.height }
            view.frame = CGRect(
                x: x, y: (bounds.height - height) / 2, width: width + drawnBeyond(index), height: height)
            x += width + 8
        }
        let pixel = 1 / pixelScale
        let endsGroup = row?.section.appearance != .plain && row?.isLast == true
        separator.isHidden = row?.section.showsSeparators != true || endsGroup
        let left = indentation + ((contentView as? UIListContentView)?.textLeft ?? margin)
        separator.frame = CGRect(
            x: left, y: bounds.height - pixel, width: max(bounds.width - left, 0), height: pixel)
        bringSubviewToFront(separator)
    }
}

extension UICollectionView {
    /// Tells a list's row what its section looks like, and which rows are beside it.
    func adoptListLook(_ view: UICollectionReusableView, _ key: ElementKey) {
        guard let cell = view as? UICollectionViewListCell, key.category == .cell,
            let layout = storedLayout as? UICollectionViewCompositionalLayout,
            let look = layout.listLooks[key.indexPath.section]
        else { return }
        if look.swipes != nil { installSwipes() }
        cell.adopt(
            .init(
                section: look, isFirst: key.indexPath.item == 0,
                isLast: key.indexPath.item == counts[key.indexPath.section] - 1))
    }
}

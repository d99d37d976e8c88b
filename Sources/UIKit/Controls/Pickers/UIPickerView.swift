import Foundation
import QuartzCore

/// Wheels side by side, on each of which one row is chosen.
open class UIPickerView: UIView {
    /// The object that says how many wheels and rows there are; not kept alive, and setting it reloads the wheels.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// The object that gives the rows and hears of choices; not kept alive, and setting it reloads the wheels.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

    /// Whether the band behind the chosen rows is wished for; it is always there since iOS 7, whatever this says. Deprecated.
    open var showsSelectionIndicator = true

    /// The colour of the delegate's titles, which apps set by name only.
    var titleColor: UIColor? { didSet { reloadAllComponents() } }

    private(set) var columns: [PickerColumn] = []
    private let band = UIView(frame: .zero)
    /// Whether the wheels have to be read before they are shown.
    private var needsReload = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
        if frame.isEmpty { resizeInPlace(to: CGSize(width: PickerMetrics.width, height: PickerMetrics.height)) }
    }

    /// Makes a picker from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        band.isUserInteractionEnabled = false
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = PickerMetrics.bandRadius
        insertSubview(band, at: 0)
    }

    // MARK: Rows

    /// The number of wheels.
    open var numberOfComponents: Int {
        reloadIfNeeded()
        return columns.count
    }

    /// The number of rows of a wheel; 0 for a wheel that does not exist.
    open func numberOfRows(inComponent component: Int) -> Int { column(component)?.rowCount ?? 0 }

    /// The size of a wheel's rows, in points; zero for a wheel that does not exist.
    open func rowSize(forComponent component: Int) -> CGSize {
        reloadIfNeeded()
        guard columns.indices.contains(component) else { return .zero }
        return CGSize(width: widths()[component], height: rowHeight(component))
    }

    /// The delegate's view for a row that can be seen; nil for other rows and for titles.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        let view = column(component)?.view(forRow: row)
        return view is PickerLabel ? nil : view
    }

    /// Reads all wheels from the data source anew at the next layout, or when they are asked for.
    open func reloadAllComponents() {
        needsReload = true
        setNeedsLayout()
    }

    /// Reads one wheel from the data source anew.
    open func reloadComponent(_ component: Int) {
        guard !needsReload, let column = column(component) else { return }
        load(column, component)
    }

    private func reloadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        let count = dataSource?.numberOfComponents(in: self) ?? 0
        while columns.count > max(0, count) { columns.removeLast().removeFromSuperview() }
        while columns.count < count { addColumn() }
        for (index, column) in columns.enumerated() { load(column, index) }
        setNeedsLayout()
    }

    private func load(_ column: PickerColumn, _ component: Int) {
        column.reload(
            rowCount: dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0,
            rowHeight: rowHeight(component))
    }

    private func addColumn() {
        let column = PickerColumn(frame: .zero)
        let component = columns.count
        column.makeRow = { [weak self] row, reused in self?.makeRow(row, component, reused) }
        column.onSelection = { [weak self] row in
            guard let self else { return }
            delegate?.pickerView(self, didSelectRow: row, inComponent: component)
        }
        columns.append(column)
        addSubview(column)
    }

    private func makeRow(_ row: Int, _ component: Int, _ reused: UIView?) -> UIView? {
        if let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: reused),
            view !== NoPickerRow.shared
        {
            return view
        }
        let label = reused as? PickerLabel ?? PickerLabel(frame: .zero)
        label.textAlignment = textAlignment(component)
        if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = title
        } else {
            label.font = .systemFont(ofSize: PickerMetrics.fontSize)
            label.textColor = titleColor ?? .label
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
        }
        return label
    }

    /// For pickers of the framework whose wheels stand close together.
    var alignment: (Int) -> NSTextAlignment = { _ in .center }
    private func textAlignment(_ component: Int) -> NSTextAlignment { alignment(component) }

    // MARK: Selection

    /// Turns a wheel to a row without telling the delegate. A row or wheel that does not exist is left alone.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard let column = column(component), row >= 0, row < column.rowCount else { return }
        column.select(row, animated: animated)
    }

    /// The row in the middle of a wheel; -1 without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        guard let column = column(component), column.rowCount > 0 else { return -1 }
        return column.selectedRow
    }

    private func column(_ component: Int) -> PickerColumn? {
        reloadIfNeeded()
        return columns.indices.contains(component) ? columns[component] : nil
    }

    // MARK: Layout

    private func rowHeight(_ component: Int) -> CGFloat {
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
        return height > 0 && height.isFinite ? height : PickerMetrics.rowHeight
    }

    /// The delegate's widths, and for other wheels equal parts of what is left.
    private func widths() -> [CGFloat] {
        let wanted = columns.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? -1 }
        let gaps = PickerMetrics.componentGap * CGFloat(max(0, columns.count - 1))
        let room = max(0, bounds.width - 2 * PickerMetrics.bandInset - gaps)
        let taken = wanted.reduce(0) { $0 + max($1, 0) }
        let free = wanted.count { $0 < 0 }
        return wanted.map { $0 >= 0 ? $0 : max(0, room - taken) / CGFloat(max(1, free)) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        reloadIfNeeded()
        let widths = widths()
        let total = widths.reduce(0, +) + PickerMetrics.componentGap * CGFloat(max(0, columns.count - 1))
        var x = (bounds.width - total) / 2
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        for (column, width) in zip(columns, widths) {
            let place = CGRect(x: x, y: 0, width: width, height: bounds.height)
            column.frame = isLeftToRight ? place : place.mirrored(in: bounds.width)
            x += width + PickerMetrics.componentGap
        }
        let height = columns.indices.map(rowHeight).max() ?? PickerMetrics.rowHeight
        band.isHidden = columns.isEmpty
        band.frame = CGRect(
            x: PickerMetrics.bandInset, y: (bounds.height - height) / 2,
            width: max(0, bounds.width - 2 * PickerMetrics.bandInset), height: height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: PickerMetrics.width, height: PickerMetrics.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        nib.decodePickerView(self)
    }
}

/// A row with a title of the delegate's.
final class PickerLabel: UILabel {}

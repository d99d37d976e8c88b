import Foundation
import QuartzCore

/// One wheel of a picker: a scroll view whose rows lie on a cylinder.
final class PickerColumn: UIScrollView, UIScrollViewDelegate {
    private(set) var rowCount = 0
    private var rowHeight = PickerMetrics.rowHeight
    /// The rows that can be seen.
    private var shown: [Int: UIView] = [:]
    private var spare: [UIView] = []
    private(set) var selectedRow = 0
    private let tapRecognizer = UITapGestureRecognizer()

    /// Makes the view of a row out of one that is not needed any more.
    var makeRow: (_ row: Int, _ reused: UIView?) -> UIView? = { _, _ in nil }
    /// A person has chosen a row.
    var onSelection: (Int) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        showsVerticalScrollIndicator = false
        decelerationRate = .fast
        delegate = self
        contentInsetAdjustmentBehavior = .never
        tapRecognizer.onAction = { [weak self] _ in self?.tapped() }
        addGestureRecognizer(tapRecognizer)
    }

    required init?(coder: NSCoder) { nil }

    func reload(rowCount: Int, rowHeight: CGFloat) {
        self.rowCount = max(0, rowCount)
        self.rowHeight = rowHeight > 0 ? rowHeight : PickerMetrics.rowHeight
        for view in shown.values { view.removeFromSuperview() }
        (shown, spare) = ([:], [])
        selectedRow = min(selectedRow, max(0, self.rowCount - 1))
        updateContentSize()
        setNeedsLayout()
    }

    private func updateContentSize() {
        stopMotion()
        contentSize = CGSize(width: bounds.width, height: bounds.height + CGFloat(max(0, rowCount - 1)) * rowHeight)
        moveContent(to: CGPoint(x: 0, y: CGFloat(selectedRow) * rowHeight))
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        updateContentSize()
    }

    /// Turns the wheel to a row in silence.
    func select(_ row: Int, animated: Bool) {
        guard rowCount > 0 else { return }
        selectedRow = min(max(0, row), rowCount - 1)
        setContentOffset(CGPoint(x: 0, y: CGFloat(selectedRow) * rowHeight), animated: animated && window != nil)
    }

    func view(forRow row: Int) -> UIView? { shown[row] }

    // MARK: Rows on the wheel

    override func layoutSubviews() {
        super.layoutSubviews()
        let position = contentOffset.y / rowHeight
        let reach = CGFloat.pi / 2 / PickerMetrics.rowAngle
        let first = max(0, Int((position - reach).rounded(.down)))
        let last = min(rowCount - 1, Int((position + reach).rounded(.up)))
        for (row, view) in shown where row < first || row > last {
            view.removeFromSuperview()
            spare.append(view)
            shown[row] = nil
        }
        guard first <= last else { return }
        for row in first...last { place(row, position) }
    }

    private func place(_ row: Int, _ position: CGFloat) {
        guard let place = PickerMetrics.place(rows: CGFloat(row) - position, rowHeight: rowHeight) else {
            shown[row]?.isHidden = true
            return
        }
        guard let view = shown[row] ?? makeRow(row, spare.popLast()) else { return }
        if view.superview !== self {
            addSubview(view)
            shown[row] = view
        }
        view.isHidden = false
        view.transform = .identity
        view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
        view.center = CGPoint(x: bounds.midX, y: bounds.midY + place.offset)
        view.transform = CGAffineTransform(scaleX: 1, y: max(place.squeeze, 0.01))
        // The further round the wheel, the paler.
        let distance = abs(CGFloat(row) - position)
        view.alpha = distance < 0.5 ? 1 : max(0, 0.62 * place.squeeze)
    }

    // MARK: Choosing

    private var nearestRow: Int {
        min(max(0, Int((contentOffset.y / rowHeight).rounded())), max(0, rowCount - 1))
    }

    private func tapped() {
        guard rowCount > 0 else { return }
        let offset = tapRecognizer.location(in: self).y - bounds.midY
        let rows = PickerMetrics.rows(atOffset: offset, rowHeight: rowHeight).rounded()
        let row = min(max(0, nearestRow + Int(rows)), rowCount - 1)
        guard row != selectedRow else { return }
        select(row, animated: true)
        onSelection(row)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let row = min(max(0, (targetContentOffset.pointee.y / rowHeight).rounded()), CGFloat(max(0, rowCount - 1)))
        targetContentOffset.pointee.y = row * rowHeight
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

    /// A finger that only stopped the wheel leaves it between rows.
    override var isTracking: Bool {
        didSet { if oldValue, !isTracking, motion == nil { settle() } }
    }

    /// The wheel has come to rest after a finger moved it.
    private func settle() {
        guard !isTracking, rowCount > 0 else { return }
        let row = nearestRow
        animateContent(to: CGPoint(x: 0, y: CGFloat(row) * rowHeight))
        guard row != selectedRow else { return }
        selectedRow = row
        onSelection(row)
    }

    override var accessibilityRole: AccessibilityRole {
        AccessibilityRole(isElement: rowCount > 0, traits: .adjustable, kind: .picker)
    }

    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (shown[selectedRow] as? UILabel)?.text }
        set { super.accessibilityValue = newValue }
    }

    override func accessibilityIncrement() { turn(by: 1) }
    override func accessibilityDecrement() { turn(by: -1) }

    private func turn(by rows: Int) {
        let old = selectedRow
        select(selectedRow + rows, animated: true)
        if selectedRow != old { onSelection(selectedRow) }
    }

    override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.text = (shown[selectedRow] as? UILabel)?.text
    }
}

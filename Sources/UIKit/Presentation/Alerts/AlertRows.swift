import Foundation
import QuartzCore

/// The buttons of an alert: below one another, or two beside each other. A finger may slide from one to the next.
final class AlertRows: UIView {
    private var rows: [AlertRow] = []
    private var lines: [UIView] = []
    private var isSheet = false
    private var perform: (UIAlertAction) -> Void = { _ in }
    private weak var touched: AlertRow?

    init() { super.init(frame: .zero) }

    required init?(coder: NSCoder) { nil }

    var rowHeight: CGFloat { isSheet ? AlertMetrics.sheetRow : AlertMetrics.alertRow }

    func show(
        _ actions: [UIAlertAction], bold: UIAlertAction?, isSheet: Bool, perform: @escaping (UIAlertAction) -> Void
    ) {
        (self.isSheet, self.perform) = (isSheet, perform)
        for view in rows + lines { view.removeFromSuperview() }
        rows = actions.map { AlertRow($0, isBold: $0 === bold, size: isSheet ? 20 : 17) }
        lines = actions.dropFirst().map { _ in
            let line = UIView(frame: .zero)
            line.backgroundColor = AlertMetrics.line
            return line
        }
        for view in rows + lines { addSubview(view) }
        setNeedsLayout()
    }

    // MARK: Layout

    /// Two short titles fit beside each other in an alert.
    private func isAbreast(_ width: CGFloat) -> Bool {
        guard !isSheet, rows.count == 2 else { return false }
        return rows.allSatisfy { $0.titleWidth <= width / 2 - 20 }
    }

    func height(width: CGFloat) -> CGFloat {
        let pixel = 1 / pixelScale
        if isAbreast(width) { return rowHeight }
        return CGFloat(rows.count) * rowHeight + CGFloat(max(0, rows.count - 1)) * pixel
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let pixel = 1 / pixelScale
        guard isAbreast(bounds.width) else {
            for (index, row) in rows.enumerated() {
                let y = CGFloat(index) * (rowHeight + pixel)
                row.frame = CGRect(x: 0, y: y, width: bounds.width, height: rowHeight)
                if index > 0 {
                    lines[index - 1].frame = CGRect(x: 0, y: y - pixel, width: bounds.width, height: pixel)
                }
            }
            return
        }
        let half = (bounds.width - pixel) / 2
        // The one that cancels is on the left, though it comes last in a column.
        let pair = rows[1].action.style == .cancel ? [rows[1], rows[0]] : rows
        pair[0].frame = CGRect(x: 0, y: 0, width: half, height: rowHeight)
        pair[1].frame = CGRect(x: half + pixel, y: 0, width: half, height: rowHeight)
        lines[0].frame = CGRect(x: half, y: 0, width: pixel, height: rowHeight)
    }

    // MARK: Touches

    private func follow(_ touches: Set<UITouch>) {
        guard let point = touches.first?.location(in: self) else { return }
        let row = rows.first { $0.frame.contains(point) && $0.action.isEnabled }
        guard row !== touched else { return }
        touched?.isHighlighted = false
        touched = row
        row?.isHighlighted = true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches)
        guard let row = touched else { return }
        touchesCancelled(touches, with: event)
        perform(row.action)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched?.isHighlighted = false
        touched = nil
    }
}

/// One button of an alert.
final class AlertRow: UIView {
    let action: UIAlertAction
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let mark = UIImageView(frame: .zero)

    init(_ action: UIAlertAction, isBold: Bool, size: CGFloat) {
        self.action = action
        super.init(frame: .zero)
        label.text = action.title
        label.textAlignment = action.look.alignment
        label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
        picture.image = action.look.image.map {
            $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
        }
        let symbols = UIImage.SymbolConfiguration(pointSize: size, weight: .medium)
        mark.image = action.look.isChecked ? UIImage(systemName: "checkmark", withConfiguration: symbols) : nil
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        for view in [label, picture, mark] { addSubview(view) }
        showColor()
    }

    required init?(coder: NSCoder) { nil }

    var titleWidth: CGFloat { label.intrinsicContentSize.width + (picture.image?.size.width ?? 0) }
    var isHighlighted = false { didSet { backgroundColor = isHighlighted ? AlertMetrics.highlight : nil } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColor()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        showColor()
    }

    private func showColor() {
        let own = action.look.titleColor ?? (action.style == .destructive ? .systemRed : tintColor)
        let color = action.isEnabled ? own : .tertiaryLabel
        label.textColor = color
        picture.tintColor = action.isEnabled ? action.look.imageColor ?? color : color
        mark.tintColor = color
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.insetBy(dx: AlertMetrics.sideInset, dy: 0)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let pictureSize = place(picture, atLeft: !isMirrored, of: inner)
        let markSize = place(mark, atLeft: isMirrored, of: inner)
        // A centred title stays in the middle of the row, one at a side begins after the picture.
        let sides = max(pictureSize.width, markSize.width)
        guard label.textAlignment != .center else { return label.frame = inner.insetBy(dx: sides, dy: 0) }
        let (left, right) = isMirrored ? (markSize.width, pictureSize.width) : (pictureSize.width, markSize.width)
        label.frame = inner.inset(by: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right))
    }

    /// Puts a picture at a side of the row; its size is given with the gap to the title.
    // Choice (alerts): an action's picture is as large as it is, up to the row's height, its check mark is at the end.
    private func place(_ view: UIImageView, atLeft isLeft: Bool, of area: CGRect) -> CGSize {
        guard let image = view.image, image.size.height > 0 else { return .zero }
        let scale = min(1, area.height / image.size.height)
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        view.frame = CGRect(
            x: isLeft ? area.minX : area.maxX - size.width, y: floorToPixel(area.midY - size.height / 2),
            width: size.width, height: size.height)
        return CGSize(width: size.width + 8, height: size.height)
    }

    override var accessibilityRole: AccessibilityRole {
        var traits: UIAccessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
        if action.look.isChecked { traits.insert(.selected) }
        return AccessibilityRole(isElement: true, traits: traits)
    }

    override var accessibilityText: String? { action.title }

    override var accessibilityIdentifier: String? {
        get { action.accessibilityIdentifier ?? super.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }

    override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.accessibilityLabel = action.title
        if !action.isEnabled { description.states.append("disabled") }
    }
}

import DisplayProtocol
import Foundation
import QuartzCore

/// All that an alert or an action sheet shows.
final class AlertPanel: UIView {
    unowned let alert: UIAlertController
    private let main = AlertGroup()
    /// The action that cancels a sheet, on its own.
    private let cancel = AlertGroup()

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(frame: .zero)
        addSubview(main)
        addSubview(cancel)
        contentDidChange()
    }

    required init?(coder: NSCoder) { nil }

    private var isSheet: Bool { alert.preferredStyle == .actionSheet }
    /// In a popover the bubble is the ground, and a touch beside it cancels.
    private var isInPopover: Bool { isSheet && alert.presentation.home?.performer is UIPopoverPresentationController }

    /// The actions in the order of their rows.
    private var rows: [UIAlertAction] {
        let others = alert.actions.filter { $0.style != .cancel }
        return isSheet ? others : others + alert.actions.filter { $0.style == .cancel }
    }

    /// The action with the bold title.
    private var boldAction: UIAlertAction? { alert.preferredAction ?? alert.cancelAction }

    func contentDidChange() {
        let isInPopover = isInPopover
        main.look = .init(isSheet: isSheet, isPlain: isInPopover, fill: AlertMetrics.fill)
        main.show(
            alert.texts, fields: alert.storedFields, content: alert.contentController, rows: rows, bold: boldAction,
            perform: { [weak self] in self?.alert.perform($0) })
        cancel.look = .init(isSheet: true, isPlain: false, fill: AlertMetrics.cancelFill)
        let cancelRow = isSheet && !isInPopover ? alert.cancelAction : nil
        cancel.isHidden = cancelRow == nil
        cancel.show(
            AlertTexts(), fields: [], content: nil, rows: [cancelRow].compactMap { $0 }, bold: cancelRow,
            perform: { [weak self] in self?.alert.perform($0) })
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    override var accessibilityRole: AccessibilityRole { .container(isSheet ? .actionSheet : .alert) }

    override var accessibilityText: String? { alert.title ?? alert.message }

    func fittingSize(width: CGFloat) -> CGSize {
        CGSize(width: width, height: main.height(width: width) + cancelHeight(width))
    }

    private func cancelHeight(_ width: CGFloat) -> CGFloat {
        cancel.isHidden ? 0 : cancel.height(width: width) + AlertMetrics.sheetMargin
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A popover's arrow is outside the safe area; on the screen itself the panel keeps clear of the edges.
        let bounds = isInPopover ? bounds.inset(by: safeAreaInsets) : bounds
        let below = cancelHeight(bounds.width)
        main.frame = CGRect(
            x: bounds.minX, y: bounds.minY, width: bounds.width, height: max(0, bounds.height - below))
        let height = max(0, below - AlertMetrics.sheetMargin)
        cancel.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
}

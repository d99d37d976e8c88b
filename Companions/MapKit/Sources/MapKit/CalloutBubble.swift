@_spi(Framework) import UIKit

/// The bubble with an annotation's texts, and an arrow that points to the annotation.
@MainActor final class CalloutBubble: UIView {
    var onControl: (UIControl) -> Void = { _ in }

    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private var left: UIView?
    private var right: UIView?
    private var detail: UIView?
    private var body = CGSize.zero
    /// Where the arrow's tip is, from the left edge.
    private var tipX: CGFloat = 0
    private static let action = UIAction.Identifier("matryoshka.callout")

    init() {
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        titleLabel.font = .systemFont(ofSize: 16, weight: .medium)
        subtitleLabel.font = .systemFont(ofSize: 12)
        subtitleLabel.textColor = .secondaryLabel
        subtitleLabel.numberOfLines = 2
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.22
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 3)
        addSubview(titleLabel)
        addSubview(subtitleLabel)
    }

    required init?(coder: NSCoder) { nil }

    func fill(title: String?, subtitle: String?, left: UIView?, right: UIView?, detail: UIView?) {
        titleLabel.text = title
        subtitleLabel.text = detail == nil ? subtitle : nil
        for (old, new) in [(self.left, left), (self.right, right), (self.detail, detail)] where old !== new {
            release(old)
            adopt(new)
        }
        (self.left, self.right, self.detail) = (left, right, detail)
        layOutContent()
    }

    private func release(_ view: UIView?) {
        (view as? UIControl)?.removeAction(identifiedBy: Self.action, for: .touchUpInside)
        if view?.superview === self { view?.removeFromSuperview() }
    }

    private func adopt(_ view: UIView?) {
        guard let view else { return }
        addSubview(view)
        guard let control = view as? UIControl else { return }
        control.addAction(
            UIAction(identifier: Self.action) { [weak self, weak control] _ in
                if let control { self?.onControl(control) }
            }, for: .touchUpInside)
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        guard newSuperview == nil else { return }
        for view in [left, right, detail] { release(view) }
    }

    // MARK: Layout

    private func size(of accessory: UIView?) -> CGSize {
        guard let accessory else { return .zero }
        if accessory.bounds.size != .zero { return accessory.bounds.size }
        let fitting = accessory.sizeThatFits(CGSize(width: 200, height: 44))
        return fitting == .zero ? accessory.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : fitting
    }

    private func detailSize(_ detail: UIView) -> CGSize {
        let width = MapLook.calloutMaximumTextWidth
        if let label = detail as? UILabel { return label.sizeThatFits(CGSize(width: width, height: 400)) }
        let compressed = detail.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return compressed.width > 0 && compressed.height > 0 ? compressed : size(of: detail)
    }

    private func layOutContent() {
        let pad = MapLook.calloutPadding
        let limit = CGSize(width: MapLook.calloutMaximumTextWidth, height: 60)
        func fitting(_ label: UILabel) -> CGSize {
            guard label.text?.isEmpty == false else { return .zero }
            let size = label.sizeThatFits(limit)
            return CGSize(width: ceil(min(size.width, limit.width)), height: ceil(size.height))
        }
        let title = fitting(titleLabel)
        let second = detail.map(detailSize) ?? fitting(subtitleLabel)
        let (leftSize, rightSize) = (size(of: left), size(of: right))
        let gap: CGFloat = title.height > 0 && second.height > 0 ? 2 : 0
        let text = CGSize(width: max(title.width, second.width, 20), height: title.height + gap + second.height)
        let height = max(text.height, leftSize.height, rightSize.height, 20) + 2 * pad - 4
        var x = pad
        if let left {
            left.frame = CGRect(x: x, y: (height - leftSize.height) / 2, width: leftSize.width, height: leftSize.height)
            x += leftSize.width + pad
        }
        let top = (height - text.height) / 2
        titleLabel.frame = CGRect(x: x, y: top, width: title.width, height: title.height)
        let below = CGRect(x: x, y: top + title.height + gap, width: second.width, height: second.height)
        if let detail { detail.frame = below } else { subtitleLabel.frame = below }
        x += text.width
        if let right {
            x += pad
            right.frame = CGRect(
                x: x, y: (height - rightSize.height) / 2, width: rightSize.width, height: rightSize.height)
            x += rightSize.width
        }
        body = CGSize(width: x + pad, height: height)
        setNeedsDisplay()
    }

    /// Puts the arrow's tip to a point of the superview, with the bubble inside of an area as far as that goes.
    func point(to tip: CGPoint, within area: CGRect) {
        let arrow = MapLook.calloutArrow
        let size = CGSize(width: body.width, height: body.height + arrow.height)
        let reach = MapLook.calloutRadius + arrow.width / 2
        var x = tip.x - size.width / 2
        x = min(x, area.maxX - size.width)
        x = max(x, area.minX)
        // The arrow does not leave the bubble.
        x = min(max(x, tip.x - size.width + reach), tip.x - reach)
        tipX = tip.x - x
        bounds.size = size
        center = CGPoint(x: x + size.width / 2, y: tip.y - size.height / 2)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let arrow = MapLook.calloutArrow
        let bubble = UIBezierPath(
            roundedRect: CGRect(origin: .zero, size: body), cornerRadius: MapLook.calloutRadius)
        let tip = UIBezierPath()
        tip.move(to: CGPoint(x: tipX - arrow.width / 2, y: body.height - 1))
        tip.addLine(to: CGPoint(x: tipX + arrow.width / 2, y: body.height - 1))
        tip.addQuadCurve(
            to: CGPoint(x: tipX, y: body.height + arrow.height), controlPoint: CGPoint(x: tipX + 5, y: body.height))
        tip.addQuadCurve(
            to: CGPoint(x: tipX - arrow.width / 2, y: body.height - 1),
            controlPoint: CGPoint(x: tipX - 5, y: body.height))
        tip.close()
        // Choice (MapKit): a callout has the colour of cells.
        UIColor.secondarySystemGroupedBackground.setFill()
        bubble.fill()
        tip.fill()
    }

    override func traitsDidChange(from previous: UITraitCollection?) {
        super.traitsDidChange(from: previous)
        setNeedsDisplay()
    }
}

import Foundation
import QuartzCore

/// One rounded part of an alert: what it says, its fields and its rows, which scroll where there is no room for all.
final class AlertGroup: UIView {
    struct Look {
        var isSheet: Bool
        /// Without a ground and corners of its own.
        var isPlain: Bool
        var fill: UIColor
    }

    var look = Look(isSheet: false, isPlain: false, fill: .clear)

    private let head = AlertHead()
    private let scroll = UIScrollView(frame: .zero)
    private let rowsView = AlertRows()
    private let line = UIView(frame: .zero)

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerCurve = .continuous
        line.backgroundColor = AlertMetrics.line
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delaysContentTouches = false
        addSubview(head)
        addSubview(scroll)
        scroll.addSubview(rowsView)
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    func show(
        _ texts: AlertTexts, fields: [UITextField], content: UIViewController?, rows: [UIAlertAction],
        bold: UIAlertAction?, perform: @escaping (UIAlertAction) -> Void
    ) {
        backgroundColor = look.isPlain ? nil : look.fill
        layer.cornerRadius = look.isPlain ? 0 : look.isSheet ? AlertMetrics.sheetRadius : AlertMetrics.alertRadius
        head.show(texts, fields: fields, content: content, isSheet: look.isSheet)
        rowsView.show(rows, bold: bold, isSheet: look.isSheet, perform: perform)
        line.isHidden = head.isEmpty || rows.isEmpty
        setNeedsLayout()
    }

    private var pixel: CGFloat { 1 / pixelScale }

    func height(width: CGFloat) -> CGFloat {
        head.height(width: width) + (line.isHidden ? 0 : pixel) + rowsView.height(width: width)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let rowsHeight = rowsView.height(width: width)
        // The rows keep room for one and a half where the head is long.
        let least = min(rowsHeight, rowsView.rowHeight * 1.5)
        let headHeight = max(0, min(head.height(width: width), bounds.height - least))
        head.frame = CGRect(x: 0, y: 0, width: width, height: headHeight)
        let gap = line.isHidden ? 0 : pixel
        line.frame = CGRect(x: 0, y: headHeight, width: width, height: gap)
        let top = headHeight + gap
        scroll.frame = CGRect(x: 0, y: top, width: width, height: max(0, bounds.height - top))
        rowsView.frame = CGRect(x: 0, y: 0, width: width, height: rowsHeight)
        scroll.contentSize = rowsView.bounds.size
        scroll.isScrollEnabled = rowsHeight > scroll.bounds.height + 0.5
    }
}

/// An alert's title, message and text fields.
final class AlertHead: UIView {
    private let scroll = UIScrollView(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)
    private let messageLabel = UILabel(frame: .zero)
    private let fieldsGround = UIView(frame: .zero)
    private var fields: [UITextField] = []
    private weak var content: UIViewController?
    private var lines: [UIView] = []
    private var isSheet = false

    init() {
        super.init(frame: .zero)
        scroll.contentInsetAdjustmentBehavior = .never
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            scroll.addSubview(label)
        }
        titleLabel.accessibilityTraits = [.staticText, .header]
        fieldsGround.backgroundColor = AlertMetrics.fieldFill
        fieldsGround.layer.cornerRadius = 6
        fieldsGround.clipsToBounds = true
        scroll.addSubview(fieldsGround)
        addSubview(scroll)
    }

    required init?(coder: NSCoder) { nil }

    var isEmpty: Bool { hasNoText && content == nil }
    private var hasNoText: Bool { titleLabel.isHidden && messageLabel.isHidden && fields.isEmpty }

    func show(_ texts: AlertTexts, fields: [UITextField], content: UIViewController?, isSheet: Bool) {
        self.isSheet = isSheet
        show(texts.title, in: titleLabel, font: .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold))
        // Without a title the message takes its place.
        let weight: UIFont.Weight = isSheet && titleLabel.isHidden ? .semibold : .regular
        show(texts.message, in: messageLabel, font: .systemFont(ofSize: 13, weight: weight))
        if self.fields.map(ObjectIdentifier.init) != fields.map(ObjectIdentifier.init) { adopt(fields) }
        fieldsGround.isHidden = fields.isEmpty
        self.content = content
        if let view = content?.view, view.superview !== scroll { scroll.addSubview(view) }
        setNeedsLayout()
    }

    private func show(_ text: AlertTexts.Text, in label: UILabel, font: UIFont) {
        let color: UIColor = isSheet ? .secondaryLabel : .label
        label.isHidden = text.isEmpty
        (label.font, label.textColor) = (font, color)
        label.text = text.plain
        guard let styled = text.styled else { return }
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        // The text's own attributes win.
        let whole = NSMutableAttributedString(
            string: styled.string, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: style])
        styled.enumerateAttributes(in: NSRange(location: 0, length: styled.length)) { attributes, range, _ in
            whole.addAttributes(attributes, range: range)
        }
        label.attributedText = whole
    }

    private func adopt(_ fields: [UITextField]) {
        for field in self.fields { field.removeFromSuperview() }
        for line in lines { line.removeFromSuperview() }
        self.fields = fields
        for field in fields {
            field.font = .systemFont(ofSize: 13)
            fieldsGround.addSubview(field)
        }
        lines = fields.dropFirst().map { _ in
            let line = UIView(frame: .zero)
            line.backgroundColor = .separator
            fieldsGround.addSubview(line)
            return line
        }
    }

    // MARK: Layout

    private var padding: CGFloat { isSheet ? 14.5 : 59.667 / 3 }
    private var gap: CGFloat { isSheet ? 12 : 2 }

    private struct Places {
        var title = CGRect.zero
        var message = CGRect.zero
        var fields = CGRect.zero
        var content = CGRect.zero
        var height: CGFloat = 0
    }

    // Choice (alerts): a content controller's view is as wide as the alert, below everything that it says.
    private func places(_ width: CGFloat) -> Places {
        var places = textPlaces(width)
        guard let content else { return places }
        let height = ceilToPixel(content.preferredContentSize.height)
        places.content = CGRect(x: 0, y: places.height, width: width, height: height)
        places.height += height
        return places
    }

    private func textPlaces(_ width: CGFloat) -> Places {
        var places = Places()
        guard !hasNoText else { return places }
        let inner = width - 2 * AlertMetrics.sideInset
        var y = isSheet ? 14 : ceilToPixel(19.5)
        func place(_ label: UILabel) -> CGRect {
            let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
            defer { y += height }
            return CGRect(x: AlertMetrics.sideInset, y: y, width: inner, height: ceilToPixel(height))
        }
        if !titleLabel.isHidden { places.title = place(titleLabel) }
        if !messageLabel.isHidden {
            if !titleLabel.isHidden { y += gap }
            places.message = place(messageLabel)
        }
        if !fields.isEmpty {
            y += titleLabel.isHidden && messageLabel.isHidden ? 0 : 14
            let height = CGFloat(fields.count) * AlertMetrics.fieldHeight
            places.fields = CGRect(x: AlertMetrics.sideInset, y: y, width: inner, height: height)
            y += height
        }
        y += isSheet ? 14.667 : fields.isEmpty ? 20 : 16
        places.height = ceilToPixel(y)
        return places
    }

    func height(width: CGFloat) -> CGFloat { places(width).height }

    override func layoutSubviews() {
        super.layoutSubviews()
        let places = places(bounds.width)
        scroll.frame = bounds
        scroll.contentSize = CGSize(width: bounds.width, height: places.height)
        scroll.isScrollEnabled = places.height > bounds.height + 0.5
        titleLabel.frame = places.title
        messageLabel.frame = places.message
        fieldsGround.frame = places.fields
        content?.viewIfLoaded?.frame = places.content
        let pixel = 1 / pixelScale
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(
                x: 6, y: CGFloat(index) * AlertMetrics.fieldHeight, width: max(0, places.fields.width - 12),
                height: AlertMetrics.fieldHeight)
        }
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(
                x: 0, y: CGFloat(index + 1) * AlertMetrics.fieldHeight, width: places.fields.width, height: pixel)
        }
    }
}

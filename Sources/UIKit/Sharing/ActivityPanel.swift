import CoreGraphics
import Foundation

/// The content of a sheet of activities: what is shared, a row of apps, and a list of actions.
final class ActivityPanel: UIView {
    /// What is shared.
    struct Head {
        let title: String
        let subtitle: String?
        let picture: UIImage?
    }

    var onChoose: (UIActivity) -> Void = { _ in }
    var onClose: () -> Void = {}

    private let scroller = UIScrollView(frame: .zero)
    private let apps = UIScrollView(frame: .zero)
    private let head: ActivityHead
    private let line = UIView(frame: .zero)
    private var appButtons: [ActivityButton] = []
    private let list = UIView(frame: .zero)
    private var rows: [ActivityRow] = []

    private static let margin: CGFloat = 16
    private static let headHeight: CGFloat = 76
    private static let appsHeight: CGFloat = 116
    private static let rowHeight: CGFloat = 52

    init(head: Head, activities: [UIActivity]) {
        self.head = ActivityHead(head)
        super.init(frame: .zero)
        for activity in activities {
            if type(of: activity).activityCategory == .share {
                let button = ActivityButton(activity)
                button.addAction(UIAction { [weak self] _ in self?.onChoose(activity) }, for: .touchUpInside)
                appButtons.append(button)
                apps.addSubview(button)
            } else {
                let row = ActivityRow(activity)
                row.addAction(UIAction { [weak self] _ in self?.onChoose(activity) }, for: .touchUpInside)
                rows.append(row)
                list.addSubview(row)
            }
        }
        rows.last?.isLast = true
        self.head.closeButton.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
        line.backgroundColor = .separator
        apps.showsHorizontalScrollIndicator = false
        list.backgroundColor = .secondarySystemGroupedBackground
        list.layer.cornerRadius = 10
        list.clipsToBounds = true
        for part in [apps, list] as [UIView] { scroller.addSubview(part) }
        for part in [scroller, self.head, line] as [UIView] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// The height that all of it takes, in points.
    var height: CGFloat {
        Self.headHeight + (appButtons.isEmpty ? Self.margin : Self.appsHeight) + CGFloat(rows.count) * Self.rowHeight
            + Self.margin
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let insets = safeAreaInsets
        head.frame = CGRect(
            x: insets.left, y: insets.top, width: bounds.width - insets.left - insets.right, height: Self.headHeight)
        line.frame = CGRect(x: 0, y: head.frame.maxY - 1 / 3, width: bounds.width, height: 1 / 3)
        scroller.frame = CGRect(
            x: 0, y: head.frame.maxY, width: bounds.width, height: max(0, bounds.height - head.frame.maxY))
        let appsHeight = appButtons.isEmpty ? Self.margin : Self.appsHeight
        apps.frame = CGRect(x: 0, y: 0, width: bounds.width, height: appsHeight)
        apps.isHidden = appButtons.isEmpty
        let step: CGFloat = 84
        let wanted = CGFloat(appButtons.count) * step + 2 * 8
        apps.contentSize = CGSize(width: wanted, height: appsHeight)
        let width = max(wanted, bounds.width)
        for (index, button) in appButtons.enumerated() {
            let x = 8 + CGFloat(index) * step
            button.frame = CGRect(x: isLeftToRight ? x : width - x - step, y: 0, width: step, height: appsHeight)
        }
        let margin = Self.margin + insets.left
        list.frame = CGRect(
            x: margin, y: appsHeight, width: bounds.width - 2 * margin, height: CGFloat(rows.count) * Self.rowHeight)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * Self.rowHeight, width: list.bounds.width, height: Self.rowHeight)
        }
        scroller.contentSize = CGSize(width: bounds.width, height: list.frame.maxY + Self.margin)
    }
}

/// The head of a sheet of activities.
final class ActivityHead: UIView {
    let closeButton = UIButton(type: .close)
    private let picture = UIImageView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let subtitle = UILabel(frame: .zero)

    init(_ head: ActivityPanel.Head) {
        super.init(frame: .zero)
        picture.image =
            head.picture
            ?? UIImage(systemName: "doc.text", withConfiguration: UIImage.SymbolConfiguration(pointSize: 22))
        picture.contentMode = head.picture == nil ? .center : .scaleAspectFill
        picture.tintColor = .secondaryLabel
        picture.backgroundColor = .tertiarySystemFill
        picture.layer.cornerRadius = 6
        picture.clipsToBounds = true
        title.text = head.title
        title.font = .preferredFont(forTextStyle: .headline)
        subtitle.text = head.subtitle
        subtitle.font = .preferredFont(forTextStyle: .footnote)
        subtitle.textColor = .secondaryLabel
        closeButton.accessibilityLabel = "Close"
        for part in [picture, title, subtitle, closeButton] as [UIView] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
            view.frame = CGRect(x: isLeftToRight ? x : bounds.width - x - width, y: y, width: width, height: height)
        }
        let textWidth = max(0, bounds.width - 72 - 60)
        place(picture, x: 16, y: 16, width: 44, height: 44)
        let hasSubtitle = subtitle.text != nil
        place(title, x: 72, y: hasSubtitle ? 16 : 26, width: textWidth, height: 24)
        place(subtitle, x: 72, y: 40, width: textWidth, height: 20)
        place(closeButton, x: bounds.width - 46, y: 23, width: 30, height: 30)
    }
}

/// An app in the row of a sheet of activities.
final class ActivityButton: UIControl {
    private let tile = UIView(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)

    init(_ activity: UIActivity) {
        super.init(frame: .zero)
        tile.backgroundColor = .systemBlue
        tile.layer.cornerRadius = 14
        tile.layer.cornerCurve = .continuous
        picture.image = activity.activityImage?.withRenderingMode(.alwaysTemplate)
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 28)
        picture.tintColor = .white
        picture.contentMode = .center
        label.text = activity.activityTitle
        label.font = .systemFont(ofSize: 12)
        label.textAlignment = .center
        for part in [tile, picture, label] as [UIView] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = activity.activityTitle
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

    override func layoutSubviews() {
        super.layoutSubviews()
        tile.frame = CGRect(x: bounds.midX - 30, y: 16, width: 60, height: 60)
        picture.frame = tile.frame
        label.frame = CGRect(x: 2, y: 80, width: bounds.width - 4, height: 18)
    }
}

/// An action in the list of a sheet of activities.
final class ActivityRow: UIControl {
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let line = UIView(frame: .zero)
    var isLast = false { didSet { line.isHidden = isLast } }

    init(_ activity: UIActivity) {
        super.init(frame: .zero)
        label.text = activity.activityTitle
        label.font = .preferredFont(forTextStyle: .body)
        picture.image = activity.activityImage?.withRenderingMode(.alwaysTemplate)
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
        picture.tintColor = .label
        picture.contentMode = .scaleAspectFit
        line.backgroundColor = .separator
        for part in [label, picture, line] as [UIView] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = activity.activityTitle
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemGray4 : nil } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let labelWidth = max(0, bounds.width - 16 - 60)
        label.frame = CGRect(
            x: isLeftToRight ? 16 : bounds.width - 16 - labelWidth, y: 0, width: labelWidth, height: bounds.height)
        picture.frame = CGRect(
            x: isLeftToRight ? bounds.width - 16 - 26 : 16, y: (bounds.height - 26) / 2, width: 26, height: 26)
        line.frame = CGRect(
            x: isLeftToRight ? 16 : 0, y: bounds.height - 1 / 3, width: bounds.width - 16, height: 1 / 3)
    }
}

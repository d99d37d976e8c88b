import Foundation

/// The measures of menus, in points.
enum MenuMetrics {
    static let width: CGFloat = 250
    static let radius: CGFloat = 13
    static let rowHeight: CGFloat = 44
    static let subtitleRowHeight: CGFloat = 58
    static let titleHeight: CGFloat = 31
    static let sectionGap: CGFloat = 8
    static let margin: CGFloat = 16
    /// The room that checkmarks get before titles.
    static let markRoom: CGFloat = 16
    static let iconRoom: CGFloat = 24
    /// Between the menu and what it belongs to, and the edges of the screen.
    static let distance: CGFloat = 8
}

/// One entry of a menu that is shown.
final class MenuRow: UIView {
    let element: UIMenuElement
    private let label = UILabel(frame: .zero)
    private let subtitle = UILabel(frame: .zero)
    private let icon = UIImageView(frame: .zero)
    private let mark = UIImageView(frame: .zero)
    private var spinner: UIActivityIndicatorView?
    private let hasMarkRoom: Bool
    /// Whether the row is the head of an open submenu, which closes it.
    private let isHead: Bool

    var isHighlighted = false {
        didSet { backgroundColor = isHighlighted && isEnabled ? .systemFill : nil }
    }

    /// Whether the entry may be chosen; for a command somebody has to be there who carries it out.
    let isEnabled: Bool

    init(_ element: UIMenuElement, hasMarkRoom: Bool, isHead: Bool = false) {
        self.element = element
        self.hasMarkRoom = hasMarkRoom
        self.isHead = isHead
        isEnabled =
            (element as? UICommand)?.isPossible(from: KeyDelivery.shared.start)
            ?? !(element is UIDeferredMenuElement || element.leafAttributes.contains(.disabled))
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
        for part in [label, subtitle, icon, mark] as [UIView] { addSubview(part) }
        label.font = .preferredFont(forTextStyle: isHead ? .headline : .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 2
        label.text = element.storedTitle
        subtitle.font = .preferredFont(forTextStyle: .footnote)
        subtitle.adjustsFontForContentSizeCategory = true
        subtitle.textColor = .secondaryLabel
        subtitle.text = element.subtitle
        subtitle.isHidden = (element.subtitle ?? "").isEmpty
        icon.image = element.storedImage.map {
            $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
        }
        icon.preferredSymbolConfiguration = .init(pointSize: 17)
        icon.contentMode = .center
        mark.contentMode = .center
        mark.image = markSymbol.flatMap {
            UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold))
        }
        let color = self.color
        label.textColor = color
        icon.tintColor = color
        mark.tintColor = color
        accessibilityLabel = element.storedTitle
        if element is UIDeferredMenuElement { showSpinner() }
        if element.leafState == .on { accessibilityTraits.insert(.selected) }
    }

    required init?(coder: NSCoder) { nil }

    /// Entries that come later are on their way.
    private func showSpinner() {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        label.textColor = .secondaryLabel
        self.spinner = spinner
        addSubview(spinner)
    }

    private var markSymbol: String? {
        if element is UIMenu { return isHead ? "chevron.down" : "chevron.forward" }
        return switch element.leafState {
        case .on: "checkmark"
        case .mixed: "minus"
        default: nil
        }
    }

    private var color: UIColor {
        guard isEnabled else { return .tertiaryLabel }
        let isDestructive =
            (element as? UIMenu)?.options.contains(.destructive) ?? element.leafAttributes.contains(.destructive)
        return isDestructive ? .systemRed : .label
    }

    func height(width: CGFloat) -> CGFloat {
        let room = max(0, width - 2 * MenuMetrics.margin - lead - iconRoom)
        let text = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
        let second =
            subtitle.isHidden
            ? 0 : subtitle.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
        let least = subtitle.isHidden ? MenuMetrics.rowHeight : MenuMetrics.subtitleRowHeight
        return max(least, ceilToPixel(text + second + 22))
    }

    private var lead: CGFloat { hasMarkRoom ? MenuMetrics.markRoom : 0 }
    private var iconRoom: CGFloat { icon.image == nil && spinner == nil ? 0 : MenuMetrics.iconRoom + 8 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = MenuMetrics.margin
        let room = max(0, bounds.width - 2 * margin - lead - iconRoom)
        let text = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
        let second =
            subtitle.isHidden
            ? 0 : subtitle.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
        let pixel = pixelScale
        let top = ((bounds.height - text - second) / 2 * pixel).rounded() / pixel
        var places: [(UIView, CGRect)] = [
            (label, CGRect(x: margin + lead, y: top, width: room, height: text)),
            (subtitle, CGRect(x: margin + lead, y: top + text, width: room, height: second)),
            (
                icon,
                CGRect(
                    x: bounds.width - margin - MenuMetrics.iconRoom, y: 0, width: MenuMetrics.iconRoom,
                    height: bounds.height)
            ),
        ]
        if let spinner { places.append((spinner, places[2].1)) }
        places.append((mark, CGRect(x: 8, y: 0, width: margin + lead - 12, height: bounds.height)))
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        for (part, place) in places { part.frame = isLeftToRight ? place : place.mirrored(in: bounds.width) }
    }

    override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        if !isEnabled { description.states.append("disabled") }
        if isHighlighted { description.states.append("highlighted") }
        if element.leafState == .on { description.states.append("on") }
    }
}

import DisplayProtocol
import Foundation
import QuartzCore

/// The view of a tab bar item.
final class TabBarButton: UIControl {
    let item: UITabBarItem
    private let picture = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    let badge = TabBadge(frame: .zero)
    private var layout = UITabBarItemAppearance.Style.stacked
    private var titleFont = UITabBarItemAppearance.Style.stacked.titleFont
    private var titleOffset = UIOffset.zero
    private var badgeOffset = UIOffset.zero

    /// The item's number, from 1, and how many there are.
    var place = (number: 0, count: 0)

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        for view in [picture, label, badge] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityRole: AccessibilityRole { elementRole(.button, .tab) }

    override var accessibilityText: String? {
        item.accessibilityLabel ?? item.title ?? pictureName
    }

    override var pictureName: String? { item.title == nil ? item.image?.spokenName : nil }

    override var accessibilityIdentifier: String? {
        get { item.accessibilityIdentifier ?? super.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }

    /// The item's badge, and its number among the tabs.
    override var accessibilityValue: String? {
        get {
            let badge = item.badgeValue.flatMap { $0.isEmpty ? nil : $0 }
            return [badge, "\(place.number) of \(place.count)"].compactMap { $0 }.joined(separator: ", ")
        }
        set {}
    }

    // MARK: What it shows

    /// Shows the item as an appearance says; what the state does not say is the normal state's, or the system's.
    func show(
        _ layout: UITabBarItemAppearance.Style, _ state: UITabBarItemStateAppearance,
        normal: UITabBarItemStateAppearance
    ) {
        self.layout = layout
        let ownColor: UIColor = isEnabled && isSelected ? tintColor : BarColors.unselectedItem
        let dim: (UIColor) -> UIColor = { self.isEnabled ? $0 : $0.withAlphaComponent(0.3) }
        let color = state.iconColor ?? dim(isSelected ? ownColor : normal.iconColor ?? ownColor)
        let image = item.picture(isSelected: isSelected, isLow: layout == .compactInline)
        picture.image = image.map { shown($0, layout) }
        picture.tintColor = color
        picture.isHidden = image == nil
        var attributes: [NSAttributedString.Key: Any] = [
            .font: layout.titleFont,
            .foregroundColor: dim(ownColor),
        ]
        let inherited = normal.titleTextAttributes.filter { $0.key != .foregroundColor || !isSelected }
        attributes.merge(inherited) { $1 }
        if let color = inherited[.foregroundColor] as? UIColor { attributes[.foregroundColor] = dim(color) }
        attributes.merge(state.titleTextAttributes) { $1 }
        let own = item.titleTextAttributes(for: .normal) ?? [:]
        attributes.merge(own.filter { $0.key != .foregroundColor || !isSelected }) { $1 }
        if isSelected { attributes.merge(item.titleTextAttributes(for: .selected) ?? [:]) { $1 } }
        if !isEnabled { attributes.merge(item.titleTextAttributes(for: .disabled) ?? [:]) { $1 } }
        label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
        titleFont = attributes[.font] as? UIFont ?? layout.titleFont
        titleOffset = item.titlePositionAdjustment
        if titleOffset == .zero { titleOffset = state.titlePositionAdjustment }
        badgeOffset = state.badgePositionAdjustment
        let isMarked = isSelected ? UIControl.State.selected : .normal
        let text = state.badgeTextAttributes.merging(
            item.badgeTextAttributes(for: isMarked) ?? item.badgeTextAttributes(for: .normal) ?? [:]
        ) { $1 }
        badge.show(
            item.badgeValue, color: item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed, attributes: text,
            isSmall: layout == .compactInline, offset: state.badgeTitlePositionAdjustment)
        setNeedsLayout()
    }

    /// The picture as the bar draws it: a stencil, and symbols as large as the layout has room for.
    private func shown(_ image: UIImage, _ layout: UITabBarItemAppearance.Style) -> UIImage {
        let sized = image.applyingPreference(layout.symbolConfiguration)
        return sized.renderingMode == .automatic ? sized.withRenderingMode(.alwaysTemplate) : sized
    }

    // MARK: Layout

    private typealias Metrics = TabBarMetrics

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (icon, text) = (pictureSize, label.intrinsicContentSize)
        if layout == .stacked { return CGSize(width: max(icon.width, text.width), height: Metrics.stackedHeight) }
        let gap = icon.width > 0 && text.width > 0 ? Metrics.pictureGap(layout) : 0
        return CGSize(width: icon.width + gap + text.width, height: size.height)
    }

    /// Pictures that are too large for a low bar are drawn smaller.
    private var pictureSize: CGSize {
        guard let image = picture.image else { return .zero }
        let limit: CGFloat =
            layout == .compactInline && image.symbolConfiguration == nil
            ? Metrics.compactPictureHeight : .infinity
        let factor = min(1, limit / max(image.size.height, 1))
        return CGSize(width: image.size.width * factor, height: image.size.height * factor)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var text = label.intrinsicContentSize
        let icon = pictureSize
        let insets =
            layout == .compactInline && item.landscapeImagePhone != nil
            ? item.landscapeImagePhoneInsets : item.imageInsets
        let shift = CGPoint(x: (insets.left - insets.right) / 2, y: (insets.top - insets.bottom) / 2)
        var middle: CGPoint
        if layout == .stacked {
            text.width = min(text.width, bounds.width)
            middle = CGPoint(x: bounds.midX, y: label.isEmpty ? bounds.midY : Metrics.pictureY)
            let baseline = Metrics.baseline(hasPicture: icon.width > 0)
            let ascent = titleFont.ascender
            label.frame = CGRect(
                x: roundToPixel((bounds.width - text.width) / 2), y: roundToPixel(baseline - ascent), width: text.width,
                height: text.height)
        } else {
            let gap = icon.width > 0 && text.width > 0 ? Metrics.pictureGap(layout) : 0
            text.width = min(text.width, max(0, bounds.width - icon.width - gap))
            let whole = icon.width + gap + text.width
            let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let start = roundToPixel((bounds.width - whole) / 2)
            middle = CGPoint(
                x: isReversed ? start + whole - icon.width / 2 : start + icon.width / 2, y: bounds.midY)
            label.frame = CGRect(
                x: isReversed ? start : start + icon.width + gap, y: roundToPixel((bounds.height - text.height) / 2),
                width: text.width, height: text.height)
        }
        label.frame = label.frame.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
        picture.frame = CGRect(
            x: floorToPixel(middle.x - icon.width / 2) + shift.x,
            y: roundToPixel(middle.y - icon.height / 2) + shift.y,
            width: icon.width, height: icon.height)
        if icon == .zero, layout != .stacked { middle.x = label.frame.maxX - Metrics.badgeBack }
        placeBadge(at: middle)
    }

    /// Puts the badge above the picture's middle, to its right.
    private func placeBadge(at middle: CGPoint) {
        let size = badge.sizeThatFits(bounds.size)
        let origin = Metrics.badgeOrigin(layout, picture: middle)
        badge.frame = CGRect(
            x: min(origin.x, max(0, bounds.width - size.width)) + badgeOffset.horizontal,
            y: origin.y + badgeOffset.vertical, width: size.width, height: size.height)
    }

    override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.text = item.title
        description.accessibilityLabel = item.accessibilityLabel ?? accessibilityLabel
        description.accessibilityIdentifier = item.accessibilityIdentifier ?? accessibilityIdentifier
    }
}

extension UILabel {
    fileprivate var isEmpty: Bool { (attributedText?.length ?? 0) == 0 }
}

extension UITabBarItemAppearance.Style {
    var titleFont: UIFont {
        switch self {
        case .stacked: .systemFont(ofSize: 10, weight: .medium)
        case .inline: .systemFont(ofSize: 13, weight: .regular)
        case .compactInline: .systemFont(ofSize: 12, weight: .regular)
        }
    }

    var symbolConfiguration: UIImage.SymbolConfiguration {
        switch self {
        case .stacked, .inline: UIImage.SymbolConfiguration(pointSize: 18, weight: .medium, scale: .large)
        case .compactInline: UIImage.SymbolConfiguration(pointSize: 18, weight: .medium, scale: .small)
        }
    }
}

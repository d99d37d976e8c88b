import CoreGraphics
import Foundation

/// The tokens of a search field side by side. Where they are wider than their place, the first ones are cut off.
final class SearchTokenStrip: UIView {
    enum Metrics {
        static let height: CGFloat = 24
        static let gap: CGFloat = 4
        /// The room left and right in a token, in points.
        static let padding: CGFloat = 7
        static let iconGap: CGFloat = 4
        static let corner: CGFloat = 6
        /// The width that the tokens leave to the text at least, in points.
        static let textWidth: CGFloat = 90
    }

    private(set) var views: [SearchTokenView] = []
    /// The index of the selected token; nil for none.
    var selected: Int? { didSet { updateColors() } }
    /// The ground of the tokens; nil for the tint colour.
    var ground: UIColor? { didSet { updateColors() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func show(_ tokens: [UISearchToken]) {
        for view in views { view.removeFromSuperview() }
        views = tokens.map { SearchTokenView($0) }
        for view in views { addSubview(view) }
        updateColors()
        setNeedsLayout()
    }

    private func updateColors() {
        for (index, view) in views.enumerated() {
            view.show(ground: ground ?? tintColor, isSelected: index == selected)
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    /// The width of all tokens with the gap behind each, in points.
    var fittingWidth: CGFloat { views.reduce(0) { $0 + $1.fittingWidth + Metrics.gap } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = min(0, bounds.width - fittingWidth)
        if let selected {
            // The selected token can be seen.
            let before = views[..<selected].reduce(0) { $0 + $1.fittingWidth + Metrics.gap }
            x = max(x, -before)
        }
        for view in views {
            let width = view.fittingWidth
            view.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: roundToPixel((bounds.height - Metrics.height) / 2),
                width: width, height: Metrics.height)
            x += width + Metrics.gap
        }
    }
}

/// One token of a search field.
final class SearchTokenView: UIView {
    private typealias Metrics = SearchTokenStrip.Metrics
    private let icon = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)

    init(_ token: UISearchToken) {
        super.init(frame: .zero)
        layer.cornerRadius = Metrics.corner
        icon.image = token.icon?.withRenderingMode(.alwaysTemplate)
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 14)
        icon.contentMode = .scaleAspectFit
        label.text = token.text
        label.font = .systemFont(ofSize: 16)
        addSubview(icon)
        addSubview(label)
        accessibilityLabel = token.text
    }

    required init?(coder: NSCoder) { nil }

    // Choice (search tokens): white on the ground; a selected one has the label's colour as its ground.
    func show(ground: UIColor, isSelected: Bool) {
        backgroundColor = isSelected ? .label : ground
        label.textColor = isSelected ? .systemBackground : .white
        icon.tintColor = label.textColor
    }

    private var iconSize: CGSize {
        guard icon.image != nil else { return .zero }
        let size = icon.intrinsicContentSize
        let factor = min(1, 18 / max(size.height, 1))
        return CGSize(width: ceilToPixel(size.width * factor), height: ceilToPixel(size.height * factor))
    }

    var fittingWidth: CGFloat {
        let icon = iconSize.width
        return ceilToPixel(label.intrinsicContentSize.width) + 2 * Metrics.padding
            + (icon > 0 ? icon + Metrics.iconGap : 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (image, text) = (iconSize, ceilToPixel(label.intrinsicContentSize.width))
        icon.frame = CGRect(
            x: isMirrored ? bounds.width - Metrics.padding - image.width : Metrics.padding,
            y: roundToPixel((bounds.height - image.height) / 2), width: image.width, height: image.height)
        let start = image.width > 0 ? Metrics.padding + image.width + Metrics.iconGap : Metrics.padding
        label.frame = CGRect(
            x: isMirrored ? bounds.width - start - text : start, y: 0, width: text, height: bounds.height)
    }
}

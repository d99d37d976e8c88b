import Foundation
import QuartzCore

/// The capsule with a short text at an item's corner.
final class TabBadge: UIView {
    private let label = UILabel(frame: .zero)
    private var height = TabBarMetrics.badgeHeight(isSmall: false)
    private var offset = UIOffset.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows a text, or nothing when it is nil.
    func show(
        _ text: String?, color: UIColor, attributes: [NSAttributedString.Key: Any], isSmall: Bool, offset: UIOffset
    ) {
        isHidden = text == nil
        backgroundColor = color
        height = TabBarMetrics.badgeHeight(isSmall: isSmall)
        self.offset = offset
        let base: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: TabBarMetrics.badgeFontSize(isSmall: isSmall)),
            .foregroundColor: UIColor.white,
        ]
        label.attributedText = text.map { NSAttributedString(string: $0, attributes: base.merging(attributes) { $1 }) }
        layer.cornerRadius = height / 2
        setNeedsLayout()
    }

    /// Round for one character, and wider for more.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.intrinsicContentSize.width.rounded(.up)
        return CGSize(width: max(height, text + TabBarMetrics.badgePadding), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = label.intrinsicContentSize
        label.frame = CGRect(
            x: roundToPixel((bounds.width - size.width) / 2) + offset.horizontal,
            y: roundToPixel((bounds.height - size.height) / 2) + offset.vertical, width: size.width, height: size.height
        )
    }
}

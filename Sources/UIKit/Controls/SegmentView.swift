import Foundation

/// One segment of a segmented control: a title or an image.
final class SegmentView: UIView {
    /// The space at both sides of a title together, in points.
    private static let padding: CGFloat = 20

    let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private(set) var action: UIAction?
    var isEnabled = true
    var isSelected = false
    /// 0 for none.
    var fixedWidth: CGFloat = 0
    var contentOffset = CGSize.zero { didSet { setNeedsLayout() } }
    var adjustment = UIOffset.zero { didSet { if adjustment != oldValue { setNeedsLayout() } } }
    private let backgroundPicture = UIImageView(frame: .zero)
    var background: UIImage? {
        didSet {
            backgroundPicture.image = background
            guard background != nil, backgroundPicture.superview == nil else { return }
            insertSubview(backgroundPicture, at: 0)
            setNeedsLayout()
        }
    }

    var title: String? {
        didSet {
            if title != nil { image = nil }
            label.text = title
            setNeedsLayout()
        }
    }

    var image: UIImage? {
        didSet {
            if image != nil, title != nil { title = nil }
            picture.image = image
            setNeedsLayout()
        }
    }

    private init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        picture.contentMode = .center
        addSubview(label)
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    convenience init(title: String?) {
        self.init()
        self.title = title
        label.text = title
    }

    convenience init(image: UIImage?) {
        self.init()
        self.image = image
        picture.image = image
    }

    convenience init(action: UIAction) {
        self.init()
        adopt(action)
    }

    func adopt(_ action: UIAction) {
        self.action = action
        if let image = action.image { self.image = image } else { title = action.title }
        isEnabled = !action.attributes.contains(.disabled)
    }

    /// Draws the segment with a look; the font of a selected segment is heavier.
    func show(_ attributes: [NSAttributedString.Key: Any], color: UIColor, weight: UIFont.Weight) {
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: weight)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        var rest = attributes
        rest[.font] = nil
        rest[.foregroundColor] = nil
        if let title, !rest.isEmpty {
            rest[.font] = label.font
            rest[.foregroundColor] = label.textColor
            label.attributedText = NSAttributedString(string: title, attributes: rest)
        } else {
            label.text = title
        }
        picture.tintColor = attributes[.foregroundColor] as? UIColor ?? color
    }

    /// The width that the content asks for while it is not selected, in points.
    func contentWidth(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
        if let image { return image.size.width + Self.padding }
        guard let title else { return Self.padding }
        let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
        let size = (title as NSString).size(withAttributes: [.font: font])
        return size.width.rounded(.up) + Self.padding
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        backgroundPicture.frame = bounds
        let area = bounds.offsetBy(
            dx: contentOffset.width + adjustment.horizontal, dy: contentOffset.height + adjustment.vertical)
        label.frame = area.insetBy(dx: min(2, area.width / 2), dy: 0)
        picture.frame = area
    }

    override var accessibilityRole: AccessibilityRole { AccessibilityRole(isElement: true, kind: .segment) }

    override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.text = title
        if isSelected { description.states.append("selected") }
        if !isEnabled { description.states.append("disabled") }
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? title }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits: UIAccessibilityTraits = .button
            if isSelected { traits.insert(.selected) }
            if !isEnabled { traits.insert(.notEnabled) }
            return super.accessibilityTraits.union(traits)
        }
        set { super.accessibilityTraits = newValue }
    }
}

import Foundation

/// The actions that a row uncovers, as wide as the row has moved.
final class SwipeActionsView: UIView {
    let configuration: UISwipeActionsConfiguration
    let isTrailing: Bool
    private let buttons: [SwipeActionButton]
    var onAction: ((UIContextualAction) -> Void)?
    /// Whether letting go would perform the first action, which then covers the others.
    var isFull = false { didSet { if isFull != oldValue { setNeedsLayout() } } }

    init(_ configuration: UISwipeActionsConfiguration, isTrailing: Bool) {
        self.configuration = configuration
        self.isTrailing = isTrailing
        buttons = configuration.actions.map { SwipeActionButton($0) }
        super.init(frame: .zero)
        clipsToBounds = true
        // The first action lies over those that are nearer to the row.
        for button in buttons.reversed() { addSubview(button) }
        for (button, action) in zip(buttons, configuration.actions) {
            button.addAction(UIAction { [weak self] _ in self?.onAction?(action) }, for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The width of all buttons together while the row rests, in points.
    var naturalWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let natural = max(naturalWidth, 1)
        let stretch = bounds.width / natural
        var used: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            var width = button.naturalWidth * stretch
            if isFull { width = index == 0 ? bounds.width : 0 }
            let x = isTrailing ? bounds.width - used - width : used
            // Colours meet below the next button.
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            used += width
        }
    }
}

/// One action's button.
private final class SwipeActionButton: UIControl {
    override var accessibilityRole: AccessibilityRole { elementRole(.button) }

    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let action: UIContextualAction

    init(_ action: UIContextualAction) {
        self.action = action
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        clipsToBounds = true
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 0
        label.text = action.title
        picture.image = action.image
        picture.tintColor = .white
        picture.preferredSymbolConfiguration = .init(pointSize: 20, weight: nil, scale: .default)
        accessibilityLabel = action.title
        for view in [label, picture] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The width of the button while the row rests, in points.
    var naturalWidth: CGFloat {
        let text = action.image == nil ? label.sizeThatFits(CGSize(width: 200, height: 1000)).width : 0
        return max(74, ceilToPixel(text + 30))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = action.image == nil ? CGSize.zero : picture.intrinsicContentSize
        let text = label.sizeThatFits(CGSize(width: max(bounds.width, 44), height: 1000))
        // A low row shows the picture alone.
        let showsText = action.image == nil || bounds.height >= size.height + text.height + 16
        label.isHidden = !showsText
        let total = size.height + (showsText ? text.height + (action.image == nil ? 0 : 4) : 0)
        let top = (bounds.height - total) / 2
        picture.frame = CGRect(x: (bounds.width - size.width) / 2, y: top, width: size.width, height: size.height)
        let textTop = action.image == nil ? top : top + size.height + 4
        label.frame = CGRect(x: (bounds.width - text.width) / 2, y: textTop, width: text.width, height: text.height)
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.8 : 1 }
    }
}

import Foundation
import QuartzCore

extension UICellAccessory {
    /// Accessories as they stand from one end to the other: each kind in the order of the app, but for those that ask for a
    /// place.
    static func arranged(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
        [true, false].flatMap { isLeading in
            accessories.filter { $0.isLeading == isLeading }.reduce(into: [UICellAccessory]()) { list, accessory in
                let index = accessory.position?(list) ?? list.count
                list.insert(accessory, at: max(0, min(index, list.count)))
            }
        }
    }

    /// The view of the accessory in a cell.
    func makeView(for cell: UICollectionViewListCell) -> UIView {
        switch content {
        case .sign(let type, let onTap):
            let sign = CellAccessory(type)
            sign.onTap = onTap
            sign.margin = 0
            return sign
        case .label(let text, let font):
            let label = UILabel(frame: .zero)
            label.text = text
            label.font = font ?? .preferredFont(forTextStyle: .body, compatibleWith: cell.traitCollection)
            label.textColor = .secondaryLabel
            return label
        case .view(let own): return own
        case .symbol(let name, let color, let spoken, let onTap):
            let button = UIButton(frame: .zero)
            button.setImage(UIImage(systemName: name), for: .normal)
            button.tintColor = color
            button.accessibilityLabel = spoken
            button.isUserInteractionEnabled = onTap != nil
            button.addAction(UIAction { _ in onTap?() }, for: .touchUpInside)
            return button
        case .mark:
            let mark = SelectionMark(frame: .zero)
            mark.isMarked = cell.isSelected
            return mark
        case .outline(let style, let onTap):
            let sign = OutlineSign(frame: .zero)
            sign.outline = cell.outline
            sign.isUserInteractionEnabled = style == .cell
            sign.onTap = { [weak cell] in if let onTap { onTap() } else { cell?.outline?.toggle() } }
            return sign
        case .menu(let menu):
            let button = UIButton(configuration: .plain())
            button.menu = menu
            button.showsMenuAsPrimaryAction = true
            button.changesSelectionAsPrimaryAction = true
            return button
        }
    }
}

/// The circle of an item that may be selected, with a check mark in it once it is.
final class SelectionMark: UIImageView {
    var isMarked = false { didSet { show() } }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        contentMode = .center
        show()
    }

    private func show() {
        image = UIImage(systemName: isMarked ? "checkmark.circle.fill" : "circle")
        tintColor = isMarked ? nil : .tertiaryLabel
    }
}

/// The arrow of an item with others below it in an outline, which points down while they are seen.
final class OutlineSign: UIControl {
    var onTap: (() -> Void)?
    private let arrow = UIImageView(frame: .zero)

    var outline: OutlinePlace? {
        didSet {
            isHidden = outline?.hasChildren != true
            guard outline?.isExpanded != oldValue?.isExpanded else { return }
            let isExpanded = outline?.isExpanded == true
            let angle: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -.pi / 2 : .pi / 2
            let turn = { self.arrow.transform = isExpanded ? CGAffineTransform(rotationAngle: angle) : .identity }
            if oldValue == nil || window == nil { turn() } else { UIView.animate(withDuration: 0.25, animations: turn) }
            accessibilityValue = isExpanded ? "Expanded" : "Collapsed"
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        arrow.image = UIImage(
            systemName: "chevron.forward",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
        arrow.contentMode = .center
        addSubview(arrow)
        accessibilityLabel = "Outline"
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityRole: AccessibilityRole { elementRole(.button) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = max(arrow.image?.size.width ?? 0, arrow.image?.size.height ?? 0)
        arrow.bounds.size = CGSize(width: side, height: side)
        arrow.center = bounds.middle
    }
}

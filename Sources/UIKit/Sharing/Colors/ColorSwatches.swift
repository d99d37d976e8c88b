import CoreGraphics
import Foundation

/// The selected colour beside those that the person has put aside.
final class ColorSwatches: UIView, UIContextMenuInteractionDelegate {
    static let height: CGFloat = 82
    private static let circle: CGFloat = 30
    private static let gap: CGFloat = 18

    /// A person has picked a colour that was put aside.
    var onPick: (PickedColor) -> Void = { _ in }

    private let selected = ColorSwatch(radius: 10)
    private let add = UIButton(type: .system)
    private var swatches: [ColorSwatch] = []
    private var shown = PickedColor.black

    override init(frame: CGRect) {
        super.init(frame: frame)
        selected.isAccessibilityElement = true
        selected.accessibilityLabel = "Selected Color"
        selected.isUserInteractionEnabled = false
        add.setImage(
            UIImage(
                systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)),
            for: .normal)
        add.backgroundColor = .tertiarySystemFill
        add.layer.cornerRadius = Self.circle / 2
        add.accessibilityLabel = "Add Color"
        add.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                SavedColors.shared.add(shown)
                showSaved()
            }, for: .touchUpInside)
        for part in [selected, add] as [UIView] { addSubview(part) }
        showSaved()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ color: PickedColor) {
        shown = color
        selected.picked = color
        selected.accessibilityValue = "#" + color.hex
        for swatch in swatches { swatch.isSelected = swatch.picked == color }
    }

    private func showSaved() {
        for swatch in swatches { swatch.removeFromSuperview() }
        swatches = SavedColors.shared.colors.map { color in
            let swatch = ColorSwatch(radius: Self.circle / 2)
            swatch.picked = color
            swatch.isSelected = color == shown
            swatch.isAccessibilityElement = true
            swatch.accessibilityLabel = "#" + color.hex
            swatch.accessibilityTraits = .button
            swatch.addAction(UIAction { [weak self] _ in self?.onPick(color) }, for: .touchUpInside)
            swatch.addInteraction(UIContextMenuInteraction(delegate: self))
            addSubview(swatch)
            return swatch
        }
        setNeedsLayout()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let color = (interaction.view as? ColorSwatch)?.picked else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            UIMenu(children: [
                UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                    SavedColors.shared.remove(color)
                    self?.showSaved()
                }
            ])
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        func put(_ view: UIView, _ place: CGRect) {
            view.frame = isLeftToRight ? place : place.mirrored(in: bounds.width)
        }
        let side = Self.height
        put(selected, CGRect(x: 0, y: 0, width: side, height: side))
        let left = side + Self.gap + 4
        let circle = Self.circle
        let columns = max(1, Int((bounds.width - left + Self.gap) / (circle + Self.gap)))
        let step = columns > 1 ? (bounds.width - left - circle) / CGFloat(columns - 1) : 0
        let all = swatches as [UIView] + [add]
        for (index, view) in all.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            put(
                view,
                CGRect(
                    x: left + CGFloat(column) * step, y: 3 + CGFloat(row) * (side - 6 - circle), width: circle,
                    height: circle))
            // Two rows are all that there is room for; the last place is the button's.
            view.isHidden = view === add ? false : index >= 2 * columns - 1
        }
        if all.count > 2 * columns {
            put(
                add,
                CGRect(
                    x: left + CGFloat(columns - 1) * step, y: side - 3 - circle, width: circle, height: circle))
        }
    }
}

/// A piece of one colour, with squares below it where the colour lets something through.
final class ColorSwatch: UIControl {
    private let ground = TransparencyGround(frame: .zero)
    private let paint = UIView(frame: .zero)
    private let ring = UIView(frame: .zero)
    private let radius: CGFloat

    var picked = PickedColor.black {
        didSet {
            paint.backgroundColor = picked.color
            ground.isHidden = picked.alpha == 1
        }
    }

    init(radius: CGFloat) {
        self.radius = radius
        super.init(frame: .zero)
        for part in [ground, paint] {
            part.clipsToBounds = true
            part.layer.cornerRadius = radius
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        paint.layer.borderWidth = 0.5
        paint.layer.borderColor = UIColor(white: 0.5, alpha: 0.3).cgColor
        ring.isUserInteractionEnabled = false
        ring.layer.borderWidth = 2
        ring.isHidden = true
        addSubview(ring)
    }

    required init?(coder: NSCoder) { nil }

    override func stateDidChange() {
        super.stateDidChange()
        ring.isHidden = !isSelected
        ring.layer.borderColor = picked.color.cgColor
        paint.alpha = isHighlighted ? 0.5 : 1
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A ring around a selected circle, which makes room for it.
        let inset: CGFloat = isSelected ? 5 : 0
        let place = bounds.insetBy(dx: inset, dy: inset)
        for part in [ground, paint] {
            part.frame = place
            part.layer.cornerRadius = min(radius, place.height / 2)
        }
        ring.frame = bounds
        ring.layer.cornerRadius = radius
    }
}

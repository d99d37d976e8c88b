import Foundation
import QuartzCore

/// The view of a bar button item, as high as the bar.
final class BarButton: UIControl {
    /// Room on both sides of the content, in points.
    static let inset: CGFloat = 8

    /// The item that keeps the button; gone where a touch holds a button that was replaced meanwhile.
    private(set) weak var item: UIBarButtonItem?
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    /// The disc behind the cross of a system button that closes.
    private let disc = UIView(frame: .zero)
    /// The disc's diameter, in points.
    private static let discSide: CGFloat = 30
    private weak var menuPresentation: MenuPresentation?
    private var menuCall: Int?

    /// The picture or the colour behind the content.
    private let ground = BarButtonGround(frame: .zero)

    /// The look of buttons in the bar's appearance.
    var looks: UIBarButtonItemAppearance?

    init(item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        disc.isUserInteractionEnabled = false
        disc.backgroundColor = .tertiarySystemFill
        disc.layer.cornerRadius = Self.discSide / 2
        addSubview(label)
        addSubview(picture)
        update()
        addAction(UIAction { [weak self] _ in self?.item?.fire(from: nil) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows what the item says now.
    func update() {
        guard let item else { return }
        picture.image = shownImage.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        picture.isHidden = item.image == nil
        label.isHidden = item.image != nil
        ground.show(item, isHighlighted: isHighlighted, looks: looks, in: self)
        if showsDisc { insertSubview(disc, at: 0) } else { disc.removeFromSuperview() }
        isEnabled = item.isEnabled
        tintColor = item.tintColor
        showTitle()
        setNeedsLayout()
    }

    /// Whether the bar is low, and the item has a picture for that.
    private var usesLowImage: Bool {
        traitCollection.verticalSizeClass == .compact && item?.landscapeImagePhone != nil && item?.image != nil
    }

    private var shownImage: UIImage? { usesLowImage ? item?.landscapeImagePhone : item?.image }

    private func showTitle() {
        guard let item else { return }
        let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
        let tint: UIColor = item.isSelected ? .systemBackground : tintColor
        let color: UIColor = item.isEnabled ? tint : UILabel.disabledColor
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: weight), .foregroundColor: color,
        ]
        attributes.merge(looks?.titleAttributes(isEnabled: item.isEnabled, isHighlighted: isHighlighted) ?? [:]) { $1 }
        let own = item.titleTextAttributes(for: .normal) ?? [:]
        attributes.merge(own) { $1 }
        if !item.isEnabled { attributes.merge(item.titleTextAttributes(for: .disabled) ?? [:]) { $1 } }
        if isHighlighted { attributes.merge(item.titleTextAttributes(for: .highlighted) ?? [:]) { $1 } }
        label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
        picture.tintColor = showsDisc ? .secondaryLabel : color
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showTitle()
    }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            ControlFade.show(isHighlighted, on: [label, picture, disc])
            if let item { ground.show(item, isHighlighted: isHighlighted, looks: looks, in: self) }
        }
    }

    private var showsDisc: Bool { item?.systemItem == .close && item?.image != nil }

    // MARK: The menu

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let item, item.menu != nil else { return super.beginTracking(touch, with: event) }
        guard item.hasAction else {
            openMenu()
            // The finger that opens a menu is the menu's from then on.
            return false
        }
        menuCall = DueCalls.shared.schedule(after: 0.5) { [weak self] in
            guard let self, isTracking else { return }
            openMenu()
            // The press opened the menu and is no tap any more.
            trackCancelled(nil)
        }
        return super.beginTracking(touch, with: event)
    }

    private func openMenu() {
        guard let item, let menu = item.menu else { return }
        sendActions(for: .menuActionTriggered)
        let content = convert(content.bounds, from: content).insetBy(dx: 0, dy: -Self.inset)
        menuPresentation = MenuPresentation.present(menu, from: self, rect: content, sender: item)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        DueCalls.shared.cancel(menuCall)
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        DueCalls.shared.cancel(menuCall)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        if !isTracking, let touch = touches.first { menuPresentation?.fingerMoved(touch) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first { menuPresentation?.fingerEnded(touch) }
    }

    // MARK: Layout

    private var content: UIView { item?.image == nil ? label : picture }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = item?.width ?? 0
        let width = own > 0 ? own : showsDisc ? Self.discSide : max(content.intrinsicContentSize.width, possibleWidth)
        return CGSize(width: width + 2 * Self.inset, height: BarMetrics.buttonHeight)
    }

    /// The width of the widest title that the item may have, in points.
    private var possibleWidth: CGFloat {
        guard let item, item.image == nil, let titles = item.possibleTitles else { return 0 }
        let attributes = label.attributedText.flatMap { text in
            text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : nil
        }
        return titles.map { ceilToPixel($0.size(withAttributes: attributes).width) }.max() ?? 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var size = content.intrinsicContentSize
        size.width = min(size.width, max(0, bounds.width - 2 * Self.inset))
        let insets = (usesLowImage ? item?.landscapeImagePhoneInsets : item?.imageInsets) ?? .zero
        let shift = item.map { titleShift(of: $0) } ?? .zero
        // Down as the title beside it, so that baselines agree.
        content.frame = CGRect(
            x: roundToPixel((bounds.width - size.width) / 2) + (insets.left - insets.right) / 2 + shift.horizontal,
            y: floorToPixel((bounds.height - size.height) / 2) + (insets.top - insets.bottom) / 2 + shift.vertical,
            width: size.width, height: size.height)
        ground.place(in: bounds)
        disc.frame = CGRect(
            x: roundToPixel((bounds.width - Self.discSide) / 2), y: floorToPixel((bounds.height - Self.discSide) / 2),
            width: Self.discSide, height: Self.discSide)
    }

    /// The distance of the title from its usual place; pictures stay.
    private func titleShift(of item: UIBarButtonItem) -> UIOffset {
        guard item.image == nil else { return .zero }
        if item.ownLook.titleShift != .zero { return item.ownLook.titleShift }
        return looks?.normal.titlePositionAdjustment ?? .zero
    }

    override var accessibilityRole: AccessibilityRole {
        elementRole(item?.isSelected == true ? [.button, .selected] : .button)
    }

    override var accessibilityText: String? {
        item?.accessibilityLabel ?? item?.title ?? pictureName
    }

    override var pictureName: String? { item?.title == nil ? item?.image?.spokenName : nil }

    override var accessibilityIdentifier: String? {
        get { item?.accessibilityIdentifier ?? super.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }

    override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.text = item?.title
        description.accessibilityLabel = item?.accessibilityLabel ?? accessibilityLabel
        description.accessibilityIdentifier = item?.accessibilityIdentifier ?? accessibilityIdentifier
    }
}

import Foundation
import QuartzCore

/// A chevron and the title of the screen below.
final class BackButton: UIControl {
    /// The titles beside the chevron, from long to short.
    enum Title: CaseIterable { case full, short, none }

    private let chevron = BackChevron(frame: CGRect(origin: .zero, size: BarMetrics.chevron))
    private let pictureView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    /// The picture behind the title, which takes the arrowhead's place.
    private let ground = UIImageView(frame: .zero)
    private var fullTitle = ""
    private var item: UINavigationItem?

    var shown = Title.full { didSet { if shown != oldValue { update() } } }
    /// The bar's margin, in points.
    var margin = SystemMargins.narrow { didSet { if margin != oldValue { setNeedsLayout() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        chevron.backgroundColor = nil
        addSubview(chevron)
        addSubview(pictureView)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    var looks: UIBarButtonItemAppearance?
    /// The picture in place of the arrowhead; nil for the arrowhead.
    var picture: UIImage? {
        didSet {
            guard picture !== oldValue else { return }
            pictureView.image = picture?.withRenderingMode(.alwaysTemplate)
            showGround()
            setNeedsLayout()
        }
    }

    // MARK: While the bar changes to another item

    var labelAlpha: CGFloat {
        get { label.alpha }
        set { label.alpha = newValue }
    }
    var chevronAlpha: CGFloat {
        get { chevron.alpha }
        set { (chevron.alpha, pictureView.alpha) = (newValue, newValue) }
    }
    /// The distance of the title from its place, in points.
    var labelShift: CGFloat = 0 { didSet { label.transform = CGAffineTransform(translationX: labelShift, y: 0) } }
    /// The left edge of the title in the coordinates of the bar's content, in points.
    var labelOrigin: CGFloat { frame.minX + label.untransformedFrame.minX }
    var labelMiddle: CGFloat { frame.minX + label.untransformedFrame.midX }

    /// Leads back to an item (fact 5.28).
    func show(_ item: UINavigationItem) {
        self.item = item
        fullTitle = item.titleOfBackButton
        tintColor = item.backBarButtonItem?.tintColor
        update()
    }

    private func update() {
        let mode = item?.backButtonDisplayMode ?? .default
        let longest = mode == .minimal ? Title.none : mode == .generic ? .short : .full
        let text: String =
            switch shown == .full ? longest : mode == .minimal ? .none : shown {
            case .full: fullTitle
            // A title that is shorter than the word stays.
            case .short: fullTitle.count <= 4 ? fullTitle : "Back"
            case .none: ""
            }
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17), .foregroundColor: tintColor as UIColor,
        ]
        attributes.merge(looks?.titleAttributes(isEnabled: true, isHighlighted: false) ?? [:]) { $1 }
        attributes.merge(item?.backBarButtonItem?.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        label.attributedText = NSAttributedString(string: text, attributes: attributes)
        showGround()
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
        chevron.setNeedsDisplay()
    }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { ControlFade.show(isHighlighted, on: [chevron, label]) } }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.intrinsicContentSize.width
        return CGSize(
            width: max(BarMetrics.leastBackWidth, text == 0 ? 0 : BarMetrics.backTitleX + text),
            height: BarMetrics.buttonHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let shift = margin - SystemMargins.narrow
        chevron.frame = frameOfSign(BarMetrics.chevron, shift)
        if let size = picture?.size { pictureView.frame = frameOfSign(size, shift) }
        let size = label.intrinsicContentSize
        let y = floorToPixel((bounds.height - size.height) / 2)
        label.bounds.size = size
        let moved = titleShift
        ground.frame = CGRect(
            x: 0, y: (bounds.height - (ground.image?.size.height ?? 0)) / 2 + groundShift,
            width: max(ground.image?.size.width ?? 0, bounds.width), height: ground.image?.size.height ?? 0)
        label.center = CGPoint(
            x: BarMetrics.backTitleX + shift + size.width / 2 + moved.horizontal,
            y: y + size.height / 2 + moved.vertical)
    }

    /// The distance of the title from its usual place: the item's own, the appearance's, or that of all items.
    private var titleShift: UIOffset {
        if let own = item?.backBarButtonItem?.backTitleShift, own != .zero { return own }
        if let shift = looks?.normal.titlePositionAdjustment, shift != .zero { return shift }
        return UIBarButtonItem.appearance().backTitleShift
    }

    private var groundLook: BarItemLook {
        item?.backBarButtonItem?.ownLook ?? UIBarButtonItem.appearance().ownLook
    }
    private var groundShift: CGFloat { groundLook.backBackgroundShift }

    private func showGround() {
        ground.image = BarItemLook.background(
            in: groundLook.backBackgrounds, isEnabled: isEnabled, isHighlighted: isHighlighted)
        if ground.image == nil { ground.removeFromSuperview() } else { insertSubview(ground, at: 0) }
        chevron.isHidden = picture != nil || ground.image != nil
    }

    /// The place of the arrowhead, or of the picture in its place.
    private func frameOfSign(_ size: CGSize, _ shift: CGFloat) -> CGRect {
        let y = roundToPixel((bounds.height - size.height) / 2)
        return CGRect(origin: CGPoint(x: BarMetrics.chevronX + shift, y: y), size: size)
    }

    override var accessibilityRole: AccessibilityRole { elementRole(.button) }

    override var accessibilityText: String? { fullTitle.isEmpty ? "Back" : fullTitle }

    override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        description.text = fullTitle
        description.accessibilityLabel = accessibilityLabel ?? (fullTitle.isEmpty ? "Back" : nil)
    }
}

/// An arrowhead that points back.
private final class BackChevron: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setStrokeColor((tintColor as UIColor).cgColor)
        context.setLineWidth(2.6)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.addLines(between: [CGPoint(x: 10.94, y: 2.16), CGPoint(x: 2.64, y: 10.26), CGPoint(x: 10.94, y: 18.36)])
        context.strokePath()
    }
}

@_spi(Framework) import UIKit

/// When a marker's text is shown.
public enum MKFeatureVisibility: Int, Sendable {
    /// As the marker's state has it.
    case adaptive
    /// Never.
    case hidden
    /// Always.
    case visible
}

/// A balloon with a picture or a text in it, and the annotation's title below.
open class MKMarkerAnnotationView: MKAnnotationView {
    /// When the title is shown.
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { update() } }
    /// When the subtitle is shown: by default while the marker is selected and has no callout.
    open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { update() } }
    /// The balloon's colour; nil for red.
    open var markerTintColor: UIColor? { didSet { balloon.setNeedsDisplay() } }
    /// The colour of what is in the balloon; nil for white.
    open var glyphTintColor: UIColor? { didSet { balloon.setNeedsDisplay() } }
    /// A text in the balloon, of few letters.
    open var glyphText: String? { didSet { balloon.setNeedsDisplay() } }
    /// A picture in the balloon, as a template.
    open var glyphImage: UIImage? { didSet { balloon.setNeedsDisplay() } }
    /// A picture in the balloon while the marker is selected; nil for the same.
    open var selectedGlyphImage: UIImage? { didSet { balloon.setNeedsDisplay() } }
    /// Whether the marker comes with an animation.
    open var animatesWhenAdded = false

    private let balloon = MarkerBalloon()
    private let texts = MarkerTexts()

    override func setUp() {
        super.setUp()
        bounds = CGRect(x: 0, y: 0, width: 2 * MapLook.markerRadius, height: 2 * MapLook.markerRadius)
        centerOffset = CGPoint(x: 0, y: -MapLook.markerRadius)
        collisionMode = .circle
        balloon.marker = self
        addSubview(balloon)
        addSubview(texts)
        update()
    }

    override func annotationDidChange() {
        super.annotationDidChange()
        update()
    }

    /// Makes the balloon large, or small again.
    open override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        guard animated else { return update() }
        UIView.animate(withDuration: 0.25, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
            self.update()
        }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        update()
    }

    /// The tip stays where it is.
    private func update() {
        // A marker with a callout stays small, since the callout says all.
        let isLarge = isSelected && !canShowCallout
        let radius = isLarge ? MapLook.selectedMarkerRadius : MapLook.markerRadius
        let tip = CGPoint(x: bounds.midX, y: bounds.maxY)
        let size = MarkerBalloon.size(radius: radius)
        balloon.frame = CGRect(
            x: tip.x - size.width / 2, y: tip.y - size.height, width: size.width, height: size.height)
        balloon.setNeedsDisplay()
        let showsTitle = titleVisibility != .hidden
        let showsSubtitle =
            subtitleVisibility == .visible || subtitleVisibility == .adaptive && isSelected && !canShowCallout
        texts.show(showsTitle ? annotation?.__title : nil, showsSubtitle ? annotation?.__subtitle : nil, below: tip)
    }

    fileprivate var glyph: UIImage? { isSelected ? selectedGlyphImage ?? glyphImage : glyphImage }
}

/// The balloon of a marker.
@MainActor private final class MarkerBalloon: UIView {
    weak var marker: MKMarkerAnnotationView?

    static func size(radius: CGFloat) -> CGSize { CGSize(width: 2 * radius, height: 2 * radius + radius * 0.28) }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 2
        layer.shadowOffset = CGSize(width: 0, height: 1)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let marker else { return }
        let radius = bounds.width / 2
        let middle = CGPoint(x: radius, y: radius)
        let path = UIBezierPath()
        let tip = CGPoint(x: radius, y: bounds.height)
        // The tangents of the circle that meet in the tip.
        let spread = acos(radius / (tip.y - middle.y))
        path.addArc(
            withCenter: middle, radius: radius, startAngle: .pi / 2 + spread, endAngle: .pi / 2 - spread,
            clockwise: true)
        path.addLine(to: tip)
        path.close()
        (marker.markerTintColor ?? .systemRed).setFill()
        path.fill()
        drawGlyph(of: marker, around: middle, radius)
    }

    private func drawGlyph(of marker: MKMarkerAnnotationView, around middle: CGPoint, _ radius: CGFloat) {
        let color = marker.glyphTintColor ?? .white
        if let text = marker.glyphText, marker.glyph == nil {
            let string = NSAttributedString(
                string: text,
                attributes: [
                    .font: UIFont.systemFont(ofSize: radius * 0.9, weight: .semibold), .foregroundColor: color,
                ])
            let size = string.size()
            string.draw(at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2))
            return
        }
        let image = marker.glyph ?? UIImage(systemName: "mappin")
        guard let image = image?.withTintColor(color, renderingMode: .alwaysTemplate) else { return }
        let side = radius * 1.2
        let scale = side / max(image.size.width, image.size.height, 1)
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        image.withTintColor(color).draw(
            in: CGRect(
                x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height))
    }
}

/// The title and subtitle below a marker.
@MainActor private final class MarkerTexts: UIView {
    private var title: String?
    private var subtitle: String?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    private static let width: CGFloat = 120

    /// The lines that are shown, each with its font and colour.
    private var lines: [(text: String, font: UIFont, color: UIColor)] {
        let all: [(String?, UIFont, UIColor)] = [
            (title, .systemFont(ofSize: 11, weight: .semibold), .label),
            (subtitle, .systemFont(ofSize: 11), .secondaryLabel),
        ]
        return all.compactMap { text, font, color in
            guard let text, !text.isEmpty else { return nil }
            return (text, font, color)
        }
    }

    private func string(_ text: String, _ font: UIFont, _ color: UIColor) -> NSAttributedString {
        let centered = NSMutableParagraphStyle()
        centered.alignment = .center
        return NSAttributedString(
            string: text, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: centered])
    }

    private func height(_ line: (text: String, font: UIFont, color: UIColor)) -> CGFloat {
        let limit = CGSize(width: Self.width, height: 60)
        let string = string(line.text, line.font, line.color)
        return ceil(string.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil).height)
    }

    func show(_ title: String?, _ subtitle: String?, below tip: CGPoint) {
        (self.title, self.subtitle) = (title, subtitle)
        let height = lines.map(height).reduce(0, +)
        frame = CGRect(x: tip.x - Self.width / 2 - 2, y: tip.y + 2, width: Self.width + 4, height: height + 4)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let halo = UIColor.systemBackground.withAlphaComponent(0.8)
        var area = bounds.insetBy(dx: 2, dy: 2)
        for line in lines {
            area.size.height = height(line)
            for (x, y) in [(-1, 0), (1, 0), (0, -1), (0, 1)] as [(CGFloat, CGFloat)] {
                string(line.text, line.font, halo).draw(in: area.offsetBy(dx: x, dy: y))
            }
            string(line.text, line.font, line.color).draw(in: area)
            area.origin.y = area.maxY
        }
    }

    override func traitsDidChange(from previous: UITraitCollection?) {
        super.traitsDidChange(from: previous)
        setNeedsDisplay()
    }
}

import CoreGraphics
import Foundation
import QuartzCore

/// A popover's body and arrow with the presented view in it.
final class PopoverBubble: UIView {
    private let shape = PopoverShape(frame: .zero)
    private let clip = UIView(frame: .zero)
    private let clipShape = CAShapeLayer()
    private let content: UIView

    var fill: UIColor { didSet { shape.fill = fill } }
    var placement: PopoverPlacement? { didSet { if placement != oldValue { setNeedsLayout() } } }

    init(_ content: UIView, fill: UIColor) {
        self.content = content
        self.fill = fill
        super.init(frame: .zero)
        shape.fill = fill
        shape.isUserInteractionEnabled = false
        clip.layer.mask = clipShape
        clip.addSubview(content)
        addSubview(shape)
        addSubview(clip)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 32
        layer.shadowOffset = CGSize(width: 0, height: 8)
    }

    required init?(coder: NSCoder) { nil }

    var contentSize: CGSize? { placement?.frame.size }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let placement else { return }
        shape.frame = bounds
        shape.outline = placement.outline
        layer.shadowPath = placement.outline
        // The content goes on under the arrow, which is outside its safe area.
        clip.frame = bounds
        clipShape.frame = bounds
        clipShape.path = placement.outline
        content.frame = clip.bounds
    }

    override var safeAreaInsets: UIEdgeInsets {
        guard let placement else { return .zero }
        return UIEdgeInsets(
            top: placement.body.minY, left: placement.body.minX, bottom: placement.frame.height - placement.body.maxY,
            right: placement.frame.width - placement.body.maxX)
    }
}

/// Draws the outline of a popover.
private final class PopoverShape: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    private var shapeLayer: CAShapeLayer? { layer as? CAShapeLayer }

    var fill = UIColor.popoverFill { didSet { updateFill() } }
    var outline: CGPath? { didSet { shapeLayer?.path = outline } }

    private func updateFill() {
        shapeLayer?.fillColor = fill.resolvedColor(with: untrackedTraits).cgColor
    }

    override func traitsDidChange(from previous: UITraitCollection?) {
        super.traitsDidChange(from: previous)
        updateFill()
    }
}

extension PopoverPlacement {
    /// The body with the arrow, in the bubble's coordinates.
    fileprivate var outline: CGPath {
        let path = CGMutablePath()
        path.addPath(UIBezierPath(roundedRect: body, cornerRadius: Self.cornerRadius).cgPath)
        // Along the edge, and away from the body.
        let (along, out): (CGPoint, CGPoint) =
            switch direction {
            case .left: (CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0))
            case .right: (CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0))
            case .down: (CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1))
            default: (CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1))
            }
        func point(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
            let up = b - Self.arrowHeight
            return CGPoint(x: tip.x + along.x * a + out.x * up, y: tip.y + along.y * a + out.y * up)
        }
        let half = Self.arrowBase / 2
        // A little into the body, so that no seam shows.
        path.move(to: point(-half, -0.5))
        path.addLine(to: point(-half, 0))
        path.addCurve(to: point(-4.5, 10.5), control1: point(-half + 8, 0), control2: point(-9, 6))
        path.addCurve(to: point(4.5, 10.5), control1: point(-2, 13.8), control2: point(2, 13.8))
        path.addCurve(to: point(half, 0), control1: point(9, 6), control2: point(half - 8, 0))
        path.addLine(to: point(half, -0.5))
        path.closeSubpath()
        return path
    }
}

extension UIColor {
    /// The system's colour of a popover.
    static let popoverFill = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 37 / 255, alpha: 1) : UIColor(white: 0.97, alpha: 1)
    }
}

import Foundation
import QuartzCore

/// The spokes of an activity indicator.
final class SpinnerWheel: UIView {
    static let spokes = 8

    var color = UIColor.systemGray { didSet { setNeedsDisplay() } }
    /// The number of spokes shown, clockwise from the top; those of a wheel that is being pulled out come one by one.
    var visibleSpokes = SpinnerWheel.spokes { didSet { if visibleSpokes != oldValue { setNeedsDisplay() } } }
    /// Whether the spokes fade against the way that the wheel turns.
    var fades = true { didSet { if fades != oldValue { setNeedsDisplay() } } }

    private static let key = "spin"
    /// The time that one turn takes, in seconds.
    private static let turn = 0.8

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Jumps from spoke to spoke, for ever: nobody waits for the wheel to come to rest.
    func startSpinning() {
        guard layer.animation(forKey: Self.key) == nil else { return }
        let spin = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        spin.values = (0..<Self.spokes).map { NSNumber(value: Double($0) * 2 * .pi / Double(Self.spokes)) }
        spin.calculationMode = .discrete
        spin.duration = Self.turn
        spin.repeatCount = .infinity
        layer.add(spin, forKey: Self.key)
    }

    func stopSpinning() { layer.removeAnimation(forKey: Self.key) }

    override func draw(_ rect: CGRect) {
        let side = min(bounds.width, bounds.height)
        let (outer, inner, width) = (side * 0.475, side * 0.24, side * 0.115)
        for spoke in 0..<visibleSpokes {
            let angle = CGFloat(spoke) * 2 * .pi / CGFloat(Self.spokes)
            let direction = CGPoint(x: sin(angle), y: -cos(angle))
            let path = UIBezierPath()
            path.lineWidth = width
            path.lineCapStyle = .round
            path.move(
                to: CGPoint(
                    x: bounds.midX + direction.x * (inner + width / 2),
                    y: bounds.midY + direction.y * (inner + width / 2)))
            path.addLine(
                to: CGPoint(
                    x: bounds.midX + direction.x * (outer - width / 2),
                    y: bounds.midY + direction.y * (outer - width / 2)))
            // The spoke at the top is the one that the wheel has just reached.
            let age = CGFloat((Self.spokes - spoke) % Self.spokes)
            let alpha = fades ? max(0.25, 1 - age * 0.125) : 1
            color.withAlphaComponent(color.cgColor.alpha * alpha).setStroke()
            path.stroke()
        }
    }
}

import UIKit

/// Draws the sea as a filled curve: one high tide, one low tide.
final class TideView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        contentMode = .redraw
        accessibilityLabel = "Tide curve"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TideView is made in code")
    }

    override func draw(_ rect: CGRect) {
        let middle = bounds.midY
        let reach = bounds.height * 0.6

        let curve = UIBezierPath()
        curve.move(to: CGPoint(x: bounds.minX, y: middle))
        curve.addCurve(
            to: CGPoint(x: bounds.maxX, y: middle),
            controlPoint1: CGPoint(x: bounds.width / 3, y: middle - reach),
            controlPoint2: CGPoint(x: bounds.width * 2 / 3, y: middle + reach))
        curve.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        curve.addLine(to: CGPoint(x: bounds.minX, y: bounds.maxY))
        curve.close()

        UIColor.systemTeal.setFill()
        curve.fill()
    }
}

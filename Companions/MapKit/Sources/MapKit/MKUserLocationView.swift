@_spi(Framework) import UIKit

/// The blue dot that shows where the person is.
open class MKUserLocationView: MKAnnotationView {
    override func setUp() {
        super.setUp()
        isOpaque = false
        contentMode = .redraw
        bounds = CGRect(x: 0, y: 0, width: 22, height: 22)
        collisionMode = .circle
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 3
        layer.shadowOffset = .zero
        canShowCallout = true
    }

    /// Draws the dot, in the view's own coordinates.
    open override func draw(_ rect: CGRect) {
        UIColor.white.setFill()
        UIBezierPath(ovalIn: bounds).fill()
        (tintColor ?? .systemBlue).setFill()
        UIBezierPath(ovalIn: bounds.insetBy(dx: 3, dy: 3)).fill()
    }
}

@_spi(Framework) import UIKit

/// The colours of pins before iOS 9.
public enum MKPinAnnotationColor: UInt, Sendable {
    /// For places to go to.
    case red
    /// For places to start from.
    case green
    /// For places of the person's own.
    case purple
}

/// A pin in the map.
open class MKPinAnnotationView: MKAnnotationView {
    /// Whether the pin falls onto the map when it is added.
    open var animatesDrop = false

    /// The colour of the pin's head.
    open var pinTintColor: UIColor! = .systemRed {
        didSet {
            if pinTintColor == nil { pinTintColor = .systemRed }
            setNeedsDisplay()
        }
    }

    /// The colour of the pin's head, before iOS 9.
    @available(*, deprecated, renamed: "pinTintColor")
    open var pinColor: MKPinAnnotationColor {
        get { pinTintColor == .systemGreen ? .green : pinTintColor == .systemPurple ? .purple : .red }
        set { pinTintColor = [.systemRed, .systemGreen, .systemPurple][Int(newValue.rawValue)] }
    }

    /// The colour of pins for places to go to.
    open class func redPinColor() -> UIColor { .systemRed }
    /// The colour of pins for places to start from.
    open class func greenPinColor() -> UIColor { .systemGreen }
    /// The colour of pins for places of the person's own.
    open class func purplePinColor() -> UIColor { .systemPurple }

    override func setUp() {
        super.setUp()
        isOpaque = false
        contentMode = .redraw
        // Choice (MapKit): the pin's size, and where its tip is.
        bounds = CGRect(x: 0, y: 0, width: 32, height: 39)
        centerOffset = CGPoint(x: 8, y: -16)
        calloutOffset = CGPoint(x: -8, y: 0)
    }

    /// Draws the pin, in the view's own coordinates.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), image == nil else { return }
        let tip = CGPoint(x: 8, y: 35.5)
        UIColor(white: 0, alpha: 0.22).setFill()
        UIBezierPath(ovalIn: CGRect(x: tip.x - 4, y: tip.y - 1.5, width: 8, height: 3)).fill()
        let needle = CGRect(x: 7.25, y: 13, width: 1.5, height: tip.y - 13)
        UIColor(white: 0.55, alpha: 1).setFill()
        UIBezierPath(rect: needle).fill()
        let head = CGRect(x: 1, y: 1, width: 14, height: 14)
        pinTintColor.setFill()
        UIBezierPath(ovalIn: head).fill()
        context.setStrokeColor(UIColor(white: 0, alpha: 0.2).cgColor)
        context.setLineWidth(0.5)
        context.strokeEllipse(in: head.insetBy(dx: 0.25, dy: 0.25))
        UIColor(white: 1, alpha: 0.65).setFill()
        UIBezierPath(ovalIn: CGRect(x: 4, y: 3.5, width: 4, height: 4)).fill()
    }
}

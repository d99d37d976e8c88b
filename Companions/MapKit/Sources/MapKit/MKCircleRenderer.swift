@_spi(Framework) import UIKit

/// A renderer of a circle.
open class MKCircleRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    /// Makes a renderer of a circle.
    public init(circle: MKCircle) { super.init(overlay: circle) }

    /// Makes a renderer of an overlay.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    /// The overlay that is drawn.
    open var circle: MKCircle { overlay as! MKCircle }

    open override func createPath() {
        path = CGPath(ellipseIn: rect(for: circle.boundingMapRect), transform: nil)
    }
}

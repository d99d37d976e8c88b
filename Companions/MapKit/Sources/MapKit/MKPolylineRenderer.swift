@_spi(Framework) import UIKit

/// A renderer of a line.
open class MKPolylineRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    /// Makes a renderer of a line.
    public init(polyline: MKPolyline) { super.init(overlay: polyline) }

    /// Makes a renderer of an overlay.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    /// The overlay that is drawn.
    open var polyline: MKPolyline { overlay as! MKPolyline }

    open override func createPath() {
        path = path(of: polyline.places, isClosed: false)
    }

    override var isArea: Bool { false }
}

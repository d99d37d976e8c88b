@_spi(Framework) import UIKit

/// A renderer of an area.
open class MKPolygonRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    /// Makes a renderer of an area.
    public init(polygon: MKPolygon) { super.init(overlay: polygon) }

    /// Makes a renderer of an overlay.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    /// The overlay that is drawn.
    open var polygon: MKPolygon { overlay as! MKPolygon }

    open override func createPath() {
        path = path(of: polygon)
    }
}

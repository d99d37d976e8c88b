@_spi(Framework) import UIKit

/// A renderer of several areas.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    /// Makes a renderer of several areas.
    public init(multiPolygon: MKMultiPolygon) { super.init(overlay: multiPolygon) }

    /// Makes a renderer of an overlay.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    /// The overlay that is drawn.
    open var multiPolygon: MKMultiPolygon { overlay as! MKMultiPolygon }

    open override func createPath() {
        let path = CGMutablePath()
        for area in multiPolygon.polygons { path.addPath(self.path(of: area)) }
        self.path = path
    }
}

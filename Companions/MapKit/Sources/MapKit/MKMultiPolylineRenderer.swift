@_spi(Framework) import UIKit

/// A renderer of several lines.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer, @unchecked Sendable {
    /// Makes a renderer of several lines.
    public init(multiPolyline: MKMultiPolyline) { super.init(overlay: multiPolyline) }

    /// Makes a renderer of an overlay.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    /// The overlay that is drawn.
    open var multiPolyline: MKMultiPolyline { overlay as! MKMultiPolyline }

    open override func createPath() {
        let path = CGMutablePath()
        for line in multiPolyline.polylines { path.addPath(self.path(of: line.places, isClosed: false)) }
        self.path = path
    }

    override var isArea: Bool { false }
}

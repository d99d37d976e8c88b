@_spi(Framework) import UIKit

/// What draws an overlay.
///
/// A renderer draws in map points, from the corner of its overlay's rectangle.
open class MKOverlayRenderer: NSObject, @unchecked Sendable {
    /// The overlay that is drawn.
    public let overlay: any MKOverlay
    @MainActor weak var mapView: MKMapView?

    /// Makes a renderer of an overlay.
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }

    /// How opaque the overlay is, from 0 to 1.
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }

    /// How the overlay is mixed with what is below.
    open var blendMode = CGBlendMode.normal { didSet { setNeedsDisplay() } }

    /// Points of the screen in a point of the map's picture.
    open var contentScaleFactor: CGFloat { onMain { UIScreen.main.scale } }

    /// Where the renderer's points begin.
    private var origin: MKMapPoint {
        let rect = overlay.boundingMapRect
        return rect.isNull ? MKMapPoint() : rect.origin
    }

    /// The renderer's point of a place of the map.
    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }

    /// The place of the map at a renderer's point.
    open func mapPoint(for point: CGPoint) -> MKMapPoint {
        MKMapPoint(x: origin.x + Double(point.x), y: origin.y + Double(point.y))
    }

    /// The renderer's rectangle of a rectangle of the map.
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
    }

    /// The rectangle of the map at a renderer's rectangle.
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(
            origin: mapPoint(for: rect.origin), size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
    }

    /// Whether a part of the map can be drawn now. Called before `draw(_:zoomScale:in:)`; an override need not call super.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

    /// Draws a part of the overlay.
    ///
    /// Called on the main thread whenever the map is drawn; an override need not call super.
    ///
    /// - Parameters:
    ///   - mapRect: The part of the map that is drawn.
    ///   - zoomScale: Points of the screen for one map point.
    ///   - context: In the renderer's points.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

    /// Draws the overlay anew.
    open func setNeedsDisplay() { onMain { self.mapView?.map.overlays.redraw() } }

    /// Draws a part of the overlay anew.
    open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }

    /// Draws a part of the overlay anew at a scale.
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }
}

/// How wide a road is at a scale, in map points.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat {
    // Choice (MapKit): roads are ten points of the screen wide.
    zoomScale > 0 ? 10 / zoomScale : 0
}

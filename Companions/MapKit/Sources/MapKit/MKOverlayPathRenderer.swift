@_spi(Framework) import UIKit

/// A renderer that fills and strokes a path.
open class MKOverlayPathRenderer: MKOverlayRenderer, @unchecked Sendable {
    /// The colour of the area; nil for none.
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of the line; nil for none.
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The width of the line, in points of the screen; 0 for the usual one.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// How lines meet.
    open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
    /// How lines end.
    open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
    /// How long a corner may become, in widths of the line.
    open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
    /// Where in its pattern the line begins, in points of the screen.
    open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The lengths of dashes and gaps, in points of the screen; nil for a line without gaps.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
    /// Whether the overlay is drawn as points; it never is here.
    open var shouldRasterize = false

    private var storedPath: CGPath?

    /// The path, in the renderer's points; made when it is first asked for.
    open var path: CGPath! {
        get {
            if storedPath == nil { createPath() }
            return storedPath
        }
        set {
            storedPath = newValue
            setNeedsDisplay()
        }
    }

    /// Makes the path and sets it. Called when the path is needed; an override need not call super.
    open func createPath() {}

    /// Makes the path anew when it is needed again.
    open func invalidatePath() {
        storedPath = nil
        setNeedsDisplay()
    }

    /// Prepares a context for the line.
    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        // Choice (MapKit): a line without width is two points wide.
        context.setLineWidth((lineWidth > 0 ? lineWidth : 2) / zoomScale)
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
        let lengths = lineDashPattern?.map { CGFloat($0.doubleValue) / zoomScale } ?? []
        context.setLineDash(phase: lineDashPhase / zoomScale, lengths: lengths)
    }

    /// Prepares a context for the area.
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let fillColor { context.setFillColor(fillColor.cgColor) }
    }

    /// Draws a path's line.
    open func strokePath(_ path: CGPath, in context: CGContext) {
        guard strokeColor != nil else { return }
        context.addPath(path)
        context.strokePath()
    }

    /// Draws a path's area.
    open func fillPath(_ path: CGPath, in context: CGContext) {
        guard fillColor != nil else { return }
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }

    /// Whether lines have an area.
    var isArea: Bool { true }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path else { return }
        if isArea {
            applyFillProperties(to: context, atZoomScale: zoomScale)
            fillPath(path, in: context)
        }
        applyStrokeProperties(to: context, atZoomScale: zoomScale)
        strokePath(path, in: context)
    }

    func path(of places: [MKMapPoint], isClosed: Bool) -> CGMutablePath {
        let path = CGMutablePath()
        guard places.count > 1 else { return path }
        path.addLines(between: places.map(point))
        if isClosed { path.closeSubpath() }
        return path
    }

    func path(of polygon: MKPolygon) -> CGMutablePath {
        let path = path(of: polygon.places, isClosed: true)
        for hole in polygon.interiorPolygons ?? [] { path.addPath(self.path(of: hole)) }
        return path
    }
}

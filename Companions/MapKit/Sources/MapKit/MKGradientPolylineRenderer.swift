@_spi(Framework) import UIKit

/// A renderer of a line that changes its colour on the way.
open class MKGradientPolylineRenderer: MKPolylineRenderer, @unchecked Sendable {
    /// Places on the line, as parts of its length from 0 to 1.
    open private(set) var locations: [CGFloat] = []
    /// The colours at the places.
    open private(set) var colors: [UIColor] = []

    /// Gives the line colours at places, which are parts of its length from 0 to 1.
    open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
        (self.colors, self.locations) = (colors, locations)
        setNeedsDisplay()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard !colors.isEmpty, colors.count == locations.count else {
            return super.draw(mapRect, zoomScale: zoomScale, in: context)
        }
        let points = polyline.places.map(point)
        let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        let whole = lengths.reduce(0, +)
        guard whole > 0 else { return }
        var way: CGFloat = 0
        for (index, length) in lengths.enumerated() {
            applyStrokeProperties(to: context, atZoomScale: zoomScale)
            context.setStrokeColor(color(at: (way + length / 2) / whole).cgColor)
            let piece = CGMutablePath()
            piece.addLines(between: [points[index], points[index + 1]])
            context.addPath(piece)
            context.strokePath()
            way += length
        }
    }

    private func color(at share: CGFloat) -> UIColor {
        guard let next = locations.firstIndex(where: { $0 >= share }), next > 0 else {
            return share <= (locations.first ?? 0) ? colors[0] : colors[colors.count - 1]
        }
        let (start, end) = (locations[next - 1], locations[next])
        let part = end > start ? (share - start) / (end - start) : 1
        func parts(_ color: UIColor) -> [CGFloat] {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
        }
        let mixed = zip(parts(colors[next - 1]), parts(colors[next])).map { $0 + ($1 - $0) * part }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }
}

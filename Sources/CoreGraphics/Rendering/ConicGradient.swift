import Foundation

/// Colours that follow each other around a point, which cairo has no pattern for.
package final class ConicGradient: DisplayListDrawable {
    private let gradient: CGGradient
    private let center: CGPoint
    /// The direction of the first and the last colour, in radians from the x axis towards the y axis.
    private let angle: CGFloat
    package let bounds: CGRect

    /// Makes a gradient that fills a rectangle; center and angle are in the rectangle's space, whose y axis points down.
    package init(_ gradient: CGGradient, center: CGPoint, angle: CGFloat, in rect: CGRect) {
        (self.gradient, self.center, self.angle) = (gradient, center, angle)
        bounds = rect
    }

    package var hasOwnColors: Bool { true }
    package var byteCount: Int { gradient.stops.count * MemoryLayout<CGGradient.Stop>.stride }

    package func isSame(as other: any DisplayListDrawable) -> Bool {
        guard let other = other as? ConicGradient else { return false }
        return other.gradient == gradient && other.center == center && other.angle == angle && other.bounds == bounds
    }

    package func draw(in cairo: OpaquePointer, color: RGBA) {
        let matrix = PixelPainter.matrix(of: cairo)
        let back = matrix.inverted()
        let shades = gradient.shades(count: 1024)
        PixelPainter.paint(PixelRect(bounds.applying(matrix)), in: cairo) { bitmap, place in
            for y in 0..<place.height {
                let row = bitmap.row(y)
                for x in 0..<place.width {
                    let point = CGPoint(x: Double(place.x + x) + 0.5, y: Double(place.y + y) + 0.5).applying(back)
                    var turn = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
                    turn -= turn.rounded(.down)
                    row[x] = shades[min(Int(turn * 1024), 1023)]
                }
            }
        }
    }
}

extension CGGradient {
    /// The colours at evenly spaced places from 0 to 1, as premultiplied pixels.
    fileprivate func shades(count: Int) -> [UInt32] {
        (0..<count).map { color(at: (Double($0) + 0.5) / Double(count)).pixel }
    }

    private func color(at place: Double) -> RGBA {
        guard let next = stops.firstIndex(where: { $0.location > place }) else { return stops.last?.color ?? .clear }
        guard next > 0 else { return stops[0].color }
        let (before, after) = (stops[next - 1], stops[next])
        let part = (place - before.location) / (after.location - before.location)
        func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * part }
        return RGBA(
            red: mix(before.color.red, after.color.red), green: mix(before.color.green, after.color.green),
            blue: mix(before.color.blue, after.color.blue), alpha: mix(before.color.alpha, after.color.alpha))
    }
}

extension RGBA {
    /// The colour as a premultiplied pixel, 0xAARRGGBB.
    fileprivate var pixel: UInt32 {
        func part(_ value: Double) -> UInt32 { UInt32(value * alpha * 255 + 0.5) }
        return UInt32(alpha * 255 + 0.5) << 24 | part(red) << 16 | part(green) << 8 | part(blue)
    }
}

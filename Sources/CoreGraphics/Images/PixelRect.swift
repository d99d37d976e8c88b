import Foundation

/// A rectangle of whole pixels, y down.
package struct PixelRect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = max(width, 0)
        self.height = max(height, 0)
    }

    /// The pixels that `rect` touches, kept within ±2²⁴ so that the arithmetic of callers cannot overflow.
    package init(_ rect: CGRect) {
        let limit: CGFloat = 16_777_216
        func whole(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int(min(max(value, -limit), limit)) }
        if rect.isNull {
            self.init(x: 0, y: 0, width: 0, height: 0)
            return
        }
        let (left, top) = (whole(rect.minX.rounded(.down)), whole(rect.minY.rounded(.down)))
        let (right, bottom) = (whole(rect.maxX.rounded(.up)), whole(rect.maxY.rounded(.up)))
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    package var isEmpty: Bool { width == 0 || height == 0 }
    package var maxX: Int { x + width }
    package var maxY: Int { y + height }
    package var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    package func intersection(_ other: PixelRect) -> PixelRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return PixelRect(
            x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    package func offset(x dx: Int, y dy: Int) -> PixelRect {
        PixelRect(x: x + dx, y: y + dy, width: width, height: height)
    }

    package func outset(by distance: Int) -> PixelRect {
        PixelRect(
            x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
    }
}

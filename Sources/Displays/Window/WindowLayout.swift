import CoreGraphics
import Foundation

/// Where the phone lies in its window: everything in the window's pixels, from its top left corner.
///
/// The screen keeps its proportions and is never larger than its own pixels.
struct WindowLayout: Equatable {
    let window: PixelSize
    /// The size of the app's pictures.
    let source: PixelSize
    /// The size of the interface in points.
    let interfaceSize: CGSize
    /// Where the screen is shown.
    let screen: PixelRect
    /// How wide the rim around the screen is.
    let rim: Int

    /// - Parameter unit: The pixels in a point of the desktop, for what lies around the screen.
    init(window: PixelSize, source: PixelSize, interfaceSize: CGSize, unit: Double) {
        self.window = window
        self.source = source
        self.interfaceSize = interfaceSize
        rim = Self.rim(unit)
        let border = rim + Self.margin(unit)
        let room = PixelSize(width: max(1, window.width - 2 * border), height: max(1, window.height - 2 * border))
        let size = Self.fit(source, in: room)
        screen = PixelRect(
            x: (window.width - size.width) / 2, y: (window.height - size.height) / 2, width: size.width,
            height: size.height)
    }

    static func rim(_ unit: Double) -> Int { Int((9 * unit).rounded()) }
    static func margin(_ unit: Double) -> Int { Int((11 * unit).rounded()) }

    /// The window for a picture of this size shown at a factor of its pixels.
    static func windowSize(for source: PixelSize, factor: Double, unit: Double) -> PixelSize {
        let border = 2 * (rim(unit) + margin(unit))
        let size = scaled(source, by: factor)
        return PixelSize(width: size.width + border, height: size.height + border)
    }

    /// The largest factor, at most 1, at which the window has room in an area.
    static func largestFactor(for source: PixelSize, in area: PixelSize, unit: Double) -> Double {
        let border = 2 * (rim(unit) + margin(unit))
        guard !source.isEmpty else { return 1 }
        let factor = min(
            Double(area.width - border) / Double(source.width), Double(area.height - border) / Double(source.height))
        return min(1, max(factor, 0.05))
    }

    private static func fit(_ source: PixelSize, in room: PixelSize) -> PixelSize {
        guard !source.isEmpty else { return room }
        return scaled(
            source,
            by: min(1, Double(room.width) / Double(source.width), Double(room.height) / Double(source.height)))
    }

    /// The size at a factor; where that is nearly one pixel for every two, three or four, it is exactly that, which is
    /// sharper and faster.
    static func scaled(_ source: PixelSize, by factor: Double) -> PixelSize {
        let whole = (1 / factor).rounded()
        if whole <= 4, abs(1 / factor - whole) < 0.006 {
            return PixelSize(width: max(1, source.width / Int(whole)), height: max(1, source.height / Int(whole)))
        }
        return PixelSize(
            width: max(1, Int((Double(source.width) * factor).rounded(.down))),
            height: max(1, Int((Double(source.height) * factor).rounded(.down))))
    }

    /// The window's pixels in a point of the interface.
    var pixelsPerPoint: Double { Double(screen.width) / max(1, Double(interfaceSize.width)) }

    /// The place in the interface, in points, of a place in the window in pixels.
    func point(atX x: Double, y: Double) -> CGPoint {
        CGPoint(
            x: (x - Double(screen.x)) * Double(interfaceSize.width) / Double(max(1, screen.width)),
            y: (y - Double(screen.y)) * Double(interfaceSize.height) / Double(max(1, screen.height)))
    }

    /// The place in the window, in pixels, of a rectangle of the interface in points.
    func pixels(of rect: CGRect) -> PixelRect {
        let scale = pixelsPerPoint
        return PixelRect(
            CGRect(
                x: Double(screen.x) + rect.minX * scale, y: Double(screen.y) + rect.minY * scale,
                width: rect.width * scale, height: rect.height * scale))
    }

    /// Whether a touch may begin there: on the screen or the rim, from which swipes come in.
    func isTouchable(x: Double, y: Double) -> Bool {
        let area = screen.outset(by: rim)
        return x >= Double(area.x) && y >= Double(area.y) && x < Double(area.maxX) && y < Double(area.maxY)
    }

    /// The nearest point on the screen.
    func clamped(_ point: CGPoint) -> CGPoint {
        // Points at the far edges belong to nothing: views' bounds are half-open.
        CGPoint(
            x: min(max(point.x, 0), interfaceSize.width - 0.25), y: min(max(point.y, 0), interfaceSize.height - 0.25))
    }
}

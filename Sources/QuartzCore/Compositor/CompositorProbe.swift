import CoreGraphics
import Foundation

/// The compositor with a screen in memory, for the benchmarks.
@_spi(Benchmarks) @MainActor public final class CompositorProbe {
    private let compositor = Compositor()
    private let bitmap: Bitmap
    private let other: Bitmap
    private let scale: CGFloat
    private var shown: DisplayList?

    /// Makes a screen of a size in pixels; nil when there is no memory for it.
    public init?(width: Int, height: Int, scale: CGFloat) {
        guard let bitmap = Bitmap(width: width, height: height), let other = Bitmap(width: width, height: height) else {
            return nil
        }
        (self.bitmap, self.other, self.scale) = (bitmap, other, scale)
        bitmap.fill(0xFFFF_FFFF)
        other.fill(0xFFFF_FFFF)
    }

    /// Draws what changed since the last frame. Returns the number of pixels drawn.
    @discardableResult public func drawFrame(of root: CALayer) -> Int {
        root.displaySubtree()
        let list = compositor.frame(of: [root], width: bitmap.width, height: bitmap.height, scale: scale)
        let damage = compositor.draw(list, replacing: shown, in: bitmap)
        shown = list
        return damage.rects.reduce(0) { $0 + $1.width * $1.height }
    }

    /// Builds the list of the next frame and draws nothing.
    public func buildFrame(of root: CALayer) {
        _ = compositor.frame(of: [root], width: bitmap.width, height: bitmap.height, scale: scale)
    }

    /// Makes the next frame a full one.
    public func forgetFrame() { shown = nil }

    /// Copies a frame, for something to compare with.
    public func copyFrame() { other.copy(from: bitmap, bitmap.bounds, toX: 0, y: 0) }

    /// The screen as a PNG file.
    public var pngData: Data? { bitmap.pngData }

    /// Stops the media clock, so that frames are at exact times; advances it by seconds.
    public static func stopClock() { MediaClock.shared.becomeVirtual() }
    /// Moves the media clock on by a number of seconds.
    public static func advanceClock(by seconds: Double) { MediaClock.shared.advance(by: seconds) }
}

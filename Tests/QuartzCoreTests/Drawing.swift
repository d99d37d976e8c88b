import CoreGraphics
import Foundation
import QuartzCore
import XCTest

/// Draws layers into small bitmaps.
@MainActor enum Drawing {
    /// Stops the clock at zero and forgets what earlier tests left. XCTest sets up on the main thread.
    nonisolated static func start(disablingActions: Bool = false) {
        MediaClock.shared.becomeVirtual()
        MainActor.assumeIsolated {
            Session.begin()
            if disablingActions { CATransaction.setDisableActions(true) }
        }
    }

    /// A bitmap of `width` by `height` pixels that shows the layer, whose frame is in points, on black.
    static func render(_ layer: CALayer, _ width: Int, _ height: Int, scale: CGFloat = 1, at time: Double = 0) throws
        -> Bitmap
    {
        layer.displaySubtree()
        let compositor = Compositor()
        let bitmap = try XCTUnwrap(Bitmap(width: width, height: height))
        let list = compositor.frame(of: [layer], width: width, height: height, scale: scale, at: time)
        compositor.draw(list, replacing: nil, in: bitmap)
        return bitmap
    }

    /// Makes a layer with a frame and a colour, 0xRRGGBB.
    static func layer(_ frame: CGRect, _ color: UInt32? = nil, alpha: CGFloat = 1) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color.map { self.color($0, alpha: alpha) }
        return layer
    }

    static func color(_ rgb: UInt32, alpha: CGFloat = 1) -> CGColor {
        CGColor(
            srgbRed: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255,
            blue: CGFloat(rgb & 255) / 255, alpha: alpha)
    }
}

extension Bitmap {
    /// The colour of a pixel, 0xRRGGBB.
    func color(_ x: Int, _ y: Int) -> UInt32 { self[x, y] & 0xFFFFFF }

    /// The rows as text: a letter for each colour that is named, "?" for others.
    func text(_ names: [UInt32: Character]) -> [String] {
        (0..<height).map { y in String((0..<width).map { names[color($0, y)] ?? "?" }) }
    }
}

/// Draws with a closure.
final class ClosureDelegate: CALayerDelegate {
    let body: (CGContext) -> Void
    init(_ body: @escaping (CGContext) -> Void) { self.body = body }
    func draw(_ layer: CALayer, in context: CGContext) { body(context) }
}

import CoreGraphics
import Foundation
@_spi(Framework) import UIKit

/// Where a texture's pixels come from: they are read when they are first needed.
final class TextureSource: @unchecked Sendable {
    let name: String?
    /// In points.
    let size: CGSize
    let image: CGImage?

    /// A transparent pixel.
    static let blank: CGImage = {
        let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        let context = CGContext(
            data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: info)
        guard let image = context?.makeImage() else { preconditionFailure("a pixel has room in memory") }
        return image
    }()

    init(_ image: CGImage?, size: CGSize, name: String? = nil) {
        self.image = image
        self.size = size
        self.name = name
    }

    convenience init(_ image: UIImage) { self.init(image.cgImage, size: image.size) }

    convenience init(named name: String) {
        let image = AtlasFolders.image(named: name)
        if image == nil { Self.reportMissing(name) }
        self.init(image?.cgImage ?? Self.cross, size: image?.size ?? CGSize(width: 64, height: 64), name: name)
    }

    private static func reportMissing(_ name: String) {
        MainActor.assumeIsolatedOrLater {
            Findings.report(
                mistake: "spritekit.missing-image",
                "there is no picture '\(name)' for a texture: a cross takes its place",
                advice: "Add the picture to the app's asset catalog, to an atlas or to its files, or correct the name.")
        }
    }

    /// The picture in place of one that is missing: a red cross on white.
    private static let cross: CGImage? = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64), format: format).image { renderer in
            let context = renderer.cgContext
            context.setFillColor(UIColor.white.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
            context.setStrokeColor(UIColor.red.cgColor)
            context.setLineWidth(6)
            context.stroke(CGRect(x: 3, y: 3, width: 58, height: 58))
            context.strokeLineSegments(between: [
                CGPoint(x: 6, y: 6), CGPoint(x: 58, y: 58), CGPoint(x: 6, y: 58), CGPoint(x: 58, y: 6),
            ])
        }.cgImage
    }()

    convenience init(pixels: Data, size: CGSize, isFlipped: Bool) {
        let (width, height) = (Int(size.width), Int(size.height))
        self.init(
            Self.image(width, height) { x, y in
                let row = isFlipped ? height - 1 - y : y
                let start = pixels.startIndex + (row * width + x) * 4
                guard start + 3 < pixels.endIndex else { return (0, 0, 0, 0) }
                return (pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3])
            }, size: size)
    }

    convenience init(noise size: CGSize, smoothness: CGFloat, isGray: Bool) {
        var generator = SeededGenerator(seed: 7)
        // Smooth noise changes over longer stretches.
        let step = max(1, Int((smoothness * 16).rounded()))
        let (width, height) = (Int(size.width), Int(size.height))
        let columns = width / step + 2
        let cells = (0..<(columns * (height / step + 2))).map { _ in
            (
                UInt8.random(in: 0...255, using: &generator), UInt8.random(in: 0...255, using: &generator),
                UInt8.random(in: 0...255, using: &generator)
            )
        }
        self.init(
            Self.image(width, height) { x, y in
                let cell = cells[(y / step) * columns + x / step]
                return isGray ? (cell.0, cell.0, cell.0, 255) : (cell.0, cell.1, cell.2, 255)
            }, size: size)
    }

    /// An image of pixels whose colours, multiplied by their opacities, a closure gives.
    private static func image(
        _ width: Int, _ height: Int, _ pixel: (Int, Int) -> (UInt8, UInt8, UInt8, UInt8)
    ) -> CGImage? {
        guard width > 0, height > 0,
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue),
            let data = context.data?.assumingMemoryBound(to: UInt8.self)
        else { return nil }
        for y in 0..<height {
            for x in 0..<width {
                let start = y * context.bytesPerRow + x * 4
                (data[start], data[start + 1], data[start + 2], data[start + 3]) = pixel(x, y)
            }
        }
        return context.makeImage()
    }
}

extension MainActor {
    /// Does something on the main thread: now, where that is this thread.
    static func assumeIsolatedOrLater(_ body: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread { assumeIsolated(body) } else { DispatchQueue.main.async { body() } }
    }
}

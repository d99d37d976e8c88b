import CoreGraphics
import Foundation

/// Pictures that are turned or mirrored.
extension UIImage {
    /// The picture mirrored from left to right, of the same pixels.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        guard let cgImage else { return self }
        return UIImage(cgImage, imageOrientation.flipped, traits)
    }

    /// The picture, which image views show mirrored where text runs from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

    /// Whether image views show the picture mirrored where text runs from right to left.
    public var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeft }

    /// Makes a resizable picture of one point between edges of a width and height in points; 0 stretches that axis whole.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
                right: left > 0 ? max(0, size.width - left - 1) : 0), resizingMode: .stretch)
    }

    /// The width of a resizable picture's left edge, in points.
    public var leftCapWidth: Int { Int(capInsets.left) }
    /// The height of a resizable picture's top edge, in points.
    public var topCapHeight: Int { Int(capInsets.top) }

    /// The format of a renderer whose pictures are like this one: of its scale, and opaque where it has no alpha.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = upright?.hasNoAlpha ?? false
        return format
    }
}

extension UIImage.Orientation {
    /// The orientation of the same pixels in the mirrored picture.
    fileprivate var flipped: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }
}

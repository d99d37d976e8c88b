import Foundation

/// Where an image's alpha is, and whether colours are multiplied by it.
@frozen public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// How a pixel is laid out in memory, together with `CGImageAlphaInfo`.
@frozen public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Makes a layout of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits that say where the opacity is.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits that say the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Units of 16 bits with the lowest byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// Units of 32 bits with the lowest byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// Units of 16 bits with the highest byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// Units of 32 bits with the highest byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// A picture that does not change, in pixels.
///
/// Two images are equal when they are the same object: display lists compare images often, and pixels would take long.
public final class CGImage: Hashable, Sendable {
    /// The pixels; nobody else writes to them.
    package let bitmap: Bitmap
    /// Whether every pixel is opaque as far as the image's source says.
    let isOpaque: Bool
    /// Whether the image is a stencil: the opacity of its pixels says where others show.
    public let isMask: Bool
    /// Whether pixels that are drawn larger are mixed with those beside them, as a context's quality says.
    public let shouldInterpolate: Bool

    /// Makes an image of a bitmap that is not written to any more.
    package init(_ bitmap: Bitmap, isOpaque: Bool = false, isMask: Bool = false, shouldInterpolate: Bool = true) {
        self.bitmap = bitmap
        self.isOpaque = isOpaque
        self.isMask = isMask
        self.shouldInterpolate = shouldInterpolate
    }

    /// An image of other pixels that is what this one is besides.
    package func replacingPixels(_ bitmap: Bitmap) -> CGImage {
        CGImage(bitmap, isOpaque: isOpaque, isMask: isMask, shouldInterpolate: shouldInterpolate)
    }

    /// The width in pixels.
    public var width: Int { bitmap.width }
    /// The height in pixels.
    public var height: Int { bitmap.height }
    /// The bits of a colour's component.
    public var bitsPerComponent: Int { 8 }
    /// The bits of a pixel.
    public var bitsPerPixel: Int { 32 }
    /// The bytes from one row of pixels to the next.
    public var bytesPerRow: Int { bitmap.stride }
    /// The colour space of the pixels.
    public var colorSpace: CGColorSpace? { .standardRGB }
    /// The place of the opacity in a pixel; opaque images have none.
    public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }
    /// The layout of a pixel.
    public var bitmapInfo: CGBitmapInfo {
        CGBitmapInfo(rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    }
    /// How colours are brought to another space.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    /// The values that components are mapped to; nil, as they stay what they are.
    public var decode: UnsafePointer<CGFloat>? { nil }

    /// The part of the image in a rectangle of pixels, its edges moved out to whole pixels; nil when that is empty.
    public func cropping(to rect: CGRect) -> CGImage? {
        let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !area.isNull, !area.isEmpty, let part = Bitmap(width: Int(area.width), height: Int(area.height)) else {
            return nil
        }
        part.copy(from: bitmap, PixelRect(area), toX: 0, y: 0)
        return replacingPixels(part)
    }

    /// The same image.
    public func copy() -> CGImage? { self }

    /// Whether two references are to the same image.
    public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

    /// Adds the image's identity to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

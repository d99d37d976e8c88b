import Foundation

extension CGContext {
    /// Makes a context that draws into pixels: the client's at `data`, or its own when that is nil.
    ///
    /// Eight bits a component in sRGB with premultiplied or no alpha, gray without alpha, or alpha alone; nil for others
    /// and for sizes that are not positive or too big. A `bytesPerRow` of 0 stands for the least possible.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        guard bitsPerComponent == 8, let layout = PixelLayout(space: space, bitmapInfo: bitmapInfo),
            let backing = BitmapBacking(
                data: data, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout)
        else { return nil }
        self.init(backing: backing)
    }

    /// Brings what was drawn into the bitmap.
    public func flush() { backing?.flush(self) }

    /// Brings what was drawn into the bitmap.
    public func synchronize() { flush() }

    /// The bitmap's first byte, with everything drawn so far in it; nil when the context has no bitmap.
    public var data: UnsafeMutableRawPointer? {
        flush()
        return backing?.data
    }

    /// The width of the bitmap in pixels; 0 without one.
    public var width: Int { backing?.bitmap.width ?? 0 }
    /// The height of the bitmap in pixels; 0 without one.
    public var height: Int { backing?.bitmap.height ?? 0 }
    /// The bytes of a row of the bitmap; 0 where the context has none.
    public var bytesPerRow: Int { backing?.bytesPerRow ?? 0 }
    /// The bits of a colour's component in the bitmap; 0 where the context has none.
    public var bitsPerComponent: Int { backing == nil ? 0 : 8 }
    /// The bits of a pixel of the bitmap; 0 where the context has none.
    public var bitsPerPixel: Int { backing?.bitsPerPixel ?? 0 }
    /// The place of the opacity in a pixel.
    public var alphaInfo: CGImageAlphaInfo { backing?.alphaInfo ?? .none }
    /// The layout of a pixel of the bitmap.
    public var bitmapInfo: CGBitmapInfo { backing?.bitmapInfo ?? [] }
    /// The colour space of the bitmap; nil where the context has none.
    public var colorSpace: CGColorSpace? { backing == nil ? nil : .standardRGB }

    /// A picture of the bitmap as it is now; nil when the context has none.
    public func makeImage() -> CGImage? {
        guard let backing else { return nil }
        flush()
        return backing.bitmap.duplicate().map { CGImage($0, isOpaque: backing.isOpaque) }
    }
}

import Foundation

/// Bytes that pictures, and other objects, are made of.
public final class CGDataProvider: @unchecked Sendable {
    private let bytes: NSData

    /// Makes a provider of bytes.
    public init?(data: NSData) { bytes = data }

    /// Makes a provider of a file's bytes; nil where the file cannot be read.
    public init?(url: NSURL) {
        guard let bytes = NSData(contentsOf: url as URL) else { return nil }
        self.bytes = bytes
    }

    /// Makes a provider of the bytes of a file; nil where the file cannot be read.
    public init?(filename: UnsafePointer<CChar>) {
        guard let bytes = NSData(contentsOfFile: String(cString: filename)) else { return nil }
        self.bytes = bytes
    }

    /// A copy of the bytes.
    public var data: NSData? { NSData(data: bytes as Data) }
}

extension CGImage {
    /// Decodes a JPEG file; nil for anything else. Its orientation is not applied.
    ///
    /// `decode` and `intent` have no effect: colours are what the file says.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let data = source.data as Data?, data.starts(with: [0xFF, 0xD8, 0xFF]),
            let bitmap = Bitmap(jpegData: data)
        else { return nil }
        self.init(bitmap, isOpaque: true, shouldInterpolate: shouldInterpolate)
    }

    /// Decodes a PNG file; nil for anything else.
    ///
    /// `decode` and `intent` have no effect: colours are what the file says.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let data = source.data as Data?, let image = CGImage(pngData: data) else { return nil }
        self.init(image.bitmap, isOpaque: image.isOpaque, shouldInterpolate: shouldInterpolate)
    }
}

extension CGImage {
    /// Makes an image of pixels, row by row.
    ///
    /// Eight bits a component, as bitmap contexts have them, and also opacity that colours are not multiplied by, and
    /// colours of 24 bits without opacity; nil for others, and where there are too few bytes. `decode` and `intent` have
    /// no effect.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard bitsPerComponent == 8, width > 0, height > 0, let data = provider.data as Data?,
            bytesPerRow >= width * bitsPerPixel / 8,
            data.count >= bytesPerRow * (height - 1) + width * bitsPerPixel / 8,
            var pixels = PixelRows(data, width, height, bytesPerRow, bitsPerPixel / 8, bitmapInfo),
            let context = CGContext(
                data: &pixels.bytes, width: width, height: height, bitsPerComponent: 8, bytesPerRow: pixels.stride,
                space: space, bitmapInfo: pixels.info.rawValue),
            let image = context.makeImage()
        else { return nil }
        self.init(image.bitmap, isOpaque: image.isOpaque, shouldInterpolate: shouldInterpolate)
    }

    /// The pixels as `bitmapInfo` says, row by row.
    public var dataProvider: CGDataProvider? {
        CGDataProvider(data: NSData(bytes: bitmap.baseAddress, length: bitmap.stride * height))
    }
}

/// Pixels in a layout that bitmap contexts have.
private struct PixelRows {
    var bytes: [UInt8]
    var stride: Int
    var info: CGBitmapInfo

    /// Nil for a layout that cannot be brought into one of theirs.
    init?(_ data: Data, _ width: Int, _ height: Int, _ stride: Int, _ bytesPerPixel: Int, _ info: CGBitmapInfo) {
        let order = info.rawValue & ~CGBitmapInfo.alphaInfoMask.rawValue
        bytes = [UInt8](data)
        self.stride = stride
        self.info = info
        switch CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) {
        case .some(.none) where bytesPerPixel == 3:
            addOpacity(width, height)
            self.info = CGBitmapInfo(rawValue: order | CGImageAlphaInfo.noneSkipLast.rawValue)
        case .last where bytesPerPixel == 4:
            multiply(opacityAt: order == CGBitmapInfo.byteOrder32Little.rawValue ? 0 : 3)
            self.info = CGBitmapInfo(rawValue: order | CGImageAlphaInfo.premultipliedLast.rawValue)
        case .first where bytesPerPixel == 4:
            multiply(opacityAt: order == CGBitmapInfo.byteOrder32Little.rawValue ? 3 : 0)
            self.info = CGBitmapInfo(rawValue: order | CGImageAlphaInfo.premultipliedFirst.rawValue)
        default: if bytesPerPixel != 1 && bytesPerPixel != 4 { return nil }
        }
    }

    private mutating func addOpacity(_ width: Int, _ height: Int) {
        let old = bytes
        bytes = []
        bytes.reserveCapacity(width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let place = row * stride + column * 3
                bytes += [old[place], old[place + 1], old[place + 2], 255]
            }
        }
        stride = width * 4
    }

    private mutating func multiply(opacityAt place: Int) {
        for start in Swift.stride(from: 0, to: bytes.count - 3, by: 4) {
            let opacity = Int(bytes[start + place])
            for index in start..<start + 4 where index != start + place {
                bytes[index] = UInt8((Int(bytes[index]) * opacity + 127) / 255)
            }
        }
    }
}

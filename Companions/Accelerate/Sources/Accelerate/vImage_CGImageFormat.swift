import CoreGraphics
import Foundation
import UIKit

/// The layout of the pixels of a picture.
public struct vImage_CGImageFormat {
    /// The bits of a component: 8.
    public var bitsPerComponent: UInt32
    /// The bits of a pixel: 32, or 8 for grey.
    public var bitsPerPixel: UInt32
    /// The colour space; nil for sRGB.
    public var colorSpace: Unmanaged<CGColorSpace>?
    /// The order of the components.
    public var bitmapInfo: CGBitmapInfo
    /// The version of the structure: 0.
    public var version: UInt32
    /// The ranges of the components: nil for the usual ones.
    public var decode: UnsafePointer<CGFloat>?
    /// What becomes of colours that the space has not got.
    public var renderingIntent: CGColorRenderingIntent

    /// The layout of some pixels.
    public init(
        bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>?, bitmapInfo: CGBitmapInfo,
        version: UInt32 = 0, decode: UnsafePointer<CGFloat>? = nil,
        renderingIntent: CGColorRenderingIntent = .defaultIntent
    ) {
        (self.bitsPerComponent, self.bitsPerPixel, self.colorSpace) = (bitsPerComponent, bitsPerPixel, colorSpace)
        (self.bitmapInfo, self.version, self.decode) = (bitmapInfo, version, decode)
        self.renderingIntent = renderingIntent
    }

    /// The layout of some pixels; nil for one without bits.
    public init?(
        bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
        renderingIntent: CGColorRenderingIntent = .defaultIntent
    ) {
        guard bitsPerComponent > 0, bitsPerPixel > 0 else { return nil }
        self.init(
            bitsPerComponent: UInt32(bitsPerComponent), bitsPerPixel: UInt32(bitsPerPixel),
            colorSpace: Unmanaged.passRetained(colorSpace), bitmapInfo: bitmapInfo, renderingIntent: renderingIntent)
    }

    /// The layout of a picture's pixels.
    public init?(cgImage: CGImage) {
        guard let space = cgImage.colorSpace else { return nil }
        self.init(
            bitsPerComponent: cgImage.bitsPerComponent, bitsPerPixel: cgImage.bitsPerPixel, colorSpace: space,
            bitmapInfo: cgImage.bitmapInfo)
    }

    fileprivate func context(_ buffer: vImage_Buffer) -> CGContext? {
        CGContext(
            data: buffer.data, width: buffer.size.width, height: buffer.size.height,
            bitsPerComponent: Int(bitsPerComponent), bytesPerRow: buffer.rowBytes,
            space: colorSpace?.takeUnretainedValue() ?? CGColorSpaceCreateDeviceRGB(), bitmapInfo: drawable.rawValue)
    }

    /// The layout that can be drawn in: components are multiplied by their alpha there.
    private var drawable: CGBitmapInfo {
        let order = bitmapInfo.intersection(.byteOrderMask)
        switch CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) {
        case .first: return CGBitmapInfo(rawValue: order.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue)
        case .last: return CGBitmapInfo(rawValue: order.rawValue | CGImageAlphaInfo.premultipliedLast.rawValue)
        default: return bitmapInfo
        }
    }
}

/// Makes memory with the pixels of a picture, which the app frees.
///
/// - Parameter backgroundColor: The colour under a picture that is not opaque; nil for none. It is not looked at.
@discardableResult public func vImageBuffer_InitWithCGImage(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
    _ backgroundColor: UnsafePointer<CGFloat>?, _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error {
    let (height, width) = (vImagePixelCount(image.height), vImagePixelCount(image.width))
    let error = vImageBuffer_Init(buf, height, width, format.pointee.bitsPerPixel, vImage_Flags(kvImageNoFlags))
    guard error == kvImageNoError else { return error }
    guard let context = format.pointee.context(buf.pointee) else {
        free(buf.pointee.data)
        buf.pointee.data = nil
        return kvImageInvalidImageFormat
    }
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    // Pictures are drawn before their pixels are asked for.
    _ = context.makeImage()
    return kvImageNoError
}

/// Makes a picture of pixels.
///
/// - Parameters:
///   - callback: Called with the user data and the memory where that goes over to the picture: never, as it is copied.
///   - error: Gets how it went; nil for nobody who asks.
public func vImageCreateCGImageFromBuffer(
    _ buf: UnsafePointer<vImage_Buffer>, _ format: UnsafePointer<vImage_CGImageFormat>,
    _ callback: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?,
    _ userData: UnsafeMutableRawPointer?, _ flags: vImage_Flags, _ error: UnsafeMutablePointer<vImage_Error>?
) -> Unmanaged<CGImage>! {
    guard let image = format.pointee.context(buf.pointee)?.makeImage() else {
        error?.pointee = kvImageInvalidImageFormat
        return nil
    }
    error?.pointee = kvImageNoError
    return Unmanaged.passRetained(image)
}

extension vImage_Buffer {
    /// A buffer with the pixels of a picture, which `free()` gives back.
    public init(cgImage: CGImage, format: vImage_CGImageFormat? = nil) throws {
        self.init()
        guard var format = format ?? vImage_CGImageFormat(cgImage: cgImage) else {
            throw NSError(domain: "com.apple.accelerate.vImage", code: kvImageInvalidImageFormat)
        }
        let error = vImageBuffer_InitWithCGImage(&self, &format, nil, cgImage, vImage_Flags(kvImageNoFlags))
        guard error == kvImageNoError else { throw NSError(domain: "com.apple.accelerate.vImage", code: error) }
    }

    /// A picture of the pixels.
    public func createCGImage(format: vImage_CGImageFormat) throws -> CGImage {
        guard let image = format.context(self)?.makeImage() else {
            throw NSError(domain: "com.apple.accelerate.vImage", code: kvImageInvalidImageFormat)
        }
        return image
    }
}

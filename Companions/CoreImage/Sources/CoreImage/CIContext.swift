import CoreGraphics
import Foundation
import UIKit

/// What may be said about a context; pixels are reckoned by the processor whatever is said.
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an option of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The colour space of what comes out.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// The colour space that filters work in.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// The layout of the pixels that filters work on.
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    /// Whether shrinking is done well.
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    /// Whether colours are multiplied by their opacity.
    public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
    /// Whether what is made on the way is kept.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    /// Whether the processor does the work.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// Whether the work is less urgent.
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    /// Whether the work may use little power only.
    public static let allowLowPower = CIContextOption(rawValue: "allow_low_power")
    /// The name of the context.
    public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// The layouts of pixels in memory.
public struct CIFormat: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: Int32
    /// Makes a layout of its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// Eight bits each of alpha, red, green and blue.
    public static let ARGB8 = CIFormat(rawValue: 265)
    /// Eight bits each of blue, green, red and alpha.
    public static let BGRA8 = CIFormat(rawValue: 266)
    /// Eight bits each of red, green, blue and alpha.
    public static let RGBA8 = CIFormat(rawValue: 264)
}

/// Makes pixels of pictures.
open class CIContext: NSObject, @unchecked Sendable {
    /// Makes a context.
    public override init() { super.init() }

    /// Makes a context; the options change nothing that can be seen.
    public convenience init(options: [CIContextOption: Any]? = nil) { self.init() }

    /// The most pixels of a picture's sides.
    open func inputImageMaximumSize() -> CGSize { CGSize(width: 16_384, height: 16_384) }
    /// The most pixels of the sides of what comes out.
    open func outputImageMaximumSize() -> CGSize { CGSize(width: 16_384, height: 16_384) }
    /// Forgets what was kept: nothing is.
    open func clearCaches() {}

    /// The colour space that filters work in.
    open var workingColorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.linearSRGB) }

    private func pixels(of image: CIImage, in rect: CGRect) -> Pixels? {
        guard !rect.isInfinite, !rect.isNull, !rect.isEmpty else { return nil }
        let area = Area(rect)
        let size = outputImageMaximumSize()
        guard CGFloat(area.width) <= size.width, CGFloat(area.height) <= size.height else { return nil }
        return image.pixels(area)
    }

    /// The pixels of a part of a picture; nil for a rectangle that is empty, without end or too big.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        pixels(of: image, in: fromRect)?.cgImage
    }

    /// The pixels of a part of a picture, always with eight bits in sRGB.
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? {
        createCGImage(image, from: fromRect)
    }

    /// Writes the pixels of a part of a picture to memory, the uppermost row first; a layout that is not declared raises
    /// `NSInvalidArgumentException`.
    ///
    /// - Parameter colorSpace: Nil for values as filters have them, which are linear light.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        let orders: [CIFormat: (blue: Int, green: Int, red: Int, alpha: Int)] = [
            .RGBA8: (2, 1, 0, 3), .BGRA8: (0, 1, 2, 3), .ARGB8: (3, 2, 1, 0),
        ]
        guard let order = orders[format] else {
            return NSException(
                name: .invalidArgumentException,
                reason: "CIContext renders to RGBA8, BGRA8 and ARGB8 only: ask for one of those."
            ).raise()
        }
        pixels(of: image, in: bounds)?.write(to: data, rowBytes: rowBytes, order: order, isEncoded: colorSpace != nil)
    }

    /// A PNG file of a picture.
    open func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() }
    }

    /// A JPEG file of a picture.
    open func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        let quality = options[.quality] as? CGFloat ?? (options[.quality] as? Double).map { CGFloat($0) } ?? 0.85
        return createCGImage(image, from: image.extent).flatMap {
            UIImage(cgImage: $0).jpegData(compressionQuality: quality)
        }
    }
}

/// What may be said about a file of a picture.
public struct CIImageRepresentationOption: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an option of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The quality of a JPEG file, from 0 to 1.
    public static let quality = CIImageRepresentationOption(rawValue: "kCGImageDestinationLossyCompressionQuality")
}

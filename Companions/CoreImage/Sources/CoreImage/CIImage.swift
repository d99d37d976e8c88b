import CoreGraphics
import Foundation
import UIKit

/// A picture that is made when it is wanted: pixels, or what a filter makes of others.
///
/// Lengths are in pixels; the origin is the lower left corner, and y goes up. Filters work in linear light.
public final class CIImage: NSObject, @unchecked Sendable {
    /// The rectangle outside of which the picture is transparent; infinite for colours and patterns without an end.
    public let extent: CGRect
    /// What came with the picture; nothing is read.
    public let properties: [String: Any]
    /// The picture's pixels, where it is no more than those.
    public let cgImage: CGImage?
    /// What the picture was found at.
    public let url: URL?

    /// Whether transforms take the nearest pixel, and do not mix those around a point.
    let isSampledNearest: Bool

    private let source: (Area) -> Pixels

    init(
        extent: CGRect, cgImage: CGImage? = nil, url: URL? = nil, properties: [String: Any] = [:],
        isSampledNearest: Bool = false, source: @escaping (Area) -> Pixels
    ) {
        self.isSampledNearest = isSampledNearest
        self.extent = extent
        self.cgImage = cgImage
        self.url = url
        self.properties = properties
        self.source = source
        super.init()
    }

    /// What may be said about a picture as it is read.
    public struct Option: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes an option of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The colour space of the pixels.
        public static let colorSpace = Option(rawValue: "CIImageColorSpace")
        /// What came with the picture.
        public static let properties = Option(rawValue: "CIImageProperties")
        /// Whether the picture is turned as its orientation says.
        public static let applyOrientationProperty = Option(rawValue: "CIImageApplyOrientationProperty")
        /// Whether pixels are joined smoothly.
        public static let nearestSampling = Option(rawValue: "CIImageNearestSampling")
    }

    // MARK: Pictures of pixels

    /// A picture of pixels.
    public convenience init(cgImage image: CGImage) { self.init(cgImage: image, url: nil, [:]) }

    /// A picture of pixels.
    public convenience init(cgImage image: CGImage, options: [Option: Any]?) {
        self.init(cgImage: image, url: nil, options ?? [:])
    }

    private convenience init(cgImage image: CGImage, url: URL?, _ options: [Option: Any]) {
        let pixels = LazyPixels(image)
        self.init(
            extent: CGRect(x: 0, y: 0, width: image.width, height: image.height), cgImage: image, url: url,
            properties: options[.properties] as? [String: Any] ?? [:],
            isSampledNearest: options[.nearestSampling] as? Bool ?? false
        ) { pixels.value.taken(from: $0) }
    }

    /// A picture of one of UIKit's, not turned as its orientation says; nil for one without pixels.
    public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

    /// A picture of one of UIKit's, turned only where the options say so; nil for one without pixels.
    public convenience init?(image: UIImage, options: [Option: Any]? = nil) {
        if let made = image.ciImage {
            self.init(copying: made)
        } else if let pixels = image.cgImage {
            self.init(cgImage: pixels, url: nil, options ?? [:])
        } else {
            return nil
        }
    }

    /// A picture of a file's content; nil for what is no picture.
    public convenience init?(data: Data) { self.init(data: data, options: nil) }

    /// A picture of a file's content; nil for what is no picture.
    public convenience init?(data: Data, options: [Option: Any]? = nil) {
        guard let image = UIImage(data: data)?.cgImage else { return nil }
        self.init(cgImage: image, url: nil, options ?? [:])
    }

    /// A picture of a file; nil where there is none.
    public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

    /// A picture of a file; nil where there is none.
    public convenience init?(contentsOf url: URL, options: [Option: Any]? = nil) {
        guard let data = try? Data(contentsOf: url), let image = UIImage(data: data)?.cgImage else { return nil }
        self.init(cgImage: image, url: url, options ?? [:])
    }

    // MARK: Others

    /// A picture without an end that is of one colour.
    public convenience init(color: CIColor) {
        let pixel = color.pixel
        self.init(extent: .infinite) { Pixels($0, Array(repeating: pixel, count: $0.width * $0.height)) }
    }

    /// A picture without pixels.
    public class func empty() -> CIImage { CIImage(extent: .null) { Pixels($0) } }

    /// A picture without an end that is black.
    public static let black = CIImage(color: .black)
    /// A picture without an end that is white.
    public static let white = CIImage(color: .white)
    /// A picture without an end that is transparent.
    public static let clear = CIImage(color: .clear)

    private convenience init(copying other: CIImage) {
        self.init(
            extent: other.extent, cgImage: other.cgImage, url: other.url, properties: other.properties,
            isSampledNearest: other.isSampledNearest, source: other.source)
    }

    /// The pixels of an area; transparent outside of the extent.
    func pixels(_ area: Area) -> Pixels {
        guard !area.isEmpty else { return Pixels(area) }
        if extent.isInfinite { return source(area) }
        let inside = Area(extent.intersection(area.rect))
        guard inside != area else { return source(area) }
        guard !inside.isEmpty else { return Pixels(area) }
        return source(inside).taken(from: area)
    }

    public override var description: String { "<CIImage extent \(extent)>" }
}

extension Pixels {
    /// The pixels in another area; transparent where there are none.
    func taken(from other: Area) -> Pixels { other == area ? self : Pixels(other) { at($0, $1) } }
}

/// The pixels of a picture, read when they are first wanted.
private final class LazyPixels: @unchecked Sendable {
    private let image: CGImage
    private let lock = NSLock()
    private var known: Pixels?

    init(_ image: CGImage) { self.image = image }

    var value: Pixels {
        lock.lock()
        defer { lock.unlock() }
        if let known { return known }
        let pixels = Pixels(image) ?? Pixels(Area(x: 0, y: 0, width: image.width, height: image.height))
        known = pixels
        return pixels
    }
}

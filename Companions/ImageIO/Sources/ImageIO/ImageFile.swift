@_spi(Framework) import CoreGraphics
import UIKit

/// The pictures of a file.
struct ImageFile {
    /// The kinds of files that are read, by their types.
    enum Kind: String, CaseIterable {
        case png = "public.png"
        case jpeg = "public.jpeg"
        case gif = "com.compuserve.gif"

        init?(_ data: Data) {
            if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
                self = .png
            } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
                self = .jpeg
            } else if data.starts(with: Array("GIF8".utf8)) {
                self = .gif
            } else {
                return nil
            }
        }
    }

    let kind: Kind?
    /// The number of the EXIF standard, 1 to 8.
    let orientation: Int
    private let images: [CGImage]
    private let frames: [GIFFile.Frame]
    private let loopCount: Int?

    init(_ data: Data) {
        kind = Kind(data)
        let animation = kind == .gif ? GIFFile(data) : nil
        frames = animation?.frames ?? []
        loopCount = animation?.loopCount
        orientation = kind == .jpeg ? JPEGOrientation.number(data) : 1
        images = animation.map { $0.frames.map(\.image) } ?? [UIImage(data: data)?.cgImage].compactMap { $0 }
    }

    var count: Int { images.count }

    func image(_ index: Int) -> CGImage? { images.indices.contains(index) ? images[index] : nil }

    var loopProperties: [AnyHashable: Any] {
        loopCount.map { [kCGImagePropertyGIFLoopCount: NSNumber(value: $0)] } ?? [:]
    }

    func properties(_ index: Int) -> NSDictionary? {
        guard let image = image(index), let kind else { return nil }
        let properties = NSMutableDictionary()
        properties[kCGImagePropertyPixelWidth] = NSNumber(value: image.width)
        properties[kCGImagePropertyPixelHeight] = NSNumber(value: image.height)
        properties[kCGImagePropertyDepth] = NSNumber(value: image.bitsPerComponent)
        properties[kCGImagePropertyColorModel] = kCGImagePropertyColorModelRGB
        properties[kCGImagePropertyProfileName] = NSString(string: "sRGB IEC61966-2.1")
        properties[kCGImagePropertyHasAlpha] = NSNumber(value: kind != .jpeg && image.alphaInfo == .premultipliedFirst)
        if kind == .jpeg { properties[kCGImagePropertyOrientation] = NSNumber(value: orientation) }
        if kind == .gif {
            let frame = frames[index]
            properties[kCGImagePropertyGIFDictionary] = NSDictionary(
                dictionary: loopProperties.merging([
                    kCGImagePropertyGIFDelayTime: NSNumber(value: frame.duration),
                    kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: frame.delay),
                ]) { first, _ in first })
        }
        return properties
    }
}

/// Options as an app gives them: its keys may be texts of Swift's or objects.
struct ImageOptions {
    private let values: [String: Any]

    init(_ options: NSDictionary?) {
        var values: [String: Any] = [:]
        for (key, value) in options ?? [:] {
            if let name = key as? String ?? (key as? NSString).map({ $0 as String }) { values[name] = value }
        }
        self.values = values
    }

    func number(_ key: NSString) -> Double? {
        let value = values[key as String]
        return (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? CGFloat).map { Double($0) }
            ?? (value as? Int).map { Double($0) }
    }

    func flag(_ key: NSString) -> Bool {
        let value = values[key as String]
        return (value as? NSNumber)?.boolValue ?? value as? Bool ?? false
    }

    func group(_ key: NSString) -> ImageOptions { ImageOptions(values[key as String] as? NSDictionary) }
}

extension CGImage {
    /// A picture no larger than a number of pixels on its longer side, with its orientation applied.
    func thumbnail(longestSide: Double?, orientation: Int) -> CGImage? {
        let longest = Double(max(width, height))
        let scale = min(1, (longestSide ?? longest) / longest)
        let size = CGSize(
            width: max(1, (Double(width) * scale).rounded()), height: max(1, (Double(height) * scale).rounded()))
        let isTurned = orientation >= 5
        let canvas = isTurned ? CGSize(width: size.height, height: size.width) : size
        guard
            let context = CGContext(
                data: nil, width: Int(canvas.width), height: Int(canvas.height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
        else { return nil }
        // In the space of bitmaps, whose y axis goes up.
        let (w, h) = (canvas.width, canvas.height)
        let transform =
            switch orientation {
            case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
            case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
            case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
            case 5: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: w, ty: h)
            case 6: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: h)
            case 7: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case 8: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: w, ty: 0)
            default: CGAffineTransform.identity
            }
        context.concatenate(transform)
        context.interpolationQuality = .high
        context.draw(self, in: CGRect(origin: .zero, size: size))
        return context.makeImage()
    }
}

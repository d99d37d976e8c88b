import UIKit

/// A file of pictures that is written.
public final class CGImageDestination: @unchecked Sendable {
    private let kind: ImageFile.Kind
    private let write: (Data) -> Bool
    private let limit: Int
    private var pictures: [(image: CGImage, properties: ImageOptions)] = []
    private var properties = ImageOptions(nil)

    init(_ kind: ImageFile.Kind, count: Int, write: @escaping (Data) -> Bool) {
        self.kind = kind
        limit = count
        self.write = write
    }

    func add(_ image: CGImage, _ properties: CFDictionary?) {
        guard pictures.count < limit else { return }
        pictures.append((image, ImageOptions(properties)))
    }

    func set(_ properties: CFDictionary?) { self.properties = ImageOptions(properties) }

    func finish() -> Bool {
        guard let first = pictures.first else { return false }
        switch kind {
        case .png: return UIImage(cgImage: first.image).pngData().map(write) ?? false
        case .jpeg:
            let quality =
                first.properties.number(kCGImageDestinationLossyCompressionQuality)
                ?? properties.number(kCGImageDestinationLossyCompressionQuality) ?? 0.9
            return UIImage(cgImage: first.image).jpegData(compressionQuality: quality).map(write) ?? false
        case .gif:
            let loops = properties.group(kCGImagePropertyGIFDictionary).number(kCGImagePropertyGIFLoopCount)
            let frames = pictures.map { picture in
                let delays = picture.properties.group(kCGImagePropertyGIFDictionary)
                return GIFWriter.Frame(
                    image: picture.image,
                    delay: delays.number(kCGImagePropertyGIFUnclampedDelayTime)
                        ?? delays.number(kCGImagePropertyGIFDelayTime) ?? 0)
            }
            return GIFWriter(frames: frames, loopCount: loops.map { Int($0) }).file.map(write) ?? false
        }
    }
}

/// A file that is written; nil for a type that cannot be.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    let place = url as URL
    return ImageFile.Kind(rawValue: type as String).map {
        CGImageDestination($0, count: count) { (try? $0.write(to: place)) != nil }
    }
}

/// Data that a file is written to; nil for a type that cannot be written.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    ImageFile.Kind(rawValue: type as String).map {
        CGImageDestination($0, count: count) {
            data.append($0)
            return true
        }
    }
}

/// The types that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageSourceCopyTypeIdentifiers() }

/// Says something about the file.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.set(properties)
}

/// Adds a picture; there are no more than were announced.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties)
}

/// Adds a picture of another file; there are no more than were announced.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = isrc.file.image(index) else { return }
    idst.add(image, properties ?? isrc.file.properties(index))
}

/// Writes the file; false where there is no picture, or where it cannot be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

import UIKit

/// How far a source's file is there.
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    case statusComplete = 0
}

/// A file of pictures that is read.
public final class CGImageSource: @unchecked Sendable {
    private var data: Data
    private(set) var isFinal: Bool
    private var decoded: ImageFile?

    init(_ data: Data, isFinal: Bool) {
        self.data = data
        self.isFinal = isFinal
    }

    /// The file's pictures, read when they are first asked for.
    var file: ImageFile {
        if let decoded { return decoded }
        let file = ImageFile(data)
        decoded = file
        return file
    }

    var byteCount: Int { data.count }

    func update(_ data: Data, isFinal: Bool) {
        self.data = data
        self.isFinal = isFinal
        decoded = nil
    }

    var status: CGImageSourceStatus {
        if data.isEmpty { return .statusReadingHeader }
        guard file.kind != nil else { return isFinal ? .statusUnknownType : .statusReadingHeader }
        guard file.count > 0 else { return isFinal ? .statusUnexpectedEOF : .statusIncomplete }
        return isFinal ? .statusComplete : .statusIncomplete
    }
}

/// A source of a file's bytes.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data as Data, isFinal: true)
}

/// A source of a file; nil where it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    NSData(contentsOf: url as URL).map { CGImageSource($0 as Data, isFinal: true) }
}

/// A source of bytes; nil where the provider has none.
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
    provider.data.map { CGImageSource($0 as Data, isFinal: true) }
}

/// A source whose bytes come by and by.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(Data(), isFinal: false)
}

/// Gives all bytes so far to a source whose bytes come by and by.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data as Data, isFinal: final)
}

/// How far the file is there.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// How far a picture is there.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    index < isrc.file.count ? isrc.status : .statusReadingHeader
}

/// How many pictures there are.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.file.count }

/// The picture that stands for the file: the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// The type of the file; nil for one that is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.file.kind?.rawValue as CFString? }

/// The types that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    NSArray(array: ImageFile.Kind.allCases.map { NSString(string: $0.rawValue) })
}

/// A picture as its pixels lie, whatever its orientation; nil where there is none.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    isrc.file.image(index)
}

/// A smaller picture; nil where there is none.
///
/// No file here has thumbnails of its own, so one is made where the options ask for it.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    let options = ImageOptions(options)
    let isWanted =
        options.flag(kCGImageSourceCreateThumbnailFromImageAlways)
        || options.flag(kCGImageSourceCreateThumbnailFromImageIfAbsent)
    guard isWanted, let image = isrc.file.image(index) else { return nil }
    return image.thumbnail(
        longestSide: options.number(kCGImageSourceThumbnailMaxPixelSize),
        orientation: options.flag(kCGImageSourceCreateThumbnailWithTransform) ? isrc.file.orientation : 1)
}

/// What there is to know of the file.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard isrc.file.kind != nil else { return nil }
    let properties = NSMutableDictionary()
    properties[kCGImagePropertyFileSize] = NSNumber(value: isrc.byteCount)
    if isrc.file.kind == .gif {
        properties[kCGImagePropertyGIFDictionary] = NSDictionary(dictionary: isrc.file.loopProperties)
    }
    return properties
}

/// What there is to know of a picture; nil where there is none.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    isrc.file.properties(index)
}

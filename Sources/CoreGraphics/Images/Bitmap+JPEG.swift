internal import CCairo
internal import CJPEG
import Foundation

extension Bitmap {
    /// Decodes a JPEG file as its pixels lie, whatever its orientation; nil when it is broken or too big.
    package convenience init?(jpegData: Data) {
        var (width, height): (Int32, Int32) = (0, 0)
        let isJPEG = jpegData.withUnsafeBytes { bytes in
            guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return false }
            return jpeg_file_size(start, bytes.count, &width, &height)
        }
        guard isJPEG else { return nil }
        self.init(width: Int(width), height: Int(height))
        let isDecoded = jpegData.withUnsafeBytes { bytes in
            jpeg_file_decode(
                bytes.bindMemory(to: UInt8.self).baseAddress!, bytes.count,
                baseAddress.assumingMemoryBound(to: UInt8.self), stride, width, height)
        }
        guard isDecoded else { return nil }
        cairo_surface_mark_dirty(surface)
    }

    /// Makes a JPEG file of the pixels, on white; nil where that cannot be done.
    ///
    /// - Parameter quality: From 0, the smallest file, to 1.
    package func jpegData(quality: Double) -> Data? {
        cairo_surface_flush(surface)
        var file: UnsafeMutablePointer<UInt8>?
        let percent = quality.isNaN ? 100 : Int32((min(max(quality, 0), 1) * 100).rounded())
        let count = jpeg_file_encode(
            baseAddress.assumingMemoryBound(to: UInt8.self), stride, Int32(width), Int32(height), percent, &file)
        guard count > 0, let file else { return nil }
        return Data(bytesNoCopy: file, count: count, deallocator: .free)
    }
}

extension CGImage {
    /// The bytes of a JPEG file of the picture; see `Bitmap.jpegData(quality:)`.
    package func jpegData(quality: Double) -> Data? { bitmap.jpegData(quality: quality) }

    /// Whether the picture says of itself that no pixel shows what is behind.
    package var hasNoAlpha: Bool { isOpaque }

    /// Decodes a PNG, JPEG or GIF file, of the latter the first picture; nil for another, and for one that is broken or too
    /// big.
    package static func decoding(_ data: Data) -> CGImage? {
        if data.starts(with: Array("GIF8".utf8)) { return GIFFile(data, limit: 1)?.frames.first?.image }
        if data.starts(with: [0xFF, 0xD8, 0xFF]) { return Bitmap(jpegData: data).map { CGImage($0, isOpaque: true) } }
        return CGImage(pngData: data)
    }
}

/// The way a camera was held, as a JPEG file says it.
@_spi(Framework) public enum JPEGOrientation {
    /// The number of the EXIF standard, 1 to 8; 1, which means upright, where the file has none.
    public static func number(_ data: Data) -> Int {
        var bytes = data[...]
        guard bytes.starts(with: [0xFF, 0xD8]) else { return 1 }
        bytes = bytes.dropFirst(2)
        // Segments up to the picture itself.
        while bytes.count >= 4, bytes[bytes.startIndex] == 0xFF {
            let marker = bytes[bytes.startIndex + 1]
            if marker == 0xDA { return 1 }
            let length = Int(bytes[bytes.startIndex + 2]) << 8 | Int(bytes[bytes.startIndex + 3])
            guard length >= 2, bytes.count >= length + 2 else { return 1 }
            let content = bytes.dropFirst(4).prefix(length - 2)
            if marker == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) {
                return orientation(inTIFF: [UInt8](content.dropFirst(6)))
            }
            bytes = bytes.dropFirst(length + 2)
        }
        return 1
    }

    private static func orientation(inTIFF bytes: [UInt8]) -> Int {
        let isLittle = bytes.starts(with: Array("II".utf8))
        func number(_ place: Int, _ count: Int) -> Int? {
            guard place >= 0, place + count <= bytes.count else { return nil }
            let digits = bytes[place..<place + count]
            return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let start = number(4, 4), let count = number(start, 2) else { return 1 }
        for entry in 0..<count where number(start + 2 + 12 * entry, 2) == 0x0112 {
            guard let value = number(start + 2 + 12 * entry + 8, 2), (1...8).contains(value) else { return 1 }
            return value
        }
        return 1
    }
}

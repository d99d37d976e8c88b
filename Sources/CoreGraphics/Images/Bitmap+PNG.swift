internal import CCairo
import Foundation

extension Bitmap {
    /// The bytes of a PNG file with the bitmap's pixels; the same pixels give the same bytes on one machine.
    package var pngData: Data? {
        let output = Box(Data())
        cairo_surface_flush(surface)
        let status = cairo_surface_write_to_png_stream(
            surface,
            { closure, bytes, count in
                guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<Box<Data>>.fromOpaque(closure).takeUnretainedValue().value.append(bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(output).toOpaque())
        return status == CAIRO_STATUS_SUCCESS ? output.value : nil
    }

    /// Decodes a PNG file; nil when it is broken, cut short or too big.
    package convenience init?(pngData: Data) {
        guard let header = PNGHeader(pngData), Bitmap.isReasonable(width: header.width, height: header.height) else {
            return nil
        }
        let input = Box((data: pngData, offset: pngData.startIndex))
        let decoded = cairo_image_surface_create_from_png_stream(
            { closure, bytes, count in
                guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
                let box = Unmanaged<Box<(data: Data, offset: Int)>>.fromOpaque(closure).takeUnretainedValue()
                let end = box.value.offset + Int(count)
                guard end <= box.value.data.endIndex else { return CAIRO_STATUS_READ_ERROR }
                box.value.data.copyBytes(to: bytes, from: box.value.offset..<end)
                box.value.offset = end
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(input).toOpaque())!
        defer { cairo_surface_destroy(decoded) }
        guard cairo_surface_status(decoded) == CAIRO_STATUS_SUCCESS,
            Int(cairo_image_surface_get_width(decoded)) == header.width,
            Int(cairo_image_surface_get_height(decoded)) == header.height
        else { return nil }
        self.init(width: header.width, height: header.height)
        // Files without alpha come as another format; painting converts.
        let cairo = cairo_create(surface)
        cairo_set_source_surface(cairo, decoded, 0, 0)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
    }
}

/// What the beginning of a PNG file says, read before anything is allocated for it.
struct PNGHeader {
    let width: Int
    let height: Int
    /// Whether pixels may be transparent: the file has an alpha channel, or a chunk that says what is transparent.
    let hasAlpha: Bool

    init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(26))
        guard bytes.count == 26, bytes[..<8] == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
            bytes[12..<16] == [0x49, 0x48, 0x44, 0x52]
        else { return nil }
        func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        width = number(16)
        height = number(20)
        hasAlpha = bytes[25] & 4 != 0 || data.range(of: Data("tRNS".utf8)) != nil
    }
}

/// A value that C callbacks can reach through a pointer.
private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

extension CGImage {
    /// Decodes a PNG file; nil when it is broken, cut short or too big.
    package convenience init?(pngData: Data) {
        guard let header = PNGHeader(pngData), let bitmap = Bitmap(pngData: pngData) else { return nil }
        self.init(bitmap, isOpaque: !header.hasAlpha)
    }

    /// The bytes of a PNG file with the image's pixels.
    package var pngData: Data? { bitmap.pngData }
}

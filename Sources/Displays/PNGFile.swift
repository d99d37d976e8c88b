import CCairo
import DisplayProtocol
import Foundation

extension Picture {
    /// Writes the picture as a PNG file, making the folders on the way to it.
    package func writePNG(to file: URL) throws(DisplayFailure) {
        try file.makeParentFolder()
        var copy = pixels
        let status = copy.withUnsafeMutableBytes { bytes in
            let surface = cairo_image_surface_create_for_data(
                bytes.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
                Int32(width * 4))
            defer { cairo_surface_destroy(surface) }
            return cairo_surface_write_to_png(surface, file.path)
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            throw .cannotWrite(file: file.path, reason: String(cString: cairo_status_to_string(status)))
        }
    }
}

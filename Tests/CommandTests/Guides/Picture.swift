import CCairo
import Foundation
import XCTest

/// A screenshot's pixels.
struct Picture: Equatable {
    struct Pixel: Equatable {
        var red, green, blue: UInt8
    }

    let width, height: Int
    private let pixels: [UInt32]

    init(contentsOf file: URL) throws {
        let surface = try XCTUnwrap(cairo_image_surface_create_from_png(file.path))
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            throw Unreadable(description: "\(file.path) is no picture")
        }
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let data = UnsafeRawPointer(try XCTUnwrap(cairo_image_surface_get_data(surface)))
        var pixels: [UInt32] = []
        for y in 0..<height {
            for x in 0..<width {
                pixels.append(data.load(fromByteOffset: y * stride + x * 4, as: UInt32.self) & 0xff_ffff)
            }
        }
        self.pixels = pixels
    }

    struct Unreadable: Error, CustomStringConvertible { var description: String }

    subscript(x: Int, y: Int) -> Pixel {
        let pixel = pixels[y * width + x]
        return Pixel(red: UInt8(pixel >> 16 & 0xff), green: UInt8(pixel >> 8 & 0xff), blue: UInt8(pixel & 0xff))
    }

    /// The topmost rows.
    func top(_ rows: Int) -> ArraySlice<UInt32> { pixels.prefix(rows * width) }
}

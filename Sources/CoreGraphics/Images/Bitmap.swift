internal import CCairo
import Foundation

/// Pixels in memory: 32 bits each, alpha in the top byte, then red, green and blue multiplied by it; rows top down.
///
/// Whoever writes to a bitmap owns it alone; after that it may be read from anywhere.
package final class Bitmap: @unchecked Sendable {
    /// The longest side and the most pixels that a bitmap may have.
    package static let maximumSide = 32_767
    package static let maximumPixels = 1 << 27

    /// In pixels.
    package let width: Int
    package let height: Int
    /// The bytes from one row to the next.
    package let stride: Int
    /// The first byte of the top row.
    package let baseAddress: UnsafeMutableRawPointer
    /// A `cairo_surface_t *` over the same memory.
    let surface: OpaquePointer
    private let ownsMemory: Bool
    /// Keeps foreign memory alive.
    private let owner: AnyObject?

    /// Makes a transparent bitmap; nil when a side is not positive, or too big.
    package convenience init?(width: Int, height: Int) {
        guard Bitmap.isReasonable(width: width, height: height) else { return nil }
        let stride = width * 4
        // `calloc` gives fresh pages without touching them.
        guard let memory = calloc(height, stride) else { return nil }
        self.init(memory: memory, width: width, height: height, stride: stride, ownsMemory: true, owner: nil)
    }

    /// Makes a bitmap over memory that somebody else owns; `owner` is kept alive as long as the bitmap.
    ///
    /// Nil when the size is not reasonable, or the stride or the address is not a multiple of 4.
    package convenience init?(
        wrapping memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, owner: AnyObject? = nil
    ) {
        guard Bitmap.isReasonable(width: width, height: height), stride >= width * 4, stride % 4 == 0,
            stride <= Int(Int32.max), Int(bitPattern: memory) % 4 == 0
        else { return nil }
        self.init(memory: memory, width: width, height: height, stride: stride, ownsMemory: false, owner: owner)
    }

    private init?(
        memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, ownsMemory: Bool, owner: AnyObject?
    ) {
        self.width = width
        self.height = height
        self.stride = stride
        baseAddress = memory
        self.ownsMemory = ownsMemory
        self.owner = owner
        surface = cairo_image_surface_create_for_data(
            memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride))
        if cairo_surface_status(surface) != CAIRO_STATUS_SUCCESS { return nil }
    }

    deinit {
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        if ownsMemory { free(baseAddress) }
    }

    package static func isReasonable(width: Int, height: Int) -> Bool {
        width > 0 && height > 0 && width <= maximumSide && height <= maximumSide && width * height <= maximumPixels
    }

    /// What the pixels take up.
    package var byteCount: Int { height * stride }

    package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// One row of pixels, each as 0xAARRGGBB.
    package func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt32> {
        precondition(y >= 0 && y < height, "row \(y) of a bitmap that is \(height) high")
        let start = (baseAddress + y * stride).assumingMemoryBound(to: UInt32.self)
        return UnsafeMutableBufferPointer(start: start, count: width)
    }

    /// A pixel as 0xAARRGGBB.
    package subscript(x: Int, y: Int) -> UInt32 {
        get { row(y)[x] }
        set { write { row(y)[x] = newValue } }
    }

    /// Runs a block that changes pixels behind cairo's back.
    package func write(_ body: () -> Void) {
        cairo_surface_flush(surface)
        body()
        cairo_surface_mark_dirty(surface)
    }
}

extension Bitmap {
    /// Makes every pixel of an area the same, 0xAARRGGBB.
    package func fill(_ pixel: UInt32 = 0, in area: PixelRect? = nil) {
        let area = area.map { $0.intersection(bounds) } ?? bounds
        if area.isEmpty { return }
        let first = baseAddress + area.y * stride + area.x * 4
        let count = area.width * 4
        write {
            first.storeBytes(of: pixel, as: UInt32.self)
            var filled = 4
            while filled < count {
                memcpy(first + filled, first, min(filled, count - filled))
                filled += min(filled, count - filled)
            }
            for line in 1..<max(area.height, 1) { memcpy(first + line * stride, first, count) }
        }
    }

    /// Copies an area of pixels to a place, parts outside either bitmap left out; the bitmaps may be the same.
    package func copy(from source: Bitmap, _ area: PixelRect, toX x: Int, y: Int) {
        let (dx, dy) = (x - area.x, y - area.y)
        let target = area.intersection(source.bounds).offset(x: dx, y: dy).intersection(bounds)
        if target.isEmpty { return }
        write {
            // Moving down within one bitmap, the lower rows have to go first.
            let isDownward = source === self && dy > 0
            for index in 0..<target.height {
                let line = target.y + (isDownward ? target.height - 1 - index : index)
                let from = source.baseAddress + (line - dy) * source.stride + (target.x - dx) * 4
                memmove(baseAddress + line * stride + target.x * 4, from, target.width * 4)
            }
        }
    }

    /// Moves an area of pixels within the bitmap, as scrolling does.
    package func scroll(_ area: PixelRect, byX dx: Int, y dy: Int) {
        let inside = area.intersection(bounds)
        let kept = inside.offset(x: dx, y: dy).intersection(inside)
        copy(from: self, kept.offset(x: -dx, y: -dy), toX: kept.x, y: kept.y)
    }

    /// A bitmap of its own with the same pixels.
    package func duplicate() -> Bitmap? {
        guard let copy = Bitmap(width: width, height: height) else { return nil }
        copy.copy(from: self, bounds, toX: 0, y: 0)
        return copy
    }

    /// Whether both bitmaps have the same size and pixels.
    package func hasSamePixels(as other: Bitmap) -> Bool {
        guard width == other.width, height == other.height else { return false }
        return (0..<height).allSatisfy {
            memcmp(baseAddress + $0 * stride, other.baseAddress + $0 * other.stride, width * 4) == 0
        }
    }
}

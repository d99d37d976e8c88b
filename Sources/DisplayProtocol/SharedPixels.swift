import Foundation

/// The app's view of the pixel buffers that it shares with its display.
///
/// Pixels are premultiplied BGRA, eight bits each, rows without padding, top row first.
package final class SharedPixels {
    package let store: DisplayMessage.PixelStore
    private let base: UnsafeMutableRawPointer

    /// Maps the file, which must be as long as the store says.
    package init(_ store: DisplayMessage.PixelStore) throws {
        guard store.count > 0, store.byteCount > 0 else { throw DisplayError.invalidFrame("the pixel store is empty") }
        let (length, overflow) = store.count.multipliedReportingOverflow(by: store.byteCount)
        guard !overflow else { throw DisplayError.invalidFrame("the pixel store is too large") }
        let descriptor = open(store.path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { throw DisplayError.system("open") }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw DisplayError.system("fstat") }
        // Beyond the end of the file the first write would be a SIGBUS.
        guard Int(status.st_size) >= length else { throw DisplayError.invalidFrame("the pixel file is too short") }
        let address = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
        guard let address, address != MAP_FAILED else { throw DisplayError.system("mmap") }
        self.store = store
        base = address
        // What the app starts is not to draw.
        if let inherited = Int32(store.path.dropFirst("/proc/self/fd/".count)), store.path.hasPrefix("/proc/self/fd/") {
            _ = fcntl(inherited, F_SETFD, FD_CLOEXEC)
        }
    }

    deinit { munmap(base, store.count * store.byteCount) }

    /// The memory of a buffer.
    package func buffer(_ index: Int) -> UnsafeMutableRawBufferPointer {
        precondition((0..<store.count).contains(index), "no such pixel buffer")
        return UnsafeMutableRawBufferPointer(start: base + index * store.byteCount, count: store.byteCount)
    }
}

/// A picture that an app drew: premultiplied BGRA, rows without padding, top row first.
package struct Picture: Sendable, Equatable {
    package var width: Int
    package var height: Int
    /// Pixels in a point.
    package var scale: Double
    package var pixels: Data

    package init(width: Int, height: Int, scale: Double, pixels: Data) {
        self.width = width
        self.height = height
        self.scale = scale
        self.pixels = pixels
    }
}

import Foundation

/// The display's side of the pixel buffers: memory without a name, which goes with the last process that has it open.
///
/// Its size is sealed, so that reading it is safe whatever an app does to it.
package final class PixelFile {
    package let store: DisplayMessage.PixelStore
    /// What an app's process inherits.
    package let descriptor: Int32
    private let base: UnsafeRawPointer
    private let length: Int

    /// Makes the buffers; they take no room where nothing has been drawn.
    package init(count: Int, byteCount: Int) throws {
        let (length, overflow) = count.multipliedReportingOverflow(by: byteCount)
        guard count > 0, byteCount > 0, !overflow else {
            throw DisplayError.invalidFrame("the pixel store has no size")
        }
        let descriptor = try SealedMemory.make(length: length)
        let address = mmap(nil, length, PROT_READ, MAP_SHARED, descriptor, 0)
        guard let address, address != MAP_FAILED else {
            let error = DisplayError.system("mmap")
            close(descriptor)
            throw error
        }
        self.descriptor = descriptor
        base = UnsafeRawPointer(address)
        self.length = length
        // Other processes of this user open it by this path as long as this process has it open.
        store = DisplayMessage.PixelStore(
            path: "/proc/\(getpid())/fd/\(descriptor)", count: count, byteCount: byteCount)
    }

    /// The buffers as a process finds them that has inherited their descriptor under a number.
    package func store(inheritedAs number: Int32) -> DisplayMessage.PixelStore {
        DisplayMessage.PixelStore(path: "/proc/self/fd/\(number)", count: store.count, byteCount: store.byteCount)
    }

    deinit {
        munmap(UnsafeMutableRawPointer(mutating: base), length)
        close(descriptor)
    }

    /// Copies the picture of a frame out.
    package func picture(of frame: AppMessage.Frame) throws -> Picture {
        let pixels = try buffer(of: frame)
        return Picture(width: frame.width, height: frame.height, scale: frame.scale, pixels: Data(pixels))
    }

    /// Brings a picture, which shows the frame before, to a frame, by copying what differs.
    ///
    /// - Returns: Where the picture has changed, without what lies outside of it; all of it if it had another size.
    package func update(
        _ picture: inout Picture?, to frame: AppMessage.Frame
    ) throws -> [AppMessage.PixelRectangle] {
        let pixels = try buffer(of: frame)
        guard picture?.width == frame.width, picture?.height == frame.height, picture?.scale == frame.scale else {
            picture = Picture(width: frame.width, height: frame.height, scale: frame.scale, pixels: Data(pixels))
            return [.init(x: 0, y: 0, width: frame.width, height: frame.height)]
        }
        let damage = frame.damage.compactMap { $0.clipped(width: frame.width, height: frame.height) }
        picture?.pixels.withUnsafeMutableBytes { target in
            for rectangle in damage { rectangle.copy(from: pixels, to: target, rowBytes: frame.width * 4) }
        }
        return damage
    }

    /// The memory that a frame lies in.
    private func buffer(of frame: AppMessage.Frame) throws -> UnsafeRawBufferPointer {
        guard (0..<store.count).contains(frame.buffer) else {
            throw DisplayError.invalidFrame("there is no buffer \(frame.buffer)")
        }
        let (area, overflow) = frame.width.multipliedReportingOverflow(by: frame.height)
        guard frame.width > 0, frame.height > 0, !overflow, area <= store.byteCount / 4 else {
            throw DisplayError.invalidFrame("\(frame.width) × \(frame.height) pixels do not fit a buffer")
        }
        guard frame.scale.isFinite, frame.scale > 0 else {
            throw DisplayError.invalidFrame("\(frame.scale) pixels in a point")
        }
        return UnsafeRawBufferPointer(start: base + frame.buffer * store.byteCount, count: area * 4)
    }
}

extension AppMessage.PixelRectangle {
    /// The part inside of a picture; nil if there is none.
    package func clipped(width pictureWidth: Int, height pictureHeight: Int) -> AppMessage.PixelRectangle? {
        func range(_ start: Int, _ length: Int, _ limit: Int) -> Range<Int>? {
            let (end, overflow) = start.addingReportingOverflow(length)
            guard length > 0, !overflow, start < limit, end > 0 else { return nil }
            return max(start, 0)..<min(end, limit)
        }
        guard let columns = range(x, width, pictureWidth), let rows = range(y, height, pictureHeight) else {
            return nil
        }
        return .init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }

    /// Copies the rectangle's rows from one picture to another of the same size.
    fileprivate func copy(from source: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer, rowBytes: Int)
    {
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        let start = y * rowBytes + x * 4
        if width * 4 == rowBytes {
            return (target + start).copyMemory(from: source + start, byteCount: height * rowBytes)
        }
        for row in 0..<height {
            let offset = start + row * rowBytes
            (target + offset).copyMemory(from: source + offset, byteCount: width * 4)
        }
    }
}

/// Memory that processes share by its descriptor.
private enum SealedMemory {
    private typealias Make = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
    // The C library's declarations of these are hidden from Swift.
    private static let make = dlsym(nil, "memfd_create").map { unsafeBitCast($0, to: Make.self) }
    private static let closesOnExec: UInt32 = 1
    private static let allowsSealing: UInt32 = 2
    private static let addSeals: Int32 = 1033
    private static let sealsAndSize: Int32 = 1 | 2 | 4

    /// Makes memory whose length nobody can change any more.
    static func make(length: Int) throws -> Int32 {
        guard let make else { throw DisplayError.system("memfd_create", code: ENOSYS) }
        let descriptor = make("matryoshka-pixels", closesOnExec | allowsSealing)
        guard descriptor >= 0 else { throw DisplayError.system("memfd_create") }
        guard ftruncate(descriptor, off_t(length)) == 0, fcntl(descriptor, addSeals, sealsAndSize) == 0 else {
            let error = DisplayError.system("ftruncate")
            close(descriptor)
            throw error
        }
        return descriptor
    }
}

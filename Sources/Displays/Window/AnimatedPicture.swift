import CCairo
import Foundation

/// An animated PNG file, written frame by frame: only the last frame is kept, until it is known how long it is to be seen.
final class AnimatedPicture {
    /// A frame's place in the picture and its pixels: 32 bits each, the top byte unused, rows without padding.
    struct Frame: Sendable {
        var x = 0
        var y = 0
        var width: Int
        var height: Int
        var pixels: Data
    }

    let file: URL
    let size: PixelSize
    private let handle: FileHandle
    private var last: (frame: Frame, bytes: Data, time: Double)?
    private var frameCount = 0
    private var sequence: UInt32 = 0

    /// Begins the file, which loops for ever.
    init(file: URL, size: PixelSize) throws(DisplayFailure) {
        self.file = file
        self.size = size
        handle = try file.openForWriting()
        var header = Data(bigEndian: UInt32(size.width)) + Data(bigEndian: UInt32(size.height))
        // Eight bits of red, green and blue; deflated, filtered, not interlaced.
        header += [8, 2, 0, 0, 0]
        try write(PNGChunk.signature + PNGChunk("IHDR", header).encoded + controlChunk.encoded)
    }

    /// Shows a frame from a time on, in seconds; the first covers the whole picture.
    func append(_ frame: Frame, at time: Double) throws(DisplayFailure) {
        try writeLast(until: time)
        last = (frame, try compressed(frame), time)
    }

    /// Ends the file; its last frame is seen until then.
    func finish(at time: Double) throws(DisplayFailure) {
        try writeLast(until: time)
        try write(PNGChunk("IEND").encoded)
        do { try handle.close() } catch { throw failure(error.localizedDescription) }
    }

    /// How many frames there are and how often they are shown.
    private var controlChunk: PNGChunk {
        PNGChunk("acTL", Data(bigEndian: UInt32(frameCount)) + Data(bigEndian: UInt32(0)))
    }

    private func writeLast(until time: Double) throws(DisplayFailure) {
        guard let (frame, bytes, start) = last else { return }
        last = nil
        let (delay, unit) = Self.delay(of: time - start)
        var control = nextSequence
        for value in [frame.width, frame.height, frame.x, frame.y] { control += Data(bigEndian: UInt32(value)) }
        // What was there before stays, and the frame replaces what it covers.
        control += Data(bigEndian: delay) + Data(bigEndian: unit) + [0, 0]
        var output = PNGChunk("fcTL", control).encoded
        if frameCount == 0 {
            output += PNGChunk("IDAT", bytes).encoded
        } else {
            output += PNGChunk("fdAT", nextSequence + bytes).encoded
        }
        try write(output)
        frameCount += 1
        // The beginning of the file tells of all frames so far, whatever becomes of us.
        do {
            let end = try handle.offset()
            try handle.seek(toOffset: 33)
            try handle.write(contentsOf: controlChunk.encoded)
            try handle.seek(toOffset: end)
        } catch {
            throw failure(error.localizedDescription)
        }
    }

    private var nextSequence: Data {
        defer { sequence += 1 }
        return Data(bigEndian: sequence)
    }

    /// A time as a fraction of a second, as long as the format can say.
    static func delay(of seconds: Double) -> (numerator: UInt16, denominator: UInt16) {
        let milliseconds = (max(0.01, seconds) * 1000).rounded()
        if milliseconds <= 65535 { return (UInt16(milliseconds), 1000) }
        return (UInt16(min(65535, seconds.rounded())), 1)
    }

    /// The frame's pixels, filtered and deflated by cairo.
    private func compressed(_ frame: Frame) throws(DisplayFailure) -> Data {
        let output = Output()
        var pixels = frame.pixels
        let status = pixels.withUnsafeMutableBytes { bytes in
            let surface = cairo_image_surface_create_for_data(
                bytes.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_RGB24, Int32(frame.width),
                Int32(frame.height), Int32(frame.width * 4))
            defer { cairo_surface_destroy(surface) }
            return cairo_surface_write_to_png_stream(
                surface,
                { closure, bytes, count in
                    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, Unmanaged.passUnretained(output).toOpaque())
        }
        guard status == CAIRO_STATUS_SUCCESS, let chunks = PNGChunk.chunks(of: output.data) else {
            throw failure(String(cString: cairo_status_to_string(status)))
        }
        return chunks.filter { $0.name == "IDAT" }.reduce(Data()) { $0 + $1.bytes }
    }

    private final class Output { var data = Data() }

    private func write(_ bytes: Data) throws(DisplayFailure) {
        do { try handle.write(contentsOf: bytes) } catch { throw failure(error.localizedDescription) }
    }

    private func failure(_ reason: String) -> DisplayFailure { .cannotWrite(file: file.path, reason: reason) }
}

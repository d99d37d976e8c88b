/// What a stream does.
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
    /// The number by which the system knows the operation.
    public var rawValue: UInt32
    /// Makes an operation of its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Packs.
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(rawValue: 0)
/// Unpacks.
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(rawValue: 1)

/// What a call of `compression_stream_process` is told besides.
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
    /// The number by which the system knows the flag.
    public var rawValue: UInt32
    /// Makes flags of their number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Nothing follows what lies before the stream now.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(rawValue: 1)

/// How a call went.
public struct compression_status: RawRepresentable, Hashable, Sendable {
    /// The number by which the system knows the outcome.
    public var rawValue: Int32
    /// Makes an outcome of its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The stream waits for more bytes, or for more room.
public let COMPRESSION_STATUS_OK = compression_status(rawValue: 0)
/// The bytes are not of the format, or the format is not there.
public let COMPRESSION_STATUS_ERROR = compression_status(rawValue: -1)
/// The last byte was written.
public let COMPRESSION_STATUS_END = compression_status(rawValue: 1)

/// Bytes that are packed or unpacked piece by piece.
public struct compression_stream {
    /// Where the next byte is written.
    public var dst_ptr: UnsafeMutablePointer<UInt8>
    /// How many bytes there is room for.
    public var dst_size: Int
    /// Where the next byte is read.
    public var src_ptr: UnsafePointer<UInt8>
    /// How many bytes are left to read.
    public var src_size: Int
    /// What the functions keep of the stream.
    public var state: UnsafeMutableRawPointer?

    /// Makes a stream of its parts.
    public init(
        dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
        state: UnsafeMutableRawPointer?
    ) {
        self.dst_ptr = dst_ptr
        self.dst_size = dst_size
        self.src_ptr = src_ptr
        self.src_size = src_size
        self.state = state
    }
}

/// What a stream keeps.
private struct Packer {
    var isPacking: Bool
    var zlib = ZlibLibrary.Stream()
}

/// Prepares a stream, whose pointers and sizes are set afterwards.
@discardableResult public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
    _ algorithm: compression_algorithm
) -> compression_status {
    let state = rawState(of: stream)
    state.pointee = nil
    guard algorithm == COMPRESSION_ZLIB else { return COMPRESSION_STATUS_ERROR }
    let packer = UnsafeMutablePointer<Packer>.allocate(capacity: 1)
    packer.initialize(to: Packer(isPacking: operation == COMPRESSION_STREAM_ENCODE))
    guard withZlib(packer, packer.pointee.isPacking ? ZlibLibrary.beginPacking : ZlibLibrary.beginUnpacking) else {
        packer.deallocate()
        return COMPRESSION_STATUS_ERROR
    }
    state.pointee = UnsafeMutableRawPointer(packer)
    return COMPRESSION_STATUS_OK
}

/// Reads and writes as many bytes as there are and fit.
@discardableResult public func compression_stream_process(
    _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status { process(stream, flags, atMost: UInt32.max) }

/// Hands zlib, which counts in 32 bits, pieces of at most so many bytes until all are read or there is no more room.
func process(
    _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32, atMost piece: UInt32
) -> compression_status {
    guard let packer = rawState(of: stream).pointee?.assumingMemoryBound(to: Packer.self) else {
        return COMPRESSION_STATUS_ERROR
    }
    let isLast = UInt32(bitPattern: flags) & COMPRESSION_STREAM_FINALIZE.rawValue != 0
    let step = ZlibLibrary.function(packer.pointee.isPacking ? "deflate" : "inflate", as: ZlibLibrary.Step.self)
    while true {
        let read = min(UInt32(clamping: stream.pointee.src_size), piece)
        let room = min(UInt32(clamping: stream.pointee.dst_size), piece)
        packer.pointee.zlib.nextIn = stream.pointee.src_ptr
        packer.pointee.zlib.availableIn = read
        packer.pointee.zlib.nextOut = stream.pointee.dst_ptr
        packer.pointee.zlib.availableOut = room
        // Only the last piece is the end.
        let isEnd = isLast && Int(read) == stream.pointee.src_size
        let flush = isEnd && packer.pointee.isPacking ? ZlibLibrary.finish : ZlibLibrary.noFlush
        let outcome = withZlib(packer) { step($0, flush) }
        let (consumed, written) = (
            Int(read - packer.pointee.zlib.availableIn), Int(room - packer.pointee.zlib.availableOut)
        )
        stream.pointee.src_ptr += consumed
        stream.pointee.src_size -= consumed
        stream.pointee.dst_ptr += written
        stream.pointee.dst_size -= written
        switch outcome {
        case ZlibLibrary.ended: return COMPRESSION_STATUS_END
        case ZlibLibrary.ok, ZlibLibrary.lacksRoom:
            let isCut = consumed == Int(read) && stream.pointee.src_size > 0
            let isFull = written == Int(room) && stream.pointee.dst_size > 0
            if consumed + written > 0, isCut || isFull { continue }
            guard outcome == ZlibLibrary.lacksRoom else { return COMPRESSION_STATUS_OK }
            // Bytes that end before the format does are wrong once nothing follows.
            let isBroken = isLast && !packer.pointee.isPacking && stream.pointee.dst_size > 0
            return isBroken ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
        default: return COMPRESSION_STATUS_ERROR
        }
    }
}

/// Ends a stream and frees what it kept.
@discardableResult public func compression_stream_destroy(
    _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
    let state = rawState(of: stream)
    guard let packer = state.pointee?.assumingMemoryBound(to: Packer.self) else { return COMPRESSION_STATUS_ERROR }
    let end = ZlibLibrary.function(
        packer.pointee.isPacking ? "deflateEnd" : "inflateEnd", as: ZlibLibrary.End.self)
    _ = withZlib(packer) { end($0) }
    packer.deallocate()
    state.pointee = nil
    return COMPRESSION_STATUS_OK
}

/// Where a stream keeps its state: the stream itself may be memory that nobody has filled yet.
private func rawState(
    of stream: UnsafeMutablePointer<compression_stream>
) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    let offset = MemoryLayout<compression_stream>.offset(of: \.state) ?? 0
    return (UnsafeMutableRawPointer(stream) + offset).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
}

/// The state of zlib's, at the place where zlib saw it first: it compares.
private func withZlib<Result>(
    _ packer: UnsafeMutablePointer<Packer>, _ body: (UnsafeMutablePointer<ZlibLibrary.Stream>) -> Result
) -> Result {
    let offset = MemoryLayout<Packer>.offset(of: \.zlib) ?? 0
    return body((UnsafeMutableRawPointer(packer) + offset).assumingMemoryBound(to: ZlibLibrary.Stream.self))
}

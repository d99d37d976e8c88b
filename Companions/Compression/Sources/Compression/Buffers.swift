/// How many bytes of working memory packing at once wants: none.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// How many bytes of working memory unpacking at once wants: none.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Packs bytes at once.
///
/// - Returns: How many bytes were written; 0 where they do not fit or the format is not there.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    var stream = compression_stream(
        dst_ptr: dst_buffer, dst_size: dst_size, src_ptr: src_buffer, src_size: src_size, state: nil)
    guard compression_stream_init(&stream, COMPRESSION_STREAM_ENCODE, algorithm) == COMPRESSION_STATUS_OK else {
        return 0
    }
    defer { compression_stream_destroy(&stream) }
    let flags = Int32(bitPattern: COMPRESSION_STREAM_FINALIZE.rawValue)
    guard compression_stream_process(&stream, flags) == COMPRESSION_STATUS_END else { return 0 }
    return dst_size - stream.dst_size
}

/// Unpacks bytes at once.
///
/// - Returns: How many bytes were written: as many as there was room for, where there are more; 0 where the bytes are not of
///   the format.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    var stream = compression_stream(
        dst_ptr: dst_buffer, dst_size: dst_size, src_ptr: src_buffer, src_size: src_size, state: nil)
    guard compression_stream_init(&stream, COMPRESSION_STREAM_DECODE, algorithm) == COMPRESSION_STATUS_OK else {
        return 0
    }
    defer { compression_stream_destroy(&stream) }
    let flags = Int32(bitPattern: COMPRESSION_STREAM_FINALIZE.rawValue)
    guard compression_stream_process(&stream, flags) != COMPRESSION_STATUS_ERROR else { return 0 }
    return dst_size - stream.dst_size
}

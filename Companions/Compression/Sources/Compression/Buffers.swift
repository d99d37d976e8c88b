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
    let status = finish(&stream, COMPRESSION_STREAM_ENCODE, algorithm)
    return status == COMPRESSION_STATUS_END ? dst_size - stream.dst_size : 0
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
    let status = finish(&stream, COMPRESSION_STREAM_DECODE, algorithm)
    return status != COMPRESSION_STATUS_ERROR ? dst_size - stream.dst_size : 0
}

/// Runs a stream over all of its bytes, from its preparation to its end.
private func finish(
    _ stream: inout compression_stream, _ operation: compression_stream_operation, _ algorithm: compression_algorithm
) -> compression_status {
    guard compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK else {
        return COMPRESSION_STATUS_ERROR
    }
    defer { compression_stream_destroy(&stream) }
    return compression_stream_process(&stream, Int32(bitPattern: COMPRESSION_STREAM_FINALIZE.rawValue))
}

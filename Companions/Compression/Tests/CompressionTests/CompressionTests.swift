import Foundation
import XCTest

@testable import Compression

/// Bytes that are packed and unpacked as apps do it.
final class CompressionTests: XCTestCase {
    private let text = [UInt8](String(repeating: "Ein Satz, der wiederkehrt. ", count: 400).utf8)

    private func packed() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, count in
            count = compression_encode_buffer(buffer.baseAddress!, 4_096, text, text.count, nil, COMPRESSION_ZLIB)
        }
    }

    func testBytesAtOnce() {
        let packed = packed()
        XCTAssertGreaterThan(packed.count, 0)
        XCTAssertLessThan(packed.count, 400)
        let unpacked = [UInt8](unsafeUninitializedCapacity: 20_000) { buffer, count in
            count = compression_decode_buffer(
                buffer.baseAddress!, 20_000, packed, packed.count, nil, COMPRESSION_ZLIB)
        }
        XCTAssertEqual(unpacked, text)
        // What does not fit is cut, and what is no packed text at all is nothing.
        var few = [UInt8](repeating: 0, count: 10)
        XCTAssertEqual(compression_decode_buffer(&few, 10, packed, packed.count, nil, COMPRESSION_ZLIB), 10)
        XCTAssertEqual(few, Array(text.prefix(10)))
        XCTAssertEqual(compression_decode_buffer(&few, 10, text, text.count, nil, COMPRESSION_ZLIB), 0)
        XCTAssertEqual(compression_encode_buffer(&few, 10, text, text.count, nil, COMPRESSION_ZLIB), 0)
    }

    func testAStreamInPieces() {
        let packed = packed()
        let pointer = UnsafeMutablePointer<compression_stream>.allocate(capacity: 1)
        defer { pointer.deallocate() }
        XCTAssertEqual(
            compression_stream_init(pointer, COMPRESSION_STREAM_DECODE, COMPRESSION_ZLIB), COMPRESSION_STATUS_OK)
        var (unpacked, room): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: 1_000))
        var status = COMPRESSION_STATUS_OK
        for byte in packed {
            withUnsafePointer(to: byte) { source in
                pointer.pointee.src_ptr = source
                pointer.pointee.src_size = 1
                repeat {
                    room.withUnsafeMutableBufferPointer { buffer in
                        pointer.pointee.dst_ptr = buffer.baseAddress!
                        pointer.pointee.dst_size = buffer.count
                        status = compression_stream_process(pointer, 0)
                        unpacked += buffer.prefix(buffer.count - pointer.pointee.dst_size)
                    }
                } while status == COMPRESSION_STATUS_OK && pointer.pointee.dst_size == 0
            }
        }
        XCTAssertEqual(status, COMPRESSION_STATUS_END)
        XCTAssertEqual(unpacked, text)
        XCTAssertEqual(compression_stream_destroy(pointer), COMPRESSION_STATUS_OK)
    }

    func testPiecesThatZlibCannotCountAreHandedOverOneByOne() {
        func run(
            _ operation: compression_stream_operation, _ bytes: [UInt8], room: Int
        ) -> (status: compression_status, bytes: [UInt8]) {
            var status = COMPRESSION_STATUS_ERROR
            let written = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                bytes.withUnsafeBufferPointer { source in
                    var stream = compression_stream(
                        dst_ptr: buffer.baseAddress!, dst_size: room, src_ptr: source.baseAddress!,
                        src_size: source.count, state: nil)
                    compression_stream_init(&stream, operation, COMPRESSION_ZLIB)
                    status = process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue), atMost: 100)
                    count = room - stream.dst_size
                    compression_stream_destroy(&stream)
                }
            }
            return (status, written)
        }
        let packed = run(COMPRESSION_STREAM_ENCODE, text, room: 4_096)
        XCTAssertEqual(packed.status, COMPRESSION_STATUS_END)
        let unpacked = run(COMPRESSION_STREAM_DECODE, packed.bytes, room: 20_000)
        XCTAssertEqual(unpacked.status, COMPRESSION_STATUS_END)
        XCTAssertEqual(unpacked.bytes, text)
    }

    func testOtherFormatsAreRefused() {
        var (room, byte): ([UInt8], UInt8) = ([0], 1)
        var stream = compression_stream(dst_ptr: &room, dst_size: 0, src_ptr: &byte, src_size: 0, state: nil)
        XCTAssertEqual(
            compression_stream_init(&stream, COMPRESSION_STREAM_DECODE, COMPRESSION_LZFSE), COMPRESSION_STATUS_ERROR)
        XCTAssertEqual(compression_stream_process(&stream, 0), COMPRESSION_STATUS_ERROR)
        XCTAssertEqual(compression_stream_destroy(&stream), COMPRESSION_STATUS_ERROR)
        XCTAssertEqual(compression_decode_buffer(&room, 1, &byte, 1, nil, COMPRESSION_LZ4), 0)
    }
}

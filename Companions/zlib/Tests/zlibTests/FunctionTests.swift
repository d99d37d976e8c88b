import XCTest

@testable import zlib

/// Checksums and packed bytes.
final class FunctionTests: XCTestCase {
    func testChecksums() {
        let text = [UInt8]("123456789".utf8)
        XCTAssertEqual(crc32(0, text, 9), 0xCBF4_3926)
        XCTAssertEqual(adler32(1, text, 9), 0x091E_01DE)
    }

    func testPackedBytes() {
        let text = [UInt8](repeating: 7, count: 1_000)
        var length = compressBound(1_000)
        var packed = [UInt8](repeating: 0, count: Int(length))
        XCTAssertEqual(compress(&packed, &length, text, 1_000), Z_OK)
        XCTAssertLessThan(length, 100)
        var (unpacked, count) = ([UInt8](repeating: 0, count: 1_000), uLong(1_000))
        XCTAssertEqual(uncompress(&unpacked, &count, packed, length), Z_OK)
        XCTAssertEqual(unpacked, text)
        count = 10
        XCTAssertEqual(uncompress(&unpacked, &count, packed, length), Z_BUF_ERROR)
    }
}

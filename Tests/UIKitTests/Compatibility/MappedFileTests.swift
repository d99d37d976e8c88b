import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Which file an address of code or data comes from.
final class MappedFileTests: XCTestCase {
    private func file(of symbol: String) throws -> (path: String, base: UInt) {
        let address = try XCTUnwrap(dlsym(nil, symbol), symbol)
        return try XCTUnwrap(MappedFile.file(at: UInt(bitPattern: address)), symbol)
    }

    func testLibrariesAreFoundWhereverTheyAreMapped() throws {
        // The executable stands first in the map, libraries far behind it.
        for (symbol, library) in [("swift_demangle", "/libswiftCore.so"), ("getenv", "/libc.so.6")] {
            let found = try file(of: symbol)
            XCTAssertTrue(found.path.hasSuffix(library), "\(symbol): \(found.path)")
            // A library begins with the head of its file.
            let head = try XCTUnwrap(UnsafeRawPointer(bitPattern: found.base))
            XCTAssertEqual(head.load(as: UInt32.self).littleEndian, 0x464C_457F)
        }
    }

    func testMemoryWithoutAFileHasNone() {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 1 << 20, alignment: 1 << 12)
        defer { memory.deallocate() }
        XCTAssertNil(MappedFile.file(at: UInt(bitPattern: memory) + (1 << 19)))
    }
}

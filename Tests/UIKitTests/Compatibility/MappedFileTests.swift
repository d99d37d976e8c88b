import Foundation
import XCTest

@testable import UIKit

final class MappedFileTests: XCTestCase {
    /// Where a library begins does not change when its file is read by way of memory, too.
    func testALibraryThatIsAlsoRead() throws {
        let address = UInt(bitPattern: unsafeBitCast(NSObject.self as AnyClass, to: UnsafeRawPointer.self))
        let before = try XCTUnwrap(MappedFile.file(at: address))
        XCTAssertTrue(before.path.hasSuffix("libFoundation.so"))
        let copies = try (0..<3).map { _ in
            try Data(contentsOf: URL(fileURLWithPath: before.path), options: .alwaysMapped)
        }
        let after = try XCTUnwrap(MappedFile.file(at: address))
        XCTAssertEqual(after.path, before.path)
        XCTAssertEqual(after.base, before.base)
        withExtendedLifetime(copies) {}
    }
}

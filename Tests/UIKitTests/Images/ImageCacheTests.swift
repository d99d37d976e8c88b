import CoreGraphics
import XCTest

@testable import UIKit

/// Pictures that are kept for the next use, counted in bytes.
@preconcurrency @MainActor final class ImageCacheTests: XCTestCase {
    private func picture(_ side: Int) throws -> CGImage { CGImage(try XCTUnwrap(Bitmap(width: side, height: side))) }

    func testTintedPicturesAreCountedInBytes() throws {
        let images = TintedImages(limit: 3 * 100 * 100 * 4)
        let stencils = try (0..<5).map { _ in try picture(100) }
        for stencil in stencils { XCTAssertNotNil(images.image(stencil, UIColor.red.cgColor)) }
        XCTAssertEqual([images.count, images.byteCount], [3, 3 * 100 * 100 * 4])
        let last = images.image(stencils[4], UIColor.red.cgColor)
        XCTAssertTrue(last === images.image(stencils[4], UIColor.red.cgColor))
        XCTAssertFalse(last === images.image(stencils[4], UIColor.blue.cgColor))
    }

    func testTintedPicturesGoWithTheirStencils() throws {
        let images = TintedImages(limit: 1 << 20)
        for _ in 0..<20 { _ = images.image(try picture(10), UIColor.red.cgColor) }
        XCTAssertEqual(images.count, 1)
    }

    func testPicturesOfFilesAreKeptUpToALimitOrWhileTheyAreShown() throws {
        var images = DecodedImages(limit: 2 * 100 * 100 * 4)
        let shown = UIImage(cgImage: try picture(100), scale: 2, orientation: .up)
        images.insert(shown, at: "0")
        for name in 1..<5 { images.insert(UIImage(cgImage: try picture(100)), at: "\(name)") }
        XCTAssertEqual([images.count, images.byteCount], [3, 2 * 100 * 100 * 4])
        let found = try XCTUnwrap(images.image(at: "0"))
        XCTAssertTrue(found.cgImage === shown.cgImage)
        XCTAssertEqual(found.scale, 2)
        XCTAssertNil(images.image(at: "1"))
        XCTAssertNotNil(images.image(at: "4"))
        images.removeAll()
        XCTAssertEqual([images.count, images.byteCount], [0, 0])
    }
}

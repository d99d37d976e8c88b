import CoreGraphics
import Foundation
import XCTest

final class BitmapTests: XCTestCase {
    private func noise(_ width: Int, _ height: Int, seed: UInt64) throws -> Bitmap {
        let bitmap = try XCTUnwrap(Bitmap(width: width, height: height))
        var generator = SeededGenerator(seed: seed)
        for y in 0..<height {
            for x in 0..<width { bitmap[x, y] = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator) }
        }
        return bitmap
    }

    func test_pngRoundTripKeepsOpaquePixels() throws {
        let bitmap = try noise(37, 19, seed: 3)
        let data = try XCTUnwrap(bitmap.pngData)
        XCTAssertEqual(data, bitmap.pngData)
        let decoded = try XCTUnwrap(CGImage(pngData: data))
        XCTAssertTrue(decoded.bitmap.hasSamePixels(as: bitmap))
        XCTAssertEqual(decoded.alphaInfo, .noneSkipFirst)
    }

    func test_pngRoundTripKeepsAlpha() throws {
        let bitmap = try XCTUnwrap(Bitmap(width: 2, height: 1))
        bitmap[0, 0] = 0x8080_0000
        let decoded = try XCTUnwrap(CGImage(pngData: XCTUnwrap(bitmap.pngData)))
        XCTAssertEqual(decoded.bitmap[0, 0], 0x8080_0000)
        XCTAssertEqual(decoded.bitmap[1, 0], 0)
        XCTAssertEqual(decoded.alphaInfo, .premultipliedFirst)
    }

    func test_everyTruncatedPngIsRefused() throws {
        let data = try XCTUnwrap(noise(9, 9, seed: 5).pngData)
        // The last chunk holds nothing that decoding needs.
        for length in 0..<data.count - 12 {
            XCTAssertNil(CGImage(pngData: data.prefix(length)), "\(length) bytes")
        }
    }

    func test_brokenPngsNeverTrap() throws {
        let data = try XCTUnwrap(noise(16, 16, seed: 6).pngData)
        var generator = SeededGenerator(seed: 9)
        for _ in 0..<300 {
            var broken = data
            for _ in 0..<3 {
                broken[Int.random(in: 0..<broken.count, using: &generator)] = UInt8.random(
                    in: 0...255, using: &generator)
            }
            if let image = CGImage(pngData: broken) { XCTAssertEqual(image.width * image.height, 256) }
        }
    }

    func test_hugeHeaderIsRefusedBeforeAllocating() throws {
        var data = try XCTUnwrap(noise(1, 1, seed: 1).pngData)
        // 100 000 x 100 000, with the checksum left wrong: the size alone has to be enough.
        data.replaceSubrange(16..<24, with: [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0])
        XCTAssertNil(CGImage(pngData: data))
        XCTAssertNil(Bitmap(width: 100_000, height: 100_000))
        XCTAssertNil(Bitmap(width: 0, height: 5))
        XCTAssertNil(Bitmap(width: -1, height: 5))
    }

    func test_slicedDataDecodes() throws {
        let data = try XCTUnwrap(noise(4, 4, seed: 2).pngData)
        let padded = Data([1, 2, 3]) + data
        XCTAssertNotNil(CGImage(pngData: padded.dropFirst(3)))
    }

    func test_scrollMovesOverlappingRows() throws {
        for (dx, dy) in [(0, 1), (0, -2), (3, 0), (-1, 2)] {
            let bitmap = try noise(8, 8, seed: 4)
            let before = try XCTUnwrap(bitmap.duplicate())
            bitmap.scroll(bitmap.bounds, byX: dx, y: dy)
            for y in 0..<8 {
                for x in 0..<8 where (0..<8).contains(x - dx) && (0..<8).contains(y - dy) {
                    XCTAssertEqual(bitmap[x, y], before[x - dx, y - dy])
                }
            }
        }
    }

    func test_croppingTakesWholePixels() throws {
        let image = CGImage(try noise(8, 8, seed: 8))
        let part = try XCTUnwrap(image.cropping(to: CGRect(x: 2.5, y: 6, width: 2, height: 10)))
        XCTAssertEqual(part.width, 3)
        XCTAssertEqual(part.height, 2)
        XCTAssertEqual(part.bitmap[0, 0], image.bitmap[2, 6])
        XCTAssertNil(image.cropping(to: CGRect(x: 9, y: 0, width: 2, height: 2)))
    }

    func test_wrappedMemoryIsDrawnInto() throws {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 4 * 16, alignment: 8)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: 64)
        let bitmap = try XCTUnwrap(Bitmap(wrapping: memory, width: 2, height: 4, stride: 16))
        let renderer = DisplayListRenderer(target: bitmap)
        renderer.fill(CGRect(x: 0, y: 1, width: 1, height: 1), .white, transform: .identity)
        XCTAssertEqual(memory.load(fromByteOffset: 16, as: UInt32.self), 0xFFFF_FFFF)
        XCTAssertEqual(memory.load(fromByteOffset: 20, as: UInt32.self), 0)
        XCTAssertNil(Bitmap(wrapping: memory, width: 5, height: 1, stride: 16))
    }

    func test_crossFadeIsExactAtItsEnds() throws {
        let (one, two) = (try noise(5, 5, seed: 10), try noise(5, 5, seed: 11))
        let out = try XCTUnwrap(Bitmap(width: 5, height: 5))
        out.crossFade(from: one, to: two, amount: 0)
        XCTAssertTrue(out.hasSamePixels(as: one))
        out.crossFade(from: one, to: two, amount: 256)
        XCTAssertTrue(out.hasSamePixels(as: two))
        one.fill(0xFF00_0000)
        two.fill(0xFFFF_8040)
        out.crossFade(from: one, to: two, amount: 128)
        XCTAssertEqual(out[2, 2], 0xFF7F_4020)
    }
}

import Foundation
import XCTest

@testable import DisplayProtocol

final class PixelFileTests: XCTestCase {
    private func frame(
        _ buffer: Int, _ width: Int, _ height: Int, damage: [AppMessage.PixelRectangle] = [], scale: Double = 1
    ) -> AppMessage.Frame {
        .init(sequence: 1, buffer: buffer, width: width, height: height, scale: scale, damage: damage, time: 0)
    }

    /// Buffers of 4 × 3 pixels, in which every byte of buffer n is n + 1.
    private func filled() throws -> (PixelFile, SharedPixels) {
        let file = try PixelFile(count: 2, byteCount: 4 * 3 * 4)
        let shared = try SharedPixels(file.store)
        for buffer in 0..<2 {
            for index in 0..<shared.buffer(buffer).count { shared.buffer(buffer)[index] = UInt8(buffer + 1) }
        }
        return (file, shared)
    }

    func testOnlyWhatDiffersIsCopied() throws {
        let (file, shared) = try filled()
        var picture: Picture?
        XCTAssertEqual(
            try file.update(&picture, to: frame(0, 4, 3)), [.init(x: 0, y: 0, width: 4, height: 3)])
        XCTAssertEqual(picture?.pixels, Data(repeating: 1, count: 48))
        let damage: [AppMessage.PixelRectangle] = [
            .init(x: 1, y: 1, width: 2, height: 1), .init(x: 0, y: 2, width: 4, height: 1),
        ]
        XCTAssertEqual(try file.update(&picture, to: frame(1, 4, 3, damage: damage)), damage)
        let rows = try XCTUnwrap(picture).pixels.map { Int($0) }
        XCTAssertEqual(Array(rows[0..<20]), Array(repeating: 1, count: 20))
        XCTAssertEqual(Array(rows[20..<28]), Array(repeating: 2, count: 8))
        XCTAssertEqual(Array(rows[28..<32]), Array(repeating: 1, count: 4))
        XCTAssertEqual(Array(rows[32..<48]), Array(repeating: 2, count: 16))
        withExtendedLifetime(shared) {}
    }

    func testAPictureOfAnotherSizeIsCopiedWhole() throws {
        let (file, _) = try filled()
        var picture: Picture?
        _ = try file.update(&picture, to: frame(0, 4, 3))
        for next in [frame(1, 3, 4), frame(1, 4, 2), frame(1, 4, 2, scale: 2)] {
            XCTAssertEqual(
                try file.update(&picture, to: next), [.init(x: 0, y: 0, width: next.width, height: next.height)])
            XCTAssertEqual(picture?.pixels, Data(repeating: 2, count: next.width * next.height * 4))
        }
    }

    func testRectanglesAreCutOffAtThePicturesEdges() {
        typealias Rectangle = AppMessage.PixelRectangle
        let cases: [(Rectangle, Rectangle?)] = [
            (.init(x: 0, y: 0, width: 4, height: 3), .init(x: 0, y: 0, width: 4, height: 3)),
            (.init(x: -2, y: -1, width: 3, height: 9), .init(x: 0, y: 0, width: 1, height: 3)),
            (.init(x: 3, y: 2, width: 5, height: 5), .init(x: 3, y: 2, width: 1, height: 1)),
            (.init(x: 4, y: 0, width: 1, height: 1), nil), (.init(x: 0, y: 3, width: 1, height: 1), nil),
            (.init(x: -1, y: 0, width: 1, height: 1), nil), (.init(x: 0, y: 0, width: 0, height: 1), nil),
            (.init(x: 0, y: 0, width: 1, height: -1), nil), (.init(x: .max, y: 0, width: .max, height: 1), nil),
            (.init(x: .min, y: 0, width: .max, height: 1), nil),
            (.init(x: .min, y: .min, width: .min, height: .min), nil),
            (.init(x: -1, y: -1, width: .max, height: .max), .init(x: 0, y: 0, width: 4, height: 3)),
        ]
        for (rectangle, clipped) in cases {
            XCTAssertEqual(rectangle.clipped(width: 4, height: 3), clipped, "\(rectangle)")
        }
    }

    func testRectanglesOutsideChangeNothing() throws {
        let (file, _) = try filled()
        var picture: Picture?
        _ = try file.update(&picture, to: frame(0, 4, 3))
        let outside: [AppMessage.PixelRectangle] = [
            .init(x: 4, y: 0, width: 9, height: 9), .init(x: 0, y: -9, width: 4, height: 9),
            .init(x: .max, y: .max, width: .max, height: .max), .init(x: 0, y: 0, width: -4, height: 3),
        ]
        XCTAssertEqual(try file.update(&picture, to: frame(1, 4, 3, damage: outside)), [])
        XCTAssertEqual(picture?.pixels, Data(repeating: 1, count: 48))
    }

    func testAnInvalidFrameLeavesThePictureAlone() throws {
        let (file, _) = try filled()
        var picture: Picture?
        _ = try file.update(&picture, to: frame(0, 4, 3))
        for invalid in [
            frame(2, 4, 3), frame(-1, 4, 3), frame(0, 4, 4), frame(0, 0, 3), frame(0, .max, 2),
            frame(0, 4, 3, scale: 0), frame(0, 4, 3, scale: .nan), frame(0, 4, 3, scale: .infinity),
        ] {
            XCTAssertThrowsError(try file.update(&picture, to: invalid))
        }
        XCTAssertEqual(picture?.pixels, Data(repeating: 1, count: 48))
    }

    func testNobodyCanChangeTheSizeAndNothingIsLeftBehind() throws {
        var file: PixelFile? = try PixelFile(count: 2, byteCount: 24)
        let path = try XCTUnwrap(file?.store.path)
        XCTAssertEqual(truncate(path, 4), -1)
        XCTAssertEqual(truncate(path, 4096), -1)
        let shared = try SharedPixels(try XCTUnwrap(file?.store))
        file = nil
        // Whoever has it open may go on.
        shared.buffer(1)[23] = 7
        XCTAssertEqual(shared.buffer(1)[23], 7)
        XCTAssertThrowsError(try SharedPixels(.init(path: path, count: 2, byteCount: 24)))
    }

    func testBuffersWithoutASizeAreRefused() {
        for (count, bytes) in [(0, 4), (2, 0), (-1, 4), (2, .max)] {
            XCTAssertThrowsError(try PixelFile(count: count, byteCount: bytes))
        }
    }
}

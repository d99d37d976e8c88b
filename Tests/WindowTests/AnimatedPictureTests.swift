import Foundation
import XCTest

@testable import Displays

final class AnimatedPictureTests: XCTestCase {
    private var file: URL!

    override func setUp() {
        file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    }

    override func tearDown() { try? FileManager.default.removeItem(at: file) }

    private func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ pixel: UInt32) -> AnimatedPicture.Frame {
        let pixels = [UInt32](repeating: pixel, count: width * height)
        return .init(x: x, y: y, width: width, height: height, pixels: pixels.withUnsafeBytes { Data($0) })
    }

    private func recorded(_ frames: [(AnimatedPicture.Frame, Double)], end: Double) throws -> [PNGChunk] {
        let animation = try AnimatedPicture(file: file, size: PixelSize(width: 8, height: 6))
        for (frame, time) in frames { try animation.append(frame, at: time) }
        try animation.finish(at: end)
        return try XCTUnwrap(PNGChunk.chunks(of: Data(contentsOf: file)))
    }

    func test_checksumIsThatOfTheStandard() {
        XCTAssertEqual(CRC32.of(Data("123456789".utf8)), 0xCBF4_3926)
        XCTAssertEqual(CRC32.of(Data("IEND".utf8)), 0xAE42_6082)
    }

    func test_chunksSurviveAndDamageIsNoticed() throws {
        let chunk = PNGChunk("teSt", Data([1, 2, 3]))
        let bytes = PNGChunk.signature + chunk.encoded
        XCTAssertEqual(PNGChunk.chunks(of: bytes), [chunk])
        var broken = bytes
        broken[broken.endIndex - 6] ^= 1
        XCTAssertNil(PNGChunk.chunks(of: broken))
        XCTAssertNil(PNGChunk.chunks(of: bytes.dropLast()))
        XCTAssertNil(PNGChunk.chunks(of: Data("GIF89a".utf8)))
    }

    func test_framesFollowOneAnotherWithTheirDelays() throws {
        let chunks = try recorded(
            [
                (frame(0, 0, 8, 6, 0xFFFF_0000), 10), (frame(2, 3, 4, 2, 0xFF00_FF00), 10.5),
                (frame(7, 5, 1, 1, 0xFF), 11.25),
            ],
            end: 13)
        XCTAssertEqual(
            chunks.map(\.name), ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
        XCTAssertEqual(chunks[0].bytes, Data([0, 0, 0, 8, 0, 0, 0, 6, 8, 2, 0, 0, 0]))
        // Three frames, for ever.
        XCTAssertEqual(chunks[1].bytes, Data([0, 0, 0, 3, 0, 0, 0, 0]))
        let controls = chunks.filter { $0.name == "fcTL" }.map { chunk in
            (0..<5).map { chunk.bytes.bigEndian(at: $0 * 4) }
        }
        XCTAssertEqual(controls, [[0, 8, 6, 0, 0], [1, 4, 2, 2, 3], [3, 1, 1, 7, 5]])
        XCTAssertEqual(
            chunks.filter { $0.name == "fcTL" }.map { Array($0.bytes[20...]) },
            [[1, 244, 3, 232, 0, 0], [2, 238, 3, 232, 0, 0], [6, 214, 3, 232, 0, 0]])
        XCTAssertEqual(
            chunks.filter { $0.name == "fdAT" }.map { $0.bytes.bigEndian(at: 0) }, [2, 4])
    }

    func test_delaysFitTheFormat() {
        XCTAssertTrue(AnimatedPicture.delay(of: 0) == (10, 1000))
        XCTAssertTrue(AnimatedPicture.delay(of: 1 / 60.0) == (17, 1000))
        XCTAssertTrue(AnimatedPicture.delay(of: 65.5) == (65500, 1000))
        XCTAssertTrue(AnimatedPicture.delay(of: 120) == (120, 1))
        XCTAssertTrue(AnimatedPicture.delay(of: 1e9) == (65535, 1))
    }

    func test_fileThatCannotBeWrittenIsTold() {
        XCTAssertThrowsError(
            try AnimatedPicture(file: URL(fileURLWithPath: "/dev/null/a.png"), size: PixelSize(width: 1, height: 1)))
    }

    func test_filesNamesAreOfTheAppAndTheTimeAndNew() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        let first = OutputName.unused(for: "A/B", extension: "png", at: date, in: folder)
        XCTAssertTrue(first.lastPathComponent.hasPrefix("A-B-2023111"), first.lastPathComponent)
        try Data().write(to: first)
        let second = OutputName.unused(for: "A/B", extension: "png", at: date, in: folder)
        XCTAssertEqual(
            second.lastPathComponent, first.deletingPathExtension().lastPathComponent + "-2.png")
    }
}

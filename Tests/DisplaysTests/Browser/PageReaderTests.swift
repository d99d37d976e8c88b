import Foundation
import XCTest

@testable import Displays

/// What a page's frames mean, and which are none.
@preconcurrency @MainActor final class PageReaderTests: XCTestCase {
    private func read(_ bytes: [UInt8], limit: Int = 1000, pieces: Int = .max) throws -> [PageFrame] {
        var reader = PageReader(limit: limit)
        var frames: [PageFrame] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            reader.append(rest.prefix(pieces))
            rest = rest.dropFirst(pieces)
            while let frame = try reader.next() { frames.append(frame) }
        }
        return frames
    }

    private func code(_ bytes: [UInt8], limit: Int = 1000) -> UInt16? {
        do {
            _ = try read(bytes, limit: limit)
            return nil
        } catch {
            return (error as? PageViolation)?.code.code
        }
    }

    func test_messagesComeInPieces() throws {
        let bytes =
            TestPage.frame(Array("hé".utf8)) + TestPage.frame(isFinal: false, Array("a".utf8))
            + TestPage.frame(opcode: 9, [1, 2]) + TestPage.frame(opcode: 0, isFinal: false, [])
            + TestPage.frame(opcode: 0, Array("b".utf8))
            + TestPage.frame(Array(String(repeating: "x", count: 300).utf8))
            + TestPage.frame(opcode: 10, []) + TestPage.frame(opcode: 8, [0x03, 0xe8] + Array("bye".utf8))
        let frames: [PageFrame] = [
            .text("hé"), .ping(Data([1, 2])), .text("ab"), .text(String(repeating: "x", count: 300)), .pong,
            .close(1000),
        ]
        for pieces in [1, 2, 3, 7, .max] { XCTAssertEqual(try read(bytes, pieces: pieces), frames) }
    }

    func test_violationsHaveTheirCodes() {
        let protocolErrors = [
            TestPage.frame(isMasked: false, [65]), TestPage.frame(reserved: 0x40, [65]),
            TestPage.frame(reserved: 0x10, [65]), TestPage.frame(opcode: 3, [65]), TestPage.frame(opcode: 11, [65]),
            TestPage.frame(opcode: 0, [65]), TestPage.frame(isFinal: false, [65]) + TestPage.frame([65]),
            TestPage.frame(opcode: 9, isFinal: false, [65]),
            TestPage.frame(opcode: 9, [UInt8](repeating: 65, count: 126)), TestPage.frame(opcode: 8, [3]),
            TestPage.frame(opcode: 8, [0x03, 0xed]), TestPage.frame(opcode: 8, [0, 1]),
            // Lengths that take more bytes than they need, and one beyond what numbers hold.
            [0x81, 0xfe, 0, 5], [0x81, 0xff, 0, 0, 0, 0, 0, 0, 1, 0], TestPage.frame(length: 1 << 63, []),
        ]
        for bytes in protocolErrors { XCTAssertEqual(code(bytes), 1002, "\(bytes)") }
        XCTAssertEqual(code(TestPage.frame(opcode: 2, [65])), 1003)
        XCTAssertEqual(code(TestPage.frame([0xff, 0xfe])), 1007)
        XCTAssertEqual(code(TestPage.frame([0xed, 0xa0, 0x80])), 1007)
        XCTAssertEqual(code(TestPage.frame(opcode: 8, [0x03, 0xe8, 0xff])), 1007)
        // Refused for the announcement, before anything of it has come.
        XCTAssertEqual(code(TestPage.frame(length: 1001, [])), 1009)
        XCTAssertEqual(code(TestPage.frame(length: 1 << 62, [])), 1009)
        let half = [UInt8](repeating: 65, count: 600)
        XCTAssertEqual(code(TestPage.frame(isFinal: false, half) + TestPage.frame(opcode: 0, length: 401, [])), 1009)
        XCTAssertNil(code(TestPage.frame(isFinal: false, half) + TestPage.frame(opcode: 0, half.prefix(400))))
    }

    /// Whatever comes and however it is cut, the reader says the same and takes no more than it may.
    func test_randomBytesAreReadAlikeHoweverTheyAreCut() {
        for seed in 0..<400 {
            var generator = SeededGenerator(seed)
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let length = Int.random(in: 0...300, using: &generator)
                let payload = (0..<length).map { _ in UInt8.random(in: 32...126, using: &generator) }
                bytes += TestPage.frame(
                    opcode: [0, 1, 1, 9, 10].randomElement(using: &generator)!,
                    isFinal: Int.random(in: 0..<4, using: &generator) > 0, payload)
            }
            for _ in 0..<Int.random(in: 0...4, using: &generator) {
                bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            func outcome(_ pieces: Int) -> String {
                do { return "\(try read(bytes, pieces: pieces))" } catch { return "\(error)" }
            }
            XCTAssertEqual(outcome(.max), outcome(Int.random(in: 1...20, using: &generator)), "seed \(seed)")
        }
    }
}

import Foundation
import XCTest

@testable import Projects
@testable import matryoshka

/// Programs that the command starts, and what a build says of their work.
final class ToolTests: XCTestCase {
    private func shell(_ script: String) -> Tool {
        Tool(
            program: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script], folder: URL(fileURLWithPath: "/"))
    }

    func testMoreOutputThanAPipeHolds() throws {
        let (text, status) = try shell("head -c 300000 /dev/zero | tr '\\0' x; exit 3").readOutput()
        XCTAssertEqual(text, String(repeating: "x", count: 300_000))
        XCTAssertEqual(status, 3)
    }

    func testOutputAndMessagesAreApart() throws {
        nonisolated(unsafe) var lines: [String] = []
        let (text, status) = try shell("echo out; echo err >&2").readOutput { lines.append($0) }
        XCTAssertEqual(text, "out\n")
        XCTAssertEqual(lines, ["err"])
        XCTAssertEqual(status, 0)
    }

    func testABuildRunsATool() throws {
        let messages = BuildMessages()
        nonisolated(unsafe) var lines: [String] = []
        XCTAssertEqual(try messages.run(shell("echo one >&2; echo two >&2; exit 7")) { lines.append($0) }, 7)
        XCTAssertEqual(lines, ["one", "two"])
    }

    func testABuildThatIsGivenUpRunsNothing() throws {
        let messages = BuildMessages()
        messages.cancel()
        nonisolated(unsafe) var lines: [String] = []
        XCTAssertThrowsError(try messages.run(shell("echo one >&2")) { lines.append($0) }) {
            XCTAssertTrue($0 is CancellationError, "\($0)")
        }
        XCTAssertEqual(lines, [])
    }

    func testGivingUpEndsATool() throws {
        let messages = BuildMessages()
        XCTAssertThrowsError(
            try messages.run(shell("echo started >&2; exec sleep 60")) { _ in messages.cancel() }
        ) {
            XCTAssertTrue($0 is CancellationError, "\($0)")
        }
    }
}

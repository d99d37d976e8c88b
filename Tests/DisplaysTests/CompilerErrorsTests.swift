import Foundation
import XCTest

@testable import Displays

final class CompilerErrorsTests: XCTestCase {
    private func error(_ path: String, line: Int, column: Int) -> BuildError {
        BuildError(file: path, line: line, byteColumn: column, message: "wrong")
    }

    private func file(_ text: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
        addTeardownBlock { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        return file.path
    }

    func testAnErrorHasItsPlaceAndTheSourceAroundIt() throws {
        let path = try file((1...10).map { "line \($0)" }.joined(separator: "\n"))
        XCTAssertEqual(
            error(path, line: 5, column: 3),
            BuildError(
                file: path, line: 5, column: 3, message: "wrong",
                excerpt: ["line 2", "line 3", "line 4", "line 5", "line 6", "line 7", "line 8"], excerptStart: 2))
    }

    func testTheSourceEndsWhereTheFileDoes() throws {
        let path = try file("a\nb")
        let found = [error(path, line: 1, column: 1), error(path, line: 2, column: 2)]
        XCTAssertEqual(found.map(\.excerpt), [["a", "b"], ["a", "b"]])
        XCTAssertEqual(found.map(\.excerptStart), [1, 1])
    }

    func testColumnsAreInCharacters() throws {
        let path = try file("let größe = x")
        // "ö" and "ß" are two bytes each.
        XCTAssertEqual(error(path, line: 1, column: 15).column, 13)
    }

    func testAFileThatIsGoneHasNoExcerpt() {
        XCTAssertEqual(
            error("/nowhere/a.swift", line: 3, column: 4),
            BuildError(file: "/nowhere/a.swift", line: 3, column: 4, message: "wrong"))
    }

    func testLinkerErrorsHaveNoPlace() {
        XCTAssertEqual(
            BuildError.unplaced(in: [
                "/usr/bin/ld: a.o: in function `f':", "/b/c.swift:(.text+0x1): undefined reference to `g'",
                "clang: error: linker command failed with exit code 1", "error: link command failed",
            ]),
            [BuildError(message: "undefined reference to `g'")])
    }

    func testAnErrorWithoutPlaceCountsWhereNothingElseDoes() {
        XCTAssertEqual(
            BuildError.unplaced(in: ["<unknown>:0: error: no such module", "error: emit-module command failed"]),
            [BuildError(message: "no such module")])
    }
}

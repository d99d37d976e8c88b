import Foundation
import XCTest

@testable import Displays

final class CompilerErrorsTests: XCTestCase {
    private func errors(_ text: String) -> [BuildError] {
        var errors = CompilerErrors()
        for line in text.split(separator: "\n") {
            errors.take(String(line))
            errors.takeUnplaced(String(line))
        }
        return errors.errors
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
            errors(
                "\(path):5:3: error: cannot find 'x' in scope\n5 | line 5\n  |   `- error: cannot find 'x' in scope"),
            [
                BuildError(
                    file: path, line: 5, column: 3, message: "cannot find 'x' in scope",
                    excerpt: ["line 2", "line 3", "line 4", "line 5", "line 6", "line 7", "line 8"], excerptStart: 2)
            ])
    }

    func testTheSourceEndsWhereTheFileDoes() throws {
        let path = try file("a\nb")
        let found = errors("\(path):1:1: error: one\n\(path):2:2: error: two")
        XCTAssertEqual(found.map(\.excerpt), [["a", "b"], ["a", "b"]])
        XCTAssertEqual(found.map(\.excerptStart), [1, 1])
    }

    func testColumnsAreInCharacters() throws {
        let path = try file("let größe = x")
        // "ö" and "ß" are two bytes each.
        XCTAssertEqual(errors("\(path):1:15: error: no x").map(\.column), [13])
    }

    func testColoursWarningsAndNotesAreOfNoAccount() throws {
        let path = try file("a")
        XCTAssertEqual(
            errors(
                "\u{1B}[1m\(path):1:1: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0mwrong\n\(path):1:1: warning: odd\n"
                    + "\(path):1:1: note: here"
            ).map(\.message), ["wrong"])
    }

    func testTheSameErrorCountsOnce() throws {
        let path = try file("a")
        XCTAssertEqual(errors("\(path):1:1: error: wrong\n\(path):1:1: error: wrong").count, 1)
    }

    func testAFileThatIsGoneHasNoExcerpt() {
        XCTAssertEqual(
            errors("/nowhere/a.swift:3:4: error: wrong"),
            [BuildError(file: "/nowhere/a.swift", line: 3, column: 4, message: "wrong")])
    }

    func testLinkerErrorsHaveNoPlace() {
        XCTAssertEqual(
            errors(
                "/usr/bin/ld: a.o: in function `f':\n/b/c.swift:(.text+0x1): undefined reference to `g'\n"
                    + "clang: error: linker command failed with exit code 1\nerror: link command failed"),
            [BuildError(message: "undefined reference to `g'")])
    }

    func testAnErrorWithoutPlaceCountsWhereNothingElseDoes() {
        XCTAssertEqual(
            errors("<unknown>:0: error: no such module\nerror: emit-module command failed"),
            [BuildError(message: "no such module")])
    }
}

import Foundation
import XCTest

/// Whether `Documentation/StrangersCode.md` has a row for each finding, and each row a test that exists.
final class StrangersCodeTests: XCTestCase {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The cells of the table's rows.
    private func rows() throws -> [[String]] {
        let file = Self.repository.appendingPathComponent("Documentation/StrangersCode.md")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
                .map { $0.trimmingCharacters(in: .whitespaces) }
            return cells.first.flatMap { Int($0) } == nil ? nil : cells
        }
    }

    /// The functions that tests declare, by class and name, and each class's name alone.
    private func tests() throws -> Set<String> {
        let folder = Self.repository.appendingPathComponent("Tests")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        var found: Set<String> = []
        for path in paths where path.hasSuffix(".swift") {
            var type = ""
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            for line in text.split(separator: "\n") {
                let words = line.split(separator: " ")
                for (word, next) in zip(words, words.dropFirst()) {
                    let name = String(next.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
                    // A class inside of another is a helper.
                    if word == "class" || word == "extension", line.first != " ", name.first?.isUppercase == true {
                        type = name
                        found.insert(name)
                    } else if word == "func", name.hasPrefix("test") {
                        found.insert("\(type).\(name)")
                    }
                }
            }
        }
        return found
    }

    func testEveryFindingHasARow() throws {
        XCTAssertEqual(try rows().compactMap { Int($0[0]) }, Array(1...34))
    }

    func testEveryRowHasTestsThatExist() throws {
        let known = try tests()
        for row in try rows() {
            let named = row[2].split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 1 }.map { String($0.element) }.filter { !$0.contains("/") }
            XCTAssertFalse(named.isEmpty && !row[2].contains("Scripts/"), "\(row[0]) has no test")
            XCTAssertEqual(named.filter { !known.contains($0) }, [], "row \(row[0])")
        }
    }
}

import Foundation
import XCTest

/// The table of what becomes of Swift for Apple's systems.
final class SwiftFeaturesTests: XCTestCase {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func rows() throws -> [[String]] {
        let text = try String(
            contentsOf: root.appendingPathComponent("Documentation/SwiftFeatures.md"), encoding: .utf8)
        return text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| feature") }.map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    func testEachRowNamesATestThatThereIs() throws {
        let tests = root.appendingPathComponent("Tests")
        var names: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: tests.path) where path.hasSuffix("Tests.swift")
        {
            let text = try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
            var type = ""
            for line in text.split(separator: "\n") {
                let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                if let position = words.firstIndex(of: "class"), words.indices.contains(position + 1),
                    !line.hasPrefix(" ")
                {
                    type = String(words[position + 1])
                } else if let position = words.firstIndex(of: "func"), words.indices.contains(position + 1) {
                    names.insert("\(type).\(words[position + 1])")
                }
            }
        }
        for row in try rows() {
            let test = row.last?.trimmingCharacters(in: ["`"]) ?? ""
            XCTAssertTrue(names.contains(test), "no such test: \(test)")
        }
    }

    func testEachRowSaysWhatBecomesOfTheFeature() throws {
        for row in try rows() {
            XCTAssertEqual(row.count, 3, "\(row)")
            XCTAssertTrue(
                ["works", "refused: \"", "left out"].contains { row[1].hasPrefix($0) }, "\(row[0]): \(row[1])")
        }
    }
}

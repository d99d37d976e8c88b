import Foundation
import XCTest

/// UIKit asks no controller outside of its own room what it is: a class answers for itself by a hook that it overrides.
final class ClassSwitchTests: XCTestCase {
    /// Files that ask, with what they ask for. The list only becomes shorter.
    private static let known: Set<String> = [
        // Public properties of these types.
        "UIViewController.swift: UIPopoverPresentationController",
        "UIViewController.swift: UISheetPresentationController",
    ]

    func testNobodyAsksForTheClassOfAController() throws {
        XCTAssertEqual(
            try found().subtracting(Self.known).sorted(), [], "add a hook to UIViewController that the class overrides")
    }

    func testTheListIsUpToDate() throws {
        XCTAssertEqual(try Self.known.subtracting(found()).sorted(), [], "is listed and not there")
    }

    // MARK: Reading the sources

    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/UIKit")

    /// What lies in a room, the folder at the top of the module that a file is in.
    private func files() throws -> [(room: String, name: String, lines: [Substring])] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path)
        return try paths.filter { $0.hasSuffix(".swift") }.map { path in
            let parts = path.split(separator: "/")
            let text = try String(contentsOf: Self.sources.appendingPathComponent(path), encoding: .utf8)
            return (String(parts[0]), String(parts[parts.count - 1]), text.split(separator: "\n"))
        }
    }

    private func found() throws -> Set<String> {
        let files = try files()
        var rooms: [Substring: String] = [:]
        for file in files {
            for line in file.lines where !line.hasPrefix(" ") {
                let words = line.split { !$0.isLetter && !$0.isNumber }
                guard let place = words.firstIndex(of: "class"), place + 1 < words.count else { continue }
                if isController(words[place + 1]) { rooms[words[place + 1]] = file.room }
            }
        }
        XCTAssertGreaterThan(rooms.count, 8)
        return Set(
            files.flatMap { file in
                file.lines.filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }.flatMap(askedFor)
                    .filter { rooms[$0] != file.room }.map { "\(file.name): \($0)" }
            })
    }

    /// The controllers' classes that come after `as`, `as?`, `as!` or `is` in a line.
    private func askedFor(_ line: Substring) -> [Substring] {
        let words = line.split { !$0.isLetter && !$0.isNumber }
        return zip(words, words.dropFirst()).filter { ["as", "is"].contains($0) && isController($1) }.map(\.1)
    }

    private func isController(_ name: Substring) -> Bool {
        name.hasPrefix("UI") && name.hasSuffix("Controller") && name != "UIViewController"
    }
}

import Foundation
import XCTest

/// The translator's idea of the framework's classes, against the framework's sources.
final class FrameworkClassTests: XCTestCase {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources")

    /// For each open class that is not nested in another type, its superclass and whether it declares a table.
    private func openClasses() throws -> [String: (superclass: String, hasTable: Bool)] {
        let head = try NSRegularExpression(
            pattern: #"^(?:@.*)?open class (\w+)(?:\s*<[^>]*>)?\s*: (\w+)[^{]*\{"#, options: .anchorsMatchLines)
        var found: [String: (String, Bool)] = [:]
        for module in ["UIKit", "QuartzCore"] {
            let folder = Self.sources.appendingPathComponent(module)
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift")
            {
                let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
                for match in head.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
                    guard let whole = Range(match.range, in: text), let name = Range(match.range(at: 1), in: text),
                        let superclass = Range(match.range(at: 2), in: text)
                    else { continue }
                    // The class ends at the next brace that begins a line.
                    let body = text[whole.upperBound...]
                    let end = body.range(of: "\n}")?.lowerBound ?? body.endIndex
                    found[String(text[name])] = (
                        String(text[superclass]), body[..<end].contains("class var __objectiveC:")
                    )
                }
            }
        }
        return found
    }

    /// A subclass overrides the table if, and only if, there is one.
    func test_everyOpenClassHasTheTableThatSubclassesOverride() throws {
        let classes = try openClasses()
        XCTAssertGreaterThan(classes.count, 120)
        for (name, (superclass, _)) in classes where !name.hasPrefix("__") {
            var hasTable = false
            var link: String? = name
            while let current = link, let found = classes[current] {
                hasTable = hasTable || found.hasTable
                link = found.superclass
            }
            let text = translated("class S: \(name) { @objc func tapped() {} }\n").text
            XCTAssertEqual(
                text.contains("override class var __objectiveC"), hasTable, "\(name): \(superclass)")
            // QuartzCore lies below UIKit, where the table is declared, and what any thread may use belongs to no actor.
            let isBelow =
                name.hasPrefix("CA") || (name.hasSuffix("Formatter") && !name.hasSuffix("PrintFormatter"))
                || [
                    "NSDataDetector", "NSException", "NSTextStorage", "NSUserActivity", "NetService",
                    "NetServiceBrowser",
                    "UIFontDescriptor", "UndoManager",
                ].contains(name)
            XCTAssertEqual(hasTable, !isBelow, "\(name): \(superclass)")
        }
    }
}

import DisplayProtocol
import Foundation
import XCTest

/// The documentation's lists of mistakes and of limits are the tables in the source, word by word.
final class MisuseDocumentationTests: XCTestCase {
    private let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/UIKit/Matryoshka.docc/Misuse.md")
    private let marker = "## The mistakes\n"

    /// To bring the page up to date: `MATRYOSHKA_WRITE_MISUSE=1 swift test --filter MisuseDocumentationTests`
    func testTheListIsTheTable() throws {
        let text = try String(contentsOf: page, encoding: .utf8)
        let parts = text.components(separatedBy: marker)
        XCTAssertEqual(parts.count, 2)
        if ProcessInfo.processInfo.environment["MATRYOSHKA_WRITE_MISUSE"] != nil {
            try Data((parts[0] + marker + list).utf8).write(to: page)
            return
        }
        XCTAssertEqual(parts[1], list)
    }

    private var list: String { mistakes + "\n## The limits\n" + limits }

    private var limits: String {
        LimitCode.allCases.map { "\n### \($0.rawValue)\n\n\(wrapped($0.explanation))\n" }.joined()
    }

    private var mistakes: String {
        MisuseCode.allCases.map { code in
            let explanation = code.explanation
            let lines = [explanation.mistake, explanation.reaction, "**Instead:** \(explanation.advice)"]
            return "\n### \(code.rawValue)\n\n" + lines.map { wrapped($0) }.joined(separator: "\n\n") + "\n"
        }.joined()
    }

    private func wrapped(_ text: String) -> String {
        var lines = [""]
        for word in text.split(separator: " ") {
            if !lines[lines.count - 1].isEmpty, lines[lines.count - 1].count + word.count + 1 > 130 {
                lines.append("")
            }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
        }
        return lines.joined(separator: "\n")
    }
}

import Foundation
import Translation

/// A message as a terminal shows it: its place, what it says, and the line of the source with a mark below the place.
struct QuotedDiagnostic {
    let diagnostic: Translation.Diagnostic
    /// The text of a file, or nil where nobody could open it.
    let source: (String) -> String?
    var isColored = false

    var text: String {
        head + quote + diagnostic.notes.map(text).joined()
    }

    /// Of the framework's declarations only those are of interest that could have been meant.
    private func text(_ note: Translation.Diagnostic) -> String {
        guard source(note.file) == nil else {
            return QuotedDiagnostic(diagnostic: note, source: source, isColored: isColored).text
        }
        return diagnostic.severity == .error && note.message.contains("candidate") ? "  note: \(note.message)\n" : ""
    }

    private var head: String {
        let place = "\(diagnostic.file):\(diagnostic.line):\(diagnostic.column): "
        let kind = "\(diagnostic.severity.rawValue): "
        guard isColored else { return place + kind + diagnostic.text + "\n" }
        let color =
            switch diagnostic.severity {
            case .error: 31
            case .warning: 35
            case .note: 36
            }
        return "\u{1B}[1m\(place)\u{1B}[\(color)m\(kind)\u{1B}[0m\u{1B}[1m\(diagnostic.text)\u{1B}[0m\n"
    }

    private var quote: String {
        guard let lines = source(diagnostic.file)?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline),
            lines.indices.contains(diagnostic.line - 1)
        else { return "" }
        let line = lines[diagnostic.line - 1]
        let number = String(diagnostic.line)
        let before = String(decoding: line.utf8.prefix(max(0, diagnostic.column - 1)), as: UTF8.self)
        // Tabs stay, so that the mark stands below its place however wide they are.
        let indent = String(before.map { $0 == "\t" ? "\t" : " " })
        return "\(number) | \(line)\n\(String(repeating: " ", count: number.count)) | \(indent)^\n"
    }
}

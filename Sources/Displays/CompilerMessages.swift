import Foundation

/// One message of a compiler, with the notes that belong to it.
package struct CompilerMessage: Sendable, Equatable {
    package enum Kind: String, Sendable, CaseIterable { case error, warning, note, remark }

    package var kind: Kind
    /// The path, or a module's name where there is no source.
    package var file: String
    /// From 1.
    package var line: Int
    /// From 1, in UTF-8 bytes.
    package var column: Int
    package var text: String
    package var notes: [CompilerMessage] = []
}

/// Takes apart what a compiler prints in LLVM's style, line by line.
///
/// A message is a line `file:line:column: kind: text`, the line of the source, a line of carets, and what could be
/// inserted below them.
package struct CompilerMessages {
    private enum Quote { case none, source, carets, insertion }

    package private(set) var messages: [CompilerMessage] = []
    /// Lines that belong to no message: what a linker says, or a compiler that crashes.
    package private(set) var otherLines: [String] = []
    private var next = Quote.none

    package init() {}

    package mutating func take(_ line: String) {
        if let message = Self.head(of: line) {
            next = .source
            if message.kind == .note, !messages.isEmpty {
                messages[messages.count - 1].notes.append(message)
            } else if !messages.contains(message) {
                // The compiler may say one thing once for each file that it compiles.
                messages.append(message)
            }
            return
        }
        switch next {
        case .source:
            next = .carets
        case .carets where line.contains("^") && line.allSatisfy({ " \t^~".contains($0) }):
            next = .insertion
        case .insertion where line.allSatisfy(\.isWhitespace) || line.first?.isWhitespace == true:
            next = .none
        default:
            next = .none
            otherLines.append(line)
        }
    }

    private static func head(of line: String) -> CompilerMessage? {
        for kind in CompilerMessage.Kind.allCases {
            guard let range = line.range(of: ": \(kind.rawValue): ") else { continue }
            let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let number = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
            else { continue }
            return CompilerMessage(
                kind: kind, file: place.dropLast(2).joined(separator: ":"), line: number, column: column,
                text: String(line[range.upperBound...]))
        }
        return nil
    }
}

internal import SwiftSyntax

/// A use of a name that Swift 4.2 changed, in sources that say they are of today.
// Choice (migration): what Xcode refuses there, with a fix it offers, is fixed so with a warning.
struct RenamedUse: Sendable, Hashable, Codable {
    var file: String
    var line: Int
    var column: Int
    /// The bytes of the name in the original.
    var range: Range<Int>
    var old: String
    var new: String

    static func isPossible(_ message: Diagnostic) -> Bool {
        message.severity == .error && message.message.hasPrefix("cannot find ")
    }

    /// - Parameter message: A compiler's, at its place in the original.
    init?(_ message: Diagnostic, in tree: SourceTree) {
        guard Self.isPossible(message), let token = tree.token(line: message.line, column: message.column),
            case .identifier(let name) = token.tokenKind, message.message.contains("'\(name)' in scope"),
            let fact = NameTable.since(.four).names[name], !fact.isAssumed
        else { return nil }
        (file, line, column, range) = (message.file, message.line, message.column, token.bytes)
        (old, new) = (name, fact.new.base)
    }

    var edit: Edits.Edit { Edits.Edit(range: range, text: new) }

    var warning: Diagnostic {
        Diagnostic(
            severity: .warning, message: "'\(old)' has been renamed to '\(new)', which is taken for it", file: file,
            line: line, column: column)
    }
}

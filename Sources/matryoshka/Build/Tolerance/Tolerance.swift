import Displays
import Translation

/// What a build does where a module does not compile.
enum Tolerance: Sendable {
    /// It ends, once it has told what is wrong.
    case none
    /// It leaves out what does not compile, and tells so at its end.
    case keepGoing
    /// It makes nothing, and gathers what is wrong with all modules.
    case check
}

/// A compiler has made nothing of a translation, and nobody was told of it yet.
struct CompilationFailure: Error {
    var output: CompilerMessages
}

extension CompilerMessages {
    /// The messages without remarks, which are about the compiler.
    var diagnostics: [Translation.Diagnostic] { messages.compactMap(Translation.Diagnostic.init) }
}

extension Translation.Diagnostic {
    fileprivate init?(_ message: CompilerMessage) {
        guard let severity = Severity(rawValue: message.kind.rawValue) else { return nil }
        self.init(
            severity: severity, message: message.text, file: message.file, line: message.line, column: message.column,
            notes: message.notes.compactMap(Self.init))
    }
}

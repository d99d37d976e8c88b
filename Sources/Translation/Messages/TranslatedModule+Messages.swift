internal import SwiftSyntax

extension TranslatedModule {
    /// What to tell of the translation's own diagnostics and of a compiler's messages about it, in the order of the sources.
    ///
    /// Places and text are the originals'. A name of a framework that is missing is told once, in words that say so, and
    /// what only follows from a missing name is left out.
    package func told(_ messages: [Diagnostic], names: FrameworkNames) -> [Diagnostic] {
        let order = Dictionary(files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: min)
        let errors = diagnostics.filter { $0.severity == .error }
        let moved = messages.map { message in message.atOriginal(in: files) }
        var written = moved.compactMap { $0.isWritten ? $0.message : nil }
        // Better than a failure without a word; its place is the one nearest to what was added.
        if errors.isEmpty, !written.contains(where: { $0.severity == .error }) {
            written += moved.filter { !$0.isWritten && $0.message.severity == .error }.map(\.message)
        }
        let explained = Explanation(self, names: names, errors: errors).told(written)
        // What was assumed is of no interest where it is wrong.
        let assumed = diagnostics.filter { own in
            own.severity != .error
                && !explained.contains { $0.severity == .error && $0.file == own.file && $0.line == own.line }
        }
        let told = errors + assumed + explained
        return told.sorted {
            (order[$0.file] ?? files.count, $0.line, $0.column) < (order[$1.file] ?? files.count, $1.line, $1.column)
        }.toldOnce()
    }
}

extension Diagnostic {
    fileprivate func atOriginal(in files: [TranslatedFile]) -> (message: Diagnostic, isWritten: Bool) {
        var message = self
        message.notes = notes.compactMap { note in
            guard files.contains(where: { $0.path == note.file }) else { return note }
            let (moved, isWritten) = note.atOriginal(in: files)
            return isWritten ? moved : nil
        }
        guard let file = files.first(where: { $0.path == file }) else { return (message, false) }
        guard let original = file.original(line: line, column: column) else { return (message, true) }
        (message.line, message.column) = (original.place.line, original.place.column)
        return (message, original.isWritten)
    }
}

extension [Diagnostic] {
    /// Errors that say the same of one missing name are one, at its first place.
    fileprivate func toldOnce() -> [Diagnostic] {
        var first: [Diagnostic.Missing: Int] = [:]
        var others: [Int: Int] = [:]
        var result: [Diagnostic] = []
        for message in self {
            guard let missing = message.missing else {
                result.append(message)
                continue
            }
            if let known = first[missing] {
                others[known, default: 0] += 1
            } else {
                first[missing] = result.count
                result.append(message)
            }
        }
        for (index, count) in others {
            result[index].message += count == 1 ? " (and in one more place)" : " (and in \(count) more places)"
        }
        return result
    }
}

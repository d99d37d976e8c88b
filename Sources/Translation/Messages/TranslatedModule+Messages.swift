internal import Catalogue
internal import SwiftSyntax

extension TranslatedModule {
    /// What to tell of the translation's own diagnostics and of a compiler's messages about it: warnings first, then what is
    /// missing here, then what is wrong in the sources, each in the order of the sources.
    ///
    /// Places and text are the originals'. What is missing is told once, with the number of its uses, and what only follows
    /// from a missing name is left out.
    package func told(_ messages: [Diagnostic], names: FrameworkNames) -> [Diagnostic] {
        let isRight = !hasErrors && !messages.contains { $0.severity == .error }
        let diagnostics = isRight ? diagnosticsOfSuccess : diagnostics
        let errors = diagnostics.filter { $0.severity == .error }
        var places = MessagePlaces(files)
        let written = written(messages, errors: errors, &places)
        let order = places.order
        let explanation = Explanation(self, names: names, errors: errors, paths: Set(written.map(\.file)))
        let findings = explanation.findings(written)
        let explained = explanation.told(findings)
        let uses = explanation.usesOfFrameworks(in: findings)
        let own = errors.map { error in
            guard case .framework(let framework)? = error.subject else { return error }
            return uses[framework] == nil && FrameworkCatalogue.hasPrefix(framework) ? error.ofSuccess : error
        }
        // What was assumed is of no interest where it is wrong.
        let assumed = diagnostics.filter { own in
            own.severity != .error
                && !explained.contains { $0.severity == .error && $0.file == own.file && $0.line == own.line }
        }
        let told = (own + assumed + explained).sorted {
            (order[$0.file] ?? files.count, $0.line, $0.column) < (order[$1.file] ?? files.count, $1.line, $1.column)
        }
        return told.toldOnce(uses).grouped()
    }

    /// What each of a compiler's messages is about.
    func findings(_ messages: [Diagnostic], names: FrameworkNames) -> [Explanation.Finding] {
        let errors = diagnostics.filter { $0.severity == .error }
        var places = MessagePlaces(files)
        let written = written(messages, errors: errors, &places)
        return Explanation(self, names: names, errors: errors, paths: Set(written.map(\.file))).findings(written)
    }

    /// The messages about what the author wrote, at its places.
    private func written(
        _ messages: [Diagnostic], errors: [Diagnostic], _ places: inout MessagePlaces
    ) -> [Diagnostic] {
        let moved = messages.filter { !ImportedResults.isAbout($0) }.map { $0.atOriginal(by: &places) }
        var written = moved.compactMap { $0.isWritten ? $0.message : nil }
        // Better than a failure without a word; its place is the one nearest to what was added.
        if !hasErrors, !written.contains(where: { $0.severity == .error }) {
            written += moved.filter { !$0.isWritten && $0.message.severity == .error }.map(\.message)
        }
        return written
    }
}

extension Diagnostic {
    fileprivate func atOriginal(by places: inout MessagePlaces) -> (message: Diagnostic, isWritten: Bool) {
        var message = self
        message.notes = notes.compactMap { note in
            guard places.has(note.file) else { return note }
            let (moved, isWritten) = note.atOriginal(by: &places)
            return isWritten ? moved : nil
        }
        return places.atOriginal(message)
    }

    /// Where it stands among others of its sources.
    fileprivate var group: Int { severity != .error ? 0 : isMissingHere ? 1 : 2 }
}

extension [Diagnostic] {
    /// Errors that say the same of one subject are one, at its first place.
    ///
    /// - Parameter uses: What the sources use of frameworks that are missing.
    fileprivate func toldOnce(_ uses: [String: [String: Int]]) -> [Diagnostic] {
        var first: [Diagnostic.Subject: Int] = [:]
        var result: [Diagnostic] = []
        for message in self {
            if let subject = message.subject, let known = first[subject] {
                result[known].uses += 1
            } else {
                if let subject = message.subject { first[subject] = result.count }
                result.append(message)
            }
        }
        for index in result.indices {
            if case .framework(let name)? = result[index].subject { result[index].usedNames = uses[name] ?? [:] }
        }
        return result
    }

    /// In the order in which they are told, each group in its own order.
    fileprivate func grouped() -> [Diagnostic] {
        (0...2).flatMap { group in filter { $0.group == group } }
    }
}

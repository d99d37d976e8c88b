import Displays
import Foundation
import Projects
import Synchronization
import Translation

/// What a build says: printed as it comes, with the errors kept as values, and the way to give it up.
final class BuildMessages: Sendable {
    private struct State {
        var errors: [BuildError] = []
        /// The compilers that run now.
        var processes: Set<pid_t> = []
        var isCancelled = false
        var hasNewResources = false
    }

    private let state = Mutex(State())

    /// The errors so far, in the order in which they were found.
    var errors: [BuildError] { state.withLock { $0.errors } }

    /// Warnings and notes about the project; none of them fails the build.
    func add(_ diagnostics: [ProjectDiagnostic]) {
        for diagnostic in diagnostics { Console.write(diagnostic.description + "\n") }
    }

    /// The diagnostics of a translation that was compiled before.
    func add(_ translation: TranslatedModule) {
        for diagnostic in translation.diagnostics { add(diagnostic, of: translation) }
    }

    /// What a compiler has said about a translation, or about files of our own.
    ///
    /// What one says that was given up is of no interest, such as that it crashed on the way out.
    func add(_ output: CompilerMessages, about translation: TranslatedModule?) throws {
        if isCancelled { return }
        let messages = output.messages.compactMap(Translation.Diagnostic.init)
        let told = try translation.map { $0.told(messages, names: try .uiKit) } ?? messages
        for diagnostic in told { add(diagnostic, of: translation) }
        guard !told.contains(where: { $0.severity == .error }) else { return }
        for line in output.otherLines { Console.write(line + "\n") }
        let errors = BuildError.unplaced(in: output.otherLines)
        state.withLock { $0.errors += errors }
    }

    private func add(_ diagnostic: Translation.Diagnostic, of translation: TranslatedModule?) {
        let quoted = QuotedDiagnostic(
            diagnostic: diagnostic,
            source: { path in translation?.files.first { $0.path == path }?.source },
            isColored: isatty(STDERR_FILENO) == 1)
        Console.write(quoted.text)
        guard diagnostic.severity == .error else { return }
        let error = BuildError(
            file: diagnostic.file, line: diagnostic.line, byteColumn: diagnostic.column, message: diagnostic.message)
        state.withLock { $0.errors.append(error) }
    }

    /// The bundle has other resources than before, whatever becomes of the build.
    var hasNewResources: Bool { state.withLock { $0.hasNewResources } }

    func noteNewResources() { state.withLock { $0.hasNewResources = true } }

    // MARK: Giving up

    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Ends the compilers that run, and lets no other start.
    func cancel() {
        let processes = state.withLock { state in
            state.isCancelled = true
            return state.processes
        }
        // On this signal the driver ends the compilers that it has started.
        for process in processes { kill(process, SIGINT) }
    }

    /// Notes a compiler that runs; a build that was given up meanwhile ends it.
    func started(_ process: pid_t) {
        let isCancelled = state.withLock { state in
            state.processes.insert(process)
            return state.isCancelled
        }
        if isCancelled { kill(process, SIGINT) }
    }

    /// Notes that a compiler has ended: its number may be another's by now.
    func ended(_ process: pid_t?) {
        state.withLock { state in process.map { _ = state.processes.remove($0) } }
    }

    func checkCancellation() throws {
        if isCancelled { throw CancellationError() }
    }
}

extension Translation.Diagnostic {
    /// Nil for remarks, which are about the compiler.
    fileprivate init?(_ message: CompilerMessage) {
        guard let severity = Severity(rawValue: message.kind.rawValue) else { return nil }
        self.init(
            severity: severity, message: message.text, file: message.file, line: message.line, column: message.column,
            notes: message.notes.compactMap(Self.init))
    }
}

extension FrameworkNames {
    static var uiKit: FrameworkNames {
        get throws {
            let file = OwnResources.folder.appendingPathComponent("UIKitNames.txt")
            guard let table = try? String(contentsOf: file, encoding: .utf8) else {
                throw CommandFailure("\(file.path) is missing: build the command with 'make build'")
            }
            return FrameworkNames(table: table)
        }
    }
}

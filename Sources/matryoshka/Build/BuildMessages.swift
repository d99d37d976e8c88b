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
        var omissions: [LeftOut] = []
        var reports: [ModuleReport] = []
        var notes: [ProjectDiagnostic] = []
    }

    /// What was left out of a module.
    struct LeftOut {
        var omissions: [Omission]
        var translation: TranslatedModule
    }

    private let state = Mutex(State())
    /// Whether what there is to say of the project is gathered instead of printed.
    private let isGathering: Bool

    init(isGathering: Bool = false) { self.isGathering = isGathering }

    /// The errors so far, in the order in which they were found.
    var errors: [BuildError] { state.withLock { $0.errors } }

    /// Warnings and notes about the project; none of them fails the build.
    func add(_ diagnostics: [ProjectDiagnostic]) {
        if isGathering { return state.withLock { $0.notes += diagnostics } }
        for diagnostic in diagnostics { Console.write(diagnostic.description + "\n") }
    }

    /// What was gathered of the project.
    var notes: [ProjectDiagnostic] { state.withLock { $0.notes } }

    /// The diagnostics of a translation that was compiled before.
    func add(_ translation: TranslatedModule) {
        for diagnostic in translation.diagnosticsOfSuccess { add(diagnostic, of: translation) }
    }

    /// What a compiler has said about a translation, or about files of our own.
    ///
    /// What one says that was given up is of no interest, such as that it crashed on the way out.
    func add(_ output: CompilerMessages, about translation: TranslatedModule?) throws {
        if isCancelled { return }
        let messages = output.diagnostics
        let told = try translation.map { $0.told(messages, names: try .uiKit) } ?? messages
        tell(told, of: translation)
        guard !told.contains(where: { $0.severity == .error }) else { return }
        for line in output.otherLines { Console.write(line + "\n") }
        let errors = BuildError.unplaced(in: output.otherLines)
        state.withLock { $0.errors += errors }
    }

    /// Tells what is wrong: what is missing here first, then what is wrong in the sources.
    private func tell(_ told: [Translation.Diagnostic], of translation: TranslatedModule?) {
        let groups = [
            told.filter { $0.severity != .error }, told.filter { $0.severity == .error && $0.isMissingHere },
            told.filter { $0.severity == .error && !$0.isMissingHere },
        ]
        let isMixed = !groups[1].isEmpty && !groups[2].isEmpty
        for (group, heading) in zip(groups, ["", "missing in Matryoshka:", "wrong in the sources:"]) {
            if isMixed, !heading.isEmpty { Console.note(heading) }
            for diagnostic in group { add(diagnostic, of: translation) }
        }
        let missing = groups[1]
        guard missing.count > 1 else { return }
        let count = MissingCount(missing)
        Console.note(
            "\(count.text)\(groups[2].isEmpty ? "" : "; \(MissingCount.errors(groups[2].count)) in the sources")")
    }

    func add(_ diagnostic: Translation.Diagnostic, of translation: TranslatedModule?) {
        let quoted = QuotedDiagnostic(
            diagnostic: diagnostic,
            source: { path in translation?.files.first { $0.path == path }?.source },
            isColored: isatty(STDERR_FILENO) == 1)
        Console.write(quoted.text)
        guard diagnostic.severity == .error else { return }
        let error = BuildError(
            file: diagnostic.file, line: diagnostic.line, byteColumn: diagnostic.column, message: diagnostic.text)
        state.withLock { $0.errors.append(error) }
    }

    /// The bundle has other resources than before, whatever becomes of the build.
    var hasNewResources: Bool { state.withLock { $0.hasNewResources } }

    func noteNewResources() { state.withLock { $0.hasNewResources = true } }

    // MARK: What does not compile

    /// Notes what was left out of a module, to be told when the build ends.
    func note(_ omissions: [Omission], of translation: TranslatedModule) {
        guard !omissions.isEmpty else { return }
        state.withLock { $0.omissions.append(LeftOut(omissions: omissions, translation: translation)) }
    }

    var omissions: [LeftOut] { state.withLock { $0.omissions } }

    /// What was found of each module that was looked at.
    var reports: [ModuleReport] { state.withLock { $0.reports } }

    func note(_ report: ModuleReport) { state.withLock { $0.reports.append(report) } }

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

    /// Runs a compiler, or what starts some, to its end; a build that is given up ends it.
    ///
    /// - Parameter onLine: Gets the lines that it writes to standard error.
    /// - Returns: How it ended, as a shell would tell it.
    /// - Throws: A `CancellationError` where the build is given up.
    func run(_ tool: Tool, onLine: @escaping (String) -> Void) throws -> Int32 {
        try checkCancellation()
        var tool = tool
        var process: pid_t?
        tool.onStart = { identifier in
            process = identifier
            self.started(identifier)
        }
        let status = try tool.run(onLine: onLine)
        ended(process)
        try checkCancellation()
        return status
    }

    /// Notes a compiler that runs; a build that was given up meanwhile ends it.
    private func started(_ process: pid_t) {
        let isCancelled = state.withLock { state in
            state.processes.insert(process)
            return state.isCancelled
        }
        if isCancelled { kill(process, SIGINT) }
    }

    /// Notes that a compiler has ended: its number may be another's by now.
    private func ended(_ process: pid_t?) {
        state.withLock { state in process.map { _ = state.processes.remove($0) } }
    }

    func checkCancellation() throws {
        if isCancelled { throw CancellationError() }
    }
}

extension FrameworkNames {
    static var uiKit: FrameworkNames {
        get throws { try read.get() }
    }

    private static let read = Result {
        let file = OwnResources.folder.appendingPathComponent("UIKitNames.txt")
        guard let table = try? String(contentsOf: file, encoding: .utf8) else {
            throw CommandFailure("\(file.path) is missing: build the command with 'make build'")
        }
        return FrameworkNames(table: table)
    }
}

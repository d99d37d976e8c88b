import Displays
import Foundation
import Projects
import Synchronization
import Translation

/// What a build says: printed as it comes, with the errors kept as values, and the way to give it up.
final class BuildMessages: Sendable {
    private struct State {
        var errors: [BuildError] = []
        var compiler = CompilerErrors()
        /// The compiler that runs now.
        var process: pid_t?
        var isCancelled = false
        var hasNewResources = false
    }

    private let state = Mutex(State())

    /// The errors so far, in the order in which they were found.
    var errors: [BuildError] { state.withLock { $0.errors + $0.compiler.errors } }

    func add(_ diagnostic: Translation.Diagnostic) {
        Console.write(diagnostic.description + "\n")
        guard diagnostic.severity == .error else { return }
        let error = BuildError(
            file: diagnostic.file, line: diagnostic.line, byteColumn: diagnostic.column, message: diagnostic.message)
        state.withLock { $0.errors.append(error) }
    }

    /// Warnings and notes about the project; none of them fails the build.
    func add(_ diagnostics: [ProjectDiagnostic]) {
        for diagnostic in diagnostics { Console.write(diagnostic.description + "\n") }
    }

    /// A line that the compiler has written. What one says that was given up is of no interest, such as that it crashed on
    /// the way out.
    func addCompilerLine(_ line: String) {
        if isCancelled { return }
        Console.write(line + "\n")
        state.withLock {
            $0.compiler.take(line)
            $0.compiler.takeUnplaced(line)
        }
    }

    /// The bundle has other resources than before, whatever becomes of the build.
    var hasNewResources: Bool { state.withLock { $0.hasNewResources } }

    func noteNewResources() { state.withLock { $0.hasNewResources = true } }

    // MARK: Giving up

    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Ends the compiler, if it runs, and lets no other start.
    func cancel() {
        let process = state.withLock { state in
            state.isCancelled = true
            return state.process
        }
        // On this signal the driver ends the compilers that it has started.
        if let process { kill(process, SIGINT) }
    }

    /// Notes the compiler that runs; a build that was given up meanwhile ends it.
    func started(_ process: pid_t) {
        let isCancelled = state.withLock { state in
            state.process = process
            return state.isCancelled
        }
        if isCancelled { kill(process, SIGINT) }
    }

    func ended() { state.withLock { $0.process = nil } }

    func checkCancellation() throws {
        if isCancelled { throw CancellationError() }
    }
}

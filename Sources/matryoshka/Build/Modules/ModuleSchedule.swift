import Foundation
import Projects

/// Does a piece of work for each module of a graph, for each after those that it needs, and for as many at a time as there
/// are processors.
final class ModuleSchedule<Result: Sendable>: @unchecked Sendable {
    // Guards all that follows.
    private let condition = NSCondition()
    private var waiting: [Module]
    private var running: Set<String> = []
    private var done: [String: Result] = [:]
    private var failures: [any Error] = []

    /// - Parameter modules: Dependencies first. What they need and is not among them is done.
    init(_ modules: [Module]) { waiting = modules }

    /// Returns what came of each module, by name.
    ///
    /// Where one fails, those that need it are left out and the others go on, so that a person reads of all that is wrong.
    func perform(_ work: @Sendable (Module, [String: Result]) throws -> Result) throws -> [String: Result] {
        let count = min(waiting.count, ProcessInfo.processInfo.activeProcessorCount)
        DispatchQueue.concurrentPerform(iterations: count) { _ in
            while let (module, results) = next() {
                do {
                    finish(module, with: .success(try work(module, results)))
                } catch {
                    finish(module, with: .failure(error))
                }
            }
        }
        // What is not printed yet comes first.
        if let failure = failures.first(where: { !($0 is ErrorsAlreadyPrinted) }) ?? failures.first { throw failure }
        return done
    }

    private func next() -> (Module, [String: Result])? {
        condition.lock()
        defer { condition.unlock() }
        while !failures.contains(where: { $0 is CancellationError }) {
            let blocking = running.union(waiting.map(\.name))
            if let index = waiting.firstIndex(where: { blocking.isDisjoint(with: $0.dependencies) }) {
                let module = waiting.remove(at: index)
                running.insert(module.name)
                return (module, done)
            }
            // What still waits needs what runs, or what has failed.
            if running.isEmpty { break }
            condition.wait()
        }
        condition.broadcast()
        return nil
    }

    private func finish(_ module: Module, with result: Swift.Result<Result, any Error>) {
        condition.lock()
        defer { condition.unlock() }
        running.remove(module.name)
        switch result {
        case .success(let value): done[module.name] = value
        case .failure(let error):
            failures.append(error)
            // Dependencies come first, so that one walk finds all that need it.
            var failed: Set<String> = [module.name]
            waiting.removeAll { waits in
                guard !failed.isDisjoint(with: waits.dependencies) else { return false }
                failed.insert(waits.name)
                return true
            }
        }
        condition.broadcast()
    }
}

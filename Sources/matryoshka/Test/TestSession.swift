import Displays
import Foundation
import Synchronization
import TestProtocol

/// Runs batches of tests, several at a time if there may be, and goes on in a new process where one ends early.
final class TestSession: Sendable {
    /// A test bundle that is built.
    struct Bundle: Sendable {
        var name: String
        var module: String
        var tests: [ListedTest]
        /// What starts its processes.
        var run: TestRun
    }

    private let bundles: [Bundle]
    private let attachments: URL?
    private let results = Mutex(TestResults())

    /// - Parameter attachments: The folder for what tests attach, if it is kept.
    init(_ bundles: [Bundle], attachments: URL?) {
        self.bundles = bundles
        self.attachments = attachments
    }

    /// Runs all batches.
    ///
    /// - Parameters:
    ///   - run: The number of the run, from 1 on.
    ///   - processes: How many may run at a time. What each of several prints comes in one piece.
    func perform(_ batches: [TestBatch], run: Int, processes: Int) throws {
        guard processes > 1 else { return try batches.forEach { try perform($0, run: run, output: nil) } }
        let next = Mutex(0)
        let failure = Mutex<(any Error)?>(nil)
        DispatchQueue.concurrentPerform(iterations: min(processes, batches.count)) { _ in
            while let batch = next.withLock({ next -> TestBatch? in
                defer { next += 1 }
                return batches.indices.contains(next) ? batches[next] : nil
            }), failure.withLock({ $0 == nil }) {
                do {
                    try performInOnePiece(batch, run: run)
                } catch {
                    failure.withLock { $0 = $0 ?? error }
                }
            }
        }
        if let failure = failure.withLock({ $0 }) { throw failure }
    }

    var allResults: TestResults { results.withLock { $0 } }

    /// Runs a batch whose output goes to a file first.
    private func performInOnePiece(_ batch: TestBatch, run: Int) throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("matryoshka-tests-\(UUID().uuidString)")
        let descriptor = open(file.path, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw CommandFailure("\(file.path): cannot be written: \(String(cString: strerror(errno)))")
        }
        // A file without a name goes with the command, whatever ends it.
        unlink(file.path)
        let output = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try perform(batch, run: run, output: output)
        lseek(descriptor, 0, SEEK_SET)
        let text = output.readDataToEndOfFile()
        results.withLock { _ in
            // Nobody may read it any more; the results are kept all the same.
            try? FileHandle.standardOutput.write(contentsOf: text)
        }
    }

    private func perform(_ batch: TestBatch, run number: Int, output: FileHandle?) throws {
        let bundle = bundles[batch.bundle]
        var run = bundle.run
        run.output = output
        var orders = TestOrders(
            library: batch.library, only: batch.tests.map { $0.map(\.selector) }, attachments: attachments?.path)
        while true {
            let end = try run.run(orders)
            var progress = end.progress
            let begun = progress.results.map(\.test)
            if !end.isComplete { noteEarlyEnd(end, of: bundle, batch.library, in: &progress) }
            results.withLock { [progress] in
                $0.add(progress, module: bundle.module, library: batch.library, run: number, bundle.tests)
            }
            // A process that has come to no test would not the next time either.
            guard !end.isComplete, !progress.left.isEmpty, !begun.isEmpty else { return }
            orders.skip += begun.map { ListedTest.selector(of: $0, batch.library) }
            let count = progress.left.count
            Console.note(
                "the \(count == 1 ? "test that is left" : "\(count) tests that are left") of '\(bundle.name)' "
                    + "run\(count == 1 ? "s" : "") in a new process")
        }
    }

    /// Says how a process ended that has not run all its tests, and makes it a failure of the test that ran.
    private func noteEarlyEnd(
        _ end: TestRun.End, of bundle: Bundle, _ library: TestOrders.Library, in progress: inout TestProgress
    ) {
        let test = progress.running
        let words =
            "the tests of '\(bundle.name)' ended \(test.map { "in \($0)" } ?? "early"), with exit code \(end.status)"
        if !end.isTooLong { Console.error(words) }
        guard let test else {
            return progress.end(with: TestFailure(test: nil, message: end.reason ?? words, file: nil, line: nil))
        }
        let place = bundle.tests.first { $0.library == library && $0.text == test }
        let message = end.reason ?? "ended the process with exit code \(end.status)"
        // In the test's own file the line is known that ended it.
        let line = end.stack.first { $0.file == place?.file }?.line ?? place?.line
        progress.end(test, with: TestFailure(test: test, message: message, file: place?.file, line: line))
    }
}

import DisplayProtocol
import Displays
import Foundation
import Synchronization
import TestProtocol

/// A process that runs an app's unit tests, inside the app.
struct TestRun {
    /// The test bundle's name.
    var name: String
    var executable: URL
    /// What holds the tests back, if anything.
    var sandbox: Sandbox?
    /// What the device notices of its surroundings when a test begins.
    var simulated: [String: JSONValue] = [:]
    /// The seconds that a test may take; nil for without end.
    var timeout: Double?
    /// Where standard output goes; to ours if nil.
    var output: FileHandle?
    /// What else the process finds in its environment.
    var environment: [String: String] = [:]
    /// The folders that the tests write to, which a sandbox lets them.
    var writable: [URL] = []

    /// How the process ended.
    struct End {
        var progress: TestProgress
        /// As a shell would tell it.
        var status: Int32
        /// What ended it in one line; nil for a process that left by itself.
        var reason: String?
        /// Where a crash was, the innermost place first.
        var stack: [StackFrame] = []
        /// Whether it was ended since a test took longer than it may.
        var isTooLong = false

        /// Whether all tests have run and nothing else has gone wrong. Both libraries end with 1 where tests have failed.
        var isComplete: Bool { progress.isFinished && (status == 0 || status == 1 && progress.hasFailures) }
    }

    /// Runs tests to the end; what ends them early is told with its place.
    func run(_ orders: TestOrders) throws -> End {
        // A folder that goes with the run, even with one that is killed.
        let listener = try DisplayListener()
        defer { listener.remove() }
        let backtracing = Backtracing(in: listener.folder)
        let file = listener.folder.appendingPathComponent("orders.json")
        try JSONEncoder().encode(orders).write(to: file)
        let pipe = Pipe()
        let start = try start(backtracing, in: listener, orders: file, events: pipe.fileHandleForWriting)
        let process = try AppProcess(start)
        let interruption = Interruption(by: process.keeper, removing: listener.folder)
        defer { interruption.cancel() }
        try? pipe.fileHandleForWriting.close()
        let reader = TestEventReader(pipe.fileHandleForReading)
        let end = waitForEnd(of: process, reader)
        let reason = end == nil ? endWhereItHangs(process, backtracing, reader.progress.running) : nil
        let progress = reader.finish()
        let status = end?.status ?? process.waitForEnd().status
        let lastLine = process.lastWord()
        process.tellOfRest()
        if let limit = process.reachedLimit { throw DisplayFailure.limit(app: name, limit) }
        if status == OutputUnread.exitCode.rawValue, StandardStreams.isOutputUnread { throw OutputUnread() }
        if let reason { return End(progress: progress, status: status, reason: reason, isTooLong: true) }
        guard case .killed(let signal) = end else { return End(progress: progress, status: status) }
        var crash = AppEnd(
            signal: signal, image: AppImages(of: executable), terminating: nil, lastLine: lastLine,
            report: backtracing.report)
        // What is generated is nobody's to look at: the runner beside the bundle, and what macros are expanded to.
        let generated = executable.deletingLastPathComponent().deletingLastPathComponent().path + "/"
        crash.backtrace.removeAll { frame in
            frame.file.map { $0.hasPrefix(generated) || $0.contains("/swift-generated-sources/") } ?? false
        }
        Console.error(crash.text(for: name))
        let signalName = DisplayFailure.name(ofSignal: signal)
        return End(
            progress: progress, status: status,
            reason: !crash.isCrash
                ? "was ended by \(signalName)" : "crashed: \(crash.reason.isEmpty ? signalName : crash.reason)",
            stack: crash.backtrace)
    }

    private func start(
        _ backtracing: Backtracing, in listener: DisplayListener, orders: URL, events: FileHandle
    ) throws -> AppStart {
        // What tests keep, in documents or the keychain, is neither the person's nor the next run's.
        let folders = try AppFolders(in: listener.folder)
        var start = AppStart(
            executable: executable, arguments: [],
            environment: backtracing.environment(
                from: folders.environment(display: nil, silenced: [], simulated: simulated)),
            folder: URL(fileURLWithPath: FileManager.default.currentDirectoryPath), sandbox: sandbox)
        start.events = events.fileDescriptor
        start.output = output?.fileDescriptor
        if sandbox != nil {
            start.folder = folders.home
            start.hold(backtracing: backtracing)
            start.sandbox?.readable.append(orders)
            start.sandbox?.writable += writable
        }
        start.environment.merge(environment) { $1 }
        start.environment[TestOrders.environmentVariable] = orders.path
        return start
    }

    /// Waits for the end; nil for a test that takes longer than it may.
    private func waitForEnd(of process: AppProcess, _ reader: TestEventReader) -> AppProcess.End? {
        guard let timeout else { return process.waitForEnd() }
        while true {
            // The launch, and what lies between two tests, may take as long as a test.
            let now = DispatchTime.now().uptimeNanoseconds
            let start = reader.progress.since.uptimeNanoseconds
            let left = timeout - Double(now > start ? now - start : 0) / 1_000_000_000
            guard left > 0 else { return nil }
            if let end = process.waitForEnd(within: left) { return end }
        }
    }

    /// Says where a process is that takes too long, and ends it.
    private func endWhereItHangs(_ process: AppProcess, _ backtracing: Backtracing, _ test: String?) -> String {
        let frames = process.endWhereItHangs(backtracing, image: AppImages(of: executable))
        let seconds = timeout.map { $0 == 1 ? "1 second" : "\(DisplayFailure.text($0)) seconds" } ?? ""
        let subject = test.map { "the test \($0)" } ?? "what runs outside of the tests"
        Console.error("\(name): \(subject) took longer than \(seconds) (--timeout)" + frames.placesText)
        return "took longer than \(seconds) (--timeout)"
    }
}

/// Reads the events of a process of tests as they come.
private final class TestEventReader: Sendable {
    private let state = Mutex(TestProgress())
    private let ended = DispatchSemaphore(value: 0)

    init(_ file: FileHandle) {
        Thread.detachNewThread { [self] in
            Tool.readLines(of: file) { line in
                // What is no event can only come from the app's own use of the descriptor, or from a line cut by a crash.
                guard let event = try? JSONDecoder().decode(TestEvent.self, from: Data(line.utf8)) else { return }
                state.withLock { $0.take(event) }
            }
            ended.signal()
        }
    }

    var progress: TestProgress { state.withLock { $0 } }

    /// Waits for the last event, which is there when the process has ended.
    func finish() -> TestProgress {
        ended.wait()
        return progress
    }
}

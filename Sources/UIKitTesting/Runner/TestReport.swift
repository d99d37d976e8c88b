import Foundation
import Synchronization
internal import TestProtocol

/// What the command wants of the tests in this process, and what it is told of them.
///
/// A process that was started by hand has neither: it runs all tests of XCTest and tells nobody.
@_spi(Testing) public final class TestReport: Sendable {
    /// The one of this process.
    public static let shared = TestReport()

    let orders: TestOrders?
    /// What the running test has attached, until it is known whether the test has failed.
    private let attachments = Mutex<[KeptAttachment]>([])
    private let failing = Mutex<Set<String>>([])
    /// Held while a line is written.
    private let writing = Mutex(())
    private let only: Set<String>?
    private let skip: Set<String>

    private init() {
        orders = ProcessInfo.processInfo.environment[TestOrders.environmentVariable].map { path in
            guard let data = FileManager.default.contents(atPath: path),
                let orders = try? JSONDecoder().decode(TestOrders.self, from: data)
            else { fatalError("\(path): no orders for a run of tests") }
            // What the tests start is not to speak for them.
            _ = fcntl(TestOrders.eventsDescriptor, F_SETFD, FD_CLOEXEC)
            return orders
        }
        only = orders?.only.map(Set.init)
        skip = Set(orders?.skip ?? [])
    }

    /// Whether this process runs the tests of Swift Testing, and not those of XCTest.
    public var runsSwiftTesting: Bool { orders?.library == .swiftTesting }

    /// Whether a test of XCTest is to run.
    ///
    /// - Parameter testCase: The test case that makes the test when it runs, which may be chosen as a whole.
    public func isChosen(_ test: String, of testCase: String? = nil) -> Bool {
        let isNamed = only.map { $0.contains(test) || testCase.map($0.contains) == true } ?? true
        return isNamed && !skip.contains(test)
    }

    /// Tells which tests are about to run.
    public func plan(_ tests: [String]) { tell(.planned(tests)) }

    /// Tells that a test begins.
    public func start(_ test: String) { tell(.started(test)) }

    /// Tells of a failure.
    ///
    /// - Parameters:
    ///   - file: The path of the source; XCTest has none for what a test throws.
    ///   - line: Counted from 1.
    public func fail(_ test: String?, _ message: String, file: String?, line: Int) {
        if let test { failing.withLock { _ = $0.insert(test) } }
        let isPlace = file != nil && line > 0
        tell(.failed(TestFailure(test: test, message: message, file: isPlace ? file : nil, line: isPlace ? line : nil)))
    }

    /// Tells that a test was left out, with the reason if it gave one.
    public func skip(_ test: String, reason: String?) { tell(.skipped(test: test, reason: reason)) }

    /// Tells that a test has ended, and keeps what it has attached.
    ///
    /// - Parameters:
    ///   - seconds: How long it took.
    ///   - unexpected: How many of its failures no assertion had made.
    public func end(_ test: String, seconds: Double, unexpected: Int) {
        let hasFailed = failing.withLock { $0.remove(test) != nil }
        let attachments = attachments.withLock { list in
            defer { list = [] }
            return list
        }
        if let folder = orders?.attachments {
            for attachment in attachments where hasFailed || attachment.isKeptAlways {
                attachment.write(below: URL(fileURLWithPath: folder, isDirectory: true), test: test)
            }
        }
        tell(.ended(test: test, seconds: seconds, unexpected: unexpected))
    }

    /// Tells that all tests have run.
    public func finish() { tell(.finished) }

    /// Takes what the running test attaches.
    func attach(_ attachment: KeptAttachment) {
        guard orders?.attachments != nil else { return }
        attachments.withLock { $0.append(attachment) }
    }

    private func tell(_ event: TestEvent) {
        guard orders != nil else { return }
        guard var line = try? JSONEncoder().encode(event) else { fatalError("an event of a test has no JSON") }
        line.append(UInt8(ascii: "\n"))
        writing.withLock { _ in
            // Nobody reads any more once the command has ended, and then this process ends as well.
            try? FileHandle(fileDescriptor: TestOrders.eventsDescriptor, closeOnDealloc: false).write(contentsOf: line)
        }
    }
}

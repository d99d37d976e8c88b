import Foundation

/// A run of the tests that are written with Swift Testing, which is looked up in the process and not linked, like XCTest.
///
/// What the library would print to standard error goes to standard output, where `swift test` has it.
@_spi(Testing) @MainActor public enum SwiftTestingRun {
    /// The function that Swift Testing offers to tools: it takes its options as JSON and gives a JSON record for each event.
    private typealias EntryPoint =
        @convention(thin) @Sendable (
            UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
        ) async throws -> Bool

    /// The options, under the library's own names for them.
    private struct Options: Encodable {
        // Choice (projects): tests run one after the other in a process, since they share the app's one screen and its
        // clock; `--parallel` runs several processes.
        var parallel = false
        /// The library prints nothing itself.
        var verbosity = Int.min
        var filter: [String]?
        var skip: [String]
        var attachmentsPath: String?
    }

    /// Runs the tests on the main run loop and ends the process.
    public static func run() -> Never {
        typealias Getter = @convention(c) () -> UnsafeRawPointer
        guard let symbol = dlsym(nil, "swt_abiv0_getEntryPoint") else {
            fatalError("Swift Testing is not in this process")
        }
        let entryPoint = unsafeBitCast(unsafeBitCast(symbol, to: Getter.self)(), to: EntryPoint.self)
        let orders = TestReport.shared.orders
        let options = Options(
            filter: orders?.only, skip: orders?.skip ?? [], attachmentsPath: orders?.attachments)
        let executor = MainThreadExecutor()
        Task.detached(executorPreference: executor) {
            do {
                let data = try JSONEncoder().encode(options)
                let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: data.count, alignment: 1)
                defer { buffer.deallocate() }
                data.copyBytes(to: buffer)
                let records = SwiftTestingRecords()
                let hasPassed = try await entryPoint(UnsafeRawBufferPointer(buffer)) { records.take(Data($0)) }
                exit(hasPassed ? 0 : 1)
            } catch {
                fatalError("Swift Testing: \(error)")
            }
        }
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
}

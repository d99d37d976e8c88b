import CoreFoundation
import Foundation
import Synchronization

/// Runs what Swift Testing does below the main run loop alone, as XCTest runs its tests, and not in a block of the main queue.
///
/// Inside such a block nothing else of the queue can run: a test there would wait in vain for what the app does by
/// `DispatchQueue.main` or by a task. A test of the main actor comes from here without a detour by the queue; one that waits
/// for something by `await` goes on in the queue, as an `async` test of XCTest does.
// Choice (projects): a test that belongs to no actor runs on the main thread too, where XCTest has all tests.
final class MainThreadExecutor: TaskExecutor {
    private let waiting = Mutex<[UnownedJob]>([])
    /// Made once, and then only signalled, which any thread may do.
    nonisolated(unsafe) private var source: CFRunLoopSource?

    /// Runs jobs for the rest of the process.
    @MainActor init() {
        var context = CFRunLoopSourceContext()
        context.info = Unmanaged.passRetained(self).toOpaque()
        context.perform = { info in
            guard let info else { return }
            Unmanaged<MainThreadExecutor>.fromOpaque(info).takeUnretainedValue().runAll()
        }
        source = CFRunLoopSourceCreate(nil, 0, &context)
        CFRunLoopAddSource(CFRunLoopGetMain(), source, kCFRunLoopCommonModes)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        waiting.withLock { $0.append(job) }
        CFRunLoopSourceSignal(source)
        CFRunLoopWakeUp(CFRunLoopGetMain())
    }

    /// A job may run the run loop, and with it the jobs behind it.
    private func runAll() {
        while let job = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
            job.runSynchronously(
                isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: asUnownedTaskExecutor())
        }
    }
}

import Foundation
import Synchronization

/// Passes a process's standard error on to ours and remembers what it said last.
final class ErrorRelay: Sendable {
    private let tail = Mutex<[UInt8]>([])
    private let ended = DispatchSemaphore(value: 0)

    /// Takes over the reading end of a pipe.
    ///
    /// - Parameters:
    ///   - keepsStackTraces: Whether the runtime's lists of stack frames are passed on too.
    ///   - meter: Counts what is passed on, and bounds it.
    init(descriptor: Int32, keepsStackTraces: Bool, meter: OutputMeter? = nil) {
        Thread.detachNewThread { [self] in
            var chunk = [UInt8](repeating: 0, count: 16384)
            var notices = CrashNoticeFilter()
            var filter = StackTraceFilter()
            while true {
                let count = read(descriptor, &chunk, chunk.count)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { break }
                let bytes = chunk.prefix(meter?.take(count) ?? count)
                pass(on: keepsStackTraces ? Array(bytes) : filter.pass(notices.pass(bytes)))
            }
            pass(on: filter.pass(notices.finish()) + filter.finish())
            close(descriptor)
            ended.signal()
        }
    }

    private func pass(on bytes: [UInt8]) {
        Console.write(bytes)
        tail.withLock {
            $0.append(contentsOf: bytes)
            $0.removeFirst(max(0, $0.count - 8192))
        }
    }

    /// Waits for the end of the stream and returns the last line that tells why a process died.
    func finish() -> String? {
        // A process that the app started may hold the pipe open; it must not hold us up.
        if ended.wait(timeout: .now() + 1) == .success { ended.signal() }
        let text = tail.withLock { String(decoding: $0, as: UTF8.self) }
        return text.split(separator: "\n").last { Failure.isTold(in: Array($0.utf8)) }
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }
}

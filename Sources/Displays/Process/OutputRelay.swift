import Foundation
import Synchronization

/// Counts what an app writes, up to a limit.
final class OutputMeter: Sendable {
    private let limit: Int
    private let count = Mutex(0)

    /// - Parameter limit: The number of bytes that may be written.
    init(limit: Int) { self.limit = limit }

    /// Counts bytes; returns how many of them may be passed on.
    func take(_ bytes: Int) -> Int {
        count.withLock { count in
            let room = max(limit - count, 0)
            count += bytes
            return min(bytes, room)
        }
    }

    var isExceeded: Bool { count.withLock { $0 > limit } }
}

/// Passes a process's standard output on.
final class OutputRelay: Sendable {
    private let ended = DispatchSemaphore(value: 0)

    /// Takes over the reading end of a pipe.
    ///
    /// - Parameter target: The descriptor to pass it on to.
    init(descriptor: Int32, to target: Int32, meter: OutputMeter?) {
        Thread.detachNewThread { [ended] in
            var chunk = [UInt8](repeating: 0, count: 16384)
            while true {
                let count = read(descriptor, &chunk, chunk.count)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { break }
                Console.write(chunk.prefix(meter?.take(count) ?? count), to: target)
            }
            close(descriptor)
            ended.signal()
        }
    }

    /// Waits for the end of the stream, unless another process holds it open.
    func finish() {
        if ended.wait(timeout: .now() + 1) == .success { ended.signal() }
    }
}

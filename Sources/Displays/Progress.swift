import Foundation
import Synchronization

/// Says on a terminal what is being done, once it takes longer than a second, and takes it back when it is done.
///
/// Where standard error is no terminal it says nothing.
package final class Progress {
    private struct Line {
        /// What the last line of the terminal shows of a progress.
        var text = ""
        /// Those that have not ended, by number: a timer may fire once more while it is cancelled.
        var running: Set<Int> = []
        var last = 0
    }

    private static let line = Mutex(Line())
    private static let isTerminal = isatty(STDERR_FILENO) == 1
    private static let clearing = "\r\u{1B}[K"

    private let number: Int
    private let timer: (any DispatchSourceTimer)?

    /// - Parameter activity: What is being done, such as `Building Mail`.
    package init(_ activity: String) {
        let number = Self.line.withLock { line in
            line.last += 1
            line.running.insert(line.last)
            return line.last
        }
        self.number = number
        guard Self.isTerminal else {
            timer = nil
            return
        }
        let start = DispatchTime.now()
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: start + 1, repeating: 1)
        timer.setEventHandler {
            let seconds = (DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000_000
            Self.show("\(activity) … \(seconds) s", by: number)
        }
        timer.resume()
        self.timer = timer
    }

    deinit { end() }

    package func end() {
        timer?.cancel()
        Self.show("", by: number)
        Self.line.withLock { _ = $0.running.remove(number) }
    }

    /// Does some work and says so.
    package static func during<Result>(_ activity: String, _ work: () throws -> Result) rethrows -> Result {
        let progress = Progress(activity)
        defer { progress.end() }
        return try work()
    }

    /// Clears the line for other output, which is followed by the line again if it ends with a line's end.
    static func around(endsLine: Bool, _ write: () -> Void) {
        line.withLock { line in
            if !line.text.isEmpty { put(clearing) }
            write()
            if !endsLine { line.text = "" }
            if !line.text.isEmpty { put(line.text) }
        }
    }

    private static func show(_ text: String, by number: Int) {
        line.withLock { line in
            guard line.running.contains(number), line.text != text else { return }
            line.text = text
            put(clearing + text)
        }
    }

    private static func put(_ text: String) { Console.writeBytes(Array(text.utf8)) }
}

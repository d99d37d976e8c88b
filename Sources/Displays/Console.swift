import Foundation

/// Our own messages: one line each, on standard error, which leaves standard output to the app.
package enum Console {
    package static func note(_ message: String) { write("matryoshka: \(message)\n") }
    package static func warning(_ message: String) { write("matryoshka: warning: \(message)\n") }
    package static func error(_ message: String) { write("error: \(message)\n") }

    /// Writes text as it is, in one piece.
    package static func write(_ text: String) { write(Array(text.utf8)) }

    static func write(_ bytes: [UInt8]) {
        Progress.around(endsLine: bytes.last == UInt8(ascii: "\n")) { writeBytes(bytes) }
    }

    /// Writes past what ``Progress`` shows.
    static func writeBytes(_ bytes: [UInt8]) { write(bytes, to: STDERR_FILENO) }

    /// Writes all bytes to a descriptor, unless nobody reads there any more.
    static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32) {
        Array(bytes).withUnsafeBytes { buffer in
            var written = 0
            while written < buffer.count {
                let count = Foundation.write(descriptor, buffer.baseAddress! + written, buffer.count - written)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return }
                written += count
            }
        }
    }
}

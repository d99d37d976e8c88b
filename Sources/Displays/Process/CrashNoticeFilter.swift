import Foundation

/// Takes the line out of a stream that Swift's runtime writes while its backtracer is at work:
/// `*** Signal 4: Backtracing from 0x7f20… done ***`, with the empty lines around it; and the line with which it complains of a
/// thread that cannot be suspended, as on a machine with much to do.
struct CrashNoticeFilter {
    private static let newline = UInt8(ascii: "\n")
    private static let longestLine = 256

    /// What is held back: an empty line, and a line that may be the notice.
    private var held: [UInt8] = []
    /// Whether the next byte begins a line.
    private var isAtStart = true
    /// Whether the notice has just ended.
    private var isAfterNotice = false

    /// Returns what of the stream may be passed on now.
    mutating func pass(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        for byte in bytes { take(byte, &output) }
        return output
    }

    /// Returns what was held back, at the end of the stream.
    mutating func finish() -> [UInt8] {
        defer { held = [] }
        return Self.isNotice(held, isComplete: true) ? [] : held
    }

    private mutating func take(_ byte: UInt8, _ output: inout [UInt8]) {
        if isAfterNotice {
            isAfterNotice = false
            if byte == Self.newline { return }
        }
        if held.isEmpty, !isAtStart {
            output.append(byte)
            isAtStart = byte == Self.newline
            return
        }
        held.append(byte)
        if byte == Self.newline, Self.isNotice(held, isComplete: true) {
            held = []
            isAfterNotice = true
            isAtStart = true
        } else if !Self.isNotice(held, isComplete: false) {
            release(&output)
        }
    }

    private mutating func release(_ output: inout [UInt8]) {
        let last = held.removeLast()
        output += held
        held = []
        isAtStart = output.last.map { $0 == Self.newline } ?? true
        // The last byte may begin what the ones before did not.
        if isAtStart, "\n*s".utf8.contains(last), !output.isEmpty {
            held = [last]
        } else {
            output.append(last)
            isAtStart = last == Self.newline
        }
    }

    /// Whether bytes are the notice, or may become it.
    private static func isNotice(_ bytes: [UInt8], isComplete: Bool) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        let line = text.hasPrefix("\n") ? text.dropFirst() : text[...]
        let complaint = "swift-runtime: failed to suspend thread "
        if bytes.count <= longestLine, line.hasPrefix(complaint) || (!isComplete && complaint.hasPrefix(line)) {
            return true
        }
        let begin = "*** Signal "
        guard line.count > begin.count else { return !isComplete && begin.hasPrefix(line) }
        guard line.hasPrefix(begin), bytes.count <= longestLine else { return false }
        let rest = line.dropFirst(begin.count).drop { $0.isNumber }
        let middle = ": Backtracing from 0x"
        guard rest.count > middle.count else { return !isComplete && middle.hasPrefix(rest) }
        return rest.hasPrefix(middle)
    }
}

import Foundation

/// Takes the list of stack frames that Swift's runtime prints after a failure out of a stream, and nothing else.
///
/// The runtime writes it even where backtraces are switched off. Bytes are held back only as long as they may belong to
/// such a list, and only once the stream has told of a failure.
struct StackTraceFilter {
    private enum State {
        /// No failure so far.
        case quiet
        /// After a failure: a list may begin with any line.
        case failed
        /// Within a list.
        case listing(hasFrames: Bool)
    }

    private static let header = Array("Current stack trace:\n".utf8)
    private static let longestLine = 16384
    private static let newline = UInt8(ascii: "\n")

    private var state = State.quiet
    /// The current line so far, as much of it as can matter.
    private var line: [UInt8] = []
    /// How many of the line's bytes have been passed on; the rest is held back.
    private var passed = 0

    /// Returns what of the stream may be passed on now.
    mutating func pass(_ bytes: some Collection<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: Self.newline).map { rest.index(after: $0) } ?? rest.endIndex
            let isComplete = rest[rest.index(rest.startIndex, offsetBy: rest[..<end].count - 1)] == Self.newline
            line.append(contentsOf: rest[..<end])
            rest = rest[end...]
            take(isComplete: isComplete, &output)
        }
        return output
    }

    /// Returns what was held back, at the end of the stream.
    mutating func finish() -> [UInt8] {
        var output: [UInt8] = []
        if case .listing(let hasFrames) = state {
            if !hasFrames { output += Self.header }
            if Self.isFrame(line) { line = [] }
        }
        release(&output)
        return output
    }

    private mutating func take(isComplete: Bool, _ output: inout [UInt8]) {
        switch state {
        case .quiet:
            release(&output)
            if isComplete, Failure.isTold(in: line) { state = .failed }
        case .failed:
            if passed == 0, line == Self.header {
                state = .listing(hasFrames: false)
                line = []
                return
            }
            guard passed > 0 || !Self.header.starts(with: line) else { return }
            release(&output)
        case .listing(let hasFrames):
            let mayBeFrame = line.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? true
            if mayBeFrame, !isComplete, line.count <= Self.longestLine { return }
            if mayBeFrame, Self.isFrame(line) {
                state = .listing(hasFrames: true)
                line = []
                return
            }
            state = .failed
            if !hasFrames { output += Self.header }
            release(&output)
        }
        if isComplete {
            line = []
            passed = 0
        } else if line.count > Self.longestLine {
            // Whatever such a line says, it is neither a failure's first line nor a list's.
            line.removeFirst(line.count - Self.longestLine)
            passed = line.count
        }
    }

    private mutating func release(_ output: inout [UInt8]) {
        output += line[passed...]
        passed = line.count
    }

    /// Whether a line is such as `4    App                    0x0000556772cbb736 <unavailable> + 75574`.
    private static func isFrame(_ line: [UInt8]) -> Bool {
        let words = String(decoding: line, as: UTF8.self).split(separator: " ", omittingEmptySubsequences: true)
        guard words.count >= 4, Int(words[0]) != nil else { return false }
        // An app's name may have spaces in it.
        return words.contains { $0.count == 18 && $0.hasPrefix("0x") && $0.dropFirst(2).allSatisfy(\.isHexDigit) }
    }
}

/// The lines by which a Swift or UIKit process says why it dies.
enum Failure {
    private static let phrases = [
        "atal error:", "ssertion failed", "recondition failed", "Could not cast value of type",
        "*** Terminating app due to uncaught exception",
    ].map { Data($0.utf8) }

    static func isTold(in line: [UInt8]) -> Bool {
        let line = Data(line)
        return phrases.contains { line.range(of: $0) != nil }
    }
}

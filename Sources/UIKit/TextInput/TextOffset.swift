import Foundation

/// A position that this framework's own texts give out: a UTF-16 offset.
final class TextOffset: UITextPosition {
    let offset: Int

    init(_ offset: Int) { self.offset = offset }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TextOffset else { return false }
        return MainActor.assumeIsolated { other.offset == offset }
    }

    nonisolated override var hash: Int { MainActor.assumeIsolated { offset } }

    nonisolated override var description: String { MainActor.assumeIsolated { "<UITextPosition: \(offset)>" } }
}

/// A range that this framework's own texts give out.
final class TextOffsetRange: UITextRange {
    let range: NSRange

    init(_ range: NSRange) { self.range = range }

    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { TextOffset(range.location) }
    override var end: UITextPosition { TextOffset(range.location + range.length) }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TextOffsetRange else { return false }
        return MainActor.assumeIsolated { other.range == range }
    }

    nonisolated override var hash: Int { MainActor.assumeIsolated { range.location ^ range.length } }

    nonisolated override var description: String {
        MainActor.assumeIsolated { "<UITextRange: (\(range.location), \(range.length))>" }
    }
}

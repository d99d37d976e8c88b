/// Replacements in one file's bytes, applied together.
struct Edits {
    struct Edit: Hashable {
        var range: Range<Int>
        var text: String
    }

    private(set) var list: [Edit] = []

    var isEmpty: Bool { list.isEmpty }

    mutating func insert(_ text: String, at offset: Int) {
        list.append(Edit(range: offset..<offset, text: text))
    }

    /// Inserts a text in front of all that has been asked for at its place, also where that is replaced.
    mutating func insertFirst(_ text: String, at offset: Int) {
        list.insert(Edit(range: offset..<offset, text: text), at: 0)
    }

    mutating func replace(_ range: Range<Int>, with text: String) {
        list.append(Edit(range: range, text: text))
    }

    /// The same edits, so that what is inserted where a replaced range begins comes before that.
    var withInsertionsFirst: Edits {
        Edits(list: list.filter { $0.range.isEmpty } + list.filter { !$0.range.isEmpty })
    }

    /// Replaces a range by `text`, filled up to the range's width with spaces and keeping its line breaks.
    mutating func replace(_ range: Range<Int>, in bytes: [UInt8], padding text: String) {
        replace(range, with: Edits.fill(bytes[range], prefix: text))
    }

    /// Replaces a range by `text`, behind which the range's line breaks stay.
    mutating func replace(_ range: Range<Int>, withLine text: String, in bytes: [UInt8]) {
        replace(range, with: text + Self.breaks(in: bytes[range]))
    }

    mutating func blank(_ range: Range<Int>, in bytes: [UInt8]) {
        replace(range, in: bytes, padding: "")
    }

    /// What goes between `prefix` and `suffix` so that what follows stays on its line, and on its column where there is
    /// room: spaces and the range's line breaks.
    static func fill(_ bytes: ArraySlice<UInt8>, prefix: String, suffix: String = "") -> String {
        let breaks = breaks(in: bytes)
        let lastLine = bytes.reversed().prefix { !isBreak($0) }.count
        let taken = suffix.utf8.count + (breaks.isEmpty ? prefix.utf8.count : 0)
        return prefix + breaks + String(repeating: " ", count: max(0, lastLine - taken)) + suffix
    }

    private static func breaks(in bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.filter(isBreak), as: UTF8.self)
    }

    private static func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    /// The file with all edits made. Insertions at one offset keep the order they were asked for.
    func applied(to bytes: [UInt8]) -> (text: String, map: SourceMap) {
        var map = SourceMap()
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + list.reduce(0) { $0 + $1.text.utf8.count })
        var position = 0
        let ordered = list.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for (_, edit) in ordered {
            // An edit inside a range that is already replaced has nothing left to change.
            guard edit.range.lowerBound >= position else { continue }
            result += bytes[position..<edit.range.lowerBound]
            let start = result.count
            result += edit.text.utf8
            map.append(.init(original: edit.range, translated: start..<result.count))
            position = edit.range.upperBound
        }
        result += bytes[position...]
        return (String(decoding: result, as: UTF8.self), map)
    }
}

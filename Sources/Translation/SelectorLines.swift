/// Expressions whose parentheses begin on the line after their name, which the compiler reads as one and the parser as two.
enum SelectorLines {
    /// The text with such parentheses behind their names: `#selector(` and the line's end follow each other.
    ///
    /// No byte is added and no line moves.
    static func joined(_ text: String) -> String {
        guard ["#selector", "#keyPath"].contains(where: text.contains) else { return text }
        var bytes = Array(text.utf8)
        var start = bytes.startIndex
        while let hash = bytes[start...].firstIndex(of: UInt8(ascii: "#")) {
            start = hash + 1
            guard let name = names.first(where: { bytes[start...].starts(with: $0) }) else { continue }
            start += name.count
            let spaces = bytes[start...].prefix { " \t\r\n".utf8.contains($0) }
            guard spaces.contains(UInt8(ascii: "\n")), spaces.endIndex < bytes.endIndex,
                bytes[spaces.endIndex] == UInt8(ascii: "(")
            else { continue }
            let moved = [UInt8(ascii: "(")] + Array(spaces)
            bytes.replaceSubrange(spaces.startIndex...spaces.endIndex, with: moved)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let names = ["selector", "keyPath"].map { Array($0.utf8) }
}

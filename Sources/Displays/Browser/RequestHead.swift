/// The request line and the header fields of an HTTP request.
///
/// A display is asked for few things by few programs, so this takes the plain form of RFC 9112 only: no folded lines, no
/// bare line feeds, no spaces before a colon.
struct RequestHead: Sendable, Equatable {
    var method: String
    var path: String
    /// What follows the question mark, not decoded.
    var query: String
    /// Names in small letters, in order.
    private var fields: [(name: String, value: String)]

    static func == (a: RequestHead, b: RequestHead) -> Bool {
        a.method == b.method && a.path == b.path && a.query == b.query && a.fields.elementsEqual(b.fields, by: ==)
    }

    /// Where the head ends and what follows begins, or nil if the end has not come.
    static func end(in bytes: [UInt8]) -> Int? {
        guard bytes.count >= 4 else { return nil }
        return (4...bytes.count).first { end in
            bytes[end - 4] == 13 && bytes[end - 3] == 10 && bytes[end - 2] == 13 && bytes[end - 1] == 10
        }
    }

    /// Reads a head with the empty line at its end; nil if it is none.
    init?(_ bytes: some Collection<UInt8>) {
        guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7f || $0 == 13 || $0 == 10 || $0 == 9 }) else { return nil }
        var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
        guard lines.count >= 3, lines.removeLast().isEmpty, lines.removeLast().isEmpty else { return nil }
        guard lines.allSatisfy({ !$0.utf8.contains(10) && !$0.utf8.contains(13) }) else { return nil }
        let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2] == "HTTP/1.1", !words[0].isEmpty, words[1].hasPrefix("/") else { return nil }
        method = String(words[0])
        let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = String(target[0])
        query = target.count > 1 ? String(target[1]) : ""
        fields = []
        for line in lines {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, Self.isToken(parts[0]) else { return nil }
            let value = parts[1].drop { $0 == " " || $0 == "\t" }
            let end = value.lastIndex { $0 != " " && $0 != "\t" }
            fields.append((parts[0].lowercased(), end.map { String(value[...$0]) } ?? ""))
        }
    }

    /// The value of a header field; nil if there is none, or several, which nobody who means well sends.
    func value(of name: String) -> String? {
        let values = fields.filter { $0.name == name }
        return values.count == 1 ? values[0].value : nil
    }

    func has(_ name: String) -> Bool { fields.contains { $0.name == name } }

    /// The value of the only item of that name in the query.
    func queryItem(_ name: String) -> Substring? {
        let values = query.split(separator: "&").filter { $0.hasPrefix(name + "=") }
        return values.count == 1 ? values[0].dropFirst(name.count + 1) : nil
    }

    private static func isToken(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }
}

import Foundation

/// Reads the text property lists that Xcode writes projects in.
///
/// Foundation reads them too, but says neither where a mistake is in a document that starts like another format, nor
/// stops at a depth of its own.
struct OpenStepParser {
    struct Failure: Error {
        let line: Int
        let reason: String
    }

    private static let deepest = 200
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    /// The value of a whole document.
    static func parse(_ data: Data) throws(Failure) -> PlistValue {
        var parser = OpenStepParser(bytes: [UInt8](data))
        let value = try parser.value()
        try parser.skipSpace()
        guard parser.position == parser.bytes.count else { throw parser.failure("unexpected text after the end") }
        return value
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    private func failure(_ reason: String, at place: Int? = nil) -> Failure {
        let newlines = bytes[..<min(place ?? position, bytes.count)].count { $0 == UInt8(ascii: "\n") }
        return Failure(line: newlines + 1, reason: reason)
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func starts(with text: StaticString) -> Bool {
        let end = position + text.utf8CodeUnitCount
        guard end <= bytes.count else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[position..<end]) }
    }

    private mutating func skipSpace() throws(Failure) {
        while let byte = current {
            if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
                position += 1
            } else if starts(with: "//") {
                while let byte = current, byte != 10, byte != 13 { position += 1 }
            } else if starts(with: "/*") {
                let start = position
                position += 2
                while !starts(with: "*/") {
                    guard current != nil else { throw failure("comment is not closed", at: start) }
                    position += 1
                }
                position += 2
            } else {
                return
            }
        }
    }

    private mutating func value() throws(Failure) -> PlistValue {
        try skipSpace()
        guard let byte = current else { throw failure("unexpected end of file") }
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw failure("nested too deeply") }
        switch byte {
        case UInt8(ascii: "{"): return try dictionary()
        case UInt8(ascii: "("): return try array()
        case UInt8(ascii: "<"): return try data()
        default: return .string(try string())
        }
    }

    private mutating func dictionary() throws(Failure) -> PlistValue {
        let start = position
        position += 1
        var result: [String: PlistValue] = [:]
        while true {
            try skipSpace()
            guard let byte = current else { throw failure("'{' is not closed", at: start) }
            if byte == UInt8(ascii: "}") { break }
            let key = try string()
            try expect("=", after: key)
            result[key] = try value()
            try expect(";", after: key)
        }
        position += 1
        return .dictionary(result)
    }

    private mutating func array() throws(Failure) -> PlistValue {
        let start = position
        position += 1
        var result: [PlistValue] = []
        while true {
            try skipSpace()
            guard let byte = current else { throw failure("'(' is not closed", at: start) }
            if byte == UInt8(ascii: ")") { break }
            result.append(try value())
            try skipSpace()
            if current == UInt8(ascii: ",") {
                position += 1
            } else if current != nil, current != UInt8(ascii: ")") {
                throw failure("expected ',' or ')'")
            }
        }
        position += 1
        return .array(result)
    }

    private mutating func data() throws(Failure) -> PlistValue {
        let start = position
        position += 1
        var digits: [UInt8] = []
        while let byte = current, byte != UInt8(ascii: ">") {
            if let digit = Character(UnicodeScalar(byte)).hexDigitValue {
                digits.append(UInt8(digit))
            } else if byte > UInt8(ascii: " ") {
                throw failure("expected a hexadecimal digit")
            }
            position += 1
        }
        guard current != nil else { throw failure("'<' is not closed", at: start) }
        guard digits.count.isMultiple(of: 2) else { throw failure("odd number of hexadecimal digits", at: start) }
        position += 1
        return .data(Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }))
    }

    private mutating func expect(_ mark: Character, after key: String) throws(Failure) {
        try skipSpace()
        guard current == mark.asciiValue else {
            throw failure(current == nil ? "unexpected end of file" : "expected '\(mark)' after '\(shortened(key))'")
        }
        position += 1
    }

    private func shortened(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        return line.count > 60 ? line.prefix(60) + "…" : line
    }

    private mutating func string() throws(Failure) -> String {
        guard let byte = current else { throw failure("unexpected end of file") }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quotedString(byte) }
        let start = position
        while let byte = current, Self.isBare(byte) {
            // Bare words may hold slashes, as paths do; a comment can still follow one.
            if starts(with: "/*") || (starts(with: "//") && position == start) { break }
            position += 1
        }
        guard position > start else {
            let found = byte < 0x80 ? "'\(Character(UnicodeScalar(byte)))'" : "a character that needs quotes"
            throw failure("unexpected \(byte < 0x20 ? "control character" : found)")
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
            return true
        default:
            return false
        }
    }

    private mutating func quotedString(_ quote: UInt8) throws(Failure) -> String {
        let start = position
        position += 1
        var text: [UInt8] = []
        while let byte = current, byte != quote {
            position += 1
            if byte == UInt8(ascii: "\\") {
                text.append(contentsOf: try escape().utf8)
            } else {
                text.append(byte)
            }
        }
        guard current != nil else { throw failure("string is not closed", at: start) }
        position += 1
        guard let string = String(validating: text, as: UTF8.self) else {
            throw failure("text is not UTF-8", at: start)
        }
        return string
    }

    private mutating func escape() throws(Failure) -> String {
        guard let byte = current else { throw failure("unexpected end of file") }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "a"): return "\u{07}"
        case UInt8(ascii: "b"): return "\u{08}"
        case UInt8(ascii: "f"): return "\u{0C}"
        case UInt8(ascii: "v"): return "\u{0B}"
        case UInt8(ascii: "U"): return try unicodeEscape()
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var code = UInt32(byte - UInt8(ascii: "0"))
            for _ in 0..<2 {
                guard let digit = current, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { break }
                code = code * 8 + UInt32(digit - UInt8(ascii: "0"))
                position += 1
            }
            return UnicodeScalar(code).map { String($0) } ?? ""
        default: return byte < 0x80 ? String(UnicodeScalar(byte)) : try byteEscaped()
        }
    }

    /// A backslash before a character of several bytes stands for that character.
    private mutating func byteEscaped() throws(Failure) -> String {
        let start = position - 1
        while let byte = current, byte & 0xC0 == 0x80 { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// UTF-16 units, of which two make a character outside the basic plane.
    private mutating func unicodeEscape() throws(Failure) -> String {
        var units = [try codeUnit()]
        if UTF16.isLeadSurrogate(units[0]), starts(with: "\\U") {
            position += 2
            units.append(try codeUnit())
        }
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func codeUnit() throws(Failure) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = current, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
                throw failure("expected four hexadecimal digits after '\\U'")
            }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }
}

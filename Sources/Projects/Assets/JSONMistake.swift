import Foundation

/// The first place where a text stops being JSON. Foundation's decoder does not say where that is.
struct JSONMistake {
    let line: Int
    let reason: String

    private struct Stop: Error {
        let reason: String
    }

    static func find(in data: Data) -> JSONMistake? {
        var checker = Checker(bytes: [UInt8](data))
        do throws(Stop) {
            try checker.document()
            return nil
        } catch {
            let line = checker.bytes[..<min(checker.position, checker.bytes.count)].count { $0 == 10 } + 1
            return JSONMistake(line: line, reason: error.reason)
        }
    }

    private struct Checker {
        let bytes: [UInt8]
        var position = 0
        var depth = 0

        private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

        private func unexpected() -> Stop {
            guard let byte = current else { return Stop(reason: "malformed JSON: unexpected end") }
            let isPrintable = (0x21...0x7E).contains(byte)
            return Stop(
                reason:
                    "malformed JSON: unexpected \(isPrintable ? "'\(Character(UnicodeScalar(byte)))'" : "character")")
        }

        private mutating func skipSpace() {
            while let byte = current, byte == 32 || byte == 9 || byte == 10 || byte == 13 { position += 1 }
        }

        private mutating func take(_ character: Character) throws(Stop) {
            skipSpace()
            guard current == character.asciiValue else { throw unexpected() }
            position += 1
        }

        mutating func document() throws(Stop) {
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
            try value()
            skipSpace()
            if current != nil { throw unexpected() }
        }

        private mutating func value() throws(Stop) {
            skipSpace()
            depth += 1
            defer { depth -= 1 }
            guard depth <= 200 else { throw Stop(reason: "malformed JSON: nested too deeply") }
            switch current {
            case UInt8(ascii: "{"):
                try list(until: "}") { (checker) throws(Stop) in
                    checker.skipSpace()
                    try checker.string()
                    try checker.take(":")
                    try checker.value()
                }
            case UInt8(ascii: "["): try list(until: "]") { (checker) throws(Stop) in try checker.value() }
            case UInt8(ascii: "\""): try string()
            case UInt8(ascii: "t"): try word("true")
            case UInt8(ascii: "f"): try word("false")
            case UInt8(ascii: "n"): try word("null")
            default: try number()
            }
        }

        private mutating func list(
            until close: Character, element: (inout Checker) throws(Stop) -> Void
        ) throws(Stop) {
            position += 1
            skipSpace()
            if current == close.asciiValue {
                position += 1
                return
            }
            while true {
                try element(&self)
                skipSpace()
                if current != UInt8(ascii: ",") { break }
                position += 1
            }
            try take(close)
        }

        private mutating func string() throws(Stop) {
            guard current == UInt8(ascii: "\"") else { throw unexpected() }
            position += 1
            while let byte = current, byte != UInt8(ascii: "\"") {
                guard byte >= 32 else { throw unexpected() }
                position += byte == UInt8(ascii: "\\") ? 2 : 1
            }
            guard current != nil else { throw unexpected() }
            position += 1
        }

        private mutating func word(_ text: String) throws(Stop) {
            guard bytes[position...].starts(with: text.utf8) else { throw unexpected() }
            position += text.utf8.count
        }

        private mutating func number() throws(Stop) {
            let start = position
            while let byte = current, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
            guard position > start else { throw unexpected() }
            guard Double(String(decoding: bytes[start..<position], as: UTF8.self)) != nil else {
                position = start
                throw unexpected()
            }
        }
    }
}

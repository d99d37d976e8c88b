internal import CFoundationHooks
import Foundation

/// Numbers with units, times before and after now, and lists, in the words of a locale, by Foundation's copy of ICU.
struct WordsOfLocale {
    let locale: Locale

    /// The width of a text with units.
    enum Width: Int32 { case wide, short, narrow }

    private static let capacity = 512

    /// A number with a unit of ICU's: `duration-hour`.
    func number(_ value: Double, unit: String, _ width: Width, fraction: String = ".##") -> String? {
        let name = ["unit-width-full-name", "unit-width-short", "unit-width-narrow"][Int(width.rawValue)]
        let skeleton = Array("measure-unit/\(unit) \(name) \(fraction)".utf16)
        return text { hook_format_number(locale.identifier, skeleton, skeleton.count, value, $0, $1) }
    }

    /// "in 3 days", or "yesterday" where names are asked for.
    ///
    /// - Parameter unit: 0 for years, then quarters, months, weeks, days, hours, minutes, seconds.
    func relative(_ value: Double, unit: Int, _ width: Width, isNamed: Bool, capitalization: Int) -> String? {
        text {
            hook_format_relative(
                locale.identifier, width.rawValue, Int32(capitalization), isNamed, value, Int32(unit), $0, $1)
        }
    }

    /// "a, b, and c", or the parts of a time.
    func list(_ items: [String], ofUnits: Bool, _ width: Width) -> String? {
        let texts = items.map { Array($0.utf16) }
        let lengths = texts.map { Int32($0.count) }
        let storage = texts.map { text in
            let buffer = UnsafeMutablePointer<UInt16>.allocate(capacity: max(text.count, 1))
            buffer.initialize(from: text, count: text.count)
            return buffer
        }
        defer { for buffer in storage { buffer.deallocate() } }
        let pointers = storage.map { UnsafePointer($0) }
        let room = texts.reduce(Self.capacity) { $0 + $1.count + 16 }
        return text(room: room) {
            hook_join(locale.identifier, ofUnits ? 2 : 0, width.rawValue, pointers, lengths, pointers.count, $0, $1)
        }
    }

    private func text(
        room: Int = capacity, _ write: (UnsafeMutablePointer<UInt16>, Int) -> Int
    ) -> String? {
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: room) { buffer in
            guard let start = buffer.baseAddress else { return nil }
            start.initialize(repeating: 0, count: room)
            let length = write(start, room)
            guard length >= 0, length <= room else { return nil }
            return String(decoding: buffer[..<length], as: UTF16.self)
        }
    }

    /// The number in words, as the first in a text is spelled out.
    func spellingOut(_ text: String) -> String {
        let digits = text.prefix { !$0.isNumber }.count
        let start = text.index(text.startIndex, offsetBy: digits)
        let number = text[start...].prefix { $0.isNumber }
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = locale
        guard let value = Int(number), let words = formatter.string(from: NSNumber(value: value)) else { return text }
        return text[..<start] + words + text[start...].dropFirst(number.count)
    }
}

import Foundation

/// A font: one of a file, or one of those that text can be set in.
///
/// The names of a file are read as "OpenType Layout: the name table" (ISO/IEC 14496-22, 5.2.8) has them.
public final class CGFont: @unchecked Sendable {
    /// The bytes of the file; nil for a font that was asked for by its name.
    @_spi(Framework) public let data: Data?
    /// The name by which the font is asked for.
    @_spi(Framework) public let name: String?
    /// The name that people read.
    @_spi(Framework) public let nameForPeople: String?

    /// Reads a font file; nil for anything else.
    public init?(_ provider: CGDataProvider) {
        guard let bytes = provider.data, let names = FontNames(bytes as Data)?.names else { return nil }
        data = bytes as Data
        (name, nameForPeople) = (names[6], names[4])
    }

    /// Names a font that text can be set in.
    @_spi(Framework) public init(name: String, forPeople nameForPeople: String) {
        data = nil
        (self.name, self.nameForPeople) = (name, nameForPeople)
    }
}

/// The names in a font file, by their numbers.
private struct FontNames {
    private(set) var names: [Int: String] = [:]
    private let bytes: [UInt8]

    init?(_ data: Data) {
        bytes = [UInt8](data)
        let kinds = ["OTTO", "true", "\u{0}\u{1}\u{0}\u{0}"].map { Array($0.utf8) }
        guard kinds.contains(where: { bytes.starts(with: $0) }), let tables = number(4, 2),
            let table = (0..<tables).map({ 12 + $0 * 16 }).first(where: { isNamed($0) }),
            let start = number(table + 8, 4), let count = number(start + 2, 2), let texts = number(start + 4, 2)
        else { return nil }
        for record in (0..<count).map({ start + 6 + $0 * 12 }) {
            guard let platform = number(record, 2), let name = number(record + 6, 2),
                let length = number(record + 8, 2), let offset = number(record + 10, 2)
            else { break }
            let place = start + texts + offset
            guard place + length <= bytes.count, names[name] == nil || platform == 3 else { continue }
            // The Macintosh's names are in its own letters, all others in UTF-16.
            names[name] = String(
                data: Data(bytes[place..<place + length]), encoding: platform == 1 ? .macOSRoman : .utf16BigEndian)
        }
    }

    private func isNamed(_ place: Int) -> Bool {
        place + 16 <= bytes.count && bytes[place..<place + 4].elementsEqual("name".utf8)
    }

    private func number(_ place: Int, _ count: Int) -> Int? {
        guard place >= 0, place + count <= bytes.count else { return nil }
        return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
}

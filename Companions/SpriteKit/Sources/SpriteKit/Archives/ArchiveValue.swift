import Foundation

/// What a property list holds, references of keyed archives among it.
indirect enum ArchiveValue {
    case bool(Bool)
    case integer(Int)
    case real(Double)
    case string(String)
    case data(Data)
    case date(Date)
    /// An object of a keyed archive, by its number.
    case reference(Int)
    case array([ArchiveValue])
    case dictionary([String: ArchiveValue])

    /// Reads a binary property list, as which archives are written; nil for anything else.
    init?(_ data: Data) {
        guard data.starts(with: Data("bplist".utf8)), let value = BinaryPropertyList(data)?.root else { return nil }
        self = value
    }

    subscript(key: String) -> ArchiveValue? {
        if case .dictionary(let values) = self { return values[key] }
        return nil
    }

    var elements: [ArchiveValue] {
        if case .array(let values) = self { return values }
        return []
    }

    var number: NSNumber? {
        switch self {
        case .bool(let value): NSNumber(value: value)
        case .integer(let value): NSNumber(value: value)
        case .real(let value): NSNumber(value: value)
        default: nil
        }
    }

    var text: String? {
        if case .string(let text) = self { return text }
        return nil
    }
}

/// A reader of binary property lists, whose references Foundation on Linux keeps to itself.
struct BinaryPropertyList {
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let count: Int
    private let top: Int
    private let table: Int

    init?(_ data: Data) {
        let bytes = Array(data)
        let trailer = bytes.count - 32
        guard trailer >= 8 else { return nil }
        let (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        func number(_ start: Int) -> Int? {
            let value = bytes[start..<start + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return Int(exactly: value)
        }
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), let count = number(trailer + 8),
            let top = number(trailer + 16), let table = number(trailer + 24), top < count,
            count <= bytes.count, table <= trailer, count * offsetSize <= trailer - table
        else { return nil }
        (self.bytes, self.offsetSize, self.referenceSize) = (bytes, offsetSize, referenceSize)
        (self.count, self.top, self.table) = (count, top, table)
    }

    var root: ArchiveValue? { value(top, depth: 0) }

    private func integer(_ start: Int, _ size: Int) -> Int? {
        guard size > 0, start >= 0, start + size <= bytes.count else { return nil }
        // Numbers of 16 bytes have their value in the last eight.
        let used = bytes[(start + max(size - 8, 0))..<start + size]
        let value = used.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return size >= 8 ? Int(Int64(bitPattern: value)) : Int(value)
    }

    private func value(_ index: Int, depth: Int) -> ArchiveValue? {
        guard depth < 64, index >= 0, index < count, let start = integer(table + index * offsetSize, offsetSize),
            start >= 0, start < bytes.count
        else { return nil }
        let (kind, low) = (bytes[start] >> 4, Int(bytes[start] & 15))
        switch kind {
        case 0: return low == 8 ? .bool(false) : low == 9 ? .bool(true) : nil
        case 1: return integer(start + 1, 1 << low).map(ArchiveValue.integer)
        case 2: return real(start + 1, 1 << low).map(ArchiveValue.real)
        case 3: return real(start + 1, 8).map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
        case 8: return integer(start + 1, low + 1).map(ArchiveValue.reference)
        default: return sized(kind, low, start, depth)
        }
    }

    private func real(_ start: Int, _ size: Int) -> Double? {
        guard let bits = integer(start, size) else { return nil }
        switch size {
        case 4: return Double(Float(bitPattern: UInt32(bits)))
        case 8: return Double(bitPattern: UInt64(bitPattern: Int64(bits)))
        default: return nil
        }
    }

    /// What begins with the number of its parts.
    private func sized(_ kind: UInt8, _ low: Int, _ start: Int, _ depth: Int) -> ArchiveValue? {
        var (length, first) = (low, start + 1)
        if low == 15 {
            guard first < bytes.count, bytes[first] >> 4 == 1 else { return nil }
            let size = 1 << Int(bytes[first] & 15)
            guard let long = integer(first + 1, size), long >= 0, long <= bytes.count else { return nil }
            (length, first) = (long, first + 1 + size)
        }
        func part(_ size: Int) -> ArraySlice<UInt8>? {
            first + size <= bytes.count ? bytes[first..<first + size] : nil
        }
        func item(_ place: Int) -> ArchiveValue? {
            integer(first + place * referenceSize, referenceSize).flatMap { value($0, depth: depth + 1) }
        }
        switch kind {
        case 4: return part(length).map { .data(Data($0)) }
        case 5, 7: return part(length).map { .string(String(decoding: $0, as: UTF8.self)) }
        case 6:
            return part(length * 2).map { slice in
                let units = stride(from: slice.startIndex, to: slice.endIndex, by: 2).map {
                    UInt16(slice[$0]) << 8 | UInt16(slice[$0 + 1])
                }
                return .string(String(decoding: units, as: UTF16.self))
            }
        case 10: return .array((0..<length).compactMap(item))
        case 13:
            var values: [String: ArchiveValue] = [:]
            for place in 0..<length {
                if case .string(let key)? = item(place) { values[key] = item(length + place) }
            }
            return .dictionary(values)
        default: return nil
        }
    }
}

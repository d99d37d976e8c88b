import Foundation

/// What tells kinds of services and values apart.
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
    /// The bytes: 2, 4 or 16.
    public let data: Data

    /// Makes one of bytes.
    public init(data theData: Data) {
        data = theData
        super.init()
    }

    /// Makes one of text, of 4, 8 or 36 letters; another raises an exception.
    public convenience init(string theString: String) {
        let digits = theString.replacingOccurrences(of: "-", with: "")
        let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap { place -> UInt8? in
            let start = digits.index(digits.startIndex, offsetBy: place)
            return UInt8(digits[start..<digits.index(start, offsetBy: 2)], radix: 16)
        }
        if ![2, 4, 16].contains(bytes.count) || bytes.count * 2 != digits.count {
            raise("String \(theString) does not represent a valid UUID")
        }
        self.init(data: Data(bytes))
    }

    /// Makes one of an identifier of Foundation's.
    public convenience init(nsuuid theUUID: UUID) { self.init(data: withUnsafeBytes(of: theUUID.uuid) { Data($0) }) }

    /// The text, in capitals.
    open var uuidString: String {
        let digits = data.map { String(format: "%02X", $0) }.joined()
        guard data.count == 16 else { return digits }
        var parts: [Substring] = []
        var rest = digits[...]
        for count in [8, 4, 4, 4, 12] {
            parts.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return parts.joined(separator: "-")
    }

    /// The same, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other object has the same bytes.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.data == data }
    open override var hash: Int { data.hashValue }
    open override var description: String { uuidString }
}

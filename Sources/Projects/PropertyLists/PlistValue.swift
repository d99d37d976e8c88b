import Foundation

/// A property list as a plain value.
package indirect enum PlistValue: Sendable, Hashable {
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    case date(Date)
    case data(Data)
    case array([PlistValue])
    case dictionary([String: PlistValue])

    package var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    package var array: [PlistValue]? {
        if case .array(let value) = self { value } else { nil }
    }

    package var dictionary: [String: PlistValue]? {
        if case .dictionary(let value) = self { value } else { nil }
    }

    /// The strings of an array of strings, or nil if this is none.
    package var strings: [String]? { array?.compactMap(\.string) }
}

extension PlistValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
    package init(arrayLiteral elements: PlistValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, PlistValue)...) {
        self = .dictionary(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
}

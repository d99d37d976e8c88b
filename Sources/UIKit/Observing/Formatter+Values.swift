import Foundation

// The way from a text to a value that formatters have for fields: an app's formatter overrides one of the two methods.

extension UnsafeMutablePointer where Pointee == AnyObject? {
    /// The place of another type's value as one for an object that a function is to put there.
    ///
    /// On Apple's systems such a place does not keep what is in it. Here it does, and so begins empty: what lies there is no object
    /// that could be let go.
    public init<Other>(_ place: UnsafeMutablePointer<Other>) {
        self = UnsafeMutableRawPointer(place).assumingMemoryBound(to: AnyObject?.self)
        initialize(to: nil)
    }
}

/// What reads values from texts. In an extension of a formatter's class itself, a class below could not have methods of these names.
public protocol _ValueReading: Formatter {}

/// What throws where a text stands for no value.
public protocol _ThrowingValueReading: _ValueReading {}

extension Formatter: _ValueReading {}
extension NumberFormatter: _ThrowingValueReading {}
extension DateFormatter: _ThrowingValueReading {}

extension _ValueReading {
    /// Puts the value that a text stands for in a place, and says whether there is one; else an explanation is put in the other.
    ///
    /// A class may have its own, or `getObjectValue(_:for:range:)`, which is asked here.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        if let answer = KeyValueCoding.own(
            "getObjectValue:forString:errorDescription:", of: self, [obj, string, error])
        {
            return answer.value as? Bool ?? false
        }
        do {
            try readValue(obj, from: string, range: nil)
            return true
        } catch {
            return false
        }
    }
}

extension Formatter {
    /// Has a class's own `getObjectValue(_:for:range:)` read a text, or else the formatter itself.
    fileprivate func readValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, from string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        if let answer = KeyValueCoding.own("getObjectValue:forString:range:error:", of: self, [obj, string, rangep]) {
            if let error = answer.value as? any Error { throw error }
            return
        }
        try readOwnValue(obj, from: string, range: rangep)
    }

    fileprivate func readOwnValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, from string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        let value: AnyObject? =
            switch self {
            case let formatter as NumberFormatter: formatter.number(from: string)
            case let formatter as DateFormatter: formatter.date(from: string).map { $0 as NSDate }
            case let formatter as ISO8601DateFormatter: formatter.date(from: string).map { $0 as NSDate }
            default: nil
            }
        guard let value else { throw CocoaError(.formatting) }
        obj?.pointee = value
        rangep?.pointee.length = (string as NSString).length - (rangep?.pointee.location ?? 0)
    }
}

extension _ThrowingValueReading {
    /// Puts the number or the date that a text stands for in a place, or throws that it stands for none.
    public func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
        try readOwnValue(obj, from: string, range: rangep)
    }
}

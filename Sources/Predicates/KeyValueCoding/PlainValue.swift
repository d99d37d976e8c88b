import Foundation

private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { self }
}

/// Values as Objective-C has them, whichever of Swift's or Foundation's types they are of.
package enum PlainValue {
    /// A value without the layers of optionals and of `AnyHashable`.
    package static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if let optional = value as? any OptionalValue {
            return optional.wrapped.flatMap { unwrapped($0) }
        }
        if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable { return hashable.base }
        return value
    }

    /// The same, where `NSNull` stands for nothing, too.
    static func meaning(_ value: Any?) -> Any? {
        let value = unwrapped(value)
        return value is NSNull ? nil : value
    }

    static func text(_ value: Any?) -> String? {
        switch value {
        case let text as String: text
        case let text as NSString: String(describing: text)
        case let text as Substring: String(text)
        case let letter as Character: String(letter)
        default: nil
        }
    }

    static func number(_ value: Any?) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let number as CGFloat: NSNumber(value: Double(number))
        default: nil
        }
    }

    static func date(_ value: Any?) -> Date? { value as? Date }

    /// The members of an array, a set, an ordered set, or a dictionary's values.
    static func members(_ value: Any?) -> [Any]? {
        if let list = list(value) { return list }
        return (value as? NSDictionary)?.allValues
    }

    /// The members of an array, a set or an ordered set.
    package static func list(_ value: Any?) -> [Any]? {
        guard let value, !(value is String) else { return nil }
        if let set = value as? NSOrderedSet { return set.array }
        if let list = value as? [Any] { return list }
        if let set = value as? NSSet { return set.allObjects }
        return nil
    }

    /// The value as `NSObject.value(forKey:)` returns it: numbers and cases of integers are objects.
    ///
    /// `CGFloat` stays what it is, since nothing casts an `NSNumber` to it.
    package static func boxed(_ value: Any?) -> Any? {
        guard let value = unwrapped(value) else { return nil }
        if value is CGFloat || value is NSNumber { return value as? NSNumber ?? value }
        if let raw = (value as? any RawRepresentable)?.rawValue as? any BinaryInteger {
            return NSNumber(value: Int64(truncatingIfNeeded: raw))
        }
        return value
    }

    static func isInteger(_ number: NSNumber) -> Bool {
        !(number is NSDecimalNumber) && !"fd".utf8.contains(UInt8(bitPattern: number.objCType.pointee))
    }

    static func decimal(_ number: NSNumber) -> Decimal {
        if isInteger(number) { return Decimal(number.int64Value) }
        if let decimal = number as? NSDecimalNumber { return decimal.decimalValue }
        // By its shortest text: 0.1 is meant where 0.1 is written.
        return Decimal(string: "\(number.doubleValue)") ?? Decimal(number.doubleValue)
    }

    static func number(_ decimal: Decimal) -> NSNumber {
        let number = NSDecimalNumber(decimal: decimal)
        let integer = number.int64Value
        return Decimal(integer) == decimal ? NSNumber(value: integer) : NSNumber(value: number.doubleValue)
    }
}

import UIKit

private protocol OptionalValue {
    var wrapped: Any? { get }
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { self }
    fileprivate static var wrappedType: Any.Type { Wrapped.self }
}

private protocol CollectionMaking {
    static func make(_ members: [Any]) -> Any
}

extension Set: CollectionMaking {
    fileprivate static func make(_ members: [Any]) -> Any { Set(members.compactMap { $0 as? Element }) }
}

extension Array: CollectionMaking {
    fileprivate static func make(_ members: [Any]) -> Any { members.compactMap { $0 as? Element } }
}

private protocol EmptyValue {
    init()
}

extension String: EmptyValue {}
extension Data: EmptyValue {}
extension Bool: EmptyValue {}
extension Int: EmptyValue {}
extension Int16: EmptyValue {}
extension Int32: EmptyValue {}
extension Int64: EmptyValue {}
extension Double: EmptyValue {}
extension Float: EmptyValue {}
extension Decimal: EmptyValue {}
extension Set: EmptyValue {}
extension Array: EmptyValue {}

/// Values between Swift's types, which properties have, and those that objects keep.
enum ManagedValue {
    /// A value without the layers of optionals and of `AnyHashable`; `NSNull` is nothing.
    static func plain(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if let optional = value as? any OptionalValue { return optional.wrapped.flatMap { plain($0) } }
        if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable { return hashable.base }
        return value is NSNull ? nil : value
    }

    /// The members of a collection.
    static func list(_ value: Any?) -> [Any]? {
        guard let value = plain(value), !(value is String) else { return nil }
        if let set = value as? NSOrderedSet { return set.array }
        if let set = value as? NSSet { return set.allObjects }
        if let list = value as? NSArray { return list.map { $0 } }
        if let list = value as? [Any] { return list }
        if let set = value as? Set<AnyHashable> { return set.map(\.base) }
        return nil
    }

    /// A value in the type in which objects keep an attribute's; another than the attribute can have raises
    /// `NSInvalidArgumentException`.
    static func canonical(_ value: Any, _ attribute: NSAttributeDescription) throws -> Any {
        let type = attribute.attributeType
        switch type {
        case .stringAttributeType: if let text = value as? String { return text }
        case .dateAttributeType:
            if let date = value as? Date { return date }
            if let seconds = value as? Double { return Date(timeIntervalSinceReferenceDate: seconds) }
        case .binaryDataAttributeType: if let data = value as? Data { return data }
        case .UUIDAttributeType: if let uuid = value as? UUID { return uuid }
        case .URIAttributeType: if let url = value as? URL { return url }
        case .objectIDAttributeType: if let id = value as? NSManagedObjectID { return id }
        case .undefinedAttributeType, .transformableAttributeType: return value
        case .decimalAttributeType:
            if let number = value as? NSDecimalNumber { return number }
            if let number = value as? Decimal { return NSDecimalNumber(decimal: number) }
            if let number = value as? NSNumber { return NSDecimalNumber(string: number.stringValue) }
        default:
            if let number = value as? NSNumber { return number }
            if let number = value as? CGFloat { return NSNumber(value: Double(number)) }
        }
        // The case of an enum of numbers or texts.
        if let raw = value as? any RawRepresentable { return try canonical(raw.rawValue, attribute) }
        throw UnacceptableValue(value: value, attribute: attribute)
    }

    struct UnacceptableValue: Error, @unchecked Sendable {
        let value: Any
        let attribute: NSAttributeDescription

        func raise() {
            let reason =
                "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; desired type = "
                + "\(attribute.attributeType); given type = \(type(of: value)); value = \(value)."
            NSException(name: .invalidArgumentException, reason: reason).raise()
        }
    }

    /// A value in the type of a property.
    static func typed<Value>(_ value: Any?, _ key: String) -> Value {
        guard let value = plain(value) else { return nothing(key) }
        if let value = value as? Value { return value }
        let wanted = (Value.self as? any OptionalValue.Type)?.wrappedType ?? Value.self
        if let date = value as? Date, let seconds = date.timeIntervalSinceReferenceDate as? Value { return seconds }
        if let maker = wanted as? any CollectionMaking.Type, let members = list(value),
            let made = maker.make(members) as? Value
        {
            return made
        }
        if let maker = wanted as? any RawRepresentable.Type, let made = enumeration(maker, value) as? Value {
            return made
        }
        do {
            return try __objectiveCCast(value, key)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    private static func enumeration<Case: RawRepresentable>(_ type: Case.Type, _ value: Any) -> Any? {
        if let raw = value as? Case.RawValue { return type.init(rawValue: raw) }
        return (try? __objectiveCCast(value, "")).flatMap { type.init(rawValue: $0) }
    }

    /// What a property has that is nothing. One that is not optional has what Objective-C makes of nothing.
    private static func nothing<Value>(_ key: String) -> Value {
        if let type = Value.self as? ExpressibleByNilLiteral.Type, let none = type.init(nilLiteral: ()) as? Value {
            return none
        }
        if let type = Value.self as? any EmptyValue.Type, let empty = type.init() as? Value { return empty }
        for empty in [Date(timeIntervalSinceReferenceDate: 0), NSSet(), NSOrderedSet()] as [Any] {
            if let empty = empty as? Value { return empty }
        }
        if let maker = Value.self as? any RawRepresentable.Type,
            let made = enumeration(maker, NSNumber(value: 0)) as? Value
        {
            return made
        }
        preconditionFailure("'\(key)' is nil, and its type \(Value.self) cannot be: declare it optional")
    }
}

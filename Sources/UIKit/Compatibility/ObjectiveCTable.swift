import Foundation

/// A class with a table of its outlets and `@objc` members, in place of Objective-C's lists of methods and properties.
///
/// Only the requirement is bound to the main actor: a class that conforms keeps its own isolation.
public protocol ObjectiveCExposed: AnyObject {
    /// The table of the class, which the translator writes for an app's classes.
    @MainActor static var __objectiveC: ObjectiveCTable { get }
}

/// The members of a class that can be reached by name: outlets and other settable properties, and methods by selector.
@preconcurrency @MainActor public struct ObjectiveCTable {
    /// Sets a property of an object; throws for a value that the property cannot hold.
    public typealias Setter = @MainActor (_ object: AnyObject, _ value: Any?) throws -> Void
    /// Reads a property of an object.
    public typealias Getter = @MainActor (_ object: AnyObject) -> Any?
    /// Calls a method of an object with as many arguments as its name has colons, and returns its result, or nil.
    public typealias Method = @MainActor (_ object: AnyObject, _ arguments: [Any?]) -> Any?

    private var properties: [String: Setter]
    private var getters: [String: Getter]
    private var methods: [String: Method]

    /// Makes the table of a class from that of its superclass and the members that it adds or overrides.
    public init(
        _ inherited: ObjectiveCTable? = nil, name: String, properties: [String: Setter] = [:],
        getters: [String: Getter] = [:], methods: [String: Method] = [:]
    ) {
        self.properties = (inherited?.properties ?? [:]).merging(properties) { $1 }
        self.getters = (inherited?.getters ?? [:]).merging(getters) { $1 }
        self.methods = (inherited?.methods ?? [:]).merging(methods) { $1 }
    }

    func setter(_ key: String) -> Setter? { properties[key] }
    func getter(_ key: String) -> Getter? { getters[key] }
    func method(_ selector: Selector) -> Method? { methods[selector.description] }

    // MARK: Members of framework classes that an app's extensions add

    private static var added: [(type: AnyClass, table: ObjectiveCTable)] = []

    /// Adds members that an app declares in an extension of a class that it does not own.
    public static func register(
        _ type: AnyClass, properties: [String: Setter] = [:], getters: [String: Getter] = [:],
        methods: [String: Method] = [:]
    ) {
        added.append(
            (type, ObjectiveCTable(name: "\(type)", properties: properties, getters: getters, methods: methods)))
    }

    /// The tables that apply to an object: its class's own, then those added to its superclasses, newest first.
    static func tables(for object: AnyObject) -> [ObjectiveCTable] {
        let own = (type(of: object) as? any ObjectiveCExposed.Type)?.__objectiveC
        let extra = added.reversed().filter { isInstance(object, of: $0.type) }.map(\.table)
        return (own.map { [$0] } ?? []) + extra
    }

    private static func isInstance(_ object: AnyObject, of type: AnyClass) -> Bool {
        var candidate: AnyClass? = Swift.type(of: object)
        while let current = candidate {
            if current == type { return true }
            candidate = _getSuperclass(current)
        }
        return false
    }
}

/// Casts a value that arrives by name, converting numbers; nil passes where the property is optional. A value that does
/// not fit throws an `ObjectiveCCastError`.
public func __objectiveCCast<Value>(_ value: Any?, _ key: String) throws -> Value {
    if let value = value as? Value { return value }
    if value == nil, let none = Optional<Any>.none as? Value { return none }
    if let number = value as? NSNumber ?? stringNumber(value), let value = convertNumber(number, to: Value.self) {
        return value
    }
    throw ObjectiveCCastError(key: key, expected: "\(Value.self)", found: value.map { "\(type(of: $0))" } ?? "nil")
}

/// The error of a value that does not fit the property that it was meant for.
public struct ObjectiveCCastError: Error, CustomStringConvertible {
    /// The property's name.
    public let key: String
    /// The type of the property.
    public let expected: String
    /// The type of the value, or "nil".
    public let found: String

    /// The error in words, for the log.
    public var description: String { "'\(key)' is of type \(expected) and cannot hold a \(found)" }
}

/// Sends messages by selector.
@MainActor enum MessageSending {
    static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
        ObjectiveCTable.tables(for: object).contains { $0.method(selector) != nil }
    }

    /// Calls a method with as many arguments as its name has colons; the rest is left out.
    ///
    /// An object that has no such method raises UIKit's exception, as on iOS.
    @discardableResult static func send(_ selector: Selector, to object: AnyObject, arguments: [Any?]) -> Any? {
        for table in ObjectiveCTable.tables(for: object) {
            guard let method = table.method(selector) else { continue }
            let count = selector.description.count { $0 == ":" }
            let padded = arguments + Array(repeating: nil, count: max(0, count - arguments.count))
            return method(object, Array(padded.prefix(count)))
        }
        NSException.raise(
            .invalidArgumentException,
            "-[\(objectiveCClassName(object)) \(selector)]: unrecognized selector sent to instance \(addressText(object))"
        )
        return nil
    }
}

/// A class's name as Objective-C shows it: with the module for an app's classes, without for the framework's.
func objectiveCClassName(_ object: AnyObject) -> String { objectiveCClassName(type(of: object)) }

func objectiveCClassName(_ type: AnyClass) -> String {
    let full = String(reflecting: type)
    return TypeOrigin(of: type) == .app ? full : String(full.drop { $0 != "." }.dropFirst())
}

/// A class's name as the source has it, for traces and trees.
func plainClassName(_ object: AnyObject) -> String { String(describing: type(of: object)) }

func addressText(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}

/// `<Class: 0x…>`, as exception and log messages name objects.
func objectText(_ object: AnyObject?) -> String {
    guard let object else { return "(null)" }
    return "<\(objectiveCClassName(object)): \(addressText(object))>"
}

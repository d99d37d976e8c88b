import Foundation
import Synchronization

/// A class with a table of its outlets and `@objc` members, in place of Objective-C's lists of methods and properties.
///
/// Only the requirement is bound to the main actor: a class that conforms keeps its own isolation.
public protocol ObjectiveCExposed: AnyObject {
    /// The table of the class, which the translator writes for an app's classes.
    @MainActor static var __objectiveC: ObjectiveCTable { get }
}

/// The members of a class that can be reached by name: outlets and other settable properties, and methods by selector.
///
/// Messages are sent and values read on whatever thread somebody does so; so the table belongs to no actor.
public struct ObjectiveCTable: Sendable {
    /// Sets a property of an object; throws for a value that the property cannot hold.
    public typealias Setter = @MainActor (_ object: AnyObject, _ value: Any?) throws -> Void
    /// Reads a property of an object.
    public typealias Getter = @MainActor (_ object: AnyObject) -> Any?
    /// Calls a method of an object with as many arguments as its name has colons, and returns its result, or nil.
    public typealias Method = @MainActor (_ object: AnyObject, _ arguments: [Any?]) -> Any?

    /// Calls a method of a class, as `Method` does of an object.
    public typealias ClassMethod = @MainActor (_ type: AnyClass, _ arguments: [Any?]) -> Any?

    private var properties: [String: Setter]
    private var getters: [String: Getter]
    private var methods: [String: Method]
    private var classMethods: [String: ClassMethod]

    /// Makes the table of a class from that of its superclass and the members that it adds or overrides.
    public init(
        _ inherited: ObjectiveCTable? = nil, name: String, properties: [String: Setter] = [:],
        getters: [String: Getter] = [:], methods: [String: Method] = [:], classMethods: [String: ClassMethod] = [:]
    ) {
        self.properties = (inherited?.properties ?? [:]).merging(properties) { $1 }
        self.getters = (inherited?.getters ?? [:]).merging(getters) { $1 }
        self.methods = (inherited?.methods ?? [:]).merging(methods) { $1 }
        self.classMethods = (inherited?.classMethods ?? [:]).merging(classMethods) { $1 }
    }

    /// An argument that a method takes as a Boolean: whoever sends an action is true, as Objective-C takes an object.
    static func truth(_ argument: Any?) -> Bool {
        (argument as? Bool) ?? (argument as? NSNumber)?.boolValue ?? (argument != nil)
    }

    func setter(_ key: String) -> Setter? { properties[key] }
    func getter(_ key: String) -> Getter? { getters[key] }
    func method(_ selector: Selector) -> Method? { methods[selector.description] }

    // MARK: Members of framework classes that an app's extensions add

    private struct Known {
        var added: [(type: AnyClass, table: ObjectiveCTable)] = []
        /// The tables of classes that were asked for, which never change; nil for a class without one.
        var own: [ObjectIdentifier: ObjectiveCTable?] = [:]
    }

    private static let known = Mutex(Known())

    /// Adds members that an app declares in an extension of a class that it does not own.
    public static func register(
        _ type: AnyClass, properties: [String: Setter] = [:], getters: [String: Getter] = [:],
        methods: [String: Method] = [:], classMethods: [String: ClassMethod] = [:]
    ) {
        let table = ObjectiveCTable(
            name: "\(type)", properties: properties, getters: getters, methods: methods, classMethods: classMethods)
        known.withLock { $0.added.append((type, table)) }
    }

    /// The tables that apply to an object: its class's own, then those added to its superclasses, newest first.
    static func tables(for object: AnyObject) -> [ObjectiveCTable] { tables(of: Swift.type(of: object)) }

    /// The tables that apply to the objects of a class, and to the class itself.
    static func tables(of type: AnyClass) -> [ObjectiveCTable] {
        let added = known.withLock { $0.added }
        let extra = added.reversed().filter { isSubclass(type, of: $0.type) }.map(\.table)
        return (ownTable(of: type).map { [$0] } ?? []) + extra
    }

    /// The class's method of a name.
    static func classMethod(_ selector: Selector, of type: AnyClass) -> ClassMethod? {
        tables(of: type).lazy.compactMap { $0.classMethods[selector.description] }.first
    }

    /// Whether objects of a class have a method of a name.
    static func hasMethod(_ selector: Selector, _ type: AnyClass) -> Bool {
        tables(of: type).contains { $0.method(selector) != nil }
    }

    /// Whether the app gave objects of a class a property of a name.
    static func hasProperty(_ key: String, _ type: AnyClass) -> Bool {
        tables(of: type).contains { $0.getter(key) != nil }
    }

    /// The names of the properties that the app gave objects of a class.
    static func propertyNames(of type: AnyClass) -> Set<String> {
        tables(of: type).reduce(into: []) { $0.formUnion($1.getters.keys) }
    }

    private static func ownTable(of type: AnyClass) -> ObjectiveCTable? {
        if let known = known.withLock({ $0.own[ObjectIdentifier(type)] }) { return known }
        guard let exposed = type as? any ObjectiveCExposed.Type else { return nil }
        let table = onThisThread([exposed]) { $0[0].__objectiveC }
        known.withLock { $0.own[ObjectIdentifier(type)] = .some(table) }
        return table
    }

    private static func isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
        var candidate: AnyClass? = type
        while let current = candidate {
            if current == other { return true }
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
    if let object = value as AnyObject?, let twin = TwinClasses.twin(object, as: Value.self) { return twin }
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
enum MessageSending {
    static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
        if let type = object as? AnyClass { return ObjectiveCTable.classMethod(selector, of: type) != nil }
        return ObjectiveCTable.hasMethod(selector, type(of: object))
    }

    /// Calls a method with as many arguments as its name has colons; the rest is left out.
    ///
    /// An object that has no such method raises UIKit's exception, as on iOS.
    @discardableResult static func send(_ selector: Selector, to object: AnyObject, arguments: [Any?]) -> Any? {
        // A class as the target of a timer or of an observation.
        if let type = object as? AnyClass { return send(selector, toClass: type, arguments: arguments) }
        guard let method = ObjectiveCTable.tables(for: object).lazy.compactMap({ $0.method(selector) }).first else {
            if let target = MessageForwarding.target(of: object, selector) {
                return send(selector, to: target, arguments: arguments)
            }
            let reason =
                "-[\(objectiveCClassName(object)) \(selector)]: unrecognized selector sent to instance "
                + addressText(object)
            NSException(name: .invalidArgumentException, reason: reason).raise()
            return nil
        }
        return onThisThread((object, selector.padded(arguments))) { object, arguments in method(object, arguments) }
    }

    /// Calls a method of a class, which raises the like where it has none.
    @discardableResult static func send(_ selector: Selector, toClass type: AnyClass, arguments: [Any?]) -> Any? {
        guard let method = ObjectiveCTable.classMethod(selector, of: type) else {
            let reason = "+[\(objectiveCClassName(type)) \(selector)]: unrecognized selector sent to class \(type)"
            NSException(name: .invalidArgumentException, reason: reason).raise()
            return nil
        }
        return onThisThread((type, selector.padded(arguments))) { type, arguments in method(type, arguments) }
    }
}

extension Selector {
    /// As many arguments as the name has colons.
    fileprivate func padded(_ arguments: [Any?]) -> [Any?] {
        let count = description.count { $0 == ":" }
        return Array((arguments + Array(repeating: nil, count: count)).prefix(count))
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

internal import CFoundationHooks
import Foundation
import Synchronization

/// The values that belong to objects without being properties of them, and that go with them.
///
/// A class of Swift tells nobody when one of its objects ends. So the first association of an object has its class watched;
/// `hook_watch_ends` says how.
enum AssociatedObjects {
    /// How a value is held.
    enum Value {
        case strong(Any)
        case weak(WeakReference)

        var value: Any? {
            switch self {
            case .strong(let value): value
            case .weak(let reference): reference.object
            }
        }
    }

    struct WeakReference {
        weak var object: AnyObject?
    }

    private struct Table: @unchecked Sendable {
        var values: [UnsafeRawPointer: [UnsafeRawPointer: Value]] = [:]
        /// What UIKit itself keeps for objects, by its type.
        var states: [UnsafeRawPointer: [ObjectIdentifier: AnyObject]] = [:]
    }

    private static let table = Mutex(Table())

    static func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
        let address = address(of: object)
        // Taken out as a whole: what the lock protects may end the last reference to something else.
        let found = table.withLock { table in Transfer(value: table.values[address]?[key]) }
        return found.value?.value
    }

    static func set(_ value: Value?, _ key: UnsafeRawPointer, of object: AnyObject) {
        if value != nil { watch(object) }
        let address = address(of: object)
        let new = Transfer(value: value)
        let old = table.withLock { table -> Transfer<Value?> in
            let old = Transfer(value: table.values[address]?[key])
            table.values[address, default: [:]][key] = new.value
            if table.values[address]?.isEmpty == true { table.values[address] = nil }
            return old
        }
        withExtendedLifetime(old) {}
    }

    static func removeAll(of object: AnyObject) {
        let address = address(of: object)
        let old = table.withLock { Transfer(value: $0.values.removeValue(forKey: address)) }
        withExtendedLifetime(old) {}
    }

    // MARK: UIKit's own state

    /// What UIKit keeps for an object until that ends.
    static func state<State: AnyObject>(_ type: State.Type, of object: AnyObject) -> State? {
        let address = address(of: object)
        return table.withLock { Transfer(value: $0.states[address]?[ObjectIdentifier(type)]) }.value as? State
    }

    /// Keeps something for an object, unless there is something of the type already, and returns what is kept.
    static func addState<State: AnyObject>(_ state: State, of object: AnyObject) -> State {
        watch(object)
        let address = address(of: object)
        let key = ObjectIdentifier(State.self)
        let new = Transfer(value: state)
        return table.withLock { table -> Transfer<State> in
            if let known = table.states[address]?[key] as? State { return Transfer(value: known) }
            table.states[address, default: [:]][key] = new.value
            return new
        }.value
    }

    // MARK: The ends of objects

    private static func watch(_ object: AnyObject) {
        // A class never ends.
        if object is AnyClass { return }
        hook_watch_ends(unsafeBitCast(type(of: object), to: UnsafeMutableRawPointer.self)) { address in
            let old = AssociatedObjects.table.withLock { table in
                Transfer(value: (table.values.removeValue(forKey: address), table.states.removeValue(forKey: address)))
            }
            withExtendedLifetime(old) {}
        }
    }

    static func address(of object: AnyObject) -> UnsafeRawPointer {
        if let type = object as? AnyClass { return unsafeBitCast(type, to: UnsafeRawPointer.self) }
        return UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    }

    private struct Transfer<Content>: @unchecked Sendable {
        var value: Content
    }
}

/// How an associated object is held.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not held: the value is nil once nobody else has it.
    // Choice (projects): the pointer of a value that has gone is nil, where Objective-C leaves it dangling.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Held.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Copied, and the copy held.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Held; here the same as the nonatomic one.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Copied, and the copy held; here the same as the nonatomic one.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Gives an object, or a class, a value under the address of a variable; nil takes the value away.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.set(value.map { held($0, policy) }, key, of: object as AnyObject)
}

private func held(_ value: Any, _ policy: objc_AssociationPolicy) -> AssociatedObjects.Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
        guard type(of: value) is AnyClass else { return .strong(value) }
        return .weak(AssociatedObjects.WeakReference(object: value as AnyObject))
    case .OBJC_ASSOCIATION_RETAIN_NONATOMIC, .OBJC_ASSOCIATION_RETAIN: return .strong(value)
    case .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_COPY:
        return .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    }
}

/// The value that an object, or a class, was given under the address of a variable.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(key, of: object as AnyObject)
}

/// Takes away all values that an object was given.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.removeAll(of: object as AnyObject)
}

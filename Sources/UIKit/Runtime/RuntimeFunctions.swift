import Foundation
import Synchronization

/// Runs a closure; Swift on Linux needs no pool, since nothing is released later than where its last use ends.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

// MARK: Locks

/// The lock of an object, kept until the object ends.
private final class ObjectLock: Sendable {
    let lock = NSRecursiveLock()
}

/// Waits until no other thread has entered by this object, and enters; the result is 0.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
    AssociatedObjects.addState(ObjectLock(), of: obj as AnyObject).lock.lock()
    return 0
}

/// Leaves what was entered by this object; the result is 0.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
    guard let lock = AssociatedObjects.state(ObjectLock.self, of: obj as AnyObject) else { return -1 }
    lock.lock.unlock()
    return 0
}

// MARK: Classes

/// The class of an object, or of a class the class itself.
public func object_getClass(_ obj: Any?) -> AnyClass? {
    guard let obj else { return nil }
    return obj as? AnyClass ?? type(of: obj as AnyObject)
}

/// The class above a class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// How many bytes an object of the class takes, without what it points to; 0 without a class.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
    // Swift's document on the layout of type metadata says where the size is.
    cls.map { Int(unsafeBitCast($0, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)) } ?? 0
}

/// The class's name as Objective-C has it; it stays for good.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> { ClassNames.name(of: cls) }

/// The name of an object's class.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { ClassNames.name(of: object_getClass(obj)) }

/// The class of a name: a framework's plain, an app's with its module.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { __classFromString(String(cString: name)) }

/// Whether the objects of a class have a method of that name.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
    cls.map { ObjectiveCTable.hasMethod(sel, $0) } ?? false
}

/// The class's name as `NSStringFromClass` says it on Apple's systems: a framework's without a module. The build of an app has
/// the app's calls come here.
public func __stringFromClass(_ type: AnyClass) -> String { objectiveCClassName(type) }

private enum ClassNames {
    private struct Name: @unchecked Sendable {
        var text: UnsafePointer<CChar>
    }

    private static let names = Mutex<[ObjectIdentifier: Name]>([:])

    static func name(of type: AnyClass?) -> UnsafePointer<CChar> {
        let text = type.map { objectiveCClassName($0) } ?? "nil"
        return names.withLock { names in
            let key = type.map { ObjectIdentifier($0) } ?? ObjectIdentifier(ClassNames.self)
            if let known = names[key] { return known }
            let name = Name(text: UnsafePointer(strdup(text)!))
            names[key] = name
            return name
        }.text
    }
}

// MARK: Selectors

/// The selector of a method's name.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }

/// The selector of a method's name.
public func sel_getUid(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }

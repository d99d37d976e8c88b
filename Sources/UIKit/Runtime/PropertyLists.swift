import Foundation
import Synchronization

/// A property of a class, as Objective-C's runtime hands it out: good for its name alone.
public typealias objc_property_t = OpaquePointer
/// A stored variable of a class, as Objective-C's runtime hands it out: Swift's classes tell of none.
public typealias Ivar = OpaquePointer

/// The properties that a class itself exposes to Objective-C, by name in alphabetical order, without those of its superclasses;
/// nil where there are none. Whoever asks frees the list.
///
/// - Parameter outCount: Set to the number of properties.
public func class_copyPropertyList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
    let names = cls.map { ObjectiveCTable.ownProperties(of: $0) } ?? []
    outCount?.pointee = UInt32(names.count)
    guard !names.isEmpty else { return nil }
    let list = UnsafeMutablePointer<objc_property_t>.allocate(capacity: names.count)
    for (place, name) in names.enumerated() { (list + place).initialize(to: KeptNames.pointer(to: name)) }
    return list
}

/// A property that a class, or one above it, exposes to Objective-C; nil where there is none of that name.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
    let name = String(cString: name)
    guard let cls, ObjectiveCTable.hasProperty(name, cls) else { return nil }
    return KeptNames.pointer(to: name)
}

/// The name of a property; it stays for good.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { UnsafePointer(property) }

/// Nil, with a report: the types of properties are not known at run time here.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? {
    Swizzling.report(
        "property_getAttributes", "the type of '\(String(cString: property_getName(property)))' is not known")
    return nil
}

/// Nil, with a report: Swift's classes tell of no stored variables.
public func class_copyIvarList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
    Swizzling.report(
        "class_copyIvarList", "the variables of \(cls.map { objectiveCClassName($0) } ?? "nil") are not known")
    outCount?.pointee = 0
    return nil
}

/// Nil, with a report: Swift's classes tell of no stored variables.
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? {
    Swizzling.report("class_getInstanceVariable", "'\(String(cString: name))' is not found")
    return nil
}

/// The name of a stored variable.
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { UnsafePointer(v) }

/// The name of a selector; it stays for good.
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> {
    UnsafePointer(KeptNames.pointer(to: sel.description))
}

/// Names in the form of C that are kept for good, each once.
private enum KeptNames {
    private struct Name: @unchecked Sendable {
        var text: OpaquePointer
    }

    private static let names = Mutex<[String: Name]>([:])

    static func pointer(to name: String) -> OpaquePointer {
        names.withLock { names in
            if let known = names[name] { return known }
            let made = Name(text: OpaquePointer(strdup(name)!))
            names[name] = made
            return made
        }.text
    }
}

extension ObjectiveCTable {
    /// The names of the properties that a class exposes and none above it, in alphabetical order.
    static func ownProperties(of type: AnyClass) -> [String] {
        let inherited = _getSuperclass(type).map { propertyNames(of: $0) } ?? []
        return propertyNames(of: type).subtracting(inherited).sorted()
    }
}

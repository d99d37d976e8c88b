import Foundation

/// A method of a class, as Objective-C's runtime hands it out: here its class and name, without an implementation.
public struct __ObjectiveCMethod {
    fileprivate let type: AnyClass
    fileprivate let selector: Selector

    fileprivate var text: String { "-[\(objectiveCClassName(type)) \(selector)]" }
}

/// The code of a method, which can only be handed on here.
public struct __ObjectiveCImplementation {
    fileprivate enum Code {
        case method(__ObjectiveCMethod)
        case block(Any)
    }

    fileprivate let code: Code
}

/// The code of a method, as Objective-C's runtime names it.
public typealias IMP = __ObjectiveCImplementation
/// A method of a class, as Objective-C's runtime names it.
public typealias Method = __ObjectiveCMethod

/// The method of a class by its name; nobody can call or replace it here.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> __ObjectiveCMethod? {
    cls.map { __ObjectiveCMethod(type: $0, selector: name) }
}

/// The method of a class itself by its name; nobody can call or replace it here.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> __ObjectiveCMethod? {
    cls.map { __ObjectiveCMethod(type: $0, selector: name) }
}

/// The name of a method.
public func method_getName(_ m: __ObjectiveCMethod) -> Selector { m.selector }

/// The types of a method's arguments, which are not known here.
public func method_getTypeEncoding(_ m: __ObjectiveCMethod) -> UnsafePointer<CChar>? { nil }

/// The code of a method, which can only be handed on.
public func method_getImplementation(_ m: __ObjectiveCMethod) -> __ObjectiveCImplementation {
    __ObjectiveCImplementation(code: .method(m))
}

/// The code of a method, which can only be handed on.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> __ObjectiveCImplementation? {
    cls.map { __ObjectiveCImplementation(code: .method(__ObjectiveCMethod(type: $0, selector: name))) }
}

/// A block as the code of a method. It can be handed on, and the functions that would put it in a method's place report that they
/// do not.
public func imp_implementationWithBlock(_ block: Any) -> __ObjectiveCImplementation {
    __ObjectiveCImplementation(code: .block(block))
}

/// The block that was made the code of a method; nil for the code of a method itself.
public func imp_getBlock(_ anImp: __ObjectiveCImplementation) -> Any? {
    guard case .block(let block) = anImp.code else { return nil }
    return block
}

/// Lets go of a block that was made the code of a method; the result says whether there was one.
@discardableResult public func imp_removeBlock(_ anImp: __ObjectiveCImplementation) -> Bool {
    imp_getBlock(anImp) != nil
}

/// Has no effect but a report: an object keeps its class here. The result is that class.
@discardableResult public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
    let type = object_getClass(obj)
    Swizzling.report("object_setClass", "an object of \(type.map { objectiveCClassName($0) } ?? "nil") keeps its class")
    return type
}

/// Has no effect but a report: Swift's methods cannot be exchanged here.
public func method_exchangeImplementations(_ m1: __ObjectiveCMethod, _ m2: __ObjectiveCMethod) {
    Swizzling.report("method_exchangeImplementations", "\(m1.text) and \(m2.text) are not exchanged")
}

/// Has no effect but a report: Swift's methods cannot be replaced here.
@discardableResult public func method_setImplementation(
    _ m: __ObjectiveCMethod, _ imp: __ObjectiveCImplementation
) -> __ObjectiveCImplementation {
    Swizzling.report("method_setImplementation", "\(m.text) keeps its code")
    return method_getImplementation(m)
}

/// Has no effect but a report: Swift's classes cannot be given methods here. The result is false, as for a method that is there.
@discardableResult public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: __ObjectiveCImplementation?, _ types: UnsafePointer<CChar>?
) -> Bool {
    Swizzling.report("class_addMethod", "-[\(cls.map { objectiveCClassName($0) } ?? "nil") \(name)] is not added")
    return false
}

/// Has no effect but a report: Swift's methods cannot be replaced here.
@discardableResult public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: __ObjectiveCImplementation?, _ types: UnsafePointer<CChar>?
) -> __ObjectiveCImplementation? {
    Swizzling.report("class_replaceMethod", "-[\(cls.map { objectiveCClassName($0) } ?? "nil") \(name)] keeps its code")
    return nil
}

/// What Objective-C's runtime would change, and Swift's classes keep.
enum Swizzling {
    static func report(_ function: String, _ what: String) {
        let message = "\(function) has no effect: \(what)."
        let advice = "Override the method in a subclass, and use that."
        DispatchQueue.performOnMain { DiagnosticsChannel.shared.report(limit: .swizzling, message, advice: advice) }
    }
}

extension DispatchQueue {
    /// Does something at once on the main thread, or a little later where the caller is on another.
    static func performOnMain(_ body: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread { MainActor.assumeIsolated(body) } else { main.async { MainActor.assumeIsolated(body) } }
    }
}

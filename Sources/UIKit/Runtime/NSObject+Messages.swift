import Foundation
import Synchronization

/// Sending messages by their names, which Foundation on Linux leaves out.
extension NSObjectProtocol {
    /// Calls a method by its name and returns its result; a method that the class does not expose raises
    /// `NSInvalidArgumentException`.
    @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        PerformedMessage.send(aSelector, to: self as AnyObject, [])
    }

    /// Calls a method by its name with an argument and returns its result.
    @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        PerformedMessage.send(aSelector, to: self as AnyObject, [object])
    }

    /// Calls a method by its name with two arguments and returns its result.
    @discardableResult public func perform(
        _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
        PerformedMessage.send(aSelector, to: self as AnyObject, [object1, object2])
    }

    /// Whether the class exposes a method of that name.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return MessageForwarding.responds(self as AnyObject, to: aSelector)
    }

    /// Whether the object is of a class or of one below it.
    public func isKind(of aClass: AnyClass) -> Bool {
        var type: AnyClass? = Swift.type(of: self as AnyObject)
        while let current = type, current != aClass { type = _getSuperclass(current) }
        return type != nil
    }

    /// Whether the object is of a class, and of none below it.
    public func isMember(of aClass: AnyClass) -> Bool { Swift.type(of: self as AnyObject) == aClass }
}

extension NSObject {
    /// Calls a method by its name on the main thread.
    ///
    /// - Parameter wait: Whether the call returns after the method has; on the main thread itself it is called at once then.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        let call = SentMessage(target: self, selector: aSelector, arguments: [arg])
        if !wait { return DispatchQueue.main.async { call.send() } }
        if Thread.isMainThread { call.send() } else { DispatchQueue.main.sync { call.send() } }
    }

    /// Calls a method by its name on the main thread, in whatever mode its run loop is.
    public func performSelector(
        onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?
    ) {
        performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
    }

    /// Calls a method by its name on a thread of its own.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let call = SentMessage(target: self, selector: aSelector, arguments: [arg])
        Thread { call.send() }.start()
    }

    /// Calls a method by its name on the main thread or on the current one; another has no queue for messages here, which
    /// raises `NSInvalidArgumentException`.
    public func perform(_ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool) {
        if thr.isMainThread {
            performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
        } else if thr === Thread.current, wait {
            perform(aSelector, with: arg)
        } else {
            let reason = "perform(_:on:with:waitUntilDone:) reaches no thread but the main one: use a dispatch queue."
            NSException(name: .invalidArgumentException, reason: reason).raise()
        }
    }

    // MARK: Classes

    /// Calls a method of the class by its name and returns its result.
    @discardableResult public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        PerformedMessage.send(aSelector, toClass: self, [])
    }

    /// Calls a method of the class by its name with an argument and returns its result.
    @discardableResult public class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        PerformedMessage.send(aSelector, toClass: self, [object])
    }

    /// Calls a method of the class by its name with two arguments and returns its result.
    @discardableResult public class func perform(
        _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
        PerformedMessage.send(aSelector, toClass: self, [object1, object2])
    }

    /// Whether the class itself exposes a method of that name.
    public class func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return ObjectiveCTable.classMethod(aSelector, of: self) != nil
    }

    /// Whether the objects of the class have a method of that name.
    public class func instancesRespond(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return ObjectiveCTable.hasMethod(aSelector, self)
    }

    /// The class's name as Objective-C has it.
    public class func description() -> String { objectiveCClassName(self) }

    /// The code of a method, which nobody can have here.
    @available(*, unavailable, message: "Swift on Linux has no implementations of methods: call the method itself")
    public func method(for aSelector: Selector!) -> OpaquePointer! { nil }
}

/// A message on its way to another thread, with what it is about.
private final class SentMessage: @unchecked Sendable {
    private let target: NSObject
    private let selector: Selector
    private let arguments: [Any?]

    init(target: NSObject, selector: Selector, arguments: [Any?]) {
        self.target = target
        self.selector = selector
        self.arguments = arguments
    }

    func send() { _ = PerformedMessage.send(selector, to: target, arguments) }
}

/// A message by name, and its result as Objective-C hands it out.
enum PerformedMessage {
    static func send(
        _ selector: Selector?, to target: AnyObject, _ arguments: [Any?]
    ) -> Unmanaged<AnyObject>? {
        guard let selector else { return nil }
        return result(MessageSending.send(selector, to: target, arguments: arguments))
    }

    static func send(_ selector: Selector?, toClass type: AnyClass, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector else { return nil }
        return result(MessageSending.send(selector, toClass: type, arguments: arguments))
    }

    private struct Pool: @unchecked Sendable {
        var objects: [AnyObject] = []
    }

    /// Results that nobody may hold yet: until the main queue's next turn, as an autorelease pool has them.
    private static let pool = Mutex(Pool())

    private static func result(_ value: Any?) -> Unmanaged<AnyObject>? {
        guard let value else { return nil }
        let kept = Pool(objects: [value as AnyObject])
        let isFirst = pool.withLock { pool in
            pool.objects += kept.objects
            return pool.objects.count == 1
        }
        if isFirst { DispatchQueue.main.async { _ = pool.withLock { exchange(&$0) } } }
        return .passUnretained(kept.objects[0])
    }

    /// Empties the pool; what was in it goes where nothing is locked.
    private static func exchange(_ pool: inout Pool) -> Pool {
        let old = pool
        pool = Pool()
        return old
    }
}

import Foundation

/// What stands for `NSObject`'s methods where UIKit's protocols of delegates are values: on Apple's systems every delegate is an
/// `NSObject`, here any class may be one.
public protocol __MessageReceiver: AnyObject {}

extension __MessageReceiver {
    /// Whether the class exposes a method of that name.
    @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return MessageForwarding.responds(self, to: aSelector)
    }

    /// Whether the object is of a class or of one below it.
    @_disfavoredOverload public func isKind(of aClass: AnyClass) -> Bool {
        var type: AnyClass? = Swift.type(of: self)
        while let current = type, current != aClass { type = _getSuperclass(current) }
        return type != nil
    }

    /// Calls a method by its name and returns its result.
    @_disfavoredOverload @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        PerformedMessage.send(aSelector, to: self, [])
    }

    /// Calls a method by its name with an argument and returns its result.
    @_disfavoredOverload @discardableResult public func perform(
        _ aSelector: Selector!, with object: Any!
    ) -> Unmanaged<AnyObject>! {
        PerformedMessage.send(aSelector, to: self, [object])
    }

    /// The object that takes a message in this one's stead, where the class says so.
    ///
    /// The protocol's own methods, which a class has that leaves them out, hand the call on to it.
    func forwardee<Receiver>(_ selector: String, as type: Receiver.Type) -> Receiver? {
        MessageForwarding.target(of: self, Selector(selector)) as? Receiver
    }
}

extension NSObjectProtocol {
    /// The object that takes a message in this one's stead; the app's classes override it. Nil, the default, is for none.
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

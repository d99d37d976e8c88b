import Foundation

extension NSObjectProtocol {
    /// The object that takes a message in this one's stead, where the class says so.
    ///
    /// The protocol's own methods, which a class has that leaves them out, hand the call on to it.
    func forwardee<Receiver>(_ selector: String, as type: Receiver.Type) -> Receiver? {
        MessageForwarding.target(of: self as AnyObject, Selector(selector)) as? Receiver
    }

    /// The object that takes a message in this one's stead; the app's classes override it. Nil, the default, is for none.
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension NSObjectProtocol {
    /// Whether the object's class conforms to a protocol.
    public func conforms<P>(to aProtocol: P.Type) -> Bool { self is P }
}

import Foundation

/// How classes answer that hand messages on: by overriding `responds(to:)` and `forwardingTarget(for:)`.
enum MessageForwarding {
    private static let respondsSelector = Selector("respondsToSelector:")
    private static let targetSelector = Selector("forwardingTargetForSelector:")
    private static let askedKey = "MessageForwarding.asked"

    /// Whether an object has a method of a name, or says so itself.
    static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
        let isOverridden = !(object is AnyClass) && ObjectiveCTable.hasMethod(respondsSelector, type(of: object))
        // The override asks its superclass, which is to look at the table.
        guard isOverridden, let answer = ask(object, respondsSelector, about: selector) else {
            return MessageSending.responds(object, to: selector)
        }
        return answer as? Bool ?? false
    }

    /// Whether an object's class hands messages on at all. What its protocol has in a method's place asks for whom.
    static func handsOn(_ object: AnyObject) -> Bool {
        !(object is AnyClass) && ObjectiveCTable.hasMethod(targetSelector, type(of: object))
    }

    /// The object that an object's class hands a message on to.
    static func target(of object: AnyObject, _ selector: Selector) -> AnyObject? {
        guard !(object is AnyClass), ObjectiveCTable.hasMethod(targetSelector, type(of: object)),
            responds(object, to: selector), let answer = ask(object, targetSelector, about: selector),
            let target = PlainValue.unwrapped(answer)
        else { return nil }
        return target as AnyObject === object ? nil : target as AnyObject
    }

    /// Calls an override, but not from within itself.
    private static func ask(_ object: AnyObject, _ method: Selector, about selector: Selector) -> Any?? {
        let key = "\(askedKey).\(method.description).\(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))"
        let thread = Thread.current.threadDictionary
        guard thread[key] == nil else { return nil }
        thread[key] = true
        defer { thread[key] = nil }
        return .some(MessageSending.send(method, to: object, arguments: [selector]))
    }
}

import Foundation

/// The press of a key, from its going down to its coming up.
@preconcurrency @MainActor open class UIPress: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIPress") }

    /// The step of a press: down, changed, unchanged in this event, up, or taken away; no key of a keyboard changes.
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

    private let storedKey: UIKey?

    /// Makes a press that no key has made.
    public override init() {
        (storedKey, timestamp) = (nil, 0)
        super.init()
    }

    init(_ key: UIKey?, for responder: UIResponder?, in window: UIWindow?, at time: TimeInterval) {
        storedKey = key
        self.responder = responder
        self.window = window
        timestamp = time
        super.init()
    }

    /// The press's step in the event that is being delivered.
    open internal(set) var phase = Phase.began
    /// The time at which the phase last changed, in seconds of media time.
    open internal(set) var timestamp: TimeInterval
    /// The window that was the key window when the key went down.
    open private(set) weak var window: UIWindow?
    /// The responder that was asked first when the key went down.
    open private(set) weak var responder: UIResponder?
    /// The key that is pressed.
    open var key: UIKey? { storedKey }
}

import Foundation

/// A key from its going down to its coming up.
@preconcurrency @MainActor open class UIPress: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIPress") }

    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

    private let storedKey: UIKey

    init(_ key: UIKey, for responder: UIResponder, in window: UIWindow?, at time: TimeInterval) {
        storedKey = key
        self.responder = responder
        self.window = window
        timestamp = time
        super.init()
    }

    open internal(set) var phase = Phase.began
    /// When the phase last changed, in seconds of media time.
    open internal(set) var timestamp: TimeInterval
    open private(set) weak var window: UIWindow?
    /// The responder that was asked first when the key went down.
    open private(set) weak var responder: UIResponder?
    /// The key that is pressed.
    open var key: UIKey? { storedKey }
}

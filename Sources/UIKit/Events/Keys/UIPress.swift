import Foundation

/// A key from its going down to its coming up.
@preconcurrency @MainActor open class UIPress: NSObject, ObjectiveCExposed {
    /// What subclasses add to by their outlets and `@objc` members.
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
    /// Who was asked first when the key went down.
    open private(set) weak var responder: UIResponder?
    /// The key that is pressed.
    open var key: UIKey? { storedKey }
}

/// Keys that are down at the same time.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    private let presses: Set<UIPress>
    /// The one that this event is about.
    let changed: UIPress

    init(_ changed: UIPress, among presses: Set<UIPress>) {
        self.changed = changed
        self.presses = presses
        super.init()
        timestamp = changed.timestamp
    }

    open override var type: EventType { .presses }
    open var allPresses: Set<UIPress> { presses }

    /// Tells whoever was asked when the key went down, who passes it on.
    func dispatch() {
        guard let responder = changed.responder else { return }
        switch changed.phase {
        case .began: responder.pressesBegan([changed], with: self)
        case .changed: responder.pressesChanged([changed], with: self)
        case .ended: responder.pressesEnded([changed], with: self)
        case .cancelled: responder.pressesCancelled([changed], with: self)
        case .stationary: break
        }
    }
}

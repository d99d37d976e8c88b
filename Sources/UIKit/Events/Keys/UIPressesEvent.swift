import Foundation

/// An event about the keys that are down at the same time.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    private let presses: Set<UIPress>
    /// The press that the event is about.
    let changed: UIPress

    /// Makes an event about no key.
    public override convenience init() { self.init(UIPress(), among: []) }

    init(_ changed: UIPress, among presses: Set<UIPress>) {
        self.changed = changed
        self.presses = presses
        super.init()
        timestamp = changed.timestamp
    }

    open override var type: EventType { .presses }
    /// The presses of all keys that are down, and of the one that has come up.
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

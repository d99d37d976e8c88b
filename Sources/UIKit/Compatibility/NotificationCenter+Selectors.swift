import Foundation
import Synchronization

/// Observers that are told of notifications by a method, which Foundation on Linux leaves out.
extension NotificationCenter {
    /// Calls a method of an observer for each notification of a name (any, if nil) and a sender (any, if nil).
    ///
    /// The observer is not kept alive; one that has gone is not called. Methods of the app belong to the main actor: a
    /// notification that is posted on another thread reaches them on the main thread, a little later.
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        let target = observer as AnyObject
        let receiver = WeakReceiver(target)
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            nonisolated(unsafe) let notification = notification
            if Thread.isMainThread {
                MainActor.assumeIsolated { receiver.send(selector, notification) }
            } else {
                DispatchQueue.main.async { receiver.send(selector, notification) }
            }
        }
        let entry = SelectorObservation(
            center: ObjectIdentifier(self), observer: ObjectIdentifier(target), receiver: receiver, name: name,
            sender: object.map { ObjectIdentifier($0 as AnyObject) }, token: token)
        let stale = selectorObservations.withLock { entries in
            let stale = entries.filter { $0.center == entry.center && $0.receiver.object == nil }
            entries.removeAll { $0.center == entry.center && $0.receiver.object == nil }
            entries.append(entry)
            return stale
        }
        for entry in stale { removeObserver(entry.token as Any) }
    }

    /// Ends all observations of an observer, or that of a token.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Ends the observations of an observer for a name and a sender; nil stands for all.
    public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
        // The observer may be in its `deinit`, so it is known by its identity alone.
        let center = ObjectIdentifier(self)
        let identifier = ObjectIdentifier(observer)
        let sender = object.map { ObjectIdentifier($0 as AnyObject) }
        let ended = selectorObservations.withLock { entries in
            let isMeant = { (entry: SelectorObservation) in
                entry.center == center && entry.observer == identifier && (name == nil || entry.name == name)
                    && (sender == nil || entry.sender == sender)
            }
            let ended = entries.filter(isMeant)
            entries.removeAll(where: isMeant)
            return ended
        }
        for entry in ended { removeObserver(entry.token as Any) }
        removeObserver(observer as Any, name: name, object: object)
    }
}

private struct SelectorObservation: @unchecked Sendable {
    let center: ObjectIdentifier
    let observer: ObjectIdentifier
    let receiver: WeakReceiver
    let name: NSNotification.Name?
    let sender: ObjectIdentifier?
    let token: any NSObjectProtocol
}

private let selectorObservations = Mutex<[SelectorObservation]>([])

/// An observer that may go away. The reference is set once, before anybody else knows of it.
private final class WeakReceiver: @unchecked Sendable {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }

    @MainActor func send(_ selector: Selector, _ notification: Notification) {
        if let object { MessageSending.send(selector, to: object, arguments: [notification]) }
    }
}

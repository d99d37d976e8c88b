import Foundation
import OpenCombine

extension NotificationCenter {
    /// A publisher of the notifications of a name.
    ///
    /// - Parameter object: Whose notifications are meant; nil for everybody's.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of the notifications of a name.
    public struct Publisher: OpenCombine.Publisher {
        /// What is published.
        public typealias Output = Notification
        /// Why publishing may end early.
        public typealias Failure = Never

        /// Where the notifications are posted.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// Whose notifications are meant; nil for everybody's.
        public let object: AnyObject?

        /// A publisher of the notifications of a name.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Tells a subscriber of its subscription.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Notification, Downstream.Failure == Never {
            let wanted = Wanted<Downstream>(subscriber)
            let center = center
            let receive = wanted.receive
            nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
                receive($0)
            }
            wanted.finish = { center.removeObserver(token) }
            subscriber.receive(subscription: wanted)
        }
    }
}

extension NotificationCenter.Publisher: Equatable {
    /// Whether both publish the same.
    public static func == (left: Self, right: Self) -> Bool {
        left.center === right.center && left.name == right.name && left.object === right.object
    }
}

/// The subscription to a source that asks nobody before it has a value: what is not wanted yet is dropped.
final class Wanted<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private let lock = Lock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    /// Ends what feeds the subscription.
    var finish: (() -> Void)?

    init(_ downstream: Downstream) { self.downstream = downstream }

    func receive(_ value: Downstream.Input) {
        lock.withLock {
            guard let downstream, demand > 0 else { return }
            demand -= 1
            demand += downstream.receive(value)
        }
    }

    func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

    func cancel() {
        let finish = lock.withLock {
            downstream = nil
            defer { self.finish = nil }
            return self.finish
        }
        finish?()
    }
}

import Foundation
import FoundationNetworking

extension NotificationCenter {
    /// The notifications of a name, one after the other, from now on.
    public struct Notifications: AsyncSequence, @unchecked Sendable {
        /// What the sequence gives.
        public typealias Element = Notification

        let center: NotificationCenter
        let name: Notification.Name
        let object: AnyObject?

        /// The notifications as somebody waits for them.
        public struct Iterator: AsyncIteratorProtocol {
            var stream: AsyncStream<Posted>.Iterator

            /// The next notification; nil when nobody waits any more.
            public mutating func next() async -> Notification? { await stream.next()?.notification }
        }

        struct Posted: @unchecked Sendable { let notification: Notification }

        private final class Observation: @unchecked Sendable {
            var token: (any NSObjectProtocol)?
        }

        /// Begins to listen.
        public func makeAsyncIterator() -> Iterator {
            let stream = AsyncStream<Posted> { continuation in
                let observation = Observation()
                observation.token = center.addObserver(forName: name, object: object, queue: nil) {
                    continuation.yield(Posted(notification: $0))
                }
                let center = center
                continuation.onTermination = { _ in
                    if let token = observation.token { center.removeObserver(token) }
                }
            }
            return Iterator(stream: stream.makeAsyncIterator())
        }
    }

    /// The notifications of a name, and of an object if one is given, as an asynchronous sequence.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }
}

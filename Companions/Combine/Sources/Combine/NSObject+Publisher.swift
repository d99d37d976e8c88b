import Foundation
import OpenCombine
import UIKit

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// A publisher of the values of a property, by key-value observing.
    ///
    /// - Parameter options: With `.initial`, the value at the beginning comes first; with `.prior`, a value also before it
    ///   changes.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// A publisher of the values of a property, by key-value observing.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        /// What is published.
        public typealias Output = Value
        /// Why publishing may end early.
        public typealias Failure = Never

        /// The object whose property is observed.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// Which values are published.
        public let options: NSKeyValueObservingOptions

        /// A publisher of a property's values.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        /// Whether both publish the same.
        public static func == (left: Self, right: Self) -> Bool {
            left.object === right.object && left.keyPath == right.keyPath && left.options == right.options
        }

        /// Tells a subscriber of its subscription.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Value, Downstream.Failure == Never {
            subscriber.receive(
                subscription: Observed(object: object, keyPath: keyPath, options: options, downstream: subscriber))
        }

        /// Tells of changes without their values.
        public func didChange() -> Publishers.Map<Self, Void> { map { _ in } }
    }
}

/// The subscription to a property's values.
private final class Observed<Object: NSObject, Value, Downstream: Subscriber>: Subscription
where Downstream.Input == Value, Downstream.Failure == Never {
    private let lock = Lock()
    private var downstream: Downstream?
    private var observation: NSKeyValueObservation?
    private var demand = Subscribers.Demand.none
    /// The value at the beginning, until somebody wants it.
    private var first: Value?

    init(object: Object, keyPath: KeyPath<Object, Value>, options: NSKeyValueObservingOptions, downstream: Downstream) {
        self.downstream = downstream
        if options.contains(.initial) { first = object[keyPath: keyPath] }
        observation = object.observe(keyPath, options: options.subtracting(.initial)) { [weak self] object, _ in
            self?.receive(object[keyPath: keyPath])
        }
    }

    private func receive(_ value: Value) {
        lock.withLock {
            guard let downstream, demand > 0 else {
                // What is wanted later is the latest.
                if first != nil { first = value }
                return
            }
            demand -= 1
            demand += downstream.receive(value)
        }
    }

    func request(_ more: Subscribers.Demand) {
        lock.withLock {
            demand += more
            guard demand > 0, let value = first else { return }
            first = nil
            receive(value)
        }
    }

    func cancel() {
        lock.withLock {
            downstream = nil
            observation?.invalidate()
            observation = nil
        }
    }
}

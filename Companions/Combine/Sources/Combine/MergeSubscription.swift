import OpenCombine

/// The subscription to several publishers of the same kind of values.
///
/// Where the subscriber wants all, so does the subscription; else it keeps one value of each publisher until it is wanted.
final class MergeSubscription<Downstream: Subscriber>: Subscription {
    private let lock = Lock()
    private var downstream: Downstream?
    private var upstreams: [(any Subscription)?]
    private var kept: [Downstream.Input?]
    private var unfinished: Int
    private var demand = Subscribers.Demand.none

    init(_ downstream: Downstream, count: Int) {
        self.downstream = downstream
        upstreams = Array(repeating: nil, count: count)
        kept = Array(repeating: nil, count: count)
        unfinished = count
    }

    /// Tells the subscriber of the subscription, then subscribes to each publisher.
    func begin(_ publishers: [(Side) -> Void]) {
        downstream?.receive(subscription: self)
        for (index, subscribe) in publishers.enumerated() where lock.withLock({ downstream != nil }) {
            subscribe(Side(merge: self, index: index))
        }
        if publishers.isEmpty { finish() }
    }

    /// The subscriber of one publisher.
    struct Side: Subscriber {
        typealias Input = Downstream.Input
        typealias Failure = Downstream.Failure

        let merge: MergeSubscription
        let index: Int
        let combineIdentifier = CombineIdentifier()

        func receive(subscription: any Subscription) { merge.receive(subscription, at: index) }
        func receive(_ input: Input) -> Subscribers.Demand { merge.receive(input, at: index) }
        func receive(completion: Subscribers.Completion<Failure>) { merge.receive(completion, at: index) }
    }

    private func receive(_ subscription: any Subscription, at index: Int) {
        let wanted: Subscribers.Demand? = lock.withLock {
            guard downstream != nil else { return nil }
            upstreams[index] = subscription
            return demand == .unlimited ? .unlimited : .max(1)
        }
        if let wanted { subscription.request(wanted) } else { subscription.cancel() }
    }

    private func receive(_ value: Downstream.Input, at index: Int) -> Subscribers.Demand {
        lock.withLock {
            guard let downstream else { return .none }
            guard demand > 0 else {
                kept[index] = value
                return .none
            }
            let isUnlimited = demand == .unlimited
            demand -= 1
            demand += downstream.receive(value)
            return isUnlimited ? .none : .max(1)
        }
    }

    private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        lock.withLock {
            upstreams[index] = nil
            unfinished -= 1
            guard case .failure = completion else { return finish() }
            let downstream = self.downstream
            cancel()
            downstream?.receive(completion: completion)
        }
    }

    /// Ends the subscription once there is nothing more to come.
    private func finish() {
        guard unfinished == 0, kept.allSatisfy({ $0 == nil }) else { return }
        let downstream = self.downstream
        self.downstream = nil
        downstream?.receive(completion: .finished)
    }

    func request(_ more: Subscribers.Demand) {
        lock.withLock {
            let wasUnlimited = demand == .unlimited
            demand += more
            for index in kept.indices {
                guard demand > 0, let downstream, let value = kept[index] else { continue }
                kept[index] = nil
                demand -= 1
                demand += downstream.receive(value)
                upstreams[index]?.request(.max(1))
            }
            if demand == .unlimited, !wasUnlimited {
                for upstream in upstreams { upstream?.request(.unlimited) }
            }
            finish()
        }
    }

    func cancel() {
        lock.withLock {
            downstream = nil
            let upstreams = self.upstreams
            self.upstreams = upstreams.map { _ in nil }
            kept = kept.map { _ in nil }
            for upstream in upstreams { upstream?.cancel() }
        }
    }
}

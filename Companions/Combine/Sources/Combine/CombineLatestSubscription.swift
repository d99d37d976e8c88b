import OpenCombine

/// The subscription to the latest values of several publishers.
final class CombineLatestSubscription<Downstream: Subscriber>: Subscription {
    private let lock = Lock()
    private var downstream: Downstream?
    private let combine: ([Any]) -> Downstream.Input
    private var upstreams: [(any Subscription)?]
    private var latest: [Any?]
    private var unfinished: Int
    private var demand = Subscribers.Demand.none

    /// - Parameter combine: Makes one value of the latest of all.
    init(_ downstream: Downstream, count: Int, combine: @escaping ([Any]) -> Downstream.Input) {
        self.downstream = downstream
        self.combine = combine
        upstreams = Array(repeating: nil, count: count)
        latest = Array(repeating: nil, count: count)
        unfinished = count
    }

    /// Subscribes to a publisher.
    func add<Upstream: Publisher>(_ publisher: Upstream, at index: Int) where Upstream.Failure == Downstream.Failure {
        guard lock.withLock({ downstream != nil }) else { return }
        publisher.subscribe(Side<Upstream.Output>(parent: self, index: index))
    }

    /// The subscriber of one publisher.
    private struct Side<Input>: Subscriber {
        typealias Failure = Downstream.Failure

        let parent: CombineLatestSubscription
        let index: Int
        let combineIdentifier = CombineIdentifier()

        func receive(subscription: any Subscription) { parent.receive(subscription, at: index) }
        func receive(_ input: Input) -> Subscribers.Demand { parent.receive(input as Any, at: index) }
        func receive(completion: Subscribers.Completion<Failure>) { parent.receive(completion, at: index) }
    }

    private func receive(_ subscription: any Subscription, at index: Int) {
        let wanted: Subscribers.Demand? = lock.withLock {
            guard downstream != nil else { return nil }
            upstreams[index] = subscription
            return demand
        }
        guard let wanted else { return subscription.cancel() }
        if wanted > 0 { subscription.request(wanted) }
    }

    private func receive(_ value: Any, at index: Int) -> Subscribers.Demand {
        lock.withLock {
            guard let downstream else { return .none }
            latest[index] = .some(value)
            let values = latest.compactMap { $0 }
            guard values.count == latest.count, demand > 0 else { return .none }
            demand -= 1
            let more = downstream.receive(combine(values))
            guard more > 0 else { return .none }
            demand += more
            for (other, upstream) in upstreams.enumerated() where other != index { upstream?.request(more) }
            return more
        }
    }

    private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        lock.withLock {
            upstreams[index] = nil
            unfinished -= 1
            let downstream = self.downstream
            if case .failure = completion {
                cancel()
                downstream?.receive(completion: completion)
            } else if unfinished == 0 {
                self.downstream = nil
                downstream?.receive(completion: .finished)
            }
        }
    }

    func request(_ more: Subscribers.Demand) {
        lock.withLock {
            demand += more
            for upstream in upstreams { upstream?.request(more) }
        }
    }

    func cancel() {
        lock.withLock {
            downstream = nil
            let upstreams = self.upstreams
            self.upstreams = upstreams.map { _ in nil }
            for upstream in upstreams { upstream?.cancel() }
        }
    }
}

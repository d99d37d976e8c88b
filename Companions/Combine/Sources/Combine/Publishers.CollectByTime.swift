import OpenCombine

extension Publishers {
    /// How values are collected into lists.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Lists of what came in each stretch of time.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Lists of what came in each stretch of time, and of a number of values where those come sooner.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher of lists of what came in stretches of time.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What is published.
        public typealias Output = [Upstream.Output]
        /// Why publishing may end early.
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// How values are collected.
        public let strategy: TimeGroupingStrategy<Context>
        /// How the scheduler is to do what is scheduled on it.
        public let options: Context.SchedulerOptions?

        /// A publisher of lists.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Tells a subscriber of its subscription.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.subscribe(
                TimedCollection<Upstream, Context, Downstream>(
                    strategy: strategy, options: options, downstream: subscriber))
        }
    }
}

extension Publisher {
    /// Collects values into lists by time.
    public func collect<Context: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, Context> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

/// The subscription that collects values by time.
private final class TimedCollection<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber,
    Subscription
where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = Lock()
    private let context: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let count: Int?
    private let options: Context.SchedulerOptions?
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var ticks: (any Cancellable)?
    private var values: [Input] = []
    private var demand = Subscribers.Demand.none

    init(
        strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?, downstream: Downstream
    ) {
        switch strategy {
        case .byTime(let context, let interval): (self.context, self.interval, count) = (context, interval, nil)
        case .byTimeOrCount(let context, let interval, let count):
            (self.context, self.interval, self.count) = (context, interval, count)
        }
        self.options = options
        self.downstream = downstream
    }

    func receive(subscription: any Subscription) {
        let downstream = lock.withLock {
            upstream = subscription
            ticks = context.schedule(
                after: context.now.advanced(by: interval), interval: interval, tolerance: context.minimumTolerance,
                options: options
            ) { [weak self] in self?.deliver() }
            return self.downstream
        }
        downstream?.receive(subscription: self)
    }

    func receive(_ value: Input) -> Subscribers.Demand {
        lock.withLock {
            values.append(value)
            if let count, values.count >= count { deliver() }
        }
        return .none
    }

    private func deliver() {
        lock.withLock {
            guard let downstream, !values.isEmpty, demand > 0 else { return }
            let list = values
            values = []
            demand -= 1
            demand += downstream.receive(list)
        }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock {
            if case .finished = completion { deliver() }
            let downstream = self.downstream
            end()
            downstream?.receive(completion: completion)
        }
    }

    func request(_ more: Subscribers.Demand) {
        // Values that nobody wants yet stay in the list, so all are asked for.
        let upstream = lock.withLock {
            let isFirst = demand == .none
            demand += more
            return isFirst ? self.upstream : nil
        }
        upstream?.request(.unlimited)
    }

    func cancel() {
        lock.withLock {
            upstream?.cancel()
            end()
        }
    }

    private func end() {
        ticks?.cancel()
        ticks = nil
        upstream = nil
        downstream = nil
        values = []
    }
}

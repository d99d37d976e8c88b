import OpenCombine

extension Publishers {
    /// A publisher of the latest values of two publishers, whenever one of them has a new one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where B.Failure == A.Failure {
        /// What is published.
        public typealias Output = (A.Output, B.Output)
        /// Why publishing may end early.
        public typealias Failure = A.Failure

        /// The publisher at place 1.
        public let a: A
        /// The publisher at place 2.
        public let b: B

        /// A publisher of the latest values of two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Tells a subscriber of its subscription.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let subscription = CombineLatestSubscription(subscriber, count: 2) {
                ($0[0] as! A.Output, $0[1] as! B.Output)
            }
            subscriber.receive(subscription: subscription)
            subscription.add(a, at: 0)
            subscription.add(b, at: 1)
        }
    }

    /// A publisher of the latest values of three publishers, whenever one of them has a new one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where B.Failure == A.Failure, C.Failure == A.Failure {
        /// What is published.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// Why publishing may end early.
        public typealias Failure = A.Failure

        /// The publisher at place 1.
        public let a: A
        /// The publisher at place 2.
        public let b: B
        /// The publisher at place 3.
        public let c: C

        /// A publisher of the latest values of three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Tells a subscriber of its subscription.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let subscription = CombineLatestSubscription(subscriber, count: 3) {
                ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output)
            }
            subscriber.receive(subscription: subscription)
            subscription.add(a, at: 0)
            subscription.add(b, at: 1)
            subscription.add(c, at: 2)
        }
    }

    /// A publisher of the latest values of four publishers, whenever one of them has a new one.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
        /// What is published.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// Why publishing may end early.
        public typealias Failure = A.Failure

        /// The publisher at place 1.
        public let a: A
        /// The publisher at place 2.
        public let b: B
        /// The publisher at place 3.
        public let c: C
        /// The publisher at place 4.
        public let d: D

        /// A publisher of the latest values of four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Tells a subscriber of its subscription.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let subscription = CombineLatestSubscription(subscriber, count: 4) {
                ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output, $0[3] as! D.Output)
            }
            subscriber.receive(subscription: subscription)
            subscription.add(a, at: 0)
            subscription.add(b, at: 1)
            subscription.add(c, at: 2)
            subscription.add(d, at: 3)
        }
    }
}

extension Publisher {
    /// Publishes the latest values of two publishers, this one's first.
    public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B>
    where B.Failure == Failure {
        Publishers.CombineLatest(self, b)
    }

    /// Publishes what a function makes of the latest values of two publishers, this one's first.
    public func combineLatest<B: Publisher, Result>(
        _ b: B, _ transform: @escaping (Output, B.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, Result> where B.Failure == Failure {
        combineLatest(b).map { transform($0.0, $0.1) }
    }

    /// Publishes the latest values of three publishers, this one's first.
    public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.CombineLatest3<Self, B, C>
    where B.Failure == Failure, C.Failure == Failure {
        Publishers.CombineLatest3(self, b, c)
    }

    /// Publishes what a function makes of the latest values of three publishers, this one's first.
    public func combineLatest<B: Publisher, C: Publisher, Result>(
        _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, Result>
    where B.Failure == Failure, C.Failure == Failure {
        combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
    }

    /// Publishes the latest values of four publishers, this one's first.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
        -> Publishers.CombineLatest4<Self, B, C, D>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
        Publishers.CombineLatest4(self, b, c, d)
    }

    /// Publishes what a function makes of the latest values of four publishers, this one's first.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher, Result>(
        _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, Result>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
        combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

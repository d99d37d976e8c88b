import OpenCombine

extension Publishers {
    /// A publisher of the values of two publishers, as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where B.Output == A.Output, B.Failure == A.Failure {
        /// What is published.
        public typealias Output = A.Output
        /// Why publishing may end early.
        public typealias Failure = A.Failure

        /// The publisher at place 1.
        public let a: A
        /// The publisher at place 2.
        public let b: B

        /// A publisher of the values of two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Tells a subscriber of its subscription.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            MergeSubscription(subscriber, count: 2).begin([
                a.subscribe, b.subscribe,
            ])
        }

        /// Merges one publisher more.
        public func merge<C: Publisher>(with c: C) -> Merge3<A, B, C>
        where C.Output == Output, C.Failure == Failure {
            Merge3(a, b, c)
        }
    }

    /// A publisher of the values of three publishers, as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure {
        /// What is published.
        public typealias Output = A.Output
        /// Why publishing may end early.
        public typealias Failure = A.Failure

        /// The publisher at place 1.
        public let a: A
        /// The publisher at place 2.
        public let b: B
        /// The publisher at place 3.
        public let c: C

        /// A publisher of the values of three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Tells a subscriber of its subscription.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            MergeSubscription(subscriber, count: 3).begin([
                a.subscribe, b.subscribe, c.subscribe,
            ])
        }

        /// Merges one publisher more.
        public func merge<D: Publisher>(with d: D) -> Merge4<A, B, C, D>
        where D.Output == Output, D.Failure == Failure {
            Merge4(a, b, c, d)
        }
    }

    /// A publisher of the values of four publishers, as they come.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
        D.Output == A.Output, D.Failure == A.Failure
    {
        /// What is published.
        public typealias Output = A.Output
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

        /// A publisher of the values of four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Tells a subscriber of its subscription.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            MergeSubscription(subscriber, count: 4).begin([
                a.subscribe, b.subscribe, c.subscribe, d.subscribe,
            ])
        }

        /// Merges one publisher more.
        public func merge<E: Publisher>(with e: E) -> Merge5<A, B, C, D, E>
        where E.Output == Output, E.Failure == Failure {
            Merge5(a, b, c, d, e)
        }
    }

    /// A publisher of the values of five publishers, as they come.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
        D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure
    {
        /// What is published.
        public typealias Output = A.Output
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
        /// The publisher at place 5.
        public let e: E

        /// A publisher of the values of five publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        /// Tells a subscriber of its subscription.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            MergeSubscription(subscriber, count: 5).begin([
                a.subscribe, b.subscribe, c.subscribe, d.subscribe, e.subscribe,
            ])
        }

        /// Merges one publisher more.
        public func merge<F: Publisher>(with f: F) -> Merge6<A, B, C, D, E, F>
        where F.Output == Output, F.Failure == Failure {
            Merge6(a, b, c, d, e, f)
        }
    }

    /// A publisher of the values of six publishers, as they come.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
        D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
        F.Output == A.Output, F.Failure == A.Failure
    {
        /// What is published.
        public typealias Output = A.Output
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
        /// The publisher at place 5.
        public let e: E
        /// The publisher at place 6.
        public let f: F

        /// A publisher of the values of six publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        /// Tells a subscriber of its subscription.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            MergeSubscription(subscriber, count: 6).begin([
                a.subscribe, b.subscribe, c.subscribe, d.subscribe, e.subscribe, f.subscribe,
            ])
        }

        /// Merges one publisher more.
        public func merge<G: Publisher>(with g: G) -> Merge7<A, B, C, D, E, F, G>
        where G.Output == Output, G.Failure == Failure {
            Merge7(a, b, c, d, e, f, g)
        }
    }

    /// A publisher of the values of seven publishers, as they come.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
        D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
        F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure
    {
        /// What is published.
        public typealias Output = A.Output
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
        /// The publisher at place 5.
        public let e: E
        /// The publisher at place 6.
        public let f: F
        /// The publisher at place 7.
        public let g: G

        /// A publisher of the values of seven publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        /// Tells a subscriber of its subscription.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            MergeSubscription(subscriber, count: 7).begin([
                a.subscribe, b.subscribe, c.subscribe, d.subscribe, e.subscribe, f.subscribe, g.subscribe,
            ])
        }

        /// Merges one publisher more.
        public func merge<H: Publisher>(with h: H) -> Merge8<A, B, C, D, E, F, G, H>
        where H.Output == Output, H.Failure == Failure {
            Merge8(a, b, c, d, e, f, g, h)
        }
    }

    /// A publisher of the values of eight publishers, as they come.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
        D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
        F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure,
        H.Output == A.Output, H.Failure == A.Failure
    {
        /// What is published.
        public typealias Output = A.Output
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
        /// The publisher at place 5.
        public let e: E
        /// The publisher at place 6.
        public let f: F
        /// The publisher at place 7.
        public let g: G
        /// The publisher at place 8.
        public let h: H

        /// A publisher of the values of eight publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        /// Tells a subscriber of its subscription.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            MergeSubscription(subscriber, count: 8).begin([
                a.subscribe, b.subscribe, c.subscribe, d.subscribe, e.subscribe, f.subscribe, g.subscribe, h.subscribe,
            ])
        }
    }
}

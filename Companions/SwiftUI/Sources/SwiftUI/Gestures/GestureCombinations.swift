extension Gesture {
    /// This gesture together with another one.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    /// This gesture and then another one.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    /// This gesture, or else another one.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// Two gestures that may go on at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What is known of the two; nil of one that does not go on.
    public struct Value {
        /// Of the first.
        public var first: First.Value?
        /// Of the second.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Joins two gestures.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SimultaneousGesture: PrimitiveGesture {
    private final class Both: PairRecognition<First.Value, Second.Value, SimultaneousGesture.Value> {
        private var known = SimultaneousGesture.Value()
        private var running: Set<Int> = []

        override func allows(_ one: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
            joins(one, other) || super.allows(one, with: other)
        }
        override func firstTold(_ phase: GesturePhase<First.Value>) {
            if let value = phase.value { known.first = value }
            follow(phase, 1)
        }
        override func secondTold(_ phase: GesturePhase<Second.Value>) {
            if let value = phase.value { known.second = value }
            follow(phase, 2)
        }

        private func follow<T>(_ phase: GesturePhase<T>, _ number: Int) {
            if case .active = phase {
                running.insert(number)
                return told(.active(known))
            }
            running.remove(number)
            guard running.isEmpty else { return told(.active(known)) }
            let last = known
            known = SimultaneousGesture.Value()
            if case .ended = phase { told(.ended(last)) } else { told(.failed) }
        }
    }

    func recognition(reusing old: AnyRecognition?) -> AnyRecognition {
        Both.of(first, second, reusing: old as? Both) { Both($0, $1) }
    }
}

/// A gesture that begins when another one has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What is known of the two.
    public enum Value {
        /// The first goes on.
        case first(First.Value)
        /// The first has ended; the second goes on, or is nil as yet.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Joins two gestures.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension SequenceGesture: PrimitiveGesture {
    private final class Sequence: PairRecognition<First.Value, Second.Value, SequenceGesture.Value> {
        private var done: First.Value?
        private lazy var touch = TouchRecognizer()
        private var isSecondActive = false

        override init(_ first: Recognition<First.Value>, _ second: Recognition<Second.Value>) {
            super.init(first, second)
            touch.allowableMovement = .infinity
            touch.changed = { [weak self] in if !$0 { self?.lifted() } }
        }

        override var recognizers: [UIGestureRecognizer] { super.recognizers + [touch] }
        override func allows(_ one: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
            joins(one, other) || super.allows(one, with: other)
        }
        override func firstTold(_ phase: GesturePhase<First.Value>) {
            switch phase {
            case .active(let value): told(.active(.first(value)))
            case .ended(let value):
                done = value
                told(.active(.second(value, nil)))
            case .failed: if done == nil { told(.failed) }
            }
        }
        override func secondTold(_ phase: GesturePhase<Second.Value>) {
            // What begins too early does not count.
            guard let done else { return }
            switch phase {
            case .active(let value):
                isSecondActive = true
                told(.active(.second(done, value)))
            case .ended(let value):
                (self.done, isSecondActive) = (nil, false)
                told(.ended(.second(done, value)))
            case .failed:
                (self.done, isSecondActive) = (nil, false)
                told(.failed)
            }
        }

        /// A second gesture with the same finger ends with it; one that needs another touch is waited for.
        private func lifted() {
            guard done != nil, !isSecondActive, !second.recognizers.contains(where: { $0 is UITapGestureRecognizer })
            else { return }
            done = nil
            told(.failed)
        }
    }

    func recognition(reusing old: AnyRecognition?) -> AnyRecognition {
        Sequence.of(first, second, reusing: old as? Sequence) { Sequence($0, $1) }
    }
}

/// A gesture, or another one where the first is not made.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What is known of the one that goes on.
    public enum Value {
        /// Of the first.
        case first(First.Value)
        /// Of the second.
        case second(Second.Value)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Joins two gestures.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension ExclusiveGesture: PrimitiveGesture {
    private final class Either: PairRecognition<First.Value, Second.Value, ExclusiveGesture.Value> {
        override init(_ first: Recognition<First.Value>, _ second: Recognition<Second.Value>) {
            super.init(first, second)
            for recognizer in second.recognizers where !(recognizer is TouchRecognizer) {
                for other in first.recognizers where !(other is TouchRecognizer) { recognizer.require(toFail: other) }
            }
        }
        override func firstTold(_ phase: GesturePhase<First.Value>) { told(phase.map { .first($0) }) }
        override func secondTold(_ phase: GesturePhase<Second.Value>) { told(phase.map { .second($0) }) }
    }

    func recognition(reusing old: AnyRecognition?) -> AnyRecognition {
        Either.of(first, second, reusing: old as? Either) { Either($0, $1) }
    }
}

extension GesturePhase {
    fileprivate var value: Value? {
        switch self {
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    fileprivate func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
        switch self {
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// A recognition of two gestures.
private class PairRecognition<First, Second, Value>: Recognition<Value> {
    let first: Recognition<First>
    let second: Recognition<Second>

    init(_ first: Recognition<First>, _ second: Recognition<Second>) {
        (self.first, self.second) = (first, second)
        super.init()
        first.told = { [weak self] in self?.firstTold($0) }
        second.told = { [weak self] in self?.secondTold($0) }
    }

    override var parts: [AnyRecognition] { [first, second] }
    func firstTold(_ phase: GesturePhase<First>) {}
    func secondTold(_ phase: GesturePhase<Second>) {}

    /// Whether of two recognizers each belongs to another gesture.
    func joins(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        let (first, second) = (first.recognizers, second.recognizers)
        return first.contains(one) && second.contains(other) || first.contains(other) && second.contains(one)
    }

    static func of<A: Gesture, B: Gesture, Pair: PairRecognition>(
        _ first: A, _ second: B, reusing old: Pair?, _ make: (Recognition<First>, Recognition<Second>) -> Pair
    ) -> Pair where A.Value == First, B.Value == Second {
        let (one, other) = (first.recognized(reusing: old?.first), second.recognized(reusing: old?.second))
        if let old, old.first === one, old.second === other { return old }
        return make(one, other)
    }
}

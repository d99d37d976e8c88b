/// Whether an app answers, and when it is asked.
///
/// It holds no clock and no connection: each transition says what is to be done. Times are seconds of any clock that goes on.
struct Heartbeat {
    /// What a transition has its owner do.
    enum Order: Equatable {
        /// Ask the app with a number.
        case ask(Int)
        /// Call ``expire(_:)`` after so many seconds.
        case expire(Int, after: Double)
        /// Call ``reflect(at:)`` after so many seconds.
        case reflect(after: Double)
        /// The app answers from now on, or no longer.
        case tell(answers: Bool)
        /// Say that something of what is done to the app is lost.
        case warnOfLoss
    }

    private enum Question {
        /// - last: The number of the last one that was asked.
        case none(last: Int)
        /// - hasSaidMore: Whether something was said to the app after it.
        case open(Int, hasSaidMore: Bool)
    }

    private enum Silence {
        /// Nothing was said since the last question: an idle app is left alone.
        case complete
        /// Another question is due some time after the last that was said.
        case since(Double)
    }

    private enum Condition { case answering, silent, overflowing }

    /// How long the app has for an answer, in seconds.
    private let patience: Double
    /// From the last that was said to another question, in seconds: what comes of an input often begins after its answer.
    private let reflection: Double
    private var question = Question.none(last: 0)
    private var silence = Silence.complete
    private var condition = Condition.answering

    init(patience: Double, reflection: Double) {
        self.patience = patience
        self.reflection = reflection
    }

    var answers: Bool { condition == .answering }

    /// Something was said to the app.
    mutating func say(at now: Double) -> [Order] {
        let isWatched = if case .since = silence { true } else { false }
        silence = .since(now)
        return ask() + (isWatched ? [] : [.reflect(after: reflection)])
    }

    /// Asks once more when nothing was said for a while, and then no more.
    mutating func reflect(at now: Double) -> [Order] {
        guard case .since(let last) = silence else { return [] }
        let rest = reflection - (now - last)
        guard rest <= 0 else { return [.reflect(after: rest)] }
        silence = .complete
        return ask()
    }

    /// The app has answered a question.
    mutating func answer(_ number: Int) -> [Order] {
        let orders = change(to: .answering)
        guard case .open(number, let hasSaidMore) = question else { return orders }
        question = .none(last: number)
        return orders + (hasSaidMore ? ask() : [])
    }

    /// The time for an answer is over.
    mutating func expire(_ number: Int) -> [Order] {
        guard case .open(number, _) = question, condition == .answering else { return [] }
        return change(to: .silent)
    }

    /// The app takes so little that there is no room for what is said to it.
    mutating func overflow() -> [Order] {
        guard condition != .overflowing else { return [] }
        return [.warnOfLoss] + change(to: .overflowing)
    }

    private mutating func change(to new: Condition) -> [Order] {
        let answered = answers
        condition = new
        return answers == answered ? [] : [.tell(answers: answers)]
    }

    /// Asks whether the app is still there, unless it was asked before.
    private mutating func ask() -> [Order] {
        switch question {
        case .open(let number, _):
            question = .open(number, hasSaidMore: true)
            return []
        case .none(let last):
            question = .open(last + 1, hasSaidMore: false)
            return [.ask(last + 1), .expire(last + 1, after: patience)]
        }
    }
}

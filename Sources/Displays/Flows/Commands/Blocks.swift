extension FlowCommands {
    static let blocks: [any FlowCommand.Type] = [Repeat.self]
}

/// Performs steps again and again: so often, while a condition holds, or both.
struct Repeat: FlowBlock {
    static let name = "repeat"
    /// How often a loop goes round whose condition goes on holding, before it counts as endless.
    private static let mostRounds = 1000

    let times: Int?
    let condition: ScreenCondition?
    let steps: [Flow.Step]

    init(times: Int?, while condition: ScreenCondition?, steps: [Flow.Step]) {
        self.times = times
        self.condition = condition
        self.steps = steps
    }

    init(_ arguments: FlowArguments) throws(DisplayFailure) {
        let values = try arguments.map(["times", "while", "commands"])
        guard let commands = values["commands"], commands.isList else {
            throw arguments.failure("'repeat' needs 'commands', a list")
        }
        if let value = values["times"] {
            guard let number = value.integer, number >= 0 else {
                throw value.failure("'times' is a whole number that is not negative")
            }
            times = number
        } else {
            times = nil
        }
        condition =
            if let value = values["while"] { try value.map(["visible", "notVisible"]).condition() } else { nil }
        guard times != nil || condition != nil else { throw arguments.failure("'repeat' needs 'times' or 'while'") }
        steps = try commands.steps()
    }

    func perform(in run: FlowRun) throws {
        var rounds = 0
        while rounds < times ?? .max {
            if let condition, try !run.holds(condition) { break }
            guard rounds < Self.mostRounds || times != nil else {
                throw run.failure("repeat: the condition still holds after \(Self.mostRounds) rounds")
            }
            try run.perform(steps)
            try run.spend(0)
            rounds += 1
        }
    }
}

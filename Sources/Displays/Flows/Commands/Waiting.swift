extension FlowCommands {
    static let waiting: [any FlowCommand.Type] = [WaitForAnimationToEnd.self, Wait.self, ExtendedWaitUntil.self]
}

struct WaitForAnimationToEnd: FlowCommand {
    static let name = "waitForAnimationToEnd"
    /// The longest time to wait, in seconds.
    let timeout: Double
    init(timeout: Double) { self.timeout = timeout }

    init(_ arguments: FlowArguments) throws(DisplayFailure) {
        timeout = try arguments.map(["timeout"], isOptional: true).timeout(orElse: 15)
    }

    func perform(in run: FlowRun) throws { try run.target.runUntilIdle(atMost: timeout) }
}

/// Lets real time pass.
struct Wait: FlowCommand {
    static let name = "wait"
    let seconds: Double
    init(_ seconds: Double) { self.seconds = seconds }

    init(_ arguments: FlowArguments) throws(DisplayFailure) {
        guard !arguments.isAbsent else { throw arguments.failure("'wait' needs a number of seconds") }
        seconds = try arguments.number()
    }

    func perform(in run: FlowRun) throws { try run.target.wait(seconds) }
}

/// Lets real time pass until something is on the screen, or no longer is.
struct ExtendedWaitUntil: FlowCommand {
    static let name = "extendedWaitUntil"
    let condition: ScreenCondition
    /// The longest time to wait, in seconds.
    let timeout: Double

    init(_ condition: ScreenCondition, timeout: Double) {
        self.condition = condition
        self.timeout = timeout
    }

    init(_ arguments: FlowArguments) throws(DisplayFailure) {
        let values = try arguments.map(["visible", "notVisible", "timeout"])
        guard let condition = try values.condition() else {
            throw arguments.failure("'extendedWaitUntil' needs 'visible' or 'notVisible'")
        }
        self.condition = condition
        timeout = try values.timeout(orElse: 15)
    }

    func perform(in run: FlowRun) throws {
        let interval = 0.1
        var passed = 0.0
        while try !run.holds(condition) {
            guard passed < timeout else {
                let state = condition.isVisible ? "not on the screen" : "still on the screen"
                throw run.failure(
                    "extendedWaitUntil \(condition.selector): \(state) after \(timeout.short) s; on the screen: "
                        + (try run.visibleElements().listing))
            }
            try run.target.wait(interval)
            passed += interval
        }
    }
}

extension FlowCommands {
    static let launch: [any FlowCommand.Type] = [LaunchApp.self]
}

/// Starts the app, which runs already: that is what a flow is performed with.
struct LaunchApp: FlowCommand {
    static let name = "launchApp"

    init(_ arguments: FlowArguments) {}
    init() {}

    func perform(in run: FlowRun) {}
}

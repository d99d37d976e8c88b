/// A kind of thing to do or to check, which knows its name, how a flow file says it and how it is done.
package protocol FlowCommand: Sendable, Equatable {
    /// The command's name in a flow file.
    static var name: String { get }

    /// Reads what a flow file says to the command.
    init(_ arguments: FlowArguments) throws(DisplayFailure)

    /// Does it with the running app; the error ends the flow.
    func perform(in run: FlowRun) throws
}

extension FlowCommand {
    func equals(_ other: any FlowCommand) -> Bool { other as? Self == self }
}

/// A command that performs other steps: what they take counts, and not what it takes.
protocol FlowBlock: FlowCommand {}

/// All commands. Those of a kind lie in a file with the list of them.
enum FlowCommands {
    static let all: [any FlowCommand.Type] =
        launch + touches + dragging + scrolling + checks + typing + pictures + waiting + surroundings + location
        + simulated + device + blocks

    static let names = all.map { $0.name }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    static func named(_ name: String) -> (any FlowCommand.Type)? { byName[name] }
}

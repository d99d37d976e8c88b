import ArgumentParser

/// The command.
@main struct Matryoshka: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "matryoshka", abstract: "Runs UIKit apps on Linux.",
        subcommands: [RunCommand.self, TestCommand.self])
}

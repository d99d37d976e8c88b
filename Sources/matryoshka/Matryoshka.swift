import ArgumentParser
import Displays

/// The command.
@main struct Matryoshka: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "matryoshka", abstract: "Runs UIKit apps on Linux.",
        discussion: """
            'matryoshka --generate-completion-script bash' (or zsh, or fish) prints a script that completes commands and options \
            in that shell.
            """,
        subcommands: [
            RunCommand.self, TestCommand.self, CheckCommand.self, PreviewCommand.self, NewCommand.self,
            MigrateCommand.self, DoctorCommand.self,
        ])

    static func main() {
        StandardStreams.openClosed()
        Interruption.prepare()
        main(nil)
    }
}

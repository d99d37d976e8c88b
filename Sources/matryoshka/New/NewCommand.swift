import ArgumentParser
import Displays
import Foundation

/// `matryoshka new`: makes a running starter app.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Makes a starter app.",
        discussion: """
            The app is an Xcode project with tests. It runs as it is, here and in Xcode: 'programmatic' is a list and a detail \
            in code, 'storyboard' three scenes of a storyboard, 'container' a container controller of its own with two \
            children.
            """)

    @Argument(help: "The app's name, or a path that ends with it.", completion: .directory)
    var name: String

    @Option(help: "What it starts as: programmatic, storyboard or container.")
    var template = AppTemplate.programmatic

    func run() throws { try reportingFailures(perform) }

    private func perform() throws {
        let folder = URL(fileURLWithPath: name, isDirectory: true).standardizedFileURL
        let name = folder.lastPathComponent
        // It becomes the name of a module.
        guard name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*/) != nil else {
            throw CommandFailure(
                "'\(name)' is no name for an app: it is made of letters, digits and _, a letter first",
                exitCode: .validationFailure)
        }
        guard try !SDK.catalogueOfRunningCommand().isSupported(name) else {
            throw CommandFailure("'\(name)' is the name of a module that apps import", exitCode: .validationFailure)
        }
        try template.make(name, at: folder, from: OwnResources.folder.appendingPathComponent("Templates"))
        let command = CommandLine.arguments.first ?? "matryoshka"
        Console.write(
            """
            Made \(folder.path)
                \(command) run \(self.name)
                \(command) test \(self.name)

            """)
    }
}

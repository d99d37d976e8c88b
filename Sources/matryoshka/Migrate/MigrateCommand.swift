import ArgumentParser
import Displays
import Foundation
import Projects
import Translation

/// `matryoshka migrate`: writes an app's sources as today's Swift has them.
struct MigrateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate", abstract: "Writes sources of Swift 1 to 4 as today's Swift, into a new folder.",
        discussion: """
            The sources of the app and of its tests are written with the names and the syntax of today, each line where it \
            was; the project itself is left alone. What was changed is told, and what a person has to look at: there are no \
            types to go by, only names. 'matryoshka run' does the same on its way and needs no migration.
            """)

    @Argument(help: "An Xcode project, a folder that holds one, or a folder of Swift files.")
    var path: String

    @Option(help: "The folder to write to, which must be new or empty.")
    var output: String

    @Option(help: "The app target, if the project has several.")
    var target: String?

    @OptionGroup var companionOptions: CompanionOptions

    func run() throws { try reportingFailures(perform) }

    private func perform() throws {
        let catalogue = try SDK.catalogueOfRunningCommand(companions: companionOptions.folders)
        let project = try loadProjectWithTests(at: path, target: target)
        let folder = URL(fileURLWithPath: output, isDirectory: true)
        let there = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        guard there?.isEmpty ?? !FileManager.default.fileExists(atPath: folder.path) else {
            throw CommandFailure("\(output): there is something already; name a new folder")
        }
        let own = [project.module] + project.libraries.modules.filter(\.isOwn)
        let tests = project.tests.map { $0.module(of: project) }
        let modules = try (own + tests).map { module in
            migrate(
                try module.sources.map(PreparedModule.read), version: module.sourceVersion,
                flags: Set(module.defines).union(["DEBUG"]), catalogue: catalogue)
        }
        try write(modules.flatMap(\.files), to: folder)
        print(MigrationSummary(modules, root: Self.root(of: modules.flatMap(\.files))).text)
    }

    private func write(_ files: [SourceFile], to folder: URL) throws {
        let root = Self.root(of: files)
        var written: Set<String> = []
        for file in files where written.insert(file.path).inserted {
            let place = folder.appendingPathComponent(String(file.path.dropFirst(root.count)))
            do {
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(file.text.utf8).write(to: place)
            } catch {
                throw CommandFailure("\(place.path): cannot be written (\(error.localizedDescription))")
            }
        }
    }

    /// The innermost folder that holds all files, with a slash at its end.
    private static func root(of files: [SourceFile]) -> String {
        let folders = files.map { $0.path.split(separator: "/").dropLast() }
        guard var common = folders.first else { return "/" }
        for folder in folders {
            common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
        }
        return "/" + common.map { $0 + "/" }.joined()
    }
}

import ArgumentParser
import Displays
import Foundation
import Projects
import Translation

/// `matryoshka check`: says whether a project can run here, and what is missing if not.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Says whether a project can run here, and what is missing if not.",
        discussion: """
            Every app target, with the modules that it needs and its unit tests, is looked at by the compiler; nothing is \
            built. Missing frameworks, missing names with the number of their uses, features of Swift that Linux has not, \
            errors in the sources themselves, and what the project is built without go to standard output. The exit code \
            is 0 if all of it compiles, else 1. 'matryoshka run --keep-going' runs an app without what needs the missing.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    @Argument(
        help: "An Xcode project, a folder that holds one, or a folder of Swift files.", completion: .directory)
    var path: String

    @Option(help: "The only app target to look at; all of them if not given.")
    var target: String?

    @Option(help: "How to write it: text, or json for programs.")
    var format = Format.text

    @OptionGroup var companionOptions: CompanionOptions

    func run() throws { try reportingFailures(perform) }

    private func perform() throws {
        guard !path.isEmpty else { throw CommandFailure("the path of the app is empty") }
        let checker = ProjectChecker(path: path, sdk: try SDK.ofRunningCommand(companions: companionOptions.folders))
        let reports = try checker.targets(target).map { target in
            try Progress.during("Checking \(target ?? path)") { try checker.check(target) }
        }
        let place = URL(fileURLWithPath: path).standardizedFileURL
        let folder = place.pathExtension.isEmpty ? place : place.deletingLastPathComponent()
        for report in reports {
            switch format {
            case .text: print(CheckText(report: report, folder: folder).text, terminator: "")
            case .json: print(String(decoding: try report.json, as: UTF8.self))
            }
        }
        if reports.contains(where: { !$0.isRight }) { throw ExitCode.failure }
    }
}

import ArgumentParser
import Foundation

/// Where frameworks beside UIKit are looked for, before those that come with the command.
struct CompanionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A folder of frameworks beside UIKit; may be repeated. MATRYOSHKA_COMPANIONS names more, with ':' between.",
            valueName: "folder"), completion: .directory)
    var companions: [String] = []

    var folders: [URL] {
        let named = (ProcessInfo.processInfo.environment["MATRYOSHKA_COMPANIONS"] ?? "").split(separator: ":")
        return (companions + named.map(String.init)).map {
            URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath()
        }
    }
}

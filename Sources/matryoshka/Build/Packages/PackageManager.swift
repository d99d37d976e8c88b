import Displays
import Foundation
import Projects

/// SwiftPM, asked about one package; what it fetches and builds lies in a folder of ours.
struct PackageManager {
    /// The package that it works on.
    let package: URL
    /// Holds what is fetched, built and remembered.
    let folder: URL
    var messages = BuildMessages()
    /// Whether what is said of a failure is kept for whoever asks, and not printed.
    var isQuiet = false
    private let failure = Failure()

    private final class Failure {
        var words: [String] = []
    }

    /// What was said of the last failure.
    var lastWords: [String] { failure.words }

    private var scratch: URL { folder.appendingPathComponent("scratch", isDirectory: true) }

    /// The answer of a subcommand of `swift package`.
    ///
    /// - Parameter other: The package that is asked about, where it is another.
    func ask(_ arguments: [String], of other: URL? = nil) throws -> Data {
        let answer = folder.appendingPathComponent("answer")
        guard FileManager.default.createFile(atPath: answer.path, contents: nil),
            let file = FileHandle(forWritingAtPath: answer.path)
        else { throw CommandFailure("\(answer.path): cannot be written") }
        // Another package's place of work would be taken for this one's.
        let scratch = other == nil ? self.scratch : folder.appendingPathComponent("asked", isDirectory: true)
        try run(
            ["package", "--package-path", (other ?? package).path, "--scratch-path", scratch.path] + arguments,
            output: file)
        try? file.close()
        return FileManager.default.contents(atPath: answer.path) ?? Data()
    }

    /// Builds a product for this machine; returns the folder of products.
    func build(product: String) throws -> URL {
        try run(
            [
                "build", "--package-path", package.path, "--scratch-path", scratch.path, "--product", product,
                "--disable-index-store",
            ], output: nil)
        return scratch.appendingPathComponent("debug", isDirectory: true)
    }

    /// - Parameter output: Takes what it writes to standard output, which is read as messages otherwise.
    private func run(_ arguments: [String], output: FileHandle?) throws {
        var words: [String] = []
        let manager = Tool(
            program: try Tool.find("swift"), arguments: arguments, folder: folder,
            output: output ?? .standardError, readsOutput: output == nil)
        let status = try messages.run(manager) { line in
            if !Self.isProgress(line) { words.append(line) }
        }
        guard status != 0 else { return }
        // Its own words, since it knows best.
        failure.words = words
        if !isQuiet { Self.write(words) }
        throw ErrorsAlreadyPrinted()
    }

    static func write(_ words: [String]) { for line in words { Console.write(line + "\n") } }

    /// Whether a line only says how far it is.
    private static func isProgress(_ line: String) -> Bool {
        let beginnings = [
            "Fetching ", "Fetched ", "Updating ", "Updated ", "Computing ", "Computed ", "Creating working copy",
            "Working copy of ", "Cloning ", "Building for ", "Build complete", "Compiling ", "[", "error: fatalError",
            "Downloading ", "Downloaded ", "Everything is already up-to-date", "Resolved ", "warning: 'root'",
        ]
        return line.isEmpty || beginnings.contains(where: line.hasPrefix)
    }
}

import Foundation
import XCTest

/// The files in `Documentation/ContinuousIntegration`, which people copy.
final class ContinuousIntegrationTests: XCTestCase {
    private let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: checkout.appendingPathComponent(path), encoding: .utf8)
    }

    /// The options in what follows a text, up to the end of the command.
    private func options(of command: String, in text: String) -> [String] {
        var options: [String] = []
        for part in text.components(separatedBy: command).dropFirst() {
            let joined = part.replacingOccurrences(of: "\\\n", with: " ").replacingOccurrences(
                of: "\n      --", with: " --")
            let line = joined.prefix { $0 != "\n" }
            options += line.split(separator: " ").map(String.init).filter { $0.hasPrefix("--") }
        }
        return options
    }

    func testTheOptionsAreThoseOfTheCommand() throws {
        let help = try CommandRunner().run("test", "--help").output
        for (path, command) in [
            ("Documentation/ContinuousIntegration/github-actions.yml", "bin/matryoshka\" test"),
            ("Documentation/ContinuousIntegration/gitlab-ci.yml", "bin/matryoshka\" test"),
            ("Documentation/ContinuousIntegration.md", "matryoshka test App"),
        ] {
            let options = options(of: command, in: try text(path))
            XCTAssertEqual(options.sorted(), ["--output", "--parallel", "--shard", "--xunit"], path)
            for option in options { XCTAssertTrue(help.contains("\(option)"), "\(path): \(option)") }
        }
    }

    func testTheScriptsAndTargetsAreThere() throws {
        let makefile = try text("Makefile")
        for file in ["github-actions.yml", "gitlab-ci.yml", "Containerfile"] {
            let text = try text("Documentation/ContinuousIntegration/\(file)")
            XCTAssertTrue(text.contains("install-dependencies.sh"), file)
            for target in ["build", "install"] {
                XCTAssertTrue(text.contains(" \(target)"), file)
                XCTAssertTrue(makefile.contains("\n\(target):"), target)
            }
        }
        for script in ["install-dependencies.sh", "install.sh"] {
            let path = checkout.appendingPathComponent("Scripts/\(script)").path
            XCTAssertTrue(FileManager.default.isExecutableFile(atPath: path), script)
        }
    }
}

import ArgumentParser
import Catalogue
import Displays
import Foundation

/// `matryoshka doctor`: says what is missing on the machine.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Says what is missing on this machine and how to get it.",
        discussion: "The exit code is 0 if apps can be built and run.")

    @OptionGroup var companionOptions: CompanionOptions

    func run() throws { try reportingFailures(perform) }

    private func perform() throws {
        let catalogue = try SDK.catalogueOfRunningCommand(companions: companionOptions.folders)
        let findings = Self.checkup(of: catalogue).findings
        for finding in findings { print(finding.line) }
        let missing = findings.filter(\.isMissing).count
        if missing == 0 { return print("Apps can be built and run.") }
        print(missing == 1 ? "One thing is missing." : "\(missing) things are missing.")
        throw ExitCode.failure
    }

    private static func checkup(of catalogue: FrameworkCatalogue) -> Checkup {
        return Checkup(
            output: output, fileExists: FileManager.default.fileExists(atPath:),
            environment: ProcessInfo.processInfo.environment, fontFiles: fontFiles,
            products: SDK.runningExecutable.deletingLastPathComponent().path,
            companions: catalogue.companions.values.map(\.framework).sorted { $0.module < $1.module })
    }

    private static var fontFiles: Set<String> {
        let named = ProcessInfo.processInfo.environment["MATRYOSHKA_FONTS"] ?? ""
        let folders = named.isEmpty ? ["/usr/share/fonts"] : named.split(separator: ":").map(String.init)
        return Set(
            folders.flatMap { FileManager.default.subpaths(atPath: $0) ?? [] }
                .map { URL(fileURLWithPath: $0).lastPathComponent })
    }

    private static func output(of program: String, _ arguments: [String]) -> String? {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    }
}

extension Finding {
    fileprivate var isMissing: Bool {
        if case .missing = state { true } else { false }
    }

    /// One line, and a second one with what to do.
    fileprivate var line: String {
        let padded = subject.padding(toLength: 18, withPad: " ", startingAt: 0)
        return switch state {
        case .good: "ok       \(padded)\(detail)"
        case .optional(let remedy): "–        \(padded)\(detail)\n           \(remedy)"
        case .missing(let remedy): "missing  \(padded)\(detail)\n           \(remedy)"
        }
    }
}

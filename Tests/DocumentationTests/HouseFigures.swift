import Foundation
import XCTest

/// What `Scripts/house` counts in the sources, with the place of each offence.
struct HouseFigures: Decodable {
    /// The rooms in the order of the table in House.md, low to high.
    let order: [String]
    /// The folders of UIKit.
    let rooms: [String]
    /// What may only become less, by kind.
    let offences: [String: [String]]

    static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Measures a checkout.
    static func measure(_ folder: URL = repository) throws -> HouseFigures {
        try JSONDecoder().decode(HouseFigures.self, from: run(["--offences", folder.path]).output)
    }

    /// Runs the script, and gives what it prints and its exit status.
    static func run(_ arguments: [String]) throws -> (output: Data, status: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", repository.appendingPathComponent("Scripts/house").path] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = Pipe()
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (data, process.terminationStatus)
    }
}

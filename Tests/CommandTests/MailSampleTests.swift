import Foundation
import XCTest

/// The mail client, run by its flows through the real command against the server that was built with the tests, and its own
/// unit tests; and the menu that a storyboard fills.
final class MailSampleTests: XCTestCase {
    private var runner: CommandRunner!
    private var server: Process?

    override func setUpWithError() throws { runner = try CommandRunner() }

    override func tearDown() {
        server?.terminate()
        server?.waitUntilExit()
        (server, runner) = (nil, nil)
    }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Starts a server with all its mail, on a free port; returns its address once it listens.
    private func startServer() throws -> String {
        let process = Process()
        process.executableURL = try CommandRunner.executable.deletingLastPathComponent()
            .appendingPathComponent("mail-server")
        process.arguments = ["0"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        server = process
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw ServerEnded() }
            line += data
        }
        return String(decoding: line.dropLast(), as: UTF8.self)
    }

    private struct ServerEnded: Error {}

    /// Runs a flow strictly; returns the names of its pictures and the trace.
    private func run(
        _ sample: String, _ flow: String, _ options: [String] = [], environment: [String: String] = [:]
    ) throws -> (pictures: [String], trace: [String]) {
        let folder = Self.root.appendingPathComponent("Samples/\(sample)").path
        let output = runner.folder.appendingPathComponent(flow)
        let trace = runner.folder.appendingPathComponent("\(flow).jsonl").path
        let result = try runner.run(
            [
                "run", folder, "--flow", "\(folder)/\(flow).yaml", "--output", output.path, "--trace", trace,
                "--strict",
            ] + options, environment: environment)
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.output, "")
        let pictures = (try? FileManager.default.contentsOfDirectory(atPath: output.path)) ?? []
        return (pictures.filter { $0.hasSuffix(".png") }.sorted(), try TraceText.events(in: trace))
    }

    private func runMail(_ flow: String, _ options: [String] = []) throws -> (pictures: [String], trace: [String]) {
        try run("Mail", flow, options, environment: ["MAIL_SERVICE": try startServer()])
    }

    private func expectedTrace(_ file: String) throws -> [String] {
        try TraceText.expectedEvents(in: Self.root.appendingPathComponent("Samples/\(file)").path)
    }

    /// The pictures that a flow says it takes.
    private func pictures(of flow: String) throws -> [String] {
        let text = try String(contentsOf: Self.root.appendingPathComponent("Samples/\(flow)"), encoding: .utf8)
        return text.split(separator: "\n").compactMap { line in
            let prefix = "- takeScreenshot: "
            return line.hasPrefix(prefix) ? line.dropFirst(prefix.count) + ".png" : nil
        }.sorted()
    }

    func testTheMailsTraceIsWhatTheFactsSay() throws {
        XCTAssertEqual(try runMail("lifecycle").trace, try expectedTrace("Mail/lifecycle.trace.txt"))
    }

    func testTheMailOnAPhone() throws {
        XCTAssertEqual(try runMail("mail").pictures, try pictures(of: "Mail/mail.yaml"))
    }

    func testTheMailOnAPhoneOnItsSideInTheDark() throws {
        XCTAssertEqual(try runMail("landscape").pictures, try pictures(of: "Mail/landscape.yaml"))
    }

    func testTheMailOnAPad() throws {
        let (names, trace) = try runMail("ipad", ["--device", "iPad Pro 11-inch"])
        XCTAssertEqual(names, try pictures(of: "Mail/ipad.yaml"))
        // Both columns are on the screen.
        let shown = try XCTUnwrap(trace.firstIndex(of: "MessageViewController viewDidAppear animated=false"))
        XCTAssertFalse(trace[..<shown].contains("InboxViewController viewWillDisappear animated=true"))
        XCTAssertTrue(trace.contains("NoMessageViewController viewDidDisappear animated=false"))
    }

    func testTheMailsUnitTests() throws {
        let result = try runner.run("test", Self.root.appendingPathComponent("Samples/Mail").path)
        XCTAssertEqual(result.status, 0, result.output + result.errors)
        XCTAssertEqual(result.errors, "")
        XCTAssertTrue(result.output.contains("Executed 24 tests, with 0 failures"), result.output)
    }

    func testTheStoryboardMenusTraceIsWhatTheFactsSay() throws {
        let (names, trace) = try run("StoryboardMenu", "menu")
        XCTAssertEqual(names, try pictures(of: "StoryboardMenu/menu.yaml"))
        XCTAssertEqual(trace, try expectedTrace("StoryboardMenu/menu.trace.txt"))
    }

    func testTheStoryboardMenusUnitTests() throws {
        let result = try runner.run("test", Self.root.appendingPathComponent("Samples/StoryboardMenu").path)
        XCTAssertEqual(result.status, 0, result.output + result.errors)
        XCTAssertEqual(result.errors, "")
    }
}

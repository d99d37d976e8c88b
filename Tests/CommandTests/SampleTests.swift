import Foundation
import XCTest

/// The samples, run by their flows through the real command: their traces against what the facts say, and their
/// pictures under hostile font configurations.
final class SampleTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }
    override func tearDown() { runner = nil }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private struct Sample {
        var name: String
        var flow: String
        var folder: String { SampleTests.root.appendingPathComponent("Samples/\(name)").path }
        var flowFile: String { "\(folder)/\(flow).yaml" }
        var expectedTrace: String { "\(folder)/\(flow).trace.txt" }
    }

    private static let menu = Sample(name: "DropDownMenu", flow: "menu")
    private static let tabs = Sample(name: "TwoTabs", flow: "tabs")
    private static let panels = Sample(name: "Panels", flow: "panels")

    /// Runs a sample's flow; returns the result and the folder of the pictures.
    private func run(
        _ sample: Sample, _ options: [String] = [], environment: [String: String] = [:]
    ) throws -> (result: CommandResult, output: URL) {
        let output = runner.folder.appendingPathComponent("output-\(UUID().uuidString)")
        let process = try runner.process(
            [
                "run", sample.folder, "--flow", sample.flowFile, "--output", output.path, "--trace",
                output.path + ".trace.jsonl",
            ] + options, environment: environment)
        let errors = Pipe()
        let standardOutput = Pipe()
        process.standardError = errors
        process.standardOutput = standardOutput
        try process.run()
        let text = String(decoding: standardOutput.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (
            CommandResult(
                status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal,
                output: text, errors: messages), output
        )
    }

    private func checkTrace(_ sample: Sample, output: String) throws {
        // The samples make no mistakes.
        let (result, folder) = try run(sample, ["--strict"])
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.output, output)
        XCTAssertEqual(
            try SampleTrace.events(in: folder.path + ".trace.jsonl"),
            try SampleTrace.expectedEvents(in: sample.expectedTrace))
    }

    func testTheMenusTraceIsWhatTheFactsSay() throws {
        try checkTrace(Self.menu, output: "Menu opened\nMenu selected: Weather\n")
    }

    func testTheTabsTraceIsWhatTheFactsSay() throws {
        try checkTrace(Self.tabs, output: "")
    }

    func testThePanelsTraceIsWhatTheFactsSay() throws {
        try checkTrace(Self.panels, output: "")
    }

    /// Two font set-ups that change everything they can: the pictures stay the same to the pixel.
    func testPicturesDoNotDependOnTheMachinesFonts() throws {
        let hostile = [
            """
            <?xml version="1.0"?><fontconfig><dir>/usr/share/fonts</dir>
            <match target="pattern"><edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit></match>
            <match target="font"><edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
            <edit name="rgba" mode="assign"><const>rgb</const></edit><edit name="antialias" mode="assign"><bool>false</bool></edit></match>
            </fontconfig>
            """,
            """
            <?xml version="1.0"?><fontconfig>
            <match target="font"><edit name="embolden" mode="assign"><bool>true</bool></edit>
            <edit name="autohint" mode="assign"><bool>true</bool></edit>
            <edit name="matrix" mode="assign"><times><name>matrix</name>
            <matrix><double>1.5</double><double>0</double><double>0</double><double>1</double></matrix></times></edit></match>
            </fontconfig>
            """,
        ]
        let plain = try pictures(try run(Self.menu).output)
        XCTAssertEqual(plain.keys.sorted(), ["launch.png", "menu-open.png", "second-screen.png"])
        for (index, configuration) in hostile.enumerated() {
            let file = try runner.write(configuration, to: "hostile-\(index).conf")
            let environment = [
                "FONTCONFIG_FILE": file, "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0", "LC_ALL": "tr_TR.UTF-8",
                "LANG": "tr_TR.UTF-8",
            ]
            let (result, output) = try run(Self.menu, environment: environment)
            XCTAssertEqual(result.status, 0, result.errors)
            let changed = try pictures(output)
            for (name, data) in plain { XCTAssertTrue(changed[name] == data, "\(name) under set-up \(index)") }
        }
    }

    /// The files as they are: the encoder writes the same bytes for the same pixels.
    private func pictures(_ folder: URL) throws -> [String: Data] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".png") }
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.appendingPathComponent($0))) })
    }

    func testNothingIsWrittenIntoTheAppsFolder() throws {
        let before = try FileManager.default.subpathsOfDirectory(atPath: Self.tabs.folder).sorted()
        _ = try run(Self.tabs)
        XCTAssertEqual(try FileManager.default.subpathsOfDirectory(atPath: Self.tabs.folder).sorted(), before)
    }
}

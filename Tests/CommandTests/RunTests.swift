import Foundation
import XCTest

/// Apps that run, from their folder to what they leave behind.
final class RunTests: XCTestCase {
    private var runner: CommandRunner!
    private let app = ScriptedApp.shared

    override func setUpWithError() throws { runner = try CommandRunner() }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    func testTheAppsOwnPrintsReachStandardOutputAloneAndInOrder() throws {
        let result = try runner.run("run", app)
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.output, "out 1\nbundled\nout 2\n")
        XCTAssertEqual(result.errors, "err 1\n")
    }

    func testAScreenshotHasTheDevicesPixelsAndTheAppearanceReachesTheApp() throws {
        let result = try runner.run("run", app, "--device", "iPhone SE", "--screenshot", "made/a.png")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(try size(ofPNG: "made/a.png"), [750, 1334])
        _ = try runner.run("run", app, "--device", "iPhone SE", "--screenshot", "dark.png", "--appearance", "dark")
        XCTAssertNotEqual(
            FileManager.default.contents(atPath: runner.folder.path + "/made/a.png"),
            FileManager.default.contents(atPath: runner.folder.path + "/dark.png"))
    }

    func testTraceAndTreeAreWritten() throws {
        let result = try runner.run("run", app, "--trace", "trace.jsonl", "--tree", "tree.json")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(
            try runner.contents(of: "trace.jsonl"),
            #"{"seq":1,"time":0,"class":"Scripted.Root","id":1,"title":null,"event":"viewDidLoad","animated":false}"#
                + "\n")
        XCTAssertTrue(try runner.contents(of: "tree.json").contains("\"text\" : \"Menu\""))
    }

    func testAFlowTapsChecksAndTakesPictures() throws {
        try runner.write(
            """
            appId: test.scripted
            ---
            - assertVisible: One
            - takeScreenshot: before
            - tapOn: "menu"
            - assertVisible: {text: "tw."}
            - assertNotVisible: One
            - tapOn: {point: "50%,50%"}
            - longPressOn: {id: menu}
            - wait: 0.01
            - takeScreenshot: after
            """, to: "flows/menu.yaml")
        let result = try runner.run("run", app, "--flow", "flows/menu.yaml", "--output", "out")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(
            result.output,
            """
            out 1
            began 70.0 122.0 0.0
            ended 70.0 122.0 0.05
            began 196.5 426.0 0.0
            ended 196.5 426.0 0.05
            began 70.0 122.0 0.0
            ended 70.0 122.0 3.0
            bundled
            out 2

            """)
        XCTAssertEqual(try size(ofPNG: "out/before.png"), [1179, 2556])
        XCTAssertEqual(try size(ofPNG: "out/after.png"), [1179, 2556])
        XCTAssertEqual(
            result.errorLines.filter { $0.hasPrefix("matryoshka:") },
            ["before", "after"].map { "matryoshka: wrote \(runner.folder.path)/out/\($0).png" })
    }

    func testScreenshotsLieBesideTheFlowWithoutAnOutputFolder() throws {
        try runner.write("- takeScreenshot: a", to: "flows/a.yaml")
        XCTAssertEqual(try runner.run("run", app, "--flow", "flows/a.yaml").status, 0)
        XCTAssertEqual(try size(ofPNG: "flows/a.png"), [1179, 2556])
    }

    func testNothingIsWrittenIntoTheAppsFolder() throws {
        let app = try ScriptedApp.install(in: runner)
        _ = try runner.run("run", app, "--screenshot", "a.png")
        XCTAssertEqual(
            try FileManager.default.subpathsOfDirectory(atPath: runner.folder.path + "/" + app).sorted(),
            ["greeting.txt", "main.swift"])
    }

    func testADiagnosticIsPrintedWithItsPlace() throws {
        let result = try runner.run("run", app, environment: ["SCRIPT": "diagnoses"])
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(
            result.errors.contains("/app/Root.swift:12: warning: Unbalanced calls [unbalanced]\n    balance them\n"),
            result.errors)
    }

    func testTheSessionsFolderIsGoneAfterwards() throws {
        _ = try runner.run("run", app)
        let names = try FileManager.default.contentsOfDirectory(atPath: runner.folder.path)
        XCTAssertEqual(names.filter { $0.hasPrefix("matryoshka-") }, [])
    }

    func testTheBundleIsFoundAsOnIOS() throws {
        try runner.write("", to: "App/folder.bundle/deep.txt")
        try runner.write("\"key\" = \"value\";", to: "App/en.lproj/Localizable.strings")
        try runner.write("{}", to: "App/data.json")
        try runner.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>test.app</string>
            <key>CFBundleExecutable</key><string>Other</string>
            <key>Greeting</key><string>hello</string>
            </dict></plist>
            """, to: "App/Info.plist")
        try runner.write(
            """
            import Foundation
            let bundle = Bundle.main
            print((bundle.bundlePath as NSString).lastPathComponent, bundle.bundleIdentifier ?? "nil")
            print(bundle.object(forInfoDictionaryKey: "Greeting") ?? "nil")
            print(bundle.url(forResource: "data", withExtension: "json")?.lastPathComponent ?? "nil")
            print(bundle.path(forResource: "deep", ofType: "txt", inDirectory: "folder.bundle") != nil)
            print(NSLocalizedString("key", comment: ""))
            print(bundle.url(forResource: "Assets", withExtension: "json") != nil)
            print((NSHomeDirectory() as NSString).lastPathComponent, FileManager.default.currentDirectoryPath == NSHomeDirectory())
            """, to: "App/main.swift")
        let result = try runner.run("run", "App")
        XCTAssertEqual(result.output, "App.app test.app\nhello\ndata.json\ntrue\nvalue\ntrue\nhome true\n")
        XCTAssertEqual(
            result.errorLines, ["error: App ended with status 0 before it reached UIApplicationMain"], result.errors)
    }

    private func size(ofPNG path: String) throws -> [Int] {
        let data = try XCTUnwrap(FileManager.default.contents(atPath: runner.folder.path + "/" + path), path)
        XCTAssertEqual(Array(data.prefix(8)), [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        func number(at offset: Int) -> Int { data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        return [number(at: 16), number(at: 20)]
    }
}

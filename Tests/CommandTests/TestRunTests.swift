import Foundation
import XCTest

/// How `matryoshka test` runs tests of both libraries, and what it tells of them. One app is built for all.
final class TestRunTests: XCTestCase {
    nonisolated(unsafe) private static var shared: CommandRunner?
    private var runner: CommandRunner!
    /// A folder of the test's own.
    private var folder: URL!

    override func setUpWithError() throws {
        if Self.shared == nil {
            let runner = try CommandRunner()
            try TestedApp.write(with: runner)
            Self.shared = runner
        }
        runner = Self.shared
        folder = runner.folder.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override class func tearDown() { shared = nil }

    private func test(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandResult {
        try runner.run(["test", "Shop"] + arguments, environment: environment)
    }

    private var xctests: String { runner.folder.appendingPathComponent("Shop/ShopTests/CartTests.swift").path }
    private var swiftTests: String { runner.folder.appendingPathComponent("Shop/ShopTests/MenuTests.swift").path }

    /// What stands below the line that begins the list of failures, without the times of the last line.
    private func summary(_ result: CommandResult) -> [String] {
        let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let start = lines.lastIndex(of: "Failed tests:") ?? lines.count - 2
        return lines[start...].filter { !$0.isEmpty }.map { line in
            line.hasPrefix("\t Executed") ? String(line.prefix(while: { $0 != ")" })) + ")" : line
        }
    }

    // MARK: What runs

    func testTestsOfBothLibrariesRunInsideTheLaunchedApp() throws {
        let result = try test()
        XCTAssertEqual(result.status, 0, result.output + result.errors)
        XCTAssertEqual(result.errors, "")
        XCTAssertTrue(
            result.output.contains("\t Executed 10 tests, with 1 test skipped and 0 failures (0"), result.output)
        XCTAssertTrue(result.output.contains("✔ Test run with 10 tests in 2 suites passed after "), result.output)
        XCTAssertTrue(result.output.contains("➜ Test off() skipped: \"not now\"\n"), result.output)
        XCTAssertEqual(summary(result), ["\t Executed 20 tests, with 2 tests skipped and 0 failures (0 unexpected)"])
    }

    func testTestsAreListedAndChosenByName() throws {
        XCTAssertEqual(
            try test("--list", "--skip", "EndTests", "--skip", "AttachingTests", "--skip", "Menu/Inner").output,
            """
            CartTests/testAdding
            CartTests/testFailing
            CartTests/testSkipped
            CartTests/testThrowing
            Menu/theAppIsLaunched()
            Menu/failing()
            Menu/off()
            Menu/many(number:)
            Menu/anAssertionOfUIKitTesting()
            Menu/timeStandsStill()
            Menu/whatTheAppPutsOffRunsInTheTest()
            ending()
            attaching()

            """)
        let some = try test(
            "--only", "CartTests", "--only", "Menu/Inner/a name with blanks()", "--only", "Menu/many", "--only",
            "ending", "--skip", "CartTests/testSkipped")
        XCTAssertEqual(some.status, 0, some.output + some.errors)
        XCTAssertTrue(some.output.contains("\t Executed 3 tests, with 0 failures"), some.output)
        XCTAssertTrue(some.output.contains("✔ Test run with 3 tests in 2 suites passed after "), some.output)
        XCTAssertTrue(some.output.contains("✔ Test \"a name with blanks\" passed after "), some.output)
        XCTAssertEqual(
            try test("--list", "--only", "ShopTests/EndTests/testLast").output, "EndTests/testLast\n",
            "as xcodebuild has it")
    }

    // MARK: What is told of failures

    func testFailuresAreListedAtTheEndWithTheirPlaces() throws {
        let result = try test(
            "--only", "CartTests", "--only", "Menu", environment: ["FAIL": "1"])
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            summary(result),
            [
                "Failed tests:",
                "    \(xctests):7: CartTests/testFailing: XCTAssertNil failed: \"1\" - a < b",
                "    \(xctests):8: CartTests/testThrowing: threw error \"CancellationError()\"",
                "    \(swiftTests):12: Menu/failing(): Expectation failed: (variables[\"FAIL\"] → \"1\") == nil: so & so",
                "    \(swiftTests):14: Menu/many(number:): Expectation failed: (number != 2 → false) || (variables[\"FAIL\"] == nil → false)",
                "    \(swiftTests):18: Menu/anAssertionOfUIKitTesting(): tap \"Nothing\": not on the screen; on the screen: "
                    + "nothing with a text or an identifier",
                "\t Executed 12 tests, with 2 tests skipped and 5 failures (1 unexpected)",
            ])
        XCTAssertTrue(
            result.output.contains("✘ Test \"shown so\" recorded an issue at \(swiftTests):12:40: Expectation failed"),
            result.output)
    }

    func testACrashIsTheRunningTestsFailureAndTheRestRuns() throws {
        let result = try test("--only", "EndTests", "--only", "ending", environment: ["END": "crash"])
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            summary(result),
            [
                "Failed tests:",
                "    \(xctests):15: EndTests/testEnding: crashed: ShopTests/CartTests.swift:15: Fatal error: boom",
                "    \(swiftTests):39: ending(): crashed: ShopTests/MenuTests.swift:39: Fatal error: bang",
                "\t Executed 5 tests, with 2 failures (2 unexpected)",
            ])
        for name in ["testLater", "testLast"] {
            XCTAssertTrue(result.output.contains("Test Case 'EndTests.\(name)' passed"), result.output)
        }
        for line in [
            "error: the tests of 'ShopTests' ended in EndTests/testEnding, with exit code 132",
            "matryoshka: the 2 tests that are left of 'ShopTests' run in a new process",
            "error: the tests of 'ShopTests' ended in ending(), with exit code 132",
        ] { XCTAssertTrue(result.errorLines.contains(line), result.errors) }
        XCTAssertFalse(result.errors.contains("main.swift"), "the runner is nobody's to look at: \(result.errors)")
    }

    func testAProcessThatLeavesInTheMiddleHasFailed() throws {
        let result = try test("--only", "EndTests", environment: ["END": "exit"])
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            summary(result),
            [
                "Failed tests:", "    \(xctests):13: EndTests/testEnding: ended the process with exit code 0",
                "\t Executed 4 tests, with 1 failure (1 unexpected)",
            ])
    }

    func testATestThatTakesTooLongHasFailedAndTheRestRuns() throws {
        let result = try test("--only", "EndTests", "--timeout", "6", environment: ["END": "hang"])
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            summary(result),
            [
                "Failed tests:", "    \(xctests):13: EndTests/testEnding: took longer than 6 seconds (--timeout)",
                "\t Executed 4 tests, with 1 failure (1 unexpected)",
            ])
        XCTAssertTrue(
            result.errors.contains(
                "error: ShopTests: the test EndTests/testEnding took longer than 6 seconds (--timeout)\n    \(xctests):17: "
            ),
            result.errors)
    }

    // MARK: Shards, repetitions, processes

    func testShardsArePartsOfOneWhole() throws {
        let all = try test("--list").output.split(separator: "\n")
        let parts = try (1...3).map { try test("--list", "--shard", "\($0)/3").output.split(separator: "\n") }
        XCTAssertEqual(parts.map(\.count), [7, 7, 6])
        XCTAssertEqual(parts.joined().sorted(), all.sorted())
        XCTAssertEqual(
            try test("--list", "--shard", "2/3").output.split(separator: "\n"), parts[1], "the same each time")
        let run = try test("--shard", "2/3")
        XCTAssertEqual(run.status, 0, run.output + run.errors)
        XCTAssertEqual(summary(run).last?.hasPrefix("\t Executed 7 tests, "), true, run.output)
        let none = try test("--only", "ending", "--shard", "8/8", "--xunit", "\(folder.path)/none.xml")
        XCTAssertEqual(none.status, 0)
        XCTAssertEqual(none.errors, "matryoshka: the shard 8/8 has no tests\n")
        XCTAssertTrue(try String(contentsOfFile: "\(folder.path)/none.xml", encoding: .utf8).contains("tests=\"0\""))
    }

    func testRepetitionsSayInHowManyATestFailed() throws {
        let result = try test(
            "--only", "EndTests/testLast", "--repeat", "3", environment: ["FLAKY": folder.path])
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            summary(result),
            [
                "Failed tests:",
                "    \(xctests):26: EndTests/testLast: XCTAssertTrue failed (failed in 1 of 3 runs)",
                "\t Executed 3 tests, with 1 failure (0 unexpected)",
            ])
        XCTAssertEqual(
            result.errorLines, ["matryoshka: run 1 of 3", "matryoshka: run 2 of 3", "matryoshka: run 3 of 3"])
    }

    func testSeveralProcessesRunTheTests() throws {
        let result = try test("--parallel", "--num-workers", "2")
        XCTAssertEqual(result.status, 0, result.output + result.errors)
        XCTAssertEqual(result.errors, "")
        XCTAssertEqual(result.output.components(separatedBy: "Test Suite 'All tests' started").count, 3)
        XCTAssertEqual(result.output.components(separatedBy: "◇ Test run started.").count, 3)
        XCTAssertEqual(summary(result), ["\t Executed 20 tests, with 2 tests skipped and 0 failures (0 unexpected)"])
        // What a process prints stands in one piece.
        let ends = result.output.split(separator: "\n").filter {
            $0.hasPrefix("Test Suite 'All tests'") || $0.contains("Test run started") || $0.contains("Test run with")
        }.map { $0.contains(" started") }
        XCTAssertEqual(ends, [true, false, true, false, true, false, true, false])
    }

    // MARK: Files

    func testResultsAreWrittenForOtherTools() throws {
        let file = folder.appendingPathComponent("results/x.xml")
        let result = try test(
            "--only", "CartTests", "--only", "Menu/failing", "--only", "Menu/Inner", "--only", "ending", "--xunit",
            file.path, environment: ["FAIL": "1"])
        XCTAssertEqual(result.status, 1)
        let text = try String(contentsOf: file, encoding: .utf8)
            .replacingOccurrences(of: " time=\"[0-9.e-]+\"", with: "", options: .regularExpression)
        XCTAssertEqual(
            text,
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites>
              <testsuite name="TestResults" errors="0" tests="7" failures="3" skipped="1">
                <testcase classname="ShopTests.CartTests" name="testAdding" />
                <testcase classname="ShopTests.CartTests" name="testFailing">
                  <failure message="\(xctests):7: XCTAssertNil failed: &quot;1&quot; - a &lt; b" />
                </testcase>
                <testcase classname="ShopTests.CartTests" name="testSkipped">
                  <skipped>not now</skipped>
                </testcase>
                <testcase classname="ShopTests.CartTests" name="testThrowing">
                  <failure message="threw error &quot;CancellationError()&quot;" />
                </testcase>
                <testcase classname="ShopTests.Menu" name="failing()">
                  <failure message="\(swiftTests):12: Expectation failed: (variables[&quot;FAIL&quot;] → &quot;1&quot;) == nil: so &amp; so" />
                </testcase>
                <testcase classname="ShopTests.Menu.Inner" name="a name with blanks()" />
                <testcase classname="ShopTests" name="ending()" />
              </testsuite>
            </testsuites>

            """)
    }

    func testTheLinesThatRanAreThoseOfThePersonsFiles() throws {
        let file = folder.appendingPathComponent("lines.info")
        let result = try test("--only", "CartTests/testAdding", "--only", "ending", "--coverage", file.path)
        XCTAssertEqual(result.status, 0, result.output + result.errors)
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        XCTAssertEqual(
            lines.filter { $0.hasPrefix("SF:") },
            [runner.folder.appendingPathComponent("Shop/App.swift").path, xctests, swiftTests].map { "SF:" + $0 })
        let app = lines.prefix { $0 != "end_of_record" }
        // The launch in two processes, the adding in one; line 29 is the closing brace of the class, where a table stands.
        XCTAssertEqual(
            app.filter { $0.hasPrefix("DA:") },
            (10...16).map { "DA:\($0),2" } + ["DA:20,3", "DA:21,1", "DA:22,0", "DA:23,0", "DA:24,0"]
                + (25...28).map { "DA:\($0),2" })
        XCTAssertTrue(app.contains("LF:16"), "\(app)")
        XCTAssertTrue(app.contains("LH:13"), "\(app)")
        XCTAssertFalse(lines.contains { $0.contains("__objectiveC") }, "\(lines)")
    }

    func testAttachmentsAreKept() throws {
        let result = try test(
            "--only", "AttachingTests", "--only", "attaching", "--output", folder.path, environment: ["FAIL": "1"])
        XCTAssertEqual(result.status, 1)
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains(".") }
        XCTAssertEqual(
            names.sorted(),
            [
                "Attachments/AttachingTests/testFailingKeepsAll/Attachment.txt",
                "Attachments/AttachingTests/testKept/greeting.txt", "Attachments/note.txt",
            ])
        XCTAssertEqual(try runner.contents(of: "\(folder.lastPathComponent)/Attachments/note.txt"), "bytes")
    }

    // MARK: Bad input

    func testOptionsThatMakeNoSenseAreRefused() throws {
        let suites = "AttachingTests, CartTests, EndTests, Menu, Menu/Inner, ending(), attaching()"
        for (arguments, message) in [
            (["--shard", "9/8"], "--shard 9/8: there are the shards 1/8 to 8/8"),
            (["--shard", "0/8"], "--shard 0/8: there are the shards 1/8 to 8/8"),
            (["--shard", "2"], "--shard 2: write the number of the shard and how many there are, such as 2/8"),
            (["--shard", "1/0"], "--shard 1/0: write the number of the shard and how many there are, such as 2/8"),
            (["--repeat", "0"], "--repeat is a number above 0"),
            (["--timeout", "0"], "--timeout is a number above 0"),
            (["--num-workers", "2"], "--num-workers needs --parallel"),
            (["--parallel", "--num-workers", "0"], "--num-workers is a number above 0"),
            (["--only", "Cart"], "there is no test 'Cart'; the test cases are: \(suites)"),
            (["--skip", "Menu/none"], "there is no test 'Menu/none'; the test cases are: \(suites)"),
            (["--only", "Menu", "--skip", "Menu"], "--only and --skip leave no test"),
        ] {
            assertFails(try runner.run(["test", "Shop"] + arguments), status: 64, with: message)
        }
        let file = try runner.write("", to: "taken")
        for (option, message) in [
            ("--xunit", "\(runner.folder.path): cannot be written: Is a directory"),
            ("--coverage", "\(runner.folder.path): cannot be written: Is a directory"),
            ("--output", "\(file): cannot be written: the folder \(file) cannot be made"),
        ] {
            let place = option == "--output" ? file : runner.folder.path
            assertFails(try runner.run("test", "Shop", option, place), with: message)
        }
    }

    func testTestsOfTheInterfaceAreLeftOutByName() throws {
        let own = try CommandRunner()
        try own.write(TestedApp.source, to: "Shop/App.swift")
        let source = "import XCTest\nclass FlowTests: XCTestCase { func testFlow() { XCUIApplication().launch() } }\n"
        try own.write(source, to: "Shop/ShopUITests/FlowTests.swift")
        assertFails(
            try own.run("test", "Shop"),
            with:
                "Shop: 'ShopUITests': tests that drive an app by XCUIApplication are not supported; write unit tests, "
                + "or a flow for 'matryoshka run --flow'")
        let unit = "import XCTest\nclass ViewTests: XCTestCase { func testView() {} }\n"
        try own.write(unit, to: "Shop/ViewUITests/ViewTests.swift")
        let both = try own.run("test", "Shop", "--list")
        XCTAssertEqual(both.output, "ViewTests/testView\n")
        XCTAssertEqual(
            both.errors,
            "matryoshka: 'ShopUITests': left out, since tests that drive an app by XCUIApplication are not supported\n")
    }
}

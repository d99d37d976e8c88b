import Foundation
import XCTest

/// Where an app crashes, or runs without end, is named by the line of its own source.
final class PlaceTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }

    // XCTest keeps its test cases to the end; the folder is to go now.
    override func tearDown() { runner = nil }

    /// The command's own words about the end: the line with the reason, and the innermost place.
    private func told(_ script: String, _ more: String...) throws -> (reason: String, place: String?) {
        let result = try runner.run(["run", ProbeApp.folder] + more, environment: ["SCRIPT": script])
        XCTAssertEqual(result.status, 1, result.errors)
        let lines = result.errors.components(separatedBy: "\n").drop { !$0.hasPrefix("error: ") }
        return (try XCTUnwrap(lines.first), lines.dropFirst().first { !$0.isEmpty })
    }

    private func place(_ text: String, in function: String = "Root.viewDidLoad()") -> String {
        ProbeApp.place(text, in: function)
    }

    func testAnIndexOutOfRange() throws {
        let told = try told("index")
        XCTAssertTrue(told.reason.hasPrefix("error: Probe crashed (\(BadApp.trap)): "), told.reason)
        XCTAssertTrue(told.reason.hasSuffix("Fatal error: Index out of range"), told.reason)
        XCTAssertEqual(told.place, place("print(empty[3])"))
    }

    func testAnOverflow() throws {
        let told = try told("overflow")
        XCTAssertEqual(
            told.reason, "error: Probe crashed (\(BadApp.trap)): Fatal error: arithmetic overflow (\(BadApp.trap))")
        XCTAssertEqual(told.place, place("count += 1"))
    }

    func testARecursionWithoutEnd() throws {
        let told = try told("recursion")
        XCTAssertEqual(
            told.reason,
            "error: Probe crashed (SIGSEGV): The stack overflowed: recurse(_:) calls itself without end (SIGSEGV)")
        XCTAssertEqual(told.place, place("func recurse", in: "recurse(_:)"))
    }

    func testABadPointer() throws {
        let told = try told("pointer")
        XCTAssertTrue(told.reason.hasPrefix("error: Probe crashed (SIGSEGV): "), told.reason)
        XCTAssertEqual(told.place, place("pointee = 3"))
    }

    func testAnAbort() throws {
        let told = try told("abort")
        XCTAssertTrue(told.reason.hasPrefix("error: Probe crashed (SIGABRT)"), told.reason)
        XCTAssertEqual(told.place, place("abort()"))
    }

    func testAnException() throws {
        let told = try told("exception")
        XCTAssertTrue(
            told.reason.hasPrefix("error: Probe crashed (SIGABRT): *** Terminating app due to uncaught exception"),
            told.reason)
        XCTAssertEqual(told.place, place("addChild(self)"))
    }

    func testALoopWithoutEnd() throws {
        let told = try told("loop", "--timeout", "3")
        XCTAssertEqual(
            told.reason, "error: Probe did not become idle within 3 s: no answer while it was to become idle")
        XCTAssertEqual(told.place, place("while turns", in: "spin()"))
    }

    func testALoopBeforeTheLaunch() throws {
        let told = try told("loop before the launch", "--timeout", "3")
        XCTAssertEqual(told.reason, "error: Probe did not reach UIApplicationMain within 3 s")
        XCTAssertEqual(told.place, place("while turns", in: "spin()"))
    }

    func testAWaitForNothing() throws {
        XCTAssertEqual(try told("lock", "--timeout", "3").place, place("DispatchSemaphore"))
    }

    func testALiveAppThatHangs() throws {
        let process = try runner.process(
            ["run", ProbeApp.folder, "--display", "browser"], environment: ["SCRIPT": "loop"])
        let errors = Pipe()
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        try errors.fileHandleForWriting.close()
        var text = ""
        while !text.contains("Root.viewDidLoad()") {
            let more = errors.fileHandleForReading.availableData
            guard !more.isEmpty else { break }
            text += String(decoding: more, as: UTF8.self)
        }
        XCTAssertTrue(
            text.contains(
                "matryoshka: warning: Probe does not answer; it is at\n\(place("while turns", in: "spin()"))"),
            text)
        process.interrupt()
        process.waitUntilExit()
    }

    func testATestThatCrashes() throws {
        try runner.write(ProbeApp.source, to: "Probe/main.swift")
        let tests = """
            import XCTest
            final class ProbeTests: XCTestCase {
                func testIndex() {
                    print([Int]()[3])
                }
            }
            """
        let file = try runner.write(tests, to: "Probe/ProbeTests/ProbeTests.swift")
        let result = try runner.run("test", "Probe")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.errors.contains("error: ProbeTests crashed (\(BadApp.trap)): "), result.errors)
        XCTAssertTrue(result.errors.contains("\n    \(file):4: ProbeTests.testIndex()\n"), result.errors)
    }
}

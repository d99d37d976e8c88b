import Translation

/// The main program of a test executable: it launches the app, then runs the tests of one library.
///
/// XCTest finds test cases by itself only with an Objective-C runtime, so this names them. Each test is called on the main
/// actor, where XCTest calls it anyway, whatever its class says about isolation. Swift Testing finds its own.
struct TestRunnerSource {
    let appModule: String
    let testModule: String
    var testCases: [TestCaseDescription]
    /// How tests begin that libraries make.
    var mains: [TestMainCall] = []
    /// Whether the module has tests of Swift Testing as well.
    var hasSwiftTests = false

    var moduleName: String { testModule + "_Runner" }
    /// What the app's `main` is called.
    var appEntryPoint: String { appModule + "_main" }

    var text: String {
        """
        import XCTest
        @_spi(Testing) import UIKit
        @_spi(Testing) import UIKitTesting
        @testable import \(testModule)
        \(main.map { "@testable import \($0.module)" } ?? "")

        @_silgen_name("\(appEntryPoint)")
        func launchApp(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32

        // Made before what uses them: in a main program that is the order of the source.
        nonisolated(unsafe) var chosen: [String] = []
        nonisolated(unsafe) var skipReason: String?
        func makeTestCases() -> [XCTestCaseEntry] {
            let testCases: [XCTestCaseEntry?] = [
        \(testCases.flatMap(entries).joined(separator: "\n"))
            ]
            return testCases.compactMap { $0 }
        }

        // Apps ask for it to find out whether they run for tests.
        setenv("XCTestConfigurationFilePath", CommandLine.arguments[0] + ".xctestconfiguration", 0)
        MainActor.assumeIsolated {
            HostedTests.run = {
                if TestReport.shared.runsSwiftTesting {
                    runSwiftTesting()
                } else {
                    XCTestObservationCenter.shared.addTestObserver(TestObserver())
                    \(main.map(call) ?? "runTests()")
                }
            }
        }
        _ = launchApp(CommandLine.argc, CommandLine.unsafeArgv)

        \(main.map(standIns) ?? "")
        \(Self.support)
        \(hasSwiftTests ? Self.swiftTesting : Self.noSwiftTesting)
        """
    }

    // Choice (projects): where several libraries make tests, the function of the first begins those of all.
    private var main: TestMainCall? {
        mains.first { main in testCases.contains { $0.maker == main.module } }
    }

    /// The call of a library's function. It sets the library up and asks the stand-ins for their tests, which then run.
    private func call(_ main: TestMainCall) -> String {
        let arguments = main.arguments.enumerated().map { number, argument in
            let label = argument.label.map { "\($0): " } ?? ""
            switch argument.value {
            case .entries: return label + "[]"
            case .standIn: return label + "[__Tests\(number).self]"
            case .classes(let names): return label + "[\(names.map { "\($0).self" }.joined(separator: ", "))]"
            }
        }
        return "\(main.name)(\(arguments.joined(separator: ", ")))"
    }

    private func standIns(_ main: TestMainCall) -> String {
        main.arguments.enumerated().compactMap { number, argument in
            guard case .standIn(let superclass, let type) = argument.value else { return nil }
            return """
                final class __Tests\(number): \(superclass) {
                    override class var allTests: \(type) { runTests() }
                }

                """
        }.joined()
    }

    /// What a test case declares, and what it makes when it runs.
    private func entries(_ testCase: TestCaseDescription) -> [String] {
        var declared = testCase
        declared.tests.removeAll { $0.name.isEmpty }
        var entries = declared.tests.isEmpty ? [] : [entry(declared)]
        if declared.tests.count < testCase.tests.count {
            entries.append("    madeEntry(\"\(testCase.name)\", \(testCase.name).self, \(testCase.name).allTests),")
        }
        return entries
    }

    private func entry(_ testCase: TestCaseDescription) -> String {
        // Not qualified by the module: Xcode's template gives the module and its first class one name.
        let name = testCase.name
        let tests = testCase.tests.map { test in
            test.isAsync
                ? "(\"\(test.name)\", asyncTest { (test: \(name)) in { try await noting(test) { try await test.\(test.name)() } } }),"
                : "(\"\(test.name)\", { (test: \(name)) in { try noting(test) { try MainActor.assumeIsolated { try test.\(test.name)() } } } }),"
        }
        let lines = tests.map { "        " + $0 }.joined(separator: "\n")
        return "    entry(\"\(name)\", [\n\(lines)\n    ] as [(String, (\(name)) -> () throws -> Void)]),"
    }

    /// What tells the command of XCTest's tests.
    private static let support = """
        func entry<Case: XCTestCase>(
            _ name: String, _ tests: [(String, (Case) -> () throws -> Void)]
        ) -> XCTestCaseEntry? {
            let tests = tests.filter { TestReport.shared.isChosen("\\(name)/\\($0.0)") }
            chosen += tests.map { "\\(name)/\\($0.0)" }
            return tests.isEmpty ? nil : testCase(tests)
        }

        /// The tests that a class makes, under names of which each is there once.
        func madeEntry<Case: XCTestCase>(
            _ name: String, _ type: XCTestCase.Type, _ tests: [(String, (Case) -> () throws -> Void)]
        ) -> XCTestCaseEntry? {
            var names: Set<String> = []
            let tests = tests.map { test -> (String, (Case) -> () throws -> Void) in
                var (name, number) = (test.0, 2)
                while !names.insert(name).inserted {
                    name = "\\(test.0) (\\(number))"
                    number += 1
                }
                return (name, { made in { try noting(made) { try test.1(made)() } } })
            }.filter { TestReport.shared.isChosen("\\(name)/\\($0.0)", of: name) }
            chosen += tests.map { "\\(name)/\\($0.0)" }
            return tests.isEmpty ? nil : (type, testCase(tests).allTests)
        }

        func runTests() -> Never {
            let testCases = makeTestCases()
            TestReport.shared.plan(chosen)
            XCTMain(testCases)
        }

        /// Notes why a test is skipped, which observers are not told.
        func noting(_ test: XCTestCase, _ body: () throws -> Void) rethrows {
            do { try body() } catch {
                skipReason = (error as? XCTSkip)?.message
                throw error
            }
        }

        func noting(_ test: XCTestCase, _ body: () async throws -> Void) async rethrows {
            do { try await body() } catch {
                skipReason = (error as? XCTSkip)?.message
                throw error
            }
        }

        final class TestObserver: XCTestObservation {
            private func name(of test: XCTestCase) -> String {
                let type = String(reflecting: Swift.type(of: test)).drop { $0 != "." }.dropFirst()
                // The name begins with the class's own, without those around it.
                return "\\(type)/\\(test.name.drop { $0 != "." }.dropFirst())"
            }

            func testCaseWillStart(_ testCase: XCTestCase) {
                skipReason = nil
                TestReport.shared.start(name(of: testCase))
            }

            func testCase(
                _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
                atLine lineNumber: Int
            ) {
                // What a test throws has this in place of a file.
                let file = filePath == "<EXPR>" ? nil : filePath
                TestReport.shared.fail(name(of: testCase), description, file: file, line: lineNumber)
            }

            func testCaseDidFinish(_ testCase: XCTestCase) {
                let run = testCase.testRun
                if run?.hasBeenSkipped == true { TestReport.shared.skip(name(of: testCase), reason: skipReason) }
                TestReport.shared.end(
                    name(of: testCase), seconds: run?.testDuration ?? 0,
                    unexpected: run?.unexpectedExceptionCount ?? 0)
            }

            func testBundleDidFinish(_ testBundle: Bundle) { TestReport.shared.finish() }
        }

        """

    /// Failures of UIKitTesting's assertions become issues of the running test.
    private static let swiftTesting = """
        import Testing

        @MainActor func runSwiftTesting() -> Never {
            TestFailures.handler = { message, file, line in
                let name = "\\(file)".split(separator: "/").last ?? ""
                Issue.record(
                    Comment(rawValue: message),
                    sourceLocation: SourceLocation(
                        fileID: "Tests/\\(name)", filePath: "\\(file)", line: Int(line), column: 1))
            }
            SwiftTestingRun.run()
        }

        """

    private static let noSwiftTesting = """
        func runSwiftTesting() -> Never { fatalError("there are no tests of Swift Testing") }

        """
}

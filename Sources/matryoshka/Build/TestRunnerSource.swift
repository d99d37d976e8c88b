import Translation

/// The main program of a test executable: it launches the app, then runs the test cases.
///
/// XCTest finds test cases by itself only with an Objective-C runtime, so this names them. Each test is called on the main
/// actor, where XCTest calls it anyway, whatever its class says about isolation.
struct TestRunnerSource {
    let appModule: String
    let testModule: String
    var testCases: [TestCaseDescription]

    var moduleName: String { testModule + "_Runner" }
    /// What the app's `main` is called.
    var appEntryPoint: String { appModule + "_main" }

    var text: String {
        """
        import XCTest
        @_spi(Testing) import UIKit
        @testable import \(testModule)

        @_silgen_name("\(appEntryPoint)")
        func launchApp(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32

        var testCases: [XCTestCaseEntry] = [
        \(testCases.map(entry).joined(separator: "\n"))
        ]

        // Apps ask for it to find out whether they run for tests.
        setenv("XCTestConfigurationFilePath", CommandLine.arguments[0] + ".xctestconfiguration", 0)
        MainActor.assumeIsolated { HostedTests.run = { XCTMain(testCases) } }
        _ = launchApp(CommandLine.argc, CommandLine.unsafeArgv)

        """
    }

    private func entry(_ testCase: TestCaseDescription) -> String {
        // Not qualified by the module: Xcode's template gives the module and its first class one name.
        let name = testCase.name
        let tests = testCase.tests.map { test in
            test.isAsync
                ? "(\"\(test.name)\", asyncTest { (test: \(name)) in { try await test.\(test.name)() } }),"
                : "(\"\(test.name)\", { (test: \(name)) in { try MainActor.assumeIsolated { try test.\(test.name)() } } }),"
        }
        let lines = tests.map { "        " + $0 }.joined(separator: "\n")
        return "    testCase([\n\(lines)\n    ] as [(String, (\(name)) -> () throws -> Void)]),"
    }
}

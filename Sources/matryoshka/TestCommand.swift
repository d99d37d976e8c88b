import ArgumentParser
import Displays
import Foundation
import Translation

/// `matryoshka test`: builds an app and its unit tests, and runs the tests inside the app.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Builds an app or a library with its unit tests and runs them.",
        discussion: """
            The tests are those of a Swift package, the unit test targets of an Xcode project or, of a plain folder, the \
            folders whose names end in 'Tests'. The app is launched first, as Xcode does it, and an empty one where the tests \
            belong to none; time stands still unless a test lets it pass. What XCTest prints goes to standard output; the exit \
            code is 0 if all tests passed.
            """)

    @Argument(help: "An Xcode project, a Swift package, a folder that holds one, or a folder of Swift files.")
    var path: String

    @Option(help: "Only the tests of this app target, or of this target of unit tests.")
    var target: String?

    @Option(help: "The shared scheme that says, with its test plan, which targets are tested.")
    var scheme: String?

    @Option(help: "Only this test case, or this test of it: 'MenuTests' or 'MenuTests/testOpens'. Can be repeated.")
    var only: [String] = []

    @Flag(help: "List the tests instead of running them.")
    var list = false

    @OptionGroup var companionOptions: CompanionOptions

    @OptionGroup var locationOptions: LocationOptions

    @OptionGroup(title: "Sandbox Options") var sandboxOptions: SandboxOptions

    func run() throws { try reportingFailures(perform) }

    private func perform() throws {
        try sandboxOptions.check()
        let simulated = try locationOptions.simulated()
        let catalogue = try SDK.catalogueOfRunningCommand(companions: companionOptions.folders)
        let plans = try TestBuilder.plans(path: path, target: target, scheme: scheme, catalogue: catalogue)
        if list { return print(plans) }
        try checkNames(in: plans)
        let sandbox = try sandboxOptions.sandbox(for: path)
        let builder = TestBuilder(sdk: try SDK.ofRunningCommand(companions: companionOptions.folders))
        var failed = false
        for plan in plans {
            let names = only.filter { Self.isTest($0, of: plan) }
            if !only.isEmpty, names.isEmpty { continue }
            let executable = try Progress.during("Building \(plan.name)") { try builder.build(plan) }
            let arguments =
                names.isEmpty ? [] : [names.map { "\(plan.tests.module.name).\($0)" }.joined(separator: ",")]
            let status = try TestRun(
                name: plan.name, executable: executable, sandbox: sandbox, simulated: simulated
            )
            .status(of: arguments)
            if status != 0 { failed = true }
            // XCTest's own codes are 0 and 1; anything else means that the app did not live to the end of the tests.
            if status > 1 { Console.error("the tests of '\(plan.name)' ended early, with exit code \(status)") }
        }
        if failed { throw ExitCode.failure }
    }

    private func checkNames(in plans: [TestBuilder.Plan]) throws {
        for name in only where !plans.contains(where: { Self.isTest(name, of: $0) }) {
            let names = plans.flatMap(\.testCases).map(\.name).joined(separator: ", ")
            throw CommandFailure(
                "there is no test '\(name)'; the test cases are: \(names)", exitCode: .validationFailure)
        }
    }

    private static func isTest(_ name: String, of plan: TestBuilder.Plan) -> Bool {
        plan.testCases.contains { testCase in
            name == testCase.name || testCase.tests.contains { name == "\(testCase.name)/\($0.name)" }
        }
    }

    private func print(_ plans: [TestBuilder.Plan]) {
        for testCase in plans.flatMap(\.testCases) {
            for test in testCase.tests { Swift.print("\(testCase.name)/\(test.name)") }
        }
    }
}

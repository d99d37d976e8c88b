import ArgumentParser
import DisplayProtocol
import Displays
import Foundation
import Translation

/// `matryoshka test`: builds an app and its unit tests, and runs the tests inside the app.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Builds an app or a library with its unit tests and runs them.",
        discussion: """
            The tests are those of a Swift package, the unit test targets of an Xcode project or, of a plain folder, the \
            folders whose names end in 'Tests'; they are written with XCTest, Swift Testing or both. The app is launched first, \
            as Xcode does it, and an empty one where the tests belong to none; time stands still unless a test lets it pass, \
            and the app's folders are empty at first. What the tests print goes to standard output; what failed is listed at \
            the end. The exit code is 0 if all tests passed. Where the process of the tests crashes, the test that ran has \
            failed, and the rest runs in a new process.
            """)

    @Argument(help: "An Xcode project, a Swift package, a folder that holds one, or a folder of Swift files.")
    var path: String

    @Option(help: "Only the tests of this app target, or of this target of unit tests.")
    var target: String?

    @Option(help: "The shared scheme that says, with its test plan, which targets are tested.")
    var scheme: String?

    @Flag(help: "List the tests instead of running them.")
    var list = false

    @OptionGroup var screenOptions: ScreenOptions

    @OptionGroup var options: TestOptions

    @OptionGroup var toleranceOptions: ToleranceOptions

    @OptionGroup var companionOptions: CompanionOptions

    @OptionGroup var locationOptions: LocationOptions

    @OptionGroup(title: "Sandbox Options") var sandboxOptions: SandboxOptions

    func run() throws { try reportingFailures(perform) }

    private func perform() throws {
        try sandboxOptions.check()
        let selection = try options.check()
        let screen = try screenOptions.chosen()
        let simulated = try locationOptions.simulated()
        let catalogue = try SDK.catalogueOfRunningCommand(companions: companionOptions.folders)
        let plans = try TestBuilder.plans(path: path, target: target, scheme: scheme, catalogue: catalogue)
        let bundles = plans.map { TestSelection.Bundle(name: $0.name, tests: $0.listedTests) }
        let chosen = try selection.choose(from: bundles)
        if list { return chosen.joined().forEach { Swift.print($0.text) } }
        guard chosen.contains(where: { !$0.isEmpty }) else {
            return try tellOfNone(bundles, missing: plans.lazy.compactMap(\.missingModule).first?.message)
        }
        for bundle in bundles where bundle.tests.isEmpty { Console.note("there are no tests in '\(bundle.name)'") }
        var run = TestRun(
            name: "", executable: URL(fileURLWithPath: "/"),
            sandbox: try sandboxOptions.sandbox(
                for: path, reading: try locationOptions.deviceOptions.readableFolders()),
            simulated: simulated, timeout: options.timeout)
        if let screen { run.environment[Wire.deviceVariable] = screen.deviceName }
        let coverage = try options.coverage.map { _ in try CoverageReport() }
        defer { coverage?.remove() }
        let output = options.output.map { URL(fileURLWithPath: $0, isDirectory: true) }
        run.write(attachmentsOf: output, coverage: coverage)
        let results = try test(plans, chosen, run, output: output, coverage: coverage)
        if results.hasFailed { throw ExitCode.failure }
    }

    /// Builds what is chosen and runs it; writes what is asked for.
    private func test(
        _ plans: [TestBuilder.Plan], _ chosen: [[ListedTest]], _ run: TestRun, output: URL?, coverage: CoverageReport?
    ) throws -> TestResults {
        let builder = TestBuilder(
            sdk: try SDK.ofRunningCommand(companions: companionOptions.folders), measuresCoverage: coverage != nil,
            tolerance: toleranceOptions.tolerance)
        let wanted = zip(plans, chosen).filter { !$0.1.isEmpty }
        var objects: [URL] = []
        let bundles = try wanted.map { plan, _ in
            var run = run
            run.name = plan.name
            let product = try Progress.during("Building \(plan.name)") { try builder.build(plan) }
            run.executable = product.executable
            objects += [product.executable] + product.ownLibraries
            return TestSession.Bundle(
                name: plan.name, module: plan.tests.module.name, tests: plan.listedTests, run: run)
        }
        let batches = wanted.enumerated().flatMap { number, pair in
            TestBatch.batches(
                pair.1, of: pair.0.declaredTests, bundle: number, processes: options.processCount)
        }
        let attachments = output?.appendingPathComponent("Attachments", isDirectory: true)
        if let attachments { try OutputPlace.makeFolder(attachments.path) }
        let session = TestSession(bundles, attachments: attachments)
        let start = DispatchTime.now()
        for number in 1...options.repeat {
            if options.repeat > 1 { Console.note("run \(number) of \(options.repeat)") }
            try session.perform(batches, run: number, processes: options.processCount)
        }
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000_000
        let results = session.allResults
        if let xunit = options.xunit { try OutputPlace.write(XUnitReport(results: results).text, to: xunit) }
        if let coverage, let file = options.coverage {
            try OutputPlace.write(coverage.text(of: objects, sources: plans.flatMap(\.ownSources)), to: file)
        }
        tell(results, seconds: seconds)
        return results
    }

    /// Lists what failed, and says last what all came to, unless the one process of tests has said so.
    private func tell(_ results: TestResults, seconds: Double) {
        var text = ""
        if results.hasFailed { text += "\n" + FailureSummary(results: results, runs: options.repeat).text }
        if results.hasFailed || results.processes > 1 { text += "\t " + results.total(seconds: seconds) + "\n" }
        try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }

    /// Says why there is nothing to run.
    ///
    /// - Parameter missing: What is said of a module that is not there, and by which tests may be written.
    private func tellOfNone(_ bundles: [TestSelection.Bundle], missing: String?) throws {
        let count = bundles.reduce(0) { $0 + $1.tests.count }
        guard count > 0 else {
            let names = bundles.map { "'\($0.name)'" }.joined(separator: ", ")
            throw CommandFailure("\(path): there are no tests in \(names)" + (missing.map { ": \($0)" } ?? ""))
        }
        guard let shard = options.shard else {
            throw CommandFailure("--only and --skip leave no test", exitCode: .validationFailure)
        }
        // A build farm may have more machines than tests.
        if let xunit = options.xunit { try OutputPlace.write(XUnitReport(results: TestResults()).text, to: xunit) }
        Console.note("the shard \(shard) has no tests")
    }
}

extension TestRun {
    /// Has processes keep what tests attach, what snapshots that fail show, and which lines have run.
    ///
    /// - Parameter folder: For attachments and snapshots.
    fileprivate mutating func write(attachmentsOf folder: URL?, coverage: CoverageReport?) {
        if let folder {
            environment["SNAPSHOT_ARTIFACTS"] = folder.appendingPathComponent("Snapshots").path
            writable.append(folder)
        }
        if let coverage {
            environment.merge(coverage.environment) { $1 }
            writable.append(coverage.writable)
        }
    }
}

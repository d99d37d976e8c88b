import Catalogue
import Displays
import Foundation
import Projects
import Translation

/// Turns an app's unit tests into an executable that lies in the app's bundle, as Xcode lets them run inside the app.
///
/// Three modules are compiled: the app, whose `main` gets another name, the tests, and a runner that knows the test cases.
struct TestBuilder {
    let sdk: SDK
    /// Whether the executables count which lines run.
    var measuresCoverage = false

    /// The unit tests of an app, translated.
    struct Plan {
        let app: PreparedApp
        let tests: PreparedModule
        /// The modules that the app and the tests need beside their own.
        let libraries: [PreparedModule]
        let runner: TestRunnerSource
        /// The app target that was asked for.
        let target: String?

        /// The test bundle's name.
        var name: String { tests.module.target }
        /// Which of the tests the scheme wants.
        let selection: SchemeSelection
        /// The Swift files that the person who builds has written.
        var ownSources: [URL] {
            ([app.app, tests] + libraries).filter(\.isOwnSwift).flatMap(\.module.sources)
        }
    }

    /// What there is to build: a plan for each of the app's test bundles.
    static func plans(
        path: String, target: String?, scheme: String? = nil, catalogue: FrameworkCatalogue
    ) throws -> [Plan] {
        guard !path.isEmpty else { throw CommandFailure("the path of the app is empty") }
        let messages = BuildMessages()
        let projects =
            try packageToTest(at: path).map {
                [
                    try AppProject.tests(
                        ofPackage: $0, target: target, scheme: scheme, catalogue: catalogue, messages: messages)
                ]
            } ?? loadTests(at: path, target: target, scheme: scheme)
        try checkInterfaceTests(of: projects, at: path)
        return try projects.flatMap { project in
            let app = try PreparedApp(project, path: path, catalogue: catalogue, messages: messages)
            guard !app.project.tests.isEmpty else {
                throw CommandFailure(
                    "\(path): the app '\(app.project.name)' has no unit tests: neither a unit test target nor a folder "
                        + "whose name ends in 'Tests'")
            }
            return try app.project.tests.map { try plan($0, of: app, target: target, catalogue, messages) }
        }
    }

    /// Tells of tests that cannot be run, and throws where there are no others.
    private static func checkInterfaceTests(of projects: [AppProject], at path: String) throws {
        let names = projects.flatMap(\.interfaceTests).map { "'\($0)'" }.joined(separator: ", ")
        guard !names.isEmpty else { return }
        guard projects.contains(where: { !$0.tests.isEmpty }) else {
            throw CommandFailure(
                "\(path): \(names): tests that drive an app by XCUIApplication are not supported; write unit tests, "
                    + "or a flow for 'matryoshka run --flow'")
        }
        Console.note("\(names): left out, since tests that drive an app by XCUIApplication are not supported")
    }

    private static func plan(
        _ bundle: TestBundle, of app: PreparedApp, target: String?, _ catalogue: FrameworkCatalogue,
        _ messages: BuildMessages
    ) throws -> Plan {
        messages.add(bundle.warnings)
        let module = bundle.module(of: app.project)
        let inApp = Set(app.libraries.needed(by: app.app.module).map(\.module.name))
        let needed = app.libraries.needed(by: module)
        let tests = try PreparedModule(
            module, in: app.libraries, with: [app.app], catalogue: catalogue,
            registrationSymbol: "matryoshka_register_tests",
            registering: needed.filter { !inApp.contains($0.module.name) })
        messages.add(tests.assets.warnings)
        let names = inApp.union(needed.map(\.module.name))
        let runner = TestRunnerSource(
            appModule: app.app.module.name, testModule: module.name, testCases: tests.found.testCases,
            hasSwiftTests: !tests.found.swiftTests.isEmpty)
        return Plan(
            app: app, tests: tests, libraries: app.libraries.modules.filter { names.contains($0.module.name) },
            runner: runner, target: target, selection: bundle.selection)
    }

    /// What a build has made.
    struct Product {
        var executable: URL
        /// The shared objects in the bundle that hold a person's own modules.
        var ownLibraries: [URL]
    }

    /// Builds what has changed since the last time.
    func build(_ plan: Plan) throws -> Product {
        let build = try BuildFolder(
            name: plan.name,
            key: "\(plan.app.location)\n\(plan.target ?? "")\n\(plan.name)\n\(sdk.folder.path)"
                + (measuresCoverage ? "\ncoverage" : ""))
        let bundle = AppBundle(name: plan.app.name, in: build.folder)
        // The tests are linked into the app's executable, so that `Bundle(for:)` is the app's bundle for their classes.
        try plan.app.update(bundle, with: plan.libraries, tests: plan.tests)
        let objects = try compile(plan, into: bundle, build)
        let own = Set(plan.libraries.filter { $0.isOwnSwift }.map(\.module.name))
        return Product(
            executable: bundle.executable,
            ownLibraries: objects.filter { own.contains($0.module) }
                .map { bundle.folder.appendingPathComponent($0.bundlePath) })
    }

    /// - Returns: The shared objects that were linked.
    private func compile(_ plan: Plan, into bundle: AppBundle, _ build: BuildFolder) throws -> [SharedObject] {
        let messages = BuildMessages()
        var app = plan.app.app
        app.isImported = true
        app.entryPoint = plan.runner.appEntryPoint
        var modules = try AppModules(
            of: plan.app, libraries: plan.libraries, with: [app, plan.tests], sdk: sdk, messages: messages,
            measuresCoverage: measuresCoverage)
        _ = try modules.buildLibraries(into: bundle)
        guard let tests = try modules.build([app, plan.tests], in: build.folder).last else { return [] }

        let runnerFile = build.folder.appendingPathComponent("main.swift")
        try BuildFolder.write(Data(plan.runner.text.utf8), to: runnerFile)
        let arguments =
            modules.compiler.arguments(
                moduleName: plan.runner.moduleName, swiftVersion: "5", defines: [], hasMainFile: true)
            // What the tests are told about is the compiler's to say where they are compiled.
            + modules.importFlags(of: tests) + ["-suppress-warnings"] + modules.linkArguments
        var digest = Digest()
        digest.add(plan.runner.text)
        digest.add(modules.content)
        let record = BuildRecord(
            sdk: modules.compiler.identity, contents: digest.text, files: [runnerFile.path], arguments: arguments)
        try build.build(record, into: bundle) { executable in
            try modules.compiler.compile(
                [runnerFile], of: nil, arguments: arguments, to: executable, in: build.folder)
        }
        return modules.objects
    }
}

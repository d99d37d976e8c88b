import Foundation
import Projects
import Translation

/// Turns an app's unit tests into an executable that lies in the app's bundle, as Xcode lets them run inside the app.
///
/// Three modules are compiled: the app, whose `main` gets another name, the tests, and a runner that knows the test cases.
struct TestBuilder {
    let sdk: SDK

    /// The unit tests of an app, translated.
    struct Plan {
        let app: PreparedApp
        let tests: TestBundle
        let translation: TranslatedModule
        /// The app target that was asked for.
        let target: String?

        var testCases: [TestCaseDescription] { translation.testCases }
    }

    /// What there is to build: a plan for each of the app's test bundles.
    static func plans(path: String, target: String?) throws -> [Plan] {
        guard !path.isEmpty else { throw CommandFailure("the path of the app is empty") }
        let app = try PreparedApp(try loadProjectWithTests(at: path, target: target), path: path)
        guard !app.project.tests.isEmpty else {
            throw CommandFailure(
                "\(path): the app '\(app.project.name)' has no unit tests: neither a unit test target nor a folder "
                    + "whose name ends in 'Tests'")
        }
        return try app.project.tests.map { tests in
            let translation = try PreparedApp.translation(
                of: tests.sources, moduleName: tests.moduleName, defines: tests.defines,
                registrationSymbol: "matryoshka_register_tests")
            return Plan(app: app, tests: tests, translation: translation, target: target)
        }
    }

    /// Builds what has changed since the last time; returns the executable.
    func build(_ plan: Plan) throws -> URL {
        let build = try BuildFolder(
            name: plan.tests.name,
            key: "\(plan.app.location)\n\(plan.target ?? "")\n\(plan.tests.name)\n\(sdk.folder.path)")
        let bundle = AppBundle(name: plan.app.name, in: build.folder)
        // The tests are linked into the app's executable, so that `Bundle(for:)` is the app's bundle for their classes.
        try plan.app.update(bundle, adding: plan.tests.resources)
        try compile(plan, into: bundle, build)
        return bundle.executable
    }

    private func compile(_ plan: Plan, into bundle: AppBundle, _ build: BuildFolder) throws {
        let (app, tests) = (plan.app, plan.tests)
        let compiler = Compiler(sdk: sdk)
        let appSources = try StagedSources(app.translation, in: build.folder.appendingPathComponent("source"))
        let testSources = try StagedSources(plan.translation, in: build.folder.appendingPathComponent("tests"))
        let runner = TestRunnerSource(
            appModule: app.project.moduleName, testModule: tests.moduleName, testCases: plan.testCases)
        let runnerFile = build.folder.appendingPathComponent("main.swift")
        let isNewRunner = try BuildFolder.write(Data(runner.text.utf8), to: runnerFile)

        let appArguments =
            try compiler.arguments(
                moduleName: app.project.moduleName, swiftVersion: app.project.swiftVersion,
                defines: app.project.defines, hasMainFile: appSources.hasMainFile) + appSources.arguments
            + ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", runner.appEntryPoint]
        let testArguments =
            try compiler.arguments(
                moduleName: tests.moduleName, swiftVersion: tests.swiftVersion, defines: tests.defines,
                hasMainFile: false) + testSources.arguments + ["-I", build.folder.path]
        let runnerArguments =
            try compiler.arguments(moduleName: runner.moduleName, swiftVersion: "5", defines: [], hasMainFile: true)
            // What the tests are told about is the compiler's to say where they are compiled.
            + ["-I", build.folder.path, "-suppress-warnings"] + compiler.linkArguments

        let record = BuildRecord(
            sdk: sdk.identity, files: (appSources.files + testSources.files).map(\.path),
            arguments: appArguments + testArguments + runnerArguments)
        let recordFile = build.folder.appendingPathComponent("build.json")
        if !appSources.haveChanged, !testSources.haveChanged, !isNewRunner,
            record == BuildRecord(contentsOf: recordFile),
            FileManager.default.isExecutableFile(atPath: bundle.executable.path)
        {
            return
        }
        // Until the compiler is done there is no valid build, even if it is interrupted.
        try? FileManager.default.removeItem(at: recordFile)
        let appObject = try compiler.compileModule(
            app.project.moduleName, appSources.files, arguments: appArguments, in: build.folder)
        let testObject = try compiler.compileModule(
            tests.moduleName, testSources.files, arguments: testArguments, in: build.folder)
        let new = build.folder.appendingPathComponent("executable")
        try compiler.compile(
            [runnerFile, appObject, testObject], arguments: runnerArguments, to: new, in: build.folder)
        try bundle.install(new)
        try BuildFolder.write(try JSONEncoder().encode(record), to: recordFile)
    }
}

import Catalogue
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
        /// The app's and the tests'.
        let assets: CompiledAssets
        /// The app target that was asked for.
        let target: String?

        var testCases: [TestCaseDescription] { translation.testCases }
    }

    /// What there is to build: a plan for each of the app's test bundles.
    static func plans(path: String, target: String?, catalogue: FrameworkCatalogue) throws -> [Plan] {
        guard !path.isEmpty else { throw CommandFailure("the path of the app is empty") }
        let messages = BuildMessages()
        let app = try PreparedApp(
            try loadProjectWithTests(at: path, target: target), path: path, catalogue: catalogue, messages: messages)
        guard !app.project.tests.isEmpty else {
            throw CommandFailure(
                "\(path): the app '\(app.project.name)' has no unit tests: neither a unit test target nor a folder "
                    + "whose name ends in 'Tests'")
        }
        return try app.project.tests.map { tests in
            messages.add(tests.warnings)
            let translation = try PreparedApp.translation(
                of: tests.sources, moduleName: tests.moduleName, defines: tests.defines,
                registrationSymbol: "matryoshka_register_tests", catalogue: catalogue,
                version: tests.sourceVersion)
            return Plan(
                app: app, tests: tests, translation: translation, assets: try app.assets(with: tests), target: target)
        }
    }

    /// Builds what has changed since the last time; returns the executable.
    func build(_ plan: Plan) throws -> URL {
        let build = try BuildFolder(
            name: plan.tests.name,
            key: "\(plan.app.location)\n\(plan.target ?? "")\n\(plan.tests.name)\n\(sdk.folder.path)")
        let bundle = AppBundle(name: plan.app.name, in: build.folder)
        // The tests are linked into the app's executable, so that `Bundle(for:)` is the app's bundle for their classes.
        try plan.app.update(bundle, adding: plan.tests.resources, assets: plan.assets)
        try compile(plan, into: bundle, build)
        return bundle.executable
    }

    private func compile(_ plan: Plan, into bundle: AppBundle, _ build: BuildFolder) throws {
        let (app, tests) = (plan.app, plan.tests)
        let imported = Set((app.translation.companions + plan.translation.companions).map(\.module))
        let companions = try CompanionBuilder(sdk: sdk).build(sdk.catalogue.companions(among: imported))
        let compiler = try Compiler(sdk: sdk, companions: companions)
        var digest = Digest()
        let appSources = try StagedSources(
            app.translation, in: build.folder.appendingPathComponent("source"), digest: &digest)
        let testSources = try StagedSources(
            plan.translation, in: build.folder.appendingPathComponent("tests"), digest: &digest)
        let runner = TestRunnerSource(
            appModule: app.project.moduleName, testModule: tests.moduleName, testCases: plan.testCases)
        let runnerFile = build.folder.appendingPathComponent("main.swift")
        try BuildFolder.write(Data(runner.text.utf8), to: runnerFile)
        digest.add(runner.text)

        let appArguments =
            compiler.arguments(
                moduleName: app.project.moduleName, swiftVersion: app.languageMode,
                defines: app.project.defines, hasMainFile: appSources.hasMainFile) + appSources.arguments
            + ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", runner.appEntryPoint]
        let testArguments =
            compiler.arguments(
                moduleName: tests.moduleName, swiftVersion: plan.translation.languageMode ?? tests.swiftVersion,
                defines: tests.defines, hasMainFile: false) + testSources.arguments + ["-I", build.folder.path]
        let runnerArguments =
            compiler.arguments(moduleName: runner.moduleName, swiftVersion: "5", defines: [], hasMainFile: true)
            // What the tests are told about is the compiler's to say where they are compiled.
            + ["-I", build.folder.path, "-suppress-warnings"] + compiler.linkArguments

        if app.translation.hasErrors {
            try compiler.check(appSources.files, of: app.translation, arguments: appArguments, in: build.folder)
        }
        let record = BuildRecord(
            sdk: ([sdk.identity] + companions.map(\.identity)).joined(separator: ";"), contents: digest.text,
            files: (appSources.files + testSources.files).map(\.path),
            arguments: appArguments + testArguments + runnerArguments)
        let isNew = try build.build(record, into: bundle) { executable in
            let appObject = try compiler.compileModule(
                app.project.moduleName, appSources.files, of: app.translation, arguments: appArguments, in: build.folder
            )
            if plan.translation.hasErrors {
                try compiler.check(testSources.files, of: plan.translation, arguments: testArguments, in: build.folder)
            }
            let testObject = try compiler.compileModule(
                tests.moduleName, testSources.files, of: plan.translation, arguments: testArguments, in: build.folder)
            try compiler.compile(
                [runnerFile, appObject, testObject], of: nil, arguments: runnerArguments, to: executable,
                in: build.folder)
        }
        if !isNew { for module in [app.translation, plan.translation] { BuildMessages().add(module) } }
    }
}

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
    var tolerance = Tolerance.none

    /// The unit tests of an app, translated.
    struct Plan {
        let app: PreparedApp
        let tests: PreparedModule
        /// The modules that the app and the tests need beside their own.
        let libraries: [PreparedModule]
        let runner: TestRunnerSource
        /// The tests that the scheme wants, or all.
        let chosen: ModuleTests
        /// The app target that was asked for.
        let target: String?

        /// The test bundle's name.
        var name: String { tests.module.target }
        /// The error about a module that is no framework of the SDK, and that another tool would have to fetch.
        var missingModule: Diagnostic? {
            ([app.app, tests] + libraries).lazy.compactMap(\.translation).flatMap(\.diagnostics).first { diagnostic in
                if case .module = diagnostic.subject { diagnostic.severity == .error } else { false }
            }
        }
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
        if let folder = try packageToTest(at: path) {
            let projects = try package(in: folder, target: target, scheme: scheme, catalogue, messages)
            return try plans(projects, path: path, target: target, catalogue, messages)
        }
        let projects = try projects(at: path, target: target, scheme: scheme, catalogue, messages)
        let plans = try plans(projects, path: path, target: target, catalogue, messages)
        guard let missing = plans.lazy.compactMap(\.missingModule).first,
            let package = try packageInstead(of: path, target: target, scheme: scheme, catalogue, messages)
        else { return plans }
        Console.note("\(missing.message); the package beside the project is tested instead")
        return try Self.plans([package], path: path, target: target, catalogue, messages)
    }

    private static func plans(
        _ projects: [AppProject], path: String, target: String?, _ catalogue: FrameworkCatalogue,
        _ messages: BuildMessages
    ) throws -> [Plan] {
        try projects.flatMap { project in
            let app = try PreparedApp(
                project, path: path, catalogue: catalogue, messages: messages, forTests: true)
            guard !app.project.tests.isEmpty else {
                throw CommandFailure(
                    "\(path): the app '\(app.project.name)' has no unit tests: neither a unit test target nor a folder "
                        + "whose name ends in 'Tests'")
            }
            let interfaceTests = project.interfaceTests.map { "'\($0)'" }.joined(separator: ", ")
            if !interfaceTests.isEmpty {
                Console.note(
                    "\(interfaceTests): left out, since tests that drive an app by XCUIApplication are not supported")
            }
            return try app.project.tests.map { try plan($0, of: app, target: target, catalogue, messages) }
        }
    }

    /// The package beside a project that cannot be built before another tool has fetched what it needs: SwiftPM fetches it
    /// itself. Nil where there is none with tests.
    private static func packageInstead(
        of path: String, target: String?, scheme: String?, _ catalogue: FrameworkCatalogue, _ messages: BuildMessages
    ) throws -> AppProject? {
        // What is asked for by name is the project's.
        guard target == nil, scheme == nil, let folder = packageBesideProject(at: path) else { return nil }
        return try? AppProject.tests(
            ofPackage: folder, target: nil, scheme: nil, catalogue: catalogue, messages: messages)
    }

    /// What Xcode would test; the package beside the project where the project names files that are not there, or has no unit
    /// tests for iOS.
    private static func projects(
        at path: String, target: String?, scheme: String?, _ catalogue: FrameworkCatalogue, _ messages: BuildMessages
    ) throws -> [AppProject] {
        do {
            return try loadTests(at: path, target: target, scheme: scheme)
        } catch {
            switch error {
            case .noTests, .severalModules:
                let package = try packageInstead(of: path, target: target, scheme: scheme, catalogue, messages)
                if let package {
                    Console.note("\(error); the package beside the project is tested instead")
                    return [package]
                }
                return try testsBelow(path, target: target, scheme: scheme, because: error)
            case .filesNotFound: break
            default: throw error
            }
            guard let package = packageBesideProject(at: path) else { throw error }
            Console.note("\(error); the package beside the project is tested instead")
            return try Self.package(in: package, target: target, scheme: scheme, catalogue, messages)
        }
    }

    /// The tests of the only project below a folder that has some, as libraries have them in their examples.
    private static func testsBelow(
        _ path: String, target: String?, scheme: String?, because error: ProjectError
    ) throws -> [AppProject] {
        var isFolder = ObjCBool(false)
        guard case .noTests = error, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
            isFolder.boolValue, !["xcodeproj", "xcworkspace"].contains(URL(fileURLWithPath: path).pathExtension)
        else { throw error }
        let projects = try projectsWithTests(below: URL(fileURLWithPath: path, isDirectory: true))
        guard projects.count == 1 else { throw error }
        Console.note("\(error); \(projects[0].path) is tested instead")
        return try loadTests(at: projects[0].path, target: target, scheme: scheme)
    }

    /// The tests of a package; of one without tests, those of the only project below it that has some.
    private static func package(
        in folder: URL, target: String?, scheme: String?, _ catalogue: FrameworkCatalogue, _ messages: BuildMessages
    ) throws -> [AppProject] {
        let tests = try AppProject.tests(
            ofPackage: folder, target: target, scheme: scheme, catalogue: catalogue, messages: messages)
        if let tests { return [tests] }
        let reason = "\(folder.path): the package '\(folder.lastPathComponent)' has no test targets"
        let projects = try projectsWithTests(below: folder)
        guard projects.count == 1 else {
            let names = projects.map { "'\($0.path)'" }.joined(separator: " or ")
            throw CommandFailure(names.isEmpty ? reason : "\(reason): test \(names)")
        }
        Console.note("\(reason); \(projects[0].path) is tested instead")
        return try loadTests(at: projects[0].path, target: target, scheme: scheme)
    }

    static func plan(
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
        messages.add(tests.resourceWarnings(app.libraries, with: [app.app]))
        let names = inApp.union(needed.map(\.module.name))
        let chosen = bundle.selection.tests(among: tests.tests)
        let runner = TestRunnerSource(
            appModule: app.app.module.name, testModule: module.name, testCases: chosen.testCases,
            mains: chosen.mains, hasSwiftTests: !chosen.swiftTests.isEmpty)
        return Plan(
            app: app, tests: tests, libraries: app.libraries.modules.filter { names.contains($0.module.name) },
            runner: runner, chosen: chosen, target: target)
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
            of: plan.app, libraries: plan.libraries, with: [app, plan.tests], sdk: sdk, tolerance: tolerance,
            messages: messages, measuresCoverage: measuresCoverage)
        _ = try modules.buildLibraries(into: bundle)
        guard let tests = try modules.build([app, plan.tests], in: build.folder).last else { return [] }
        messages.tellOmissions()

        var runner = plan.runner
        if let left = tests.translation?.tests {
            runner.testCases = Self.common(to: runner.testCases, and: left.testCases)
            runner.mains = left.mains
        }
        let runnerFile = build.folder.appendingPathComponent("main.swift")
        try BuildFolder.write(Data(runner.text.utf8), to: runnerFile)
        let arguments =
            modules.compiler.arguments(
                moduleName: runner.moduleName, swiftVersion: "5", defines: [], hasMainFile: true)
            // What the tests are told about is the compiler's to say where they are compiled.
            + modules.importFlags(of: tests) + ["-suppress-warnings"] + modules.linkArguments
        var digest = Digest()
        digest.add(runner.text)
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

extension TestBuilder {
    /// The wanted tests that are left where some do not compile.
    private static func common(
        to wanted: [TestCaseDescription], and left: [TestCaseDescription]
    ) -> [TestCaseDescription] {
        wanted.compactMap { testCase in
            guard let there = left.first(where: { $0.name == testCase.name }) else { return nil }
            var both = testCase
            both.tests.removeAll { test in !there.tests.contains { $0.name == test.name } }
            return both.tests.isEmpty ? nil : both
        }
    }
}

extension SchemeSelection {
    /// What is wanted of a module's tests; a test case of which nothing is wanted is left out.
    fileprivate func tests(among all: ModuleTests) -> ModuleTests {
        let testCases = all.testCases.compactMap { testCase in
            var wanted = testCase
            wanted.tests.removeAll { !takes($0.name, of: testCase.name) }
            return wanted.tests.isEmpty ? nil : wanted
        }
        return ModuleTests(
            testCases: testCases, mains: all.mains,
            swiftTests: all.swiftTests.filter { takes($0.name, of: $0.suites.joined(separator: "/")) })
    }
}

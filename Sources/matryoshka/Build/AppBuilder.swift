import Displays
import Foundation
import Projects

/// Turns an app's project into a bundle that runs.
///
/// It may be used on any thread, for one build at a time.
struct AppBuilder: Sendable {
    let sdk: SDK

    /// What a build has made.
    struct Product: Sendable {
        var app: RunnableApp
        /// Whether anything in the bundle is another than before.
        var hasChanged: Bool
        /// The folders and files that it was made of.
        var inputs: [URL]
    }

    /// Builds what has changed since the last time.
    ///
    /// - Parameters:
    ///   - path: An Xcode project or a folder.
    ///   - target: The app target, if there are several.
    func build(path: String, target: String?) throws -> RunnableApp {
        try build(path: path, target: target, messages: BuildMessages()).app
    }

    /// Builds what has changed since the last time.
    ///
    /// - Parameter messages: Takes what there is to say; where it is cancelled this throws a `CancellationError`.
    func build(path: String, target: String?, messages: BuildMessages) throws -> Product {
        guard !path.isEmpty else { throw CommandFailure("the path of the app is empty") }
        let app = try PreparedApp(
            try loadProject(at: path, target: target), path: path, catalogue: sdk.catalogue, messages: messages)
        let build = try BuildFolder(name: app.name, key: "\(app.location)\n\(target ?? "")\n\(sdk.folder.path)")
        let bundle = AppBundle(name: app.name, in: build.folder)
        if try app.update(bundle) { messages.noteNewResources() }
        let isCompiled = try compile(app, into: bundle, build, messages)
        return Product(
            app: RunnableApp(
                name: app.name, executable: bundle.executable,
                container: build.folder.appendingPathComponent("data", isDirectory: true)),
            hasChanged: messages.hasNewResources || isCompiled, inputs: app.inputs)
    }

    private func compile(
        _ app: PreparedApp, into bundle: AppBundle, _ build: BuildFolder, _ messages: BuildMessages
    ) throws -> Bool {
        var digest = Digest()
        let staging = try StagedSources(
            app.translation, in: build.folder.appendingPathComponent("source"), digest: &digest)
        let companions = try CompanionBuilder(sdk: sdk, messages: messages).build(app.translation.companions)
        let compiler = try Compiler(sdk: sdk, companions: companions, messages: messages)
        let arguments =
            compiler.arguments(
                moduleName: app.project.moduleName, swiftVersion: app.languageMode,
                defines: app.project.defines, hasMainFile: staging.hasMainFile)
            + compiler.wholeModuleArguments + staging.arguments
        if app.translation.hasErrors {
            try compiler.check(staging.files, of: app.translation, arguments: arguments, in: build.folder)
        }
        let record = BuildRecord(
            sdk: ([sdk.identity] + companions.map(\.identity)).joined(separator: ";"), contents: digest.text,
            files: staging.files.map(\.path),
            arguments: arguments + compiler.linkArguments)
        let isNew = try build.build(record, into: bundle) { executable in
            try compiler.compile(
                staging.files, of: app.translation, arguments: record.arguments, to: executable, in: build.folder)
        }
        if !isNew { messages.add(app.translation) }
        return isNew
    }
}

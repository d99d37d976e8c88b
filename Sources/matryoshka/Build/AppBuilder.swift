import Displays
import Foundation
import Projects

/// Turns an app's project into a bundle that runs.
///
/// It may be used on any thread, for one build at a time.
struct AppBuilder: Sendable {
    let sdk: SDK
    /// Whether the app can show the previews in its sources.
    var showsPreviews = false
    var tolerance = Tolerance.none

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
        // Between two builds of a watched app somebody may have changed a companion.
        let app = try PreparedApp(
            try loadProject(at: path, target: target), path: path, catalogue: sdk.catalogue.reread, messages: messages,
            showsPreviews: showsPreviews)
        let build = try BuildFolder(
            name: app.name,
            key: "\(app.location)\n\(target ?? "")\n\(sdk.folder.path)" + (showsPreviews ? "\npreviews" : ""))
        let bundle = AppBundle(name: app.name, in: build.folder)
        let libraries = app.libraries.needed(by: app.app.module)
        if try app.update(bundle, with: libraries) { messages.noteNewResources() }
        let isCompiled = try compile(app, with: libraries, into: bundle, build, messages)
        messages.tellOmissions()
        return Product(
            app: RunnableApp(
                name: app.name, executable: bundle.executable,
                container: build.folder.appendingPathComponent("data", isDirectory: true)),
            hasChanged: messages.hasNewResources || isCompiled, inputs: app.inputs)
    }

    private func compile(
        _ app: PreparedApp, with libraries: [PreparedModule], into bundle: AppBundle, _ build: BuildFolder,
        _ messages: BuildMessages
    ) throws -> Bool {
        var modules = try AppModules(
            of: app, libraries: libraries, with: [app.app], sdk: sdk, tolerance: tolerance,
            messages: messages)
        let isNewLibrary = try modules.buildLibraries(into: bundle)
        _ = try modules.build([app.app], in: build.folder)
        let record = BuildRecord(
            sdk: modules.compiler.identity, contents: modules.content, files: [], arguments: modules.linkArguments)
        let isNew = try build.build(record, into: bundle) { executable in
            try modules.compiler.compile([], of: nil, arguments: record.arguments, to: executable, in: build.folder)
        }
        return isNew || isNewLibrary
    }
}

import Displays
import Foundation
import Projects

/// Turns an app's project into a bundle that runs.
struct AppBuilder {
    let sdk: SDK

    /// Builds what has changed since the last time.
    ///
    /// - Parameters:
    ///   - path: An Xcode project or a folder.
    ///   - target: The app target, if there are several.
    func build(path: String, target: String?) throws -> RunnableApp {
        guard !path.isEmpty else { throw CommandFailure("the path of the app is empty") }
        let app = try PreparedApp(try loadProject(at: path, target: target), path: path)
        let build = try BuildFolder(name: app.name, key: "\(app.location)\n\(target ?? "")\n\(sdk.folder.path)")
        let bundle = AppBundle(name: app.name, in: build.folder)
        try app.update(bundle)
        try compile(app, into: bundle, build)
        return RunnableApp(name: app.name, executable: bundle.executable)
    }

    private func compile(_ app: PreparedApp, into bundle: AppBundle, _ build: BuildFolder) throws {
        var digest = Digest()
        let staging = try StagedSources(
            app.translation, in: build.folder.appendingPathComponent("source"), digest: &digest)
        let compiler = try Compiler(sdk: sdk)
        let record = BuildRecord(
            sdk: sdk.identity, contents: digest.text, files: staging.files.map(\.path),
            arguments: compiler.arguments(
                moduleName: app.project.moduleName, swiftVersion: app.project.swiftVersion,
                defines: app.project.defines, hasMainFile: staging.hasMainFile)
                + staging.arguments + compiler.linkArguments)
        try build.build(record, into: bundle) { executable in
            try compiler.compile(staging.files, arguments: record.arguments, to: executable, in: build.folder)
        }
    }
}

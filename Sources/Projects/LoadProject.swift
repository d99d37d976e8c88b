import Foundation

/// Says what to build and bundle for the app at `path`.
///
/// The path is an .xcodeproj or .xcworkspace, a folder that holds one, or a folder of Swift and resource files. `target`
/// chooses among several apps by the target's name or by that of a shared scheme.
package func loadProject(at path: String, target: String? = nil) throws(ProjectError) -> AppProject {
    switch try ProjectLocation.find(path) {
    case .xcode(let location): try XcodeApp.load(location, target: target)
    case .folder(let url): try PlainFolder.load(url, path: path, target: target)
    }
}

/// Says what to build for the unit tests at `path`: the apps that they run in, each with those that do.
///
/// They are a project's targets of that kind, or a plain folder's subfolders whose names end in `Tests`.
///
/// - Parameters:
///   - target: An app's target, or one of unit tests.
///   - scheme: A shared scheme, which says what is tested.
package func loadTests(
    at path: String, target: String? = nil, scheme: String? = nil
) throws(ProjectError) -> [AppProject] {
    switch try ProjectLocation.find(path) {
    case .xcode(let location):
        return try XcodeTests(location).load(target: target, scheme: scheme)
    case .folder(let url):
        if let scheme { throw .unknownScheme(name: scheme, project: path, choices: []) }
        return [try PlainFolder.loadWithTests(url, path: path, target: target)]
    }
}

/// Says what to build and bundle for the app at `path`, with the unit tests that run in it, if there are some.
package func loadProjectWithTests(at path: String, target: String? = nil) throws(ProjectError) -> AppProject {
    let app = try loadProject(at: path, target: target)
    do {
        return try loadTests(at: path, target: target ?? app.name).first { $0.name == app.name } ?? app
    } catch .noTests, .noTestsOfApp, .onlyInterfaceTests {
        return app
    }
}

/// Lists the targets of the project at `path`, apps and others; a plain folder is one app.
package func summarizeProject(at path: String) throws(ProjectError) -> ProjectSummary {
    switch try ProjectLocation.find(path) {
    case .xcode(let location):
        let summaries = try XcodeProjectSet(location).named().map(\.summary)
        return ProjectSummary(
            name: (location.name as NSString).deletingPathExtension, targets: summaries.flatMap(\.targets))
    case .folder(let url):
        let name = try PlainFolder.load(url, path: path, target: nil).name
        return ProjectSummary(name: name, targets: [.init(name: name, kind: .app)])
    }
}

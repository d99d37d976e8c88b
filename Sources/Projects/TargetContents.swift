import Foundation

/// Gathers an app's files, each once, whatever way the project names them.
struct TargetContents {
    /// The project's name, as messages show it.
    let project: String
    /// The target's name.
    let target: String
    /// The property list that becomes the app's Info.plist, and is no resource.
    let infoPlist: URL?
    private(set) var sources: [URL] = []
    private(set) var resources: [Resource] = []
    private(set) var assetCatalogs: [URL] = []
    private(set) var dataModels: [URL] = []
    private(set) var warnings: [ProjectDiagnostic] = []
    private var seen: Set<String> = []
    private var bundled: [String: URL] = [:]

    init(project: String, target: String, infoPlist: URL?) {
        self.project = project
        self.target = target
        self.infoPlist = infoPlist
    }

    mutating func warn(_ message: String) {
        let warning = ProjectDiagnostic(file: project, message: message)
        if !warnings.contains(warning) { warnings.append(warning) }
    }

    mutating func addSource(_ url: URL) {
        if seen.insert(url.path).inserted { sources.append(url) }
    }

    mutating func addAssetCatalog(_ url: URL) {
        if seen.insert(url.path).inserted { assetCatalogs.append(url) }
    }

    mutating func addDataModel(_ url: URL) {
        if seen.insert(url.path).inserted { dataModels.append(url) }
    }

    /// Adds a resource file, or the files of a folder that goes into the bundle as it is.
    mutating func addResource(_ url: URL, at path: String? = nil) {
        if url.standardizedFileURL.path == infoPlist?.standardizedFileURL.path { return }
        let path = path ?? BundlePath.flat(url)
        let found =
            FileReading.isFolder(url)
            ? BundlePath.resources(in: url, as: path) : [Resource(url: url, bundlePath: path)]
        for resource in found {
            if let other = bundled[resource.bundlePath] {
                if other != resource.url {
                    warn("\(resource.bundlePath) is there twice: \(resource.url.path) is left out for \(other.path)")
                }
            } else {
                bundled[resource.bundlePath] = resource.url
                resources.append(resource)
            }
        }
    }
}

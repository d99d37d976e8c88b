import Foundation

/// Finds the resources of a package's target: what its manifest names, and what Xcode takes without being told.
struct PackageResources {
    private let target: PackageManifest.Target
    private let folder: URL

    init(_ target: PackageManifest.Target, in folder: URL) {
        self.target = target
        self.folder = folder
    }

    /// Sorts them by what becomes of them.
    ///
    /// - Returns: The files that the target's code holds as bytes.
    func add(to contents: inout TargetContents) -> [URL] {
        var embedded: [URL] = []
        for rule in target.resources {
            let url = folder.appendingPathComponent(rule.path).standardizedFileURL
            guard FileReading.exists(url) else {
                contents.warn("resource \(rule.path) of target '\(target.name)' is not there")
                continue
            }
            switch rule.rule.name {
            case "copy": contents.addResource(url, at: url.lastPathComponent)
            case "embedInCode": embedded += files(at: url)
            default: for file in files(at: url) { process(file, into: &contents) }
            }
        }
        for file in unnamed() { process(file, into: &contents) }
        return embedded
    }

    private func process(_ url: URL, into contents: inout TargetContents) {
        switch FileKind(name: url.lastPathComponent) {
        case .assetCatalog: contents.addAssetCatalog(url)
        case .dataModel: contents.addDataModel(url)
        case .swift: break
        default: contents.addResource(url)
        }
    }

    private func files(at url: URL) -> [URL] {
        guard FileReading.isFolder(url), !FileKind.isPackage(url.lastPathComponent) else { return [url] }
        return FolderWalk.items(below: url) { _, name in FileKind.isPackage(name) ? .take : .enter }.map(\.url)
    }

    /// The files that are resources by their names, wherever they lie in the target.
    private func unnamed() -> [URL] {
        let named = Set((target.resources.map(\.path) + target.exclude).map { path(of: $0) })
        return FolderWalk.items(below: folder) { path, name in
            if named.contains(path) { return .skip }
            return FileKind.isPackage(name) ? .take : .enter
        }
        .filter { !named.contains($0.path) && isResource($0) }.map(\.url)
    }

    private func isResource(_ item: FolderWalk.Item) -> Bool {
        let types = ["xcassets", "xib", "nib", "storyboard", "xcstrings", "xcdatamodeld", "xcdatamodel"]
        return types.contains(item.url.pathExtension.lowercased())
            || item.url.deletingLastPathComponent().pathExtension == "lproj"
    }

    /// A manifest's path in the form that a walk has it.
    private func path(of path: String) -> String {
        let root = folder.standardizedFileURL.path + "/"
        let whole = folder.appendingPathComponent(path).standardizedFileURL.path
        return whole.hasPrefix(root) ? String(whole.dropFirst(root.count)) : whole
    }
}

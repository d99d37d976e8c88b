import Foundation

/// Where a resource goes in the app bundle.
enum BundlePath {
    /// The file's name, under its language folder if it is in one: everything else ends up at the top.
    static func flat(_ url: URL) -> String {
        let parts = url.pathComponents
        guard let language = parts.dropLast().lastIndex(where: { $0.hasSuffix(".lproj") }) else {
            return url.lastPathComponent
        }
        return parts[language...].joined(separator: "/")
    }

    /// The files of a folder that is copied whole, below the folder's own name.
    static func resources(in folder: URL, as path: String) -> [Resource] {
        FolderWalk.items(below: folder).map { Resource(url: $0.url, bundlePath: "\(path)/\($0.path)") }
    }
}

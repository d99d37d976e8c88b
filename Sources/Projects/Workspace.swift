import Foundation

/// The projects that a workspace lists.
enum Workspace {
    /// Those that exist.
    static func projects(in url: URL) throws(ProjectError) -> [URL] {
        try files(in: url).filter { $0.pathExtension == "xcodeproj" }
    }

    /// The folders of packages that a workspace lists.
    static func packages(in url: URL) throws(ProjectError) -> [URL] {
        try files(in: url).filter { FileReading.exists($0.appendingPathComponent("Package.swift")) }
    }

    /// The folders that a workspace lists, as far as they exist.
    private static func files(in url: URL) throws(ProjectError) -> [URL] {
        let name = "\(url.lastPathComponent)/contents.xcworkspacedata"
        let data = try FileReading.contents(
            of: url.appendingPathComponent("contents.xcworkspacedata"), name: name, limitInMegabytes: 4)
        let folder = url.deletingLastPathComponent()
        var groups: [URL] = [folder]
        var found: [URL] = []
        try XMLElements.walk(data, file: name, documentType: .refused) { (element) throws(ProjectError) in
            let parts = (element.attributes["location"] ?? "").split(
                separator: ":", maxSplits: 1, omittingEmptySubsequences: false
            ).map(String.init)
            let path = parts.count == 2 ? parts[1] : ""
            let start: URL =
                switch parts[0] {
                case "container": folder
                case "absolute": URL(fileURLWithPath: "/")
                default: groups.last ?? folder
                }
            let place = path.isEmpty ? start : start.appendingPathComponent(path).standardizedFileURL
            if element.name == "Group" { groups.append(place) }
            if element.name == "FileRef", FileReading.isFolder(place), !found.contains(place) {
                found.append(place)
            }
        } end: { (element, _) throws(ProjectError) in
            if element == "Group" { groups.removeLast() }
        }
        return found
    }

    /// How many folders above a project's own may hold its workspace.
    private static let highest = 4

    /// The workspace that lists a project, beside it or in a folder around it, with all that it lists.
    ///
    /// Choice (projects): a project that is named by itself is built as in its workspace, since only there are the targets that
    /// it imports. The search ends at the top of a checkout.
    static func listing(_ project: URL) -> (workspace: URL, projects: [URL])? {
        let project = project.standardizedFileURL
        var folder = project.deletingLastPathComponent()
        for _ in 0...highest where folder.path != "/" {
            for name in FileReading.names(in: folder) where name.hasSuffix(".xcworkspace") && !name.hasPrefix(".") {
                let workspace = folder.appendingPathComponent(name)
                // One that cannot be read is not the one that was named.
                guard let projects = try? projects(in: workspace), projects.contains(project) else { continue }
                return (workspace, projects)
            }
            if FileReading.exists(folder.appendingPathComponent(".git")) { return nil }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}

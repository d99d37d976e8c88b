import Foundation

/// What a path that the user names leads to.
enum ProjectLocation: Equatable {
    case xcode(URL)
    case folder(URL)

    /// Folders of products and of other people's code.
    static func isForeign(_ name: String) -> Bool {
        ["Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages"].contains(name) || name.hasPrefix(".")
    }

    static func find(_ path: String) throws(ProjectError) -> ProjectLocation {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        guard FileReading.exists(url) else { throw .pathNotFound(path) }
        if url.lastPathComponent == "project.pbxproj" { return .xcode(url.deletingLastPathComponent()) }
        guard FileReading.isFolder(url) else {
            throw .refused(file: path, line: nil, reason: "neither a folder nor an Xcode project")
        }
        switch url.pathExtension {
        case "xcodeproj": return .xcode(url)
        case "xcworkspace":
            let projects = try Workspace.projects(in: url)
            if projects.count == 1 { return .xcode(projects[0]) }
            if projects.isEmpty { throw .noApp(folder: path) }
            throw .severalProjects(folder: path, projects: projects.map(\.lastPathComponent))
        default: break
        }
        if let project = try project(in: url, path: path) { return .xcode(project) }
        return .folder(url)
    }

    /// The folder's project: its own or, failing that, the only one below it.
    private static func project(in folder: URL, path: String) throws(ProjectError) -> URL? {
        let children = FileReading.names(in: folder).map { folder.appendingPathComponent($0) }
        let own = children.filter { $0.pathExtension == "xcodeproj" && isProject($0) }
        if own.count == 1 { return own[0] }
        let workspaces = children.filter { $0.pathExtension == "xcworkspace" && FileReading.isFolder($0) }
        if workspaces.count == 1 {
            let listed = try Workspace.projects(in: workspaces[0])
            if listed.count == 1 { return listed[0] }
            if listed.count > 1, own.isEmpty {
                throw .severalProjects(folder: path, projects: listed.map(\.lastPathComponent))
            }
        }
        if own.count > 1 { throw .severalProjects(folder: path, projects: own.map(\.lastPathComponent)) }
        let below = FolderWalk.items(below: folder) { _, name in
            if name.hasSuffix(".xcodeproj") { return .take }
            return isForeign(name) || FileKind.isPackage(name) ? .skip : .enter
        }.filter { $0.isFolder && isProject($0.url) }
        if below.count > 1 { throw .severalProjects(folder: path, projects: below.map(\.path)) }
        return below.first?.url
    }

    private static func isProject(_ url: URL) -> Bool {
        FileReading.isFolder(url) && !isForeign(url.deletingPathExtension().lastPathComponent)
    }
}

/// The projects that a workspace lists.
enum Workspace {
    /// Those that exist, without CocoaPods' own.
    static func projects(in url: URL) throws(ProjectError) -> [URL] {
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
            if element.name == "FileRef", place.pathExtension == "xcodeproj", FileReading.isFolder(place),
                place.lastPathComponent != "Pods.xcodeproj", !found.contains(place)
            {
                found.append(place)
            }
        } end: { (element, _) throws(ProjectError) in
            if element == "Group" { groups.removeLast() }
        }
        return found
    }
}

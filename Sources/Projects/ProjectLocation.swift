import Foundation

/// Projects of Xcode that a build takes targets from.
struct XcodeLocation: Equatable {
    /// The projects whose apps are meant.
    var projects: [URL]
    /// Projects beside them, which make modules for them.
    var others: [URL] = []
    /// The workspace that lists them all.
    var workspace: URL?
    /// What was named, as messages show it.
    var name: String

    /// A project, with what the workspace holds that lists it.
    init(project: URL) {
        projects = [project]
        name = project.lastPathComponent
        if let found = Workspace.listing(project) {
            workspace = found.workspace
            others = found.projects.filter { $0.standardizedFileURL != project.standardizedFileURL }
        }
        others += Self.carthage(beside: folders)
    }

    /// The projects of a workspace; CocoaPods' own is there only to be used.
    init(workspace: URL, projects: [URL]) {
        self.projects = projects.filter { !Self.isPods($0) }
        others = projects.filter(Self.isPods)
        self.workspace = workspace
        name = workspace.lastPathComponent
        others += Self.carthage(beside: folders)
    }

    /// The folders of the projects and of the workspace, each once.
    var folders: [URL] {
        (projects + [workspace].compactMap { $0 }).map { $0.deletingLastPathComponent().standardizedFileURL }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    static func isPods(_ project: URL) -> Bool { project.lastPathComponent == "Pods.xcodeproj" }

    /// The projects whose sources Carthage has checked out.
    private static func carthage(beside folders: [URL]) -> [URL] {
        folders.flatMap { folder -> [URL] in
            let checkouts = folder.appendingPathComponent("Carthage/Checkouts")
            return FileReading.names(in: checkouts).flatMap { name in
                let checkout = checkouts.appendingPathComponent(name)
                return FileReading.names(in: checkout).map(checkout.appendingPathComponent)
            }.filter { $0.pathExtension == "xcodeproj" && FileReading.isFolder($0) }
        }
    }
}

/// What a path that the user names leads to.
enum ProjectLocation: Equatable {
    case xcode(XcodeLocation)
    case folder(URL)

    /// Folders of products and of other people's code.
    static func isForeign(_ name: String) -> Bool {
        ["Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages"].contains(name) || name.hasPrefix(".")
    }

    static func find(_ path: String) throws(ProjectError) -> ProjectLocation {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        guard FileReading.exists(url) else { throw .pathNotFound(path) }
        if url.lastPathComponent == "project.pbxproj" { return .xcode(.init(project: url.deletingLastPathComponent())) }
        guard FileReading.isFolder(url) else {
            throw .refused(file: path, line: nil, reason: "neither a folder nor an Xcode project")
        }
        switch url.pathExtension {
        case "xcodeproj": return .xcode(.init(project: url))
        case "xcworkspace":
            let location = XcodeLocation(workspace: url, projects: try Workspace.projects(in: url))
            guard !location.projects.isEmpty else { throw .noApp(folder: path) }
            return .xcode(location)
        default: break
        }
        if let location = try location(in: url, path: path) { return .xcode(location) }
        return .folder(url)
    }

    /// The folder's project: its own, those of its workspace or, failing that, the only one below it.
    private static func location(in folder: URL, path: String) throws(ProjectError) -> XcodeLocation? {
        let children = FileReading.names(in: folder).map { folder.appendingPathComponent($0) }
        let own = children.filter { $0.pathExtension == "xcodeproj" && isProject($0) }
        if own.count == 1 { return XcodeLocation(project: own[0]) }
        let workspaces = children.filter { $0.pathExtension == "xcworkspace" && FileReading.isFolder($0) }
        if workspaces.count == 1 {
            let location = XcodeLocation(workspace: workspaces[0], projects: try Workspace.projects(in: workspaces[0]))
            if !location.projects.isEmpty { return location }
        }
        if own.count > 1 { throw .severalProjects(folder: path, projects: own.map(\.lastPathComponent)) }
        let below = items(below: folder)
        if below.count > 1 { throw .severalProjects(folder: path, projects: below.map(\.path)) }
        return below.first.map { XcodeLocation(project: $0.url) }
    }

    /// The projects in a folder and in the folders below it, but for other people's.
    static func projects(below folder: URL) -> [URL] { items(below: folder).map(\.url) }

    private static func items(below folder: URL) -> [FolderWalk.Item] {
        FolderWalk.items(below: folder) { _, name in
            if name.hasSuffix(".xcodeproj") { return .take }
            return isForeign(name) || FileKind.isPackage(name) ? .skip : .enter
        }.filter { $0.isFolder && isProject($0.url) }
    }

    private static func isProject(_ url: URL) -> Bool {
        FileReading.isFolder(url) && !isForeign(url.deletingPathExtension().lastPathComponent)
    }
}

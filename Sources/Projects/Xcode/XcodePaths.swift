import Foundation

/// Where the files and groups of a project lie.
struct XcodePaths {
    private let project: XcodeProject
    /// The group that holds each object.
    private var parents: [String: String] = [:]

    init(_ project: XcodeProject) {
        self.project = project
        var waiting = [project.root.string("mainGroup")].compactMap { $0 }
        var seen = Set(waiting)
        while let id = waiting.popLast() {
            guard let group = project[id] else { continue }
            for child in group.strings("children") where seen.insert(child).inserted {
                parents[child] = id
                waiting.append(child)
            }
        }
    }

    /// The object's place, or nil if it lies in a software development kit, among the products, or nowhere.
    func url(of object: XcodeProject.Object) -> URL? {
        var components: [String] = []
        var current = object
        while true {
            if let path = current.string("path"), !path.isEmpty { components.append(path) }
            switch current.string("sourceTree") ?? "<group>" {
            case "<absolute>":
                return join(URL(fileURLWithPath: "/"), components)
            case "SOURCE_ROOT":
                return join(project.folder, components)
            case "<group>":
                // Parents come from a tree walk, so this ends.
                guard let parent = project[parents[current.id]] else { return join(project.folder, components) }
                current = parent
            default:
                return nil
            }
        }
    }

    private func join(_ root: URL, _ components: [String]) -> URL {
        components.reversed().reduce(root) { $0.resolving($1) }.standardizedFileURL
    }
}

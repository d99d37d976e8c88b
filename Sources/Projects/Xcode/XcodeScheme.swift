import Foundation

/// A scheme that a project or a workspace shares, as far as it says what runs.
struct XcodeScheme {
    let name: String
    /// The identifier of the target that the scheme runs; nil for one that runs none.
    let target: String?

    /// The shared schemes of projects and workspaces, in the order of their names.
    static func shared(in containers: [URL]) throws(ProjectError) -> [XcodeScheme] {
        var schemes: [XcodeScheme] = []
        for container in containers {
            let folder = container.appendingPathComponent("xcshareddata/xcschemes")
            for name in FileReading.names(in: folder) where name.hasSuffix(".xcscheme") {
                schemes.append(try XcodeScheme(contentsOf: folder.appendingPathComponent(name)))
            }
        }
        return schemes
    }

    private init(contentsOf file: URL) throws(ProjectError) {
        name = file.deletingPathExtension().lastPathComponent
        let data = try FileReading.contents(of: file, name: file.lastPathComponent, limitInMegabytes: 4)
        var path: [String] = []
        var target: String?
        try XMLElements.walk(data, file: file.lastPathComponent, documentType: .refused) {
            (element) throws(ProjectError) in
            path.append(element.name)
            if element.name == "BuildableReference", path.contains("LaunchAction"),
                path.contains("BuildableProductRunnable")
            {
                target = target ?? element.attributes["BlueprintIdentifier"]
            }
        } end: { (_, _) throws(ProjectError) in
            path.removeLast()
        }
        self.target = target
    }
}

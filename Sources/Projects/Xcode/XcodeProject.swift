import Foundation

/// The object graph of a project.pbxproj file.
struct XcodeProject {
    /// An entry of the graph: its kind and its fields.
    struct Object {
        let id: String
        let isa: String
        let fields: [String: PlistValue]

        func string(_ key: String) -> String? { fields[key]?.string }
        func strings(_ key: String) -> [String] { fields[key]?.strings ?? [] }

        /// What people call the object: its name, or the last part of its path.
        var displayName: String {
            string("name") ?? string("path").map { ($0 as NSString).lastPathComponent } ?? ""
        }
    }

    /// The .xcodeproj folder.
    let url: URL
    /// The folder's name, as messages show it.
    let name: String
    /// The folder that paths start at.
    let folder: URL
    let root: Object
    private let objects: [String: Object]

    init(_ url: URL) throws(ProjectError) {
        let name = url.lastPathComponent
        let file = url.appendingPathComponent("project.pbxproj")
        let fileName = "\(name)/project.pbxproj"
        let contents = try PropertyListFile.read(file, name: fileName)
        guard let entries = contents.dictionary?["objects"]?.dictionary else {
            throw .malformed(file: fileName, line: nil, reason: "not an Xcode project: it has no objects")
        }
        var objects: [String: Object] = [:]
        for (id, entry) in entries {
            guard let fields = entry.dictionary, let isa = fields["isa"]?.string else {
                throw .malformed(file: fileName, line: nil, reason: "object \(id) has no isa")
            }
            objects[id] = Object(id: id, isa: isa, fields: fields)
        }
        guard let rootID = contents.dictionary?["rootObject"]?.string, let root = objects[rootID],
            root.isa == "PBXProject"
        else {
            throw .malformed(file: fileName, line: nil, reason: "not an Xcode project: it has no root object")
        }
        self.url = url
        self.name = name
        self.objects = objects
        self.root = root
        let start = url.deletingLastPathComponent()
        let subfolders = [root.string("projectDirPath"), root.string("projectRoot")].compactMap { $0 }
        folder =
            subfolders.filter { !$0.isEmpty }.reduce(start) { $0.appendingPathComponent($1) }
            .standardizedFileURL
    }

    /// The object with the identifier; a project can name one that is gone.
    subscript(id: String?) -> Object? { id.flatMap { objects[$0] } }

    /// The objects that a field of `object` lists.
    func objects(_ key: String, of object: Object) -> [Object] {
        object.strings(key).compactMap { objects[$0] }
    }

    /// Every object of a kind, ordered by identifier.
    func objects(ofKind isa: String) -> [Object] {
        objects.values.filter { $0.isa == isa }.sorted { $0.id < $1.id }
    }

    /// The targets in the order of the project.
    var targets: [Object] { objects("targets", of: root) }
}

extension XcodeProject {
    /// The targets with what each builds.
    var summary: ProjectSummary {
        ProjectSummary(
            name: url.deletingPathExtension().lastPathComponent,
            targets: targets.map { .init(name: $0.displayName, kind: .init(productType: $0.string("productType"))) })
    }
}

extension ProjectSummary.Target.Kind {
    init(productType: String?) {
        self =
            switch productType {
            case "com.apple.product-type.application": .app
            case "com.apple.product-type.bundle.unit-test": .unitTests
            case "com.apple.product-type.bundle.ui-testing": .interfaceTests
            case "com.apple.product-type.framework", "com.apple.product-type.framework.static": .framework
            case "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic": .staticLibrary
            case "com.apple.product-type.bundle": .resourceBundle
            case let type? where type.hasPrefix("com.apple.product-type.application.watch"): .watchApp
            case let type? where type.contains("extension"): .appExtension
            default: .other
            }
    }
}

import Foundation
import Projects

/// Has SwiftPM resolve packages, and reads what they are made of.
///
/// Its answers are kept for as long as nothing that they depend on has changed: each costs a third of a second.
struct PackageResolver {
    private let build: BuildFolder
    private var manager: PackageManager

    /// The packages that a project names.
    ///
    /// A package of our own depends on them all, so that SwiftPM writes nothing into the person's folders; the versions that
    /// Xcode has kept are given to it.
    ///
    /// - Parameter isQuiet: Whether what SwiftPM says of a failure is only kept, as `lastWords`.
    init(
        _ references: PackageReferences, project: URL, name: String, messages: BuildMessages, isQuiet: Bool = false
    ) throws {
        try self.init(
            references, in: try BuildFolder(.packages, name: name, key: project.path), messages: messages,
            isQuiet: isQuiet)
    }

    /// The same for other packages, in the same folder, which one process at a time has.
    func resolver(of references: PackageReferences) throws -> PackageResolver {
        try PackageResolver(references, in: build, messages: manager.messages, isQuiet: true)
    }

    private init(
        _ references: PackageReferences, in build: BuildFolder, messages: BuildMessages, isQuiet: Bool
    ) throws {
        self.build = build
        let root = build.folder.appendingPathComponent("root", isDirectory: true)
        try BuildFolder.write(
            Data(try references.manifest(name: "root").utf8), to: root.appendingPathComponent("Package.swift"))
        if let lockFile = references.lockFiles.first(where: { FileManager.default.fileExists(atPath: $0.path) }) {
            try Self.copy(lockFile, to: root.appendingPathComponent("Package.resolved"))
        }
        for folder in references.lockFiles.map({ $0.deletingLastPathComponent() }) {
            let mirrors = folder.appendingPathComponent("configuration/mirrors.json")
            guard FileManager.default.fileExists(atPath: mirrors.path) else { continue }
            try Self.copy(mirrors, to: root.appendingPathComponent(".swiftpm/configuration/mirrors.json"))
        }
        manager = PackageManager(package: root, folder: build.folder, messages: messages)
        manager.isQuiet = isQuiet
    }

    /// What SwiftPM said of its last failure.
    var lastWords: [String] { manager.lastWords }

    /// The addresses of packages that it could not clone.
    var addressesNotCloned: [String] {
        lastWords.compactMap { line in
            line.firstMatch(of: /Failed to clone repository (.+?):?$/).map { String($0.1) }
        }
    }

    /// The package in a folder, for which nothing is fetched; nil where it cannot be read.
    func local(_ folder: URL, identity: String? = nil) throws -> PartialPackages.Local? {
        let node = PackageNode(folder: folder, identity: identity)
        do {
            return try PartialPackages.Local(
                node, manifest: answer(["dump-package"], node), contents: answer(["describe", "--type", "json"], node))
        } catch is ErrorsAlreadyPrinted {
            return nil
        }
    }

    /// A package with those that it depends on.
    init(package: URL, messages: BuildMessages) throws {
        build = try BuildFolder(.packages, name: package.lastPathComponent, key: package.path)
        manager = PackageManager(package: package, folder: build.folder, messages: messages)
    }

    private static func copy(_ file: URL, to place: URL) throws {
        try BuildFolder.write(try BuildFolder.read(file), to: place)
    }

    /// All packages, the one that was asked for first.
    func graph() throws -> PackageGraph {
        let tree = try PackageNode(json: try dependencies())
        return PackageGraph(try tree.all.map(read))
    }

    // MARK: What the packages are

    private func dependencies() throws -> Data {
        let kept = KeptAnswer(at: build.folder.appendingPathComponent("dependencies"))
        if let answer = kept.answer, let tree = try? PackageNode(json: answer),
            tree.all.allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }),
            kept.key == key(of: tree)
        {
            return answer
        }
        let answer = try manager.ask(["show-dependencies", "--format", "json"])
        // Its key may hold another file of versions than before.
        try kept.keep(answer, key: key(of: try PackageNode(json: answer)))
        return answer
    }

    private func key(of tree: PackageNode) -> String {
        var digest = Digest()
        let root = URL(fileURLWithPath: tree.path)
        for file in [root.appendingPathComponent("Package.resolved")] + tree.all.flatMap(Self.manifests) {
            digest.add(file.path)
            digest.add(FileManager.default.contents(atPath: file.path) ?? Data())
        }
        return digest.text
    }

    /// A package's manifests for all versions of the tools.
    private static func manifests(of node: PackageNode) -> [URL] {
        let folder = URL(fileURLWithPath: node.path, isDirectory: true)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: node.path)) ?? []
        return names.sorted().filter { $0 == "Package.swift" || $0.hasPrefix("Package@swift-") }
            .map { folder.appendingPathComponent($0) }
    }

    private func read(_ node: PackageNode) throws -> SwiftPackage {
        try SwiftPackage(
            node, manifest: answer(["dump-package"], node), contents: answer(["describe", "--type", "json"], node))
    }

    /// What SwiftPM says of a package, which is kept for as long as its files are the same.
    private func answer(_ arguments: [String], _ node: PackageNode) throws -> Data {
        var digest = Digest()
        for manifest in Self.manifests(of: node) {
            digest.add(FileManager.default.contents(atPath: manifest.path) ?? Data())
        }
        for path in Self.paths(in: node.path) { digest.add(path) }
        let kept = KeptAnswer(
            at: build.folder.appendingPathComponent("packages/\(node.identity)-\(arguments[0])"))
        if kept.key == digest.text, let answer = kept.answer { return answer }
        let answer = try manager.ask(arguments, of: URL(fileURLWithPath: node.path))
        try kept.keep(answer, key: digest.text)
        return answer
    }

    /// Every path that a target's files may have.
    private static func paths(in folder: String) -> [String] {
        var paths: [String] = []
        guard let enumerator = FileManager.default.enumerator(atPath: folder) else { return [] }
        while let path = enumerator.nextObject() as? String {
            if path.hasPrefix(".") {
                enumerator.skipDescendants()
            } else {
                paths.append(path)
            }
        }
        return paths.sorted()
    }

    // MARK: What is built for this machine

    /// Builds a macro unless that was done before with the same source.
    func macro(_ place: PackageGraph.Place, in graph: PackageGraph) throws -> MacroPlugin {
        guard let target = graph.target(at: place) else {
            throw CommandFailure("there is no macro '\(place.target)' in the package '\(place.package)'")
        }
        var digest = Digest()
        for file in try graph.sources(of: place, on: .linux) {
            digest.add(file.path)
            digest.add(FileManager.default.contents(atPath: file.path) ?? Data())
        }
        let kept = KeptAnswer(at: build.folder.appendingPathComponent("macros/\(place.target)"))
        if kept.key == digest.text, let path = kept.answer.map({ String(decoding: $0, as: UTF8.self) }),
            FileManager.default.isExecutableFile(atPath: path)
        {
            return MacroPlugin(executable: URL(fileURLWithPath: path), modules: [target.moduleName])
        }
        let tool = try manager.build(product: place.target).appendingPathComponent("\(place.target)-tool")
        guard FileManager.default.isExecutableFile(atPath: tool.path) else {
            throw CommandFailure("SwiftPM has built the macro '\(place.target)', but not \(tool.path)")
        }
        try kept.keep(Data(tool.path.utf8), key: digest.text)
        return MacroPlugin(executable: tool, modules: [target.moduleName])
    }
}

/// An answer on the disk, with what tells whether it still holds.
private struct KeptAnswer {
    private let file: URL
    private let keyFile: URL

    init(at file: URL) {
        self.file = file
        keyFile = file.appendingPathExtension("key")
    }

    var answer: Data? { FileManager.default.contents(atPath: file.path) }
    var key: String? { FileManager.default.contents(atPath: keyFile.path).map { String(decoding: $0, as: UTF8.self) } }

    func keep(_ answer: Data, key: String) throws {
        try? FileManager.default.removeItem(at: keyFile)
        try BuildFolder.write(answer, to: file)
        try BuildFolder.write(Data(key.utf8), to: keyFile)
    }
}

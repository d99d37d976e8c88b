import Foundation
import Projects

/// The headers of a C module as importers see them, with a module map.
struct ClangHeaders {
    /// What importers depend on.
    let files: [URL]
    private let folders: [URL]
    private let moduleMap: URL

    /// Uses the module's own map, or writes one.
    init(module: Module, sources: ClangSources, in place: URL) throws {
        folders = sources.publicHeaders
        let own = sources.moduleMap ?? Self.map(in: sources.publicHeaders)
        if let own {
            moduleMap = own
        } else {
            moduleMap = place.appendingPathComponent("import/module.modulemap")
            try BuildFolder.write(
                Data(Self.map(of: module.name, over: sources.publicHeaders).utf8), to: moduleMap)
        }
        files = [moduleMap] + sources.publicHeaders.flatMap(Self.headers)
    }

    var searchFlags: [String] { folders.flatMap { ["-I", $0.path] } }

    /// The Swift compiler's arguments for importing the module.
    var importFlags: [String] {
        let flags = searchFlags + ["-fmodule-map-file=\(moduleMap.path)"]
        return flags.flatMap { ["-Xcc", $0] }
    }

    private static func map(in folders: [URL]) -> URL? {
        folders.map { $0.appendingPathComponent("module.modulemap") }.first {
            FileManager.default.fileExists(atPath: $0.path)
        }
    }

    /// A header of the module's name stands for all; without one, all headers that there are do.
    private static func map(of name: String, over folders: [URL]) -> String {
        let umbrella = folders.flatMap {
            [$0.appendingPathComponent("\(name).h"), $0.appendingPathComponent("\(name)/\(name).h")]
        }
        .first { FileManager.default.fileExists(atPath: $0.path) }
        let lines =
            umbrella.map { ["umbrella header \"\($0.path)\""] } ?? folders.map { "umbrella \"\($0.path)\"" }
        return "module \(name) {\n" + lines.map { "    \($0)\n" }.joined() + "    export *\n}\n"
    }

    private static func headers(in folder: URL) -> [URL] {
        (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted().map(folder.appendingPathComponent).filter {
            ["h", "hh", "hpp", "hxx", "inc", "def", "modulemap"].contains($0.pathExtension.lowercased())
        }
    }
}

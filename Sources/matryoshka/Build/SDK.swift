import Catalogue
import Displays
import Foundation

/// What apps are compiled and linked against: the framework as it was built beside this command, and what there is beside it.
struct SDK {
    /// Holds `libUIKit.so` and `Modules`.
    let folder: URL
    /// The folders of the module maps that UIKit's own module needs.
    let systemModules: [URL]
    /// Changes whenever an app has to be built anew.
    let identity: String
    /// What apps can import.
    let catalogue: FrameworkCatalogue
    /// How companions are built.
    let companionManifest: URL

    /// - Parameter companions: Folders of companions beside those that come with this command.
    static func ofRunningCommand(companions: [URL] = []) throws -> SDK {
        try SDK(executable: runningExecutable, companions: companions)
    }

    init(executable: URL, companions: [URL] = []) throws {
        folder = executable.deletingLastPathComponent()
        let library = folder.appendingPathComponent("libUIKit.so")
        let module = folder.appendingPathComponent("Modules/UIKit.swiftmodule")
        for file in [library, module] where !FileManager.default.fileExists(atPath: file.path) {
            throw CommandFailure("\(file.path) is missing: build the framework with 'make build'")
        }
        guard let root = Self.root(around: folder) else {
            throw CommandFailure("the module map of CCairo is not in any folder around \(folder.path)")
        }
        systemModules = [
            "CCairo", "CHarfBuzz", "CPango/include", "CFoundationHooks/include", "CJPEG/include", "CBox2D/include",
        ].map {
            root.appendingPathComponent("Sources/\($0)")
        }
        identity = try [executable, library, module].map(Self.stamp).joined(separator: ";")
        catalogue = try Self.catalogue(around: folder, with: companions)
        companionManifest = root.appendingPathComponent("Companions/Package.swift")
    }

    /// The command that runs, with symbolic links resolved.
    static var runningExecutable: URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    }

    /// The folder of this command's sources.
    private static func root(around folder: URL) -> URL? {
        var ancestor = folder
        while !FileManager.default.fileExists(atPath: ancestor.path + "/Sources/CCairo/module.modulemap") {
            guard ancestor.path != "/" else { return nil }
            ancestor.deleteLastPathComponent()
        }
        return ancestor
    }

    /// What apps can import, also where the framework is not built.
    static func catalogueOfRunningCommand(companions: [URL] = []) throws -> FrameworkCatalogue {
        try catalogue(around: runningExecutable.deletingLastPathComponent(), with: companions)
    }

    private static func catalogue(around folder: URL, with companions: [URL]) throws -> FrameworkCatalogue {
        let shipped = root(around: folder).map { [$0.appendingPathComponent("Companions", isDirectory: true)] } ?? []
        do {
            return try FrameworkCatalogue(folders: companions + shipped)
        } catch {
            throw CommandFailure(error.description)
        }
    }

    /// The compiler's arguments for importing UIKit.
    var moduleFlags: [String] {
        get throws {
            let folders = [folder.appendingPathComponent("Modules")] + systemModules
            return folders.flatMap { ["-I", $0.path] } + (try Self.headerFlags()).flatMap { ["-Xcc", $0] }
        }
    }

    /// Where Cairo's and Pango's headers are.
    private static func headerFlags() throws -> [String] {
        let (text, status) = try Tool(
            program: try Tool.find("pkg-config"), arguments: ["--cflags-only-I", "cairo", "pangocairo"],
            folder: URL(fileURLWithPath: "/")
        ).readOutput()
        guard status == 0 else { throw CommandFailure("cairo and pango are not installed: run 'make setup'") }
        return text.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static func stamp(of file: URL) throws -> String {
        var status = stat()
        guard stat(file.path, &status) == 0 else {
            throw CommandFailure("\(file.path): \(String(cString: strerror(errno)))")
        }
        return "\(status.st_size)-\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}

import Catalogue
import Displays
import Foundation
import Translation

/// A framework beside UIKit, compiled for the apps that import it.
struct BuiltCompanion {
    /// Holds the modules of the framework and of its engine.
    let modules: URL
    let library: URL
    /// Changes whenever the framework was built anew.
    let identity: String

    /// The compiler's arguments for importing the framework.
    var moduleFlags: [String] {
        ["-I", modules.path] + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
    }

    /// The module maps that the package manager wrote for C targets of packages: what imports those targets cannot be
    /// imported without.
    private var moduleMaps: [URL] {
        let folder = modules.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".build") }.sorted()
            .map { folder.appendingPathComponent("\($0)/module.modulemap") }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// The compiler's arguments for linking the framework.
    var linkFlags: [String] {
        [library.path, "-Xlinker", "-rpath", "-Xlinker", library.deletingLastPathComponent().path]
    }
}

/// Builds the frameworks beside UIKit, each when an app first imports it and again when its content has changed.
///
/// Each is made into a package of its own: in one package, a library of another's modules would hold a copy of them.
struct CompanionBuilder {
    let sdk: SDK
    var messages = BuildMessages()

    /// - Parameter companions: After those that they are built on.
    func build(_ companions: [Companion]) throws -> [BuiltCompanion] {
        var built: [String: BuiltCompanion] = [:]
        /// All that each imports, also through others.
        var imports: [String: Set<String>] = [:]
        for companion in companions {
            let uses = companion.framework.uses
            imports[companion.module] = uses.reduce(into: Set(uses)) { $0.formUnion(imports[$1] ?? []) }
            // What else an app imports is nothing to it, and would have it built again for the next app.
            let used = companions.filter { imports[companion.module]?.contains($0.module) ?? false }
            built[companion.module] = try build(companion, with: used.compactMap { built[$0.module] })
        }
        return companions.compactMap { built[$0.module] }
    }

    private func build(_ companion: Companion, with used: [BuiltCompanion]) throws -> BuiltCompanion {
        let build = try BuildFolder(
            .companions, name: companion.module, key: "\(companion.folder.path)\n\(sdk.folder.path)")
        let identity = try identity(of: companion, with: used)
        let products = build.folder.appendingPathComponent("build/\(configuration)", isDirectory: true)
        let result = BuiltCompanion(
            modules: products.appendingPathComponent("Modules"),
            library: products.appendingPathComponent("lib\(companion.module).so"), identity: identity)
        let record = build.folder.appendingPathComponent("identity")
        let isBuilt =
            FileManager.default.contents(atPath: record.path) == Data(identity.utf8)
            && FileManager.default.fileExists(atPath: result.library.path)
        if isBuilt { return result }
        try? FileManager.default.removeItem(at: record)
        // A package that the framework is built on may ask whether it can import the framework, and is not to find it.
        let module = result.modules.appendingPathComponent("\(companion.module).swiftmodule")
        try? FileManager.default.removeItem(at: module)
        Console.note("building \(companion.module), which is kept for other runs")
        try compile(companion, with: used, identity: identity, in: build.folder)
        try BuildFolder.write(Data(identity.utf8), to: record)
        return result
    }

    private func identity(of companion: Companion, with used: [BuiltCompanion]) throws -> String {
        var digest = Digest()
        digest.add(sdk.identity)
        for other in used { digest.add(other.identity) }
        for file in [sdk.companionManifest] + companion.files {
            digest.add(file.path)
            digest.add(try BuildFolder.read(file))
        }
        return digest.text
    }

    /// As this command and UIKit were built.
    private var configuration: String { sdk.folder.lastPathComponent == "release" ? "release" : "debug" }

    private func compile(
        _ companion: Companion, with used: [BuiltCompanion], identity: String, in folder: URL
    ) throws {
        let package = folder.appendingPathComponent("package", isDirectory: true)
        try BuildFolder.write(
            try BuildFolder.read(sdk.companionManifest), to: package.appendingPathComponent("Package.swift"))
        let link = package.appendingPathComponent(companion.module)
        try? FileManager.default.removeItem(at: link)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: companion.folder)

        // Nothing else tells the package manager that UIKit's module is another.
        let compilerFlags =
            try sdk.moduleFlags + used.flatMap(\.moduleFlags) + [
                "-D", "BUILD_\(identity)", "-diagnostic-style", "llvm",
            ]
        let libraries = [sdk.folder.appendingPathComponent("libUIKit.so")] + used.map(\.library)
        let linkerFlags = libraries.flatMap { [$0.path, "-rpath", $0.deletingLastPathComponent().path] }
        var output = CompilerMessages()
        let manager = Tool(
            program: try Tool.find("swift"),
            arguments: [
                "build", "--package-path", package.path, "--scratch-path", folder.appendingPathComponent("build").path,
                // What the manifest finds in folders changes while its text stays.
                "--manifest-cache", "none", "--configuration", configuration, "--product", companion.module,
                "--disable-index-store",
            ] + compilerFlags.flatMap { ["-Xswiftc", $0] } + linkerFlags.flatMap { ["-Xlinker", $0] }, folder: folder,
            readsOutput: true)
        let status = try messages.run(manager) { line in
            // Its author knows the folder that the link leads to.
            if !Self.isProgress(line) { output.take(line.replacing(link.path, with: companion.folder.path)) }
        }
        guard status == 0 else {
            try messages.add(output, about: nil)
            throw CommandFailure("\(companion.module) cannot be built from \(companion.folder.path)")
        }
    }

    /// Whether a line of the package manager's only says how far it is.
    private static func isProgress(_ line: String) -> Bool {
        ["[", "Building for ", "error: fatalError"].contains(where: line.hasPrefix)
    }
}

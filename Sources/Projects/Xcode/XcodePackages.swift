import Foundation

/// The Swift packages that a project names, as it names them.
package struct PackageReferences: Sendable, Equatable {
    /// A package by its address.
    package struct Remote: Sendable, Equatable {
        package var address: String
        /// Which versions will do, in the words of a manifest: `.upToNextMajor(from: "1.0.0")`; nil where the project says it
        /// in a way that is not known here.
        package var requirement: String?
    }

    package var remotes: [Remote] = []
    /// The folders of packages, each of which may not be there.
    package var folders: [URL] = []
    /// The files in which Xcode keeps the versions, the first that exists counts.
    package var lockFiles: [URL] = []

    package init() {}

    package var isEmpty: Bool { remotes.isEmpty && folders.isEmpty }

    /// Where Xcode keeps the versions for what a workspace holds.
    static func lockFile(of workspace: URL) -> URL {
        workspace.appendingPathComponent("xcshareddata/swiftpm/Package.resolved")
    }

    /// Adds those of another project.
    package mutating func add(_ other: PackageReferences) {
        for remote in other.remotes where !remotes.contains(where: { $0.address == remote.address }) {
            remotes.append(remote)
        }
        for folder in other.folders where !folders.contains(folder) { folders.append(folder) }
        for file in other.lockFiles where !lockFiles.contains(file) { lockFiles.append(file) }
    }

    /// Those that products come from: what only other targets want is not fetched.
    package func limited(to products: Set<PackageProduct>) -> PackageReferences {
        let wanted = Set(products.compactMap(\.package))
        // Xcode leaves the package of a product out only where it is a folder; then the remote ones are all named.
        guard wanted.count > 0, !folders.isEmpty || products.allSatisfy({ $0.package != nil }) else { return self }
        var limited = self
        limited.remotes.removeAll { !wanted.contains(PackageProduct.identity(of: $0.address)) }
        return limited
    }

    /// Those with the checkouts of packages that a place lies in, as that of an example lies in its package's; nil if it lies
    /// in none.
    package func withCheckouts(around place: URL) -> (references: PackageReferences, checkouts: [URL])? {
        var found = (references: self, checkouts: [URL]())
        var folder = place.standardizedFileURL
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            guard FileReading.exists(folder.appendingPathComponent("Package.swift")) else { continue }
            let identity = PackageProduct.identity(of: folder.path)
            guard found.references.remotes.contains(where: { PackageProduct.identity(of: $0.address) == identity })
            else { continue }
            found.references.remotes.removeAll { PackageProduct.identity(of: $0.address) == identity }
            found.references.folders.append(folder)
            found.checkouts.append(folder)
        }
        return found.checkouts.isEmpty ? nil : found
    }

    /// The folders around a place that hold a package each, the nearest first.
    package static func packages(around place: URL) -> [URL] {
        var found: [URL] = []
        var folder = place.standardizedFileURL
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            if FileReading.exists(folder.appendingPathComponent("Package.swift")) { found.append(folder) }
        }
        return found
    }

    /// The manifest of a package that depends on them all.
    package func manifest(name: String) throws(ProjectError) -> String {
        // With tools of this version the dependencies of packages are resolved without a target that uses them.
        var lines = ["// swift-tools-version:5.1", "import PackageDescription", "let package = Package("]
        lines.append("    name: \(Self.literal(name)),")
        lines.append("    dependencies: [")
        for remote in remotes {
            guard let requirement = remote.requirement else {
                throw .refused(
                    file: remote.address, line: nil,
                    reason:
                        "the project does not say which versions of this package it takes, or in a way not known here")
            }
            lines.append("        .package(url: \(Self.literal(remote.address)), \(requirement)),")
        }
        for folder in folders { lines.append("        .package(path: \(Self.literal(folder.path))),") }
        return (lines + ["    ])", ""]).joined(separator: "\n")
    }

    static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
    }
}

extension XcodeProject {
    /// The packages of the project: those that it references, and folders among its files that hold one.
    func packageReferences(_ paths: XcodePaths) -> PackageReferences {
        var found = PackageReferences()
        for reference in objects("packageReferences", of: root) {
            if let path = reference.string("relativePath") {
                add(folder.resolving(path), to: &found)
            } else if let address = reference.string("repositoryURL") {
                found.remotes.append(
                    .init(address: address, requirement: requirement(of: reference)))
            }
        }
        for file in objects(ofKind: "PBXFileReference") + objects(ofKind: "PBXGroup")
        where ["wrapper", "folder", nil].contains(file.string("lastKnownFileType")) && file.string("path") != nil {
            guard let place = paths.url(of: file), place != folder,
                FileReading.exists(place.appendingPathComponent("Package.swift"))
            else { continue }
            add(place, to: &found)
        }
        found.lockFiles = [PackageReferences.lockFile(of: url.appendingPathComponent("project.xcworkspace"))]
        return found
    }

    private func add(_ place: URL, to found: inout PackageReferences) {
        let place = place.standardizedFileURL
        if !found.folders.contains(place) { found.folders.append(place) }
    }

    private func requirement(of reference: Object) -> String? {
        let fields = reference.fields["requirement"]?.dictionary ?? [:]
        func literal(_ key: String) -> String { PackageReferences.literal(fields[key]?.string ?? "") }
        switch fields["kind"]?.string {
        case "upToNextMajorVersion": return ".upToNextMajor(from: \(literal("minimumVersion")))"
        case "upToNextMinorVersion": return ".upToNextMinor(from: \(literal("minimumVersion")))"
        case "exactVersion": return ".exact(\(literal("version")))"
        case "versionRange": return "\(literal("minimumVersion"))..<\(literal("maximumVersion"))"
        case "branch": return ".branch(\(literal("branch")))"
        case "revision": return ".revision(\(literal("revision")))"
        default: return nil
        }
    }
}

extension XcodeProject {
    /// The products of packages that a target links, with the identity of each one's package where the project says it.
    func packageProducts(of target: Object) -> [PackageProduct] {
        var found: [PackageProduct] = []
        func add(_ product: Object) {
            guard let name = product.string("productName")?.split(separator: ":").last else { return }
            let package = self[product.string("package")].flatMap { package in
                package.string("repositoryURL") ?? package.string("relativePath")
            }
            let product = PackageProduct(name: String(name), package: package.map(PackageProduct.identity))
            if !found.contains(product) { found.append(product) }
        }
        for product in objects("packageProductDependencies", of: target) { add(product) }
        for phase in objects("buildPhases", of: target) where phase.isa == "PBXFrameworksBuildPhase" {
            for file in objects("files", of: phase) {
                if let product = self[file.string("productRef")] { add(product) }
            }
        }
        for dependency in objects("dependencies", of: target) {
            if let product = self[dependency.string("productRef")] { add(product) }
        }
        return found
    }
}

/// A product of a package that a target of a project wants.
package struct PackageProduct: Sendable, Hashable {
    package var name: String
    /// The package by SwiftPM's identity; nil where the project does not say which.
    package var package: String?

    package init(name: String, package: String?) {
        self.name = name
        self.package = package
    }

    /// What SwiftPM calls a package by its address or folder: `https://host/Kit.git` -> `kit`.
    package static func identity(of place: String) -> String {
        let name = place.split(separator: "/").last.map(String.init) ?? place
        return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
    }
}

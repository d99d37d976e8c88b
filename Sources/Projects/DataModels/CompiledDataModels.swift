import Foundation

/// Data models in the form that the app reads when it runs, and what the build writes for them.
package struct CompiledDataModels: Sendable, Equatable {
    /// The files by their places in the bundle.
    package var files: [String: Data] = [:]
    /// The classes that the models leave to the build, by file name.
    package var sources: [String: String] = [:]
    package var warnings: [ProjectDiagnostic] = []

    package init() {}
}

/// Compiles models with all of their versions, `Name.xcdatamodeld`, and single ones, `Name.xcdatamodel`.
///
/// A model becomes a folder `Name.momd` with a file for each version and a list of them, which says the current one. A single
/// one becomes a file `Name.mom`. Classes are written for the current version.
///
/// - Parameter module: The module that is built.
package func compileDataModels(_ models: [URL], module: String) throws(ProjectError) -> CompiledDataModels {
    var result = CompiledDataModels()
    for url in models {
        let name = url.deletingPathExtension().lastPathComponent
        if url.pathExtension.lowercased() == "xcdatamodel" {
            let document = try DataModelVersion(url).read(module: module)
            result.files["\(name).mom"] = try encoded(document.model, of: url)
            result.sources.merge(DataModelClasses(document: document).files()) { first, _ in first }
            continue
        }
        let versions = DataModelVersion.all(in: url)
        guard let current = try DataModelVersion.current(of: url, among: versions) else {
            result.warnings.append(
                ProjectDiagnostic(file: url.lastPathComponent, message: "the model is left out: it has no version"))
            continue
        }
        for version in versions {
            let document = try version.read(module: module)
            result.files["\(name).momd/\(version.name).mom"] = try encoded(document.model, of: version.url)
            guard version == current else { continue }
            result.sources.merge(DataModelClasses(document: document).files()) { first, _ in first }
        }
        let information: PlistValue = [
            "NSManagedObjectModel_CurrentVersionName": .string(current.name),
            "NSManagedObjectModel_VersionHashes": .dictionary(
                Dictionary(uniqueKeysWithValues: versions.map { ($0.name, PlistValue.dictionary([:])) })),
        ]
        result.files["\(name).momd/VersionInfo.plist"] = information.xmlData
    }
    return result
}

private func encoded(_ model: DataModel, of url: URL) throws(ProjectError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
        return try encoder.encode(model)
    } catch {
        throw .malformed(file: url.lastPathComponent, line: nil, reason: "model cannot be written")
    }
}

/// One version of a model: a folder `Name.xcdatamodel` with its document.
struct DataModelVersion: Equatable {
    let url: URL
    var name: String { url.deletingPathExtension().lastPathComponent }

    init(_ url: URL) { self.url = url }

    func read(module: String) throws(ProjectError) -> DataModelDocument {
        let file = url.lastPathComponent
        let document = url.appendingPathComponent("contents")
        guard FileReading.exists(document) else {
            throw .refused(
                file: file, line: nil,
                reason: "a data model of Xcode 3, which has no document 'contents': open and save it in a newer Xcode")
        }
        let data = try FileReading.contents(of: document, name: file, limitInMegabytes: 16)
        return try DataModelReader.read(data, file: file, module: module)
    }

    /// The versions of a model by name.
    static func all(in folder: URL) -> [DataModelVersion] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { ($0 as NSString).pathExtension == "xcdatamodel" }.sorted()
            .map { DataModelVersion(folder.appendingPathComponent($0, isDirectory: true)) }
    }

    /// The version that `.xccurrentversion` names; without that file, the first one.
    static func current(
        of folder: URL, among versions: [DataModelVersion]
    ) throws(ProjectError) -> DataModelVersion? {
        let file = folder.appendingPathComponent(".xccurrentversion")
        guard FileReading.exists(file) else { return versions.first }
        let list = try PropertyListFile.read(file, name: "\(folder.lastPathComponent)/.xccurrentversion")
        let name = list.dictionary?["_XCCurrentVersionName"]?.string
        return versions.first { $0.url.lastPathComponent == name } ?? versions.first
    }
}

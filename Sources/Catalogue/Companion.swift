package import Foundation

/// A framework beside UIKit with the folder of its sources.
package struct Companion: Sendable, Equatable {
    package var framework: Framework
    package var folder: URL

    package var module: String { framework.module }

    /// Reads the description in a companion's folder.
    package init(folder: URL) throws(CatalogueError) {
        self.folder = folder
        let file = folder.appendingPathComponent(Self.descriptionName)
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw CatalogueError(description: "\(file.path): cannot be read")
        }
        do {
            framework = try JSONDecoder().decode(Framework.self, from: data)
        } catch {
            throw CatalogueError(description: "\(file.path): \(Self.reason(error))")
        }
        // Package.swift, libraries and modules are named by it.
        guard framework.module == folder.lastPathComponent else {
            throw CatalogueError(
                description: "\(file.path): the module '\(framework.module)' is to have the name of its folder")
        }
    }

    package static let descriptionName = "framework.json"

    /// The Swift files of the framework's face, which apps import.
    package var faceFiles: [URL] { Self.files(in: folder.appendingPathComponent("Sources/\(module)"), isSwift: true) }

    /// The files that the framework is built from, in a fixed order.
    package var files: [URL] {
        [folder.appendingPathComponent(Self.descriptionName)]
            + Self.files(in: folder.appendingPathComponent("Sources"), isSwift: false)
    }

    private static func files(in folder: URL, isSwift: Bool) -> [URL] {
        (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted().map(folder.appendingPathComponent).filter {
            var isFolder: ObjCBool = false
            return (!isSwift || $0.pathExtension == "swift")
                && FileManager.default.fileExists(atPath: $0.path, isDirectory: &isFolder) && !isFolder.boolValue
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "the key '\(key.stringValue)' is missing"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "\(context.codingPath.map(\.stringValue).joined(separator: ".")): \(context.debugDescription)"
        case DecodingError.dataCorrupted(let context): context.debugDescription
        default: "\(error)"
        }
    }
}

/// Why the companions cannot be read, as one line for a person.
package struct CatalogueError: Error, CustomStringConvertible, Equatable {
    package var description: String
}

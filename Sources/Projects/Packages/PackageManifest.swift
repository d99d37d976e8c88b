import Foundation

/// A package's manifest, as `swift package dump-package` writes it; of that, what a build here depends on.
struct PackageManifest: Decodable {
    struct ToolsVersion: Decodable {
        var version: String

        enum CodingKeys: String, CodingKey { case version = "_version" }
    }

    struct Trait: Decodable {
        var name: String
        var enabledTraits: [String]
    }

    struct Rule: Decodable {
        var path: String
        /// The rule's name with what it is given: `process`, `copy` or `embedInCode`.
        var rule: ManifestCase
    }

    struct Target: Decodable {
        var name: String
        var type: String
        var path: String?
        var publicHeadersPath: String?
        var pkgConfig: String?
        var exclude: [String]
        var dependencies: [ManifestCase]
        var settings: [Setting]
        var resources: [Rule]
        var pluginUsages: [ManifestCase]?
    }

    struct Setting: Decodable {
        var tool: String
        var kind: ManifestCase
        var condition: Condition?
    }

    struct Condition: Decodable {
        var platformNames: [String]?
        var config: String?
        var traits: [String]?
    }

    struct Product: Decodable {
        var name: String
        var targets: [String]
        var type: ManifestCase
    }

    var name: String
    var toolsVersion: ToolsVersion
    var defaultLocalization: String?
    var swiftLanguageVersions: [String]?
    var cLanguageStandard: String?
    var cxxLanguageStandard: String?
    var dependencies: [ManifestCase]
    var products: [Product]
    var targets: [Target]
    var traits: [Trait]?
}

/// A case of an enumeration with its values: `{"product": ["Core", "core-kit", null, {…}]}` or `{"define": {"_0": "A"}}`.
struct ManifestCase: Decodable {
    /// A value, as far as any case has such.
    struct Value: Decodable {
        var text: String?
        var texts: [String]?
        var fields: [String: Value]?
        var list: [Value]?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            text = try? container.decode(String.self)
            if text == nil { texts = try? container.decode([String].self) }
            if text == nil, texts == nil { fields = try? container.decode([String: Value].self) }
            if text == nil, texts == nil, fields == nil { list = try? container.decode([Value].self) }
        }

        /// What a condition says; nil for any other value.
        var condition: PackageManifest.Condition? {
            guard let fields else { return nil }
            return PackageManifest.Condition(
                platformNames: fields["platformNames"]?.texts, config: fields["config"]?.text,
                traits: fields["traits"]?.texts)
        }
    }

    var name: String
    /// In their order; those that have labels by `_0`, `_1` and so on.
    var values: [Value?]

    init(from decoder: any Decoder) throws {
        // A case without values is written as its name alone, or with null for them.
        if let name = try? decoder.singleValueContainer().decode(String.self) {
            (self.name, values) = (name, [])
            return
        }
        let container = try decoder.container(keyedBy: Key.self)
        guard let key = container.allKeys.first else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a case without a name"))
        }
        name = key.stringValue
        if let list = try? container.decode([Value?].self, forKey: key) {
            values = list
        } else {
            let fields = (try? container.decode([String: Value].self, forKey: key)) ?? [:]
            values = fields.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    func value(_ position: Int) -> Value? { values.indices.contains(position) ? values[position] : nil }

    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

/// What SwiftPM finds of a package's targets on disk, as `swift package describe --type json` writes it.
struct PackageContents: Decodable {
    struct Target: Decodable {
        var name: String
        var c99name: String
        var moduleType: String
        var path: String
        var sources: [String]

        enum CodingKeys: String, CodingKey {
            case name, c99name, path, sources
            case moduleType = "module_type"
        }
    }

    var targets: [Target]
}

/// A package in its tree of dependencies, as `swift package show-dependencies --format json` writes it.
package struct PackageNode: Decodable, Sendable {
    package var identity: String
    package var name: String
    package var version: String
    package var path: String
    /// The traits that are enabled; `default` where the package has none of its own.
    var traits: [String]?
    var dependencies: [PackageNode]

    package init(json: Data) throws(ProjectError) {
        self = try decodePackageAnswer(json, of: "show-dependencies")
    }

    /// A package in a folder of the person's, without those that it depends on.
    package init(folder: URL, identity: String? = nil) {
        self.identity = identity ?? PackageProduct.identity(of: folder.path)
        (name, version, path) = (folder.lastPathComponent, "unspecified", folder.path)
        (traits, dependencies) = (nil, [])
    }

    /// Every package of the tree once, this one first.
    package var all: [PackageNode] {
        var found: [PackageNode] = []
        var waiting = [self][...]
        while let node = waiting.popFirst() {
            guard !found.contains(where: { $0.identity == node.identity }) else { continue }
            found.append(node)
            waiting += node.dependencies
        }
        return found
    }
}

/// Reads what a subcommand of `swift package` has answered.
func decodePackageAnswer<Answer: Decodable>(
    _ json: Data, of command: String
) throws(ProjectError) -> Answer {
    do {
        return try JSONDecoder().decode(Answer.self, from: json)
    } catch {
        throw .malformed(file: "swift package \(command)", line: nil, reason: "its answer cannot be read: \(error)")
    }
}

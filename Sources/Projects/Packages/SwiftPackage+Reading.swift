import Foundation

extension SwiftPackage {
    /// Reads a package from what SwiftPM says of it.
    ///
    /// - Parameters:
    ///   - node: Its place in the tree of dependencies.
    ///   - manifest: The answer of `swift package dump-package`.
    ///   - contents: The answer of `swift package describe --type json`.
    package init(_ node: PackageNode, manifest: Data, contents: Data) throws(ProjectError) {
        let manifest: PackageManifest = try decodePackageAnswer(manifest, of: "dump-package")
        let contents: PackageContents = try decodePackageAnswer(contents, of: "describe")
        let folder = URL(fileURLWithPath: node.path, isDirectory: true)
        self.init(
            identity: node.identity, name: manifest.name, folder: folder,
            isFromElsewhere: node.version != "unspecified", defaultLocalization: manifest.defaultLocalization,
            traits: Self.traits(node.traits, of: manifest),
            dependencies: manifest.dependencies.compactMap(Dependency.init),
            products: manifest.products.map { Product(name: $0.name, targets: $0.targets, kind: $0.type.name) },
            targets: [])
        for target in manifest.targets {
            // SwiftPM leaves out those without files.
            guard let found = contents.targets.first(where: { $0.name == target.name }) else { continue }
            if let target = PackageTarget(target, found: found, in: folder, of: manifest) { targets.append(target) }
        }
        // Each macro is a product of its own for those that build it.
        for target in targets where target.kind == .macro {
            products.append(Product(name: target.name, targets: [target.name], kind: "macro"))
        }
    }

    /// The enabled traits with those that they enable.
    private static func traits(_ enabled: [String]?, of manifest: PackageManifest) -> Set<String> {
        let all = Dictionary((manifest.traits ?? []).map { ($0.name, $0.enabledTraits) }) { first, _ in first }
        var found: Set<String> = []
        var waiting = enabled ?? ["default"]
        while let trait = waiting.popLast() {
            guard let others = all[trait], found.insert(trait).inserted else { continue }
            waiting += others
        }
        return found.subtracting(["default"])
    }
}

extension PartialPackages.Local {
    /// Reads a package in a folder, for which nothing has to be fetched.
    package init(_ node: PackageNode, manifest: Data, contents: Data) throws(ProjectError) {
        let package = try SwiftPackage(node, manifest: manifest, contents: contents)
        let read: PackageManifest = try decodePackageAnswer(manifest, of: "dump-package")
        self.init(package, places: read.dependencies.compactMap(PartialPackages.DependencyPlace.init))
    }
}

extension PartialPackages.DependencyPlace {
    fileprivate init?(_ entry: ManifestCase) {
        guard let fields = entry.value(0)?.fields, let identity = fields["identity"]?.text else { return nil }
        self.identity = identity
        if let path = fields["path"]?.text {
            source = .folder(URL(fileURLWithPath: path, isDirectory: true))
            return
        }
        let place = fields["location"]?.fields
        // A repository on this machine is named by its path.
        let remote = place?["remote"] ?? place?["local"]
        guard let address = remote?.list?.first?.fields?["urlString"]?.text ?? remote?.texts?.first else { return nil }
        source = .remote(.init(address: address, requirement: Self.requirement(fields["requirement"]?.fields ?? [:])))
    }

    /// In the words of a manifest.
    private static func requirement(_ fields: [String: ManifestCase.Value]) -> String? {
        let literal = PackageReferences.literal
        if let range = fields["range"]?.list?.first?.fields, let lower = range["lowerBound"]?.text,
            let upper = range["upperBound"]?.text
        {
            return "\(literal(lower))..<\(literal(upper))"
        }
        for (key, word) in [("exact", "exact"), ("branch", "branch"), ("revision", "revision")] {
            if let text = fields[key]?.texts?.first { return ".\(word)(\(literal(text)))" }
        }
        return nil
    }
}

extension SwiftPackage.Dependency {
    fileprivate init?(_ entry: ManifestCase) {
        guard let fields = entry.value(0)?.fields, let identity = fields["identity"]?.text else { return nil }
        self.init(identity: identity, name: fields["nameForTargetDependencyResolutionOnly"]?.text)
    }
}

extension PackageCondition {
    fileprivate init(_ condition: PackageManifest.Condition?) {
        self.init(
            platforms: Set(condition?.platformNames ?? []), configuration: condition?.config,
            traits: Set(condition?.traits ?? []))
    }
}

extension PackageTarget {
    fileprivate init?(
        _ target: PackageManifest.Target, found: PackageContents.Target, in package: URL, of manifest: PackageManifest
    ) {
        guard let kind = Kind(rawValue: target.type) else { return nil }
        let folder =
            found.path.hasPrefix("/")
            ? URL(fileURLWithPath: found.path, isDirectory: true)
            : package.appendingPathComponent(found.path, isDirectory: true)
        let settings = target.settings.map(Setting.read)
        let mode = settings.first { $0.value.name == "swiftLanguageMode" && $0.value.tool == "swift" }
        var contents = TargetContents(project: manifest.name, target: target.name, infoPlist: nil)
        let embedded = PackageResources(target, in: folder).add(to: &contents)
        self.init(
            name: target.name, moduleName: found.c99name, kind: kind,
            isSwift: found.moduleType == "SwiftTarget", folder: folder,
            sources: found.sources.map { folder.appendingPathComponent($0).standardizedFileURL },
            dependencies: target.dependencies.compactMap(Dependency.read), settings: settings,
            plugins: (target.pluginUsages ?? []).compactMap { $0.value(0)?.text },
            swiftVersion: mode?.value.values.first ?? Self.swiftVersion(of: manifest),
            cLanguageStandard: manifest.cLanguageStandard, cxxLanguageStandard: manifest.cxxLanguageStandard,
            publicHeaders: folder.appendingPathComponent(target.publicHeadersPath ?? "include", isDirectory: true),
            pkgConfig: target.pkgConfig, resources: contents.resources, assetCatalogs: contents.assetCatalogs,
            dataModels: contents.dataModels,
            embedded: embedded, warnings: contents.warnings)
    }

    /// The newest language mode that the package names, or the one that its tools stand for.
    private static func swiftVersion(of manifest: PackageManifest) -> String {
        let named = (manifest.swiftLanguageVersions ?? []).map { (text: $0, number: Double($0) ?? 0) }
        if let newest = named.filter({ $0.number < 7 }).max(by: { $0.number < $1.number }) {
            return LanguageMode(setting: newest.text, of: manifest.name).version
        }
        return LanguageMode(setting: manifest.toolsVersion.version, of: manifest.name).version
    }
}

extension PackageTarget.Dependency {
    fileprivate static func read(_ entry: ManifestCase) -> PackageTarget.Conditional<Self>? {
        guard let name = entry.value(0)?.text else { return nil }
        switch entry.name {
        case "target":
            return .init(value: .target(name), condition: PackageCondition(entry.value(1)?.condition))
        case "product":
            return .init(
                value: .product(name, package: entry.value(1)?.text),
                condition: PackageCondition(entry.value(3)?.condition))
        default:
            return .init(value: .byName(name), condition: PackageCondition(entry.value(1)?.condition))
        }
    }
}

extension PackageTarget.Setting {
    fileprivate static func read(_ setting: PackageManifest.Setting) -> PackageTarget.Conditional<Self> {
        let values = setting.kind.values.flatMap { value -> [String] in
            value?.texts ?? [value?.text].compactMap { $0 }
        }
        return .init(
            value: Self(tool: setting.tool, name: setting.kind.name, values: values),
            condition: PackageCondition(setting.condition))
    }
}

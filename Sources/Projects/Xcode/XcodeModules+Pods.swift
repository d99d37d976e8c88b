import Foundation

extension XcodeModules {
    /// Adds the module of a pod whose sources are here, with all that it needs; returns the module's name.
    ///
    /// Choice (projects): such a pod is a framework, whether the Podfile has `use_frameworks!` or not.
    mutating func name(of pod: LocalPods.Pod, for unit: XcodeUnit) throws(ProjectError) -> String {
        let name = pod.moduleName
        guard visited.insert("pod \(name)").inserted else { return name }
        let owner = pod.spec.name + ".podspec"
        let whole = pod.spec.whole(pod.parts)
        let files = PodFiles(below: pod.folder)
        var contents = TargetContents(project: owner, target: pod.spec.name, infoPlist: nil)
        var foreign: [URL] = []
        for url in files.sources(whole.sources, excluding: whole.excluded) {
            switch FileKind(name: url.lastPathComponent) {
            case .swift: contents.addSource(url)
            case .foreignSource: foreign.append(url)
            default: break
            }
        }
        if !foreign.isEmpty {
            contents.warn(ForeignSources.warning(foreign.map(\.lastPathComponent), target: pod.spec.name))
        }
        add(files.resources(whole.resources, excluding: whole.excluded), to: &contents)

        let versions = pod.spec.swiftVersions.sorted { $0.compare($1, options: .numeric) == .orderedAscending }
        let version = versions.last ?? unit.settings["SWIFT_VERSION"]
        let mode = LanguageMode(setting: version, of: "the pod '\(pod.spec.name)'")
        if let warning = mode.warning { contents.warn(warning) }
        var module = Module(name: name, kind: .framework, target: pod.spec.name, owner: owner)
        module.sources = contents.sources
        module.swiftVersion = mode.version
        module.sourceVersion = version
        module.defines = ["COCOAPODS"]
        // The header that CocoaPods writes for each framework imports UIKit.
        module.bridgedModules = ["UIKit"]
        module.bundle = ModuleBundle(path: "Frameworks/\(name).framework", infoPlist: Self.infoPlist(name, "FMWK"))
        module.resources = contents.resources
        module.assetCatalogs = contents.assetCatalogs
        module.dataModels = contents.dataModels
        for (bundle, patterns) in whole.bundles.sorted(by: { $0.key < $1.key }) {
            module.dependencies.append(addBundle(bundle, files.resources(patterns, excluding: []), of: module))
        }
        let pods = whole.dependencies.map { SettingModifier.identifier(String($0.prefix { $0 != "/" })) }
        for other in ImportScan.modules(in: module.sources).union(pods).sorted() where other != name {
            guard let needed = try self.module(named: other, for: unit) else { continue }
            module.dependencies.append(needed)
        }
        module.warnings = contents.warnings
        modules.append(module)
        return name
    }

    /// The name of a module that a target of the projects or a pod beside them makes, once it is added.
    private mutating func module(named name: String, for unit: XcodeUnit) throws(ProjectError) -> String? {
        if let other = try library(making: name, for: unit) {
            if try isCompiled(other) { return try self.name(of: other) }
            noteMissing(other)
            return nil
        }
        if let pod = pods[name] { return try self.name(of: pod, for: unit) }
        if let reason = managers.reason(forMissing: name) { missing[name] = reason }
        return nil
    }

    private func add(_ found: [(url: URL, path: String?)], to contents: inout TargetContents) {
        for (url, path) in found {
            switch FileKind(name: url.lastPathComponent) {
            case .swift, .foreignSource, .ignored: break
            case .assetCatalog: contents.addAssetCatalog(url)
            case .dataModel: contents.addDataModel(url)
            case .compiledResource, .resource: contents.addResource(url, at: path)
            }
        }
    }

    private mutating func addBundle(
        _ name: String, _ found: [(url: URL, path: String?)], of pod: Module
    ) -> String {
        let place = "Frameworks/\(pod.name).framework/\(name).bundle"
        var contents = TargetContents(project: pod.owner, target: name, infoPlist: nil)
        add(found, to: &contents)
        var module = Module(
            name: SettingModifier.identifier(place), kind: .staticLibrary, target: name, owner: pod.owner)
        module.bundle = ModuleBundle(path: place, infoPlist: Self.infoPlist(name, "BNDL"))
        module.resources = contents.resources
        module.assetCatalogs = contents.assetCatalogs
        module.dataModels = contents.dataModels
        module.warnings = contents.warnings
        modules.append(module)
        return module.name
    }

    private static func infoPlist(_ name: String, _ type: String) -> [String: PlistValue] {
        [
            "CFBundleExecutable": .string(name), "CFBundleIdentifier": .string("org.cocoapods.\(name)"),
            "CFBundleInfoDictionaryVersion": "6.0", "CFBundleName": .string(name),
            "CFBundlePackageType": .string(type), "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
        ]
    }
}

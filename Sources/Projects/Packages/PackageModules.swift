import Foundation

/// Turns targets of packages into modules to build.
///
/// Choice (projects): a package's library lies in whatever imports it, as Xcode links it into an app.
package struct PackageModules {
    package typealias Place = PackageGraph.Place

    /// What `pkg-config` knows of a system library.
    package struct SystemLibrary: Sendable, Equatable {
        package var headers: [URL] = []
        package var linkerFlags: [String] = []

        package init() {}
    }

    private let graph: PackageGraph
    /// The targets that need to be built as modules, dependencies first.
    package private(set) var places: [Place] = []
    /// Where each target's source takes itself to be compiled for.
    private var platforms: [Place: PackageCondition.Platform] = [:]

    /// Finds all that targets are built on.
    ///
    /// - Parameter prefersLinux: Whether a target's own source is better compiled as its author compiles it for Linux.
    package init(
        _ graph: PackageGraph, for places: [Place],
        prefersLinux: (PackageTarget, _ defines: [String], _ isBuiltOnC: Bool) throws -> Bool
    ) throws {
        self.graph = graph
        for place in places { try visit(place, prefersLinux) }
        // What was looked at for Linux alone is in nobody's way.
        var needed: Set<Place> = []
        for place in places { try reach(place, &needed) }
        self.places.removeAll { !needed.contains($0) }
    }

    private func reach(_ place: Place, _ needed: inout Set<Place>) throws {
        guard let platform = platforms[place], needed.insert(place).inserted else { return }
        if graph.target(at: place)?.kind == .macro { return }
        for other in try graph.dependencies(of: place, on: platform) { try reach(other, &needed) }
    }

    /// The macros that have to be built before.
    package var macros: [Place] { places.filter { graph.target(at: $0)?.kind == .macro } }

    /// What `pkg-config` will have to be asked for.
    package var systemLibraries: [String] { places.compactMap { graph.target(at: $0)?.pkgConfig } }

    private mutating func visit(_ place: Place, _ prefersLinux: (PackageTarget, [String], Bool) throws -> Bool) throws {
        guard platforms[place] == nil, let target = graph.target(at: place) else { return }
        // What a macro is built on is for the compiler, not for the app.
        guard target.isSwift, target.kind != .macro else {
            if target.kind != .macro {
                for other in try graph.dependencies(of: place, on: .linux) { try visit(other, prefersLinux) }
            }
            add(place, .linux)
            return
        }
        let native = try graph.dependencies(of: place, on: .linux)
        for other in native { try visit(other, prefersLinux) }
        let fitsLinux = !native.contains { platforms[$0] == .iOS }
        let isBuiltOnC = native.contains { graph.target(at: $0)?.isSwift == false }
        if fitsLinux, try prefersLinux(target, defines(of: target, at: place, on: .linux), isBuiltOnC) {
            add(place, .linux)
            return
        }
        for other in try graph.dependencies(of: place, on: .iOS) { try visit(other, prefersLinux) }
        add(place, .iOS)
    }

    private mutating func add(_ place: Place, _ platform: PackageCondition.Platform) {
        platforms[place] = platform
        places.append(place)
    }

    // MARK: Modules

    /// The modules, with those that cannot be built and why, as a sentence's end.
    ///
    /// - Parameters:
    ///   - macros: The macros that were built, by their modules.
    ///   - libraries: What `pkg-config` said of each system library.
    package func modules(
        macros: [String: MacroPlugin] = [:], libraries: [String: SystemLibrary] = [:]
    ) throws(ProjectError) -> (modules: [Module], missing: [String: String]) {
        var modules: [Module] = []
        var missing: [String: String] = [:]
        for place in places {
            guard let platform = platforms[place], let package = graph.package(place.package),
                let target = package.target(place.target),
                target.kind != .macro, target.kind != .plugin
            else { continue }
            if let reason = Self.refusal(of: target, in: package) {
                missing[target.moduleName] = reason
                continue
            }
            modules.append(
                try module(target, at: place, in: package, on: platform, macros: macros, libraries: libraries))
        }
        let names = Set(modules.map(\.name))
        for index in modules.indices { modules[index].dependencies.removeAll { !names.contains($0) } }
        return (modules, missing)
    }

    /// Why a target cannot be built, as the end of a sentence that names its module.
    private static func refusal(of target: PackageTarget, in package: SwiftPackage) -> String? {
        let owner = "of the package '\(package.name)'"
        if target.kind == .binary {
            return "\(owner) is a binary for Apple's systems, which cannot run here: build the app without it"
        }
        if !target.isSwift, let file = target.sources.first(where: { ["m", "mm"].contains($0.pathExtension) }) {
            return "\(owner) is written in Objective-C (\(file.lastPathComponent)), which is not compiled here"
        }
        return nil
    }

    private func module(
        _ target: PackageTarget, at place: Place, in package: SwiftPackage, on platform: PackageCondition.Platform,
        macros: [String: MacroPlugin], libraries: [String: SystemLibrary]
    ) throws(ProjectError) -> Module {
        let settings = self.settings(of: target, in: package, on: platform)
        var module = Module(
            name: target.moduleName,
            kind: target.kind == .test ? .tests : .staticLibrary, target: target.name,
            owner: "package '\(package.name)'")
        module.isOwn = !package.isFromElsewhere
        module.warnings = target.warnings
        module.linkerFlags = settings.flatMap(\.linkerFlags)
        let needed = try graph.dependencies(of: place, on: platform)
        module.dependencies = needed.compactMap { graph.target(at: $0)?.moduleName }
        for plugin in target.plugins {
            module.warnings.append(
                ProjectDiagnostic(
                    file: "package '\(package.name)'", message: "plugin '\(plugin)' is not run for '\(target.name)'"))
        }
        guard target.isSwift else {
            let library = target.pkgConfig.flatMap { libraries[$0] }
            module.kind = .clang(target.clangSources(settings, library))
            module.linkerFlags += library?.linkerFlags ?? []
            if target.sources.contains(where: { ["cc", "cpp", "cxx"].contains($0.pathExtension) }) {
                module.linkerFlags.append("-lstdc++")
            }
            return module
        }
        module.platform = platform == .linux ? .linux : .iOS
        module.sources = target.sources
        module.swiftVersion = target.swiftVersion
        module.defines = defines(of: target, at: place, on: platform)
        module.compilerFlags = ["-package-name", package.identity] + settings.flatMap(\.swiftFlags)
        if target.kind == .executable {
            // Its tests have a `main` of their own.
            module.compilerFlags += ["-entry-point-function-name", "\(target.moduleName)_main"].flatMap {
                ["-Xfrontend", $0]
            }
        }
        module.macros = needed.compactMap { macros[$0.target] }
        try addResources(of: target, in: package, to: &module)
        return module
    }

    private func addResources(
        of target: PackageTarget, in package: SwiftPackage, to module: inout Module
    ) throws(ProjectError) {
        module.resources = target.resources
        module.assetCatalogs = target.assetCatalogs
        module.dataModels = target.dataModels
        if !target.embedded.isEmpty {
            module.generatedSources["embedded_resources.swift"] = try ResourceAccessors.embedded(target.embedded)
        }
        guard !target.resources.isEmpty || !target.assetCatalogs.isEmpty || !target.dataModels.isEmpty else { return }
        let name = "\(package.name)_\(target.name)"
        module.bundle = ModuleBundle(
            path: "\(name).bundle",
            infoPlist: [
                "CFBundleIdentifier": .string("\(package.identity).\(target.name).resources"),
                "CFBundleName": .string(name), "CFBundlePackageType": .string("BNDL"),
                "CFBundleInfoDictionaryVersion": .string("6.0"),
                "CFBundleDevelopmentRegion": .string(package.defaultLocalization ?? "en"),
            ])
        module.generatedSources["resource_bundle_accessor.swift"] = ResourceAccessors.module(
            bundleName: "\(name).bundle")
    }

    private func settings(
        of target: PackageTarget, in package: SwiftPackage, on platform: PackageCondition.Platform
    ) -> [PackageTarget.Setting] {
        target.settings.filter { $0.condition.holds(on: platform, traits: package.traits) }.map(\.value)
    }

    private func defines(
        of target: PackageTarget, at place: Place, on platform: PackageCondition.Platform
    ) -> [String] {
        guard let package = graph.package(place.package) else { return [] }
        let own = settings(of: target, in: package, on: platform).filter { $0.tool == "swift" && $0.name == "define" }
        return ["SWIFT_PACKAGE"] + package.traits.sorted() + own.flatMap(\.values)
    }
}

extension PackageTarget.Setting {
    /// What the Swift compiler is told. What only changes its warnings is left out: those are for the package's author.
    fileprivate var swiftFlags: [String] {
        guard tool == "swift" else { return [] }
        switch name {
        case "enableUpcomingFeature": return values.flatMap { ["-enable-upcoming-feature", $0] }
        case "enableExperimentalFeature": return values.flatMap { ["-enable-experimental-feature", $0] }
        case "interoperabilityMode": return values.contains("Cxx") ? ["-cxx-interoperability-mode=default"] : []
        case "defaultIsolation": return values.flatMap { ["-default-isolation", $0] }
        case "strictMemorySafety": return ["-strict-memory-safety"]
        case "unsafeFlags": return values
        default: return []
        }
    }

    /// What is linked. Apple's frameworks are found by their imports.
    fileprivate var linkerFlags: [String] {
        guard tool == "linker" else { return [] }
        return name == "linkedLibrary" ? values.map { "-l\($0)" } : name == "unsafeFlags" ? values : []
    }

    fileprivate var clangFlags: [String] {
        name == "define" ? values.map { "-D\($0)" } : name == "unsafeFlags" ? values : []
    }
}

extension PackageTarget {
    fileprivate func clangSources(_ settings: [Setting], _ library: PackageModules.SystemLibrary?) -> ClangSources {
        var result = ClangSources()
        let headers = kind == .systemLibrary ? folder : publicHeaders ?? folder
        if kind == .systemLibrary || FileReading.isFolder(headers) { result.publicHeaders = [headers] }
        let map = headers.appendingPathComponent("module.modulemap")
        if FileReading.exists(map) { result.moduleMap = map }
        result.publicHeaders += library?.headers ?? []
        result.files = sources
        for setting in settings where setting.name == "headerSearchPath" && ["c", "cxx"].contains(setting.tool) {
            result.searchPaths += setting.values.map { folder.appendingPathComponent($0).standardizedFileURL }
        }
        result.flags = ["-DSWIFT_PACKAGE=1"]
        result.cFlags = cLanguageStandard.map { ["-std=\($0)"] } ?? []
        result.cFlags += settings.filter { $0.tool == "c" }.flatMap(\.clangFlags)
        result.cxxFlags = cxxLanguageStandard.map { ["-std=\($0)"] } ?? []
        result.cxxFlags += settings.filter { $0.tool == "cxx" }.flatMap(\.clangFlags)
        return result
    }
}

import Foundation

/// Finds the modules that an app needs, and what they need: the targets that it depends on, that it is linked with, and
/// those that make a module which its sources import.
///
/// Choice (projects): an import decides as Xcode's search for implicit dependencies does, which goes by the products that are
/// linked; an import without a link, which only fails there at the end of the build, is built, too.
struct XcodeModules {
    private let projects: XcodeProjectSet
    let managers: DependencyManagers
    let pods: LocalPods
    var modules: [Module] = []
    /// Modules that should be there and cannot be built, each with the reason as a sentence's end.
    var missing: [String: String] = [:]
    /// What is about the app's own targets.
    private(set) var warnings: [ProjectDiagnostic] = []
    /// The targets and pods whose modules have been added.
    var visited: Set<String> = []

    init(_ projects: XcodeProjectSet) {
        self.projects = projects
        managers = DependencyManagers(around: projects.location)
        pods = LocalPods(around: projects.location)
    }

    /// All modules that were found.
    func graph() throws(ProjectError) -> ModuleGraph { try ModuleGraph(modules, missing: missing) }

    /// The modules that a target's own module needs.
    ///
    /// - Parameters:
    ///   - bundle: The target's bundle inside of the app's, where it has one.
    ///   - host: The app of a target of tests.
    mutating func dependencies(
        of unit: XcodeUnit, _ contents: XcodeTarget, bundle: String = "", host: XcodeUnit? = nil
    ) throws(ProjectError) -> [String] {
        var found: [XcodeUnit] = []
        var local: [LocalPods.Pod] = []
        func add(_ other: XcodeUnit) {
            if other.key != unit.key, !found.contains(where: { $0.key == other.key }) { found.append(other) }
        }
        let wanted = try explicit(of: unit, contents, host: host) + linked(by: unit, contents)
        for other in wanted where try isCompiled(other) { add(other) }
        // What is named by the target itself comes before what others bring, such as the one target of all pods.
        for other in wanted where try !isCompiled(other) {
            for inner in try needed(byUncompiled: other)
            where !found.contains(where: { $0.moduleName == inner.moduleName }) { add(inner) }
        }
        // A package of the name is what the target itself asks for.
        let packages = Set(unit.packageProducts.map(\.name))
        let imports = ImportScan.modules(in: contents.contents.sources).union(unit.bridgedModules)
        for name in imports.sorted()
        where name != unit.moduleName && name != host?.moduleName && !packages.contains(name)
            && !found.contains(where: { $0.moduleName == name })
        {
            if let other = try library(making: name, for: unit) {
                if try isCompiled(other) { add(other) } else { noteMissing(other) }
            } else if let pod = pods[name] {
                local.append(pod)
            } else if let reason = managers.reason(forMissing: name) {
                missing[name] = reason
            }
        }
        var result: [String] = []
        for other in found { result.append(try name(of: other)) }
        for pod in local { result.append(try name(of: pod, for: unit)) }
        for other in try bundles(of: unit, contents) { result.append(try addBundle(other, in: bundle)) }
        return result.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    // MARK: Which targets

    private mutating func explicit(
        of unit: XcodeUnit, _ contents: XcodeTarget, host: XcodeUnit?
    ) throws(ProjectError) -> [XcodeUnit] {
        var found: [XcodeUnit] = []
        for dependency in unit.project.objects("dependencies", of: unit.target) where contents.isForPhones(dependency) {
            // The products of packages are dependencies without a target.
            guard dependency.string("productRef") == nil else { continue }
            guard let other = try projects.target(of: dependency, in: unit.project) else {
                if let name = dependency.string("name") { warn(unit, "target '\(name)' is not here") }
                continue
            }
            switch other.kind {
            case .framework, .staticLibrary: found.append(other)
            case .resourceBundle: break
            case .appExtension:
                warn(unit, "'\(other.name)' is left out: app extensions are not supported", as: .note)
            case .watchApp: warn(unit, "'\(other.name)' is left out: apps for watches are not supported", as: .note)
            case .app where other.key == host?.key: break
            case .app, .unitTests, .interfaceTests, .other:
                warn(unit, "target '\(other.name)', which '\(unit.name)' depends on, is not built")
            }
        }
        return found
    }

    private mutating func linked(by unit: XcodeUnit, _ contents: XcodeTarget) throws(ProjectError) -> [XcodeUnit] {
        var found: [XcodeUnit] = []
        for reference in contents.linked {
            if let other = try projects.target(making: reference, in: unit.project) {
                if other.isLibrary { found.append(other) }
                continue
            }
            guard let path = reference.string("path") else { continue }
            let tree = reference.string("sourceTree")
            if tree == "SDKROOT" || tree == "DEVELOPER_DIR" || path.hasPrefix("System/Library/") { continue }
            let product = (path as NSString).lastPathComponent
            let name = (product as NSString).deletingPathExtension
            let fitting = try projects.libraries(named: name) { $0.product == product && $0.key != unit.key }
            if let other = try choose(fitting, making: name, for: unit) {
                found.append(other)
            } else if ["framework", "xcframework", "a"].contains((product as NSString).pathExtension) {
                // What stands for all pods of a target says nothing that each of them does not say itself.
                if product.hasPrefix("Pods_") || product.hasPrefix("libPods-") { continue }
                if pods[name] != nil { continue }
                if let reason = managers.reason(forMissing: name) {
                    missing[name] = reason
                } else if unit.isOwn {
                    warn(unit, "\(product) is not linked: there is no target here that makes it")
                }
            }
        }
        return found
    }

    private func bundles(of unit: XcodeUnit, _ contents: XcodeTarget) throws(ProjectError) -> [XcodeUnit] {
        var found: [XcodeUnit] = []
        for reference in contents.embedded {
            if let other = try projects.target(making: reference, in: unit.project), other.kind == .resourceBundle {
                found.append(other)
            }
        }
        return found
    }

    func library(making name: String, for unit: XcodeUnit) throws(ProjectError) -> XcodeUnit? {
        let fitting = try projects.libraries(named: name) { $0.moduleName == name && $0.key != unit.key }
        return try choose(fitting, making: name, for: unit)
    }

    /// The target that is meant where several make a module of one name: one that is built anyway, one of the same project,
    /// one whose own name it is.
    private func choose(
        _ fitting: [XcodeUnit], making name: String, for unit: XcodeUnit
    ) throws(ProjectError) -> XcodeUnit? {
        var left = fitting
        let preferences: [(XcodeUnit) -> Bool] = [
            { visited.contains($0.key) }, { $0.project.url == unit.project.url }, { $0.name == name },
        ]
        for preference in preferences where left.count > 1 {
            let preferred = left.filter(preference)
            if !preferred.isEmpty { left = preferred }
        }
        if left.count > 1 {
            throw .severalModules(name: name, targets: left.map { "'\($0.name)' of \($0.project.name)" })
        }
        return left.first
    }

    // MARK: Modules

    /// Adds the module of a target that can be compiled, with all that it needs; returns the module's name.
    mutating func name(of unit: XcodeUnit) throws(ProjectError) -> String {
        // A target that needs itself through others finds its own name here, and the graph says so.
        guard visited.insert(unit.key).inserted else { return unit.moduleName }
        // A demo whose project makes the library, too, as the pod does that its tests are linked with: a process has one of them.
        if modules.contains(where: { $0.name == unit.moduleName && $0.isOwn != unit.isOwn }) { return unit.moduleName }
        let plist = try unit.infoPlist()
        let target = try unit.contents(infoPlist: plist.url)
        let place = unit.kind == .framework ? "Frameworks/\(unit.product)" : ""
        let needed = try dependencies(of: unit, target, bundle: place)
        var contents = target.contents
        let isFramework = unit.kind == .framework
        let mode = unit.languageMode(of: "the \(isFramework ? "framework" : "library") '\(unit.name)'", &contents)
        var module = Module(
            name: unit.moduleName, kind: isFramework ? .framework : .staticLibrary, target: unit.name,
            owner: unit.project.name)
        module.sources = contents.sources
        module.swiftVersion = mode.version
        module.sourceVersion = unit.settings["SWIFT_VERSION"]
        module.defines = unit.defines
        module.dependencies = needed
        module.compilerFlags = unit.languageFlags
        module.foreignNames = unit.foreignNames(target)
        module.bridgedModules = unit.bridgedModules
        module.packageProducts = unit.packageProducts
        if isFramework {
            module.bundle = ModuleBundle(path: place, infoPlist: plist.value)
            module.resources = contents.resources
            module.assetCatalogs = contents.assetCatalogs
            module.dataModels = contents.dataModels
        }
        module.isOwn = unit.isOwn
        module.warnings = unit.warnings + contents.warnings
        modules.append(module)
        return module.name
    }

    // MARK: Targets without Swift

    func isCompiled(_ unit: XcodeUnit) throws(ProjectError) -> Bool {
        try !unit.contents(infoPlist: nil).contents.sources.isEmpty
    }

    mutating func noteMissing(_ unit: XcodeUnit) {
        missing[unit.moduleName] =
            "is made by target '\(unit.name)' of \(unit.project.name), which has no Swift that could be compiled here"
    }

    /// The targets that can be compiled and that one needs that cannot.
    private mutating func needed(byUncompiled unit: XcodeUnit) throws(ProjectError) -> [XcodeUnit] {
        var found: [XcodeUnit] = []
        var waiting = [unit]
        var seen: Set<String> = [unit.key]
        while let next = waiting.popLast() {
            noteMissing(next)
            let contents = try next.contents(infoPlist: nil)
            for other in try explicit(of: next, contents, host: nil) + linked(by: next, contents)
            where seen.insert(other.key).inserted {
                if try isCompiled(other) { found.append(other) } else { waiting.append(other) }
            }
        }
        return found.sorted { $0.key < $1.key }
    }

    /// Adds a bundle of nothing but resources, which lies in the bundle of the target that wants it.
    private mutating func addBundle(_ unit: XcodeUnit, in bundle: String) throws(ProjectError) -> String {
        let place = (bundle.isEmpty ? "" : bundle + "/") + unit.product
        let name = SettingModifier.identifier(place)
        guard visited.insert("\(unit.key) \(place)").inserted else { return name }
        let plist = try unit.infoPlist()
        let contents = try unit.contents(infoPlist: plist.url).contents
        var module = Module(name: name, kind: .staticLibrary, target: unit.name, owner: unit.project.name)
        module.bundle = ModuleBundle(path: place, infoPlist: plist.value)
        module.resources = contents.resources
        module.assetCatalogs = contents.assetCatalogs
        module.dataModels = contents.dataModels
        module.isOwn = unit.isOwn
        module.warnings = unit.warnings + contents.warnings
        modules.append(module)
        return name
    }

    private mutating func warn(
        _ unit: XcodeUnit, _ message: String, as severity: ProjectDiagnostic.Severity = .warning
    ) {
        let warning = ProjectDiagnostic(severity, file: unit.project.name, message: message)
        if !warnings.contains(warning) { warnings.append(warning) }
    }
}

import Catalogue
import Displays
import Foundation
import Projects
import Translation

/// Makes modules of packages that SwiftPM has resolved.
struct PackageBuild {
    let graph: PackageGraph
    private let resolver: PackageResolver
    private let catalogue: FrameworkCatalogue

    init(_ resolver: PackageResolver, catalogue: FrameworkCatalogue) throws {
        self.resolver = resolver
        self.catalogue = catalogue
        graph = try resolver.graph()
    }

    /// The modules of targets and of all that these are built on.
    func modules(of places: [PackageGraph.Place]) throws -> (modules: [Module], missing: [String: String]) {
        let modules = try PackageModules(graph, for: places, prefersLinux: prefersLinux)
        var macros: [String: MacroPlugin] = [:]
        for place in modules.macros { macros[place.target] = try resolver.macro(place, in: graph) }
        var libraries: [String: PackageModules.SystemLibrary] = [:]
        for name in modules.systemLibraries { libraries[name] = try PackageModules.SystemLibrary(named: name) }
        return try modules.modules(macros: macros, libraries: libraries)
    }

    private func prefersLinux(_ target: PackageTarget, defines: [String], isBuiltOnC: Bool) throws -> Bool {
        let files = try target.sources.map { file in
            guard let text = try? String(contentsOf: file, encoding: .utf8) else {
                throw CommandFailure("\(file.path): cannot be read as UTF-8 text")
            }
            return SourceFile(path: file.path, text: text)
        }
        return PlatformBranches(
            of: files, flags: Set(defines).union(["DEBUG"]), catalogue: catalogue, isBuiltOnC: isBuiltOnC
        ).prefersLinux(catalogue)
    }
}

extension AppProject {
    /// The project with the modules of the packages that its targets want.
    ///
    /// - Parameter location: The project's place, which tells its packages from those of others.
    func addingPackages(location: String, catalogue: FrameworkCatalogue, messages: BuildMessages) throws -> AppProject {
        let wanted = Set(
            packageProducts + libraries.modules.flatMap(\.packageProducts) + tests.flatMap(\.packageProducts))
        // What nobody wants is not fetched either.
        guard !wanted.isEmpty else { return self }
        guard
            let build = try resolve(
                packages.limited(to: wanted), of: URL(fileURLWithPath: location), catalogue: catalogue,
                messages: messages)
        else { return try withoutPackages(wanted) }
        var places: [PackageProduct: [PackageGraph.Place]] = [:]
        for product in wanted {
            guard let found = build.graph.product(product.name, package: product.package) else {
                throw CommandFailure(
                    "\(location): the product '\(product.name)' is in none of the project's packages: "
                        + build.graph.packages.dropFirst().map(\.name).sorted().joined(separator: ", "))
            }
            places[product] = found
        }
        let (modules, missing) = try build.modules(
            of: wanted.sorted { $0.name < $1.name }.flatMap { places[$0] ?? [] })
        let built = Set(modules.map(\.name))
        func names(_ products: [PackageProduct]) -> [String] {
            products.flatMap { places[$0] ?? [] }.compactMap { build.graph.target(at: $0)?.moduleName }
                .filter(built.contains)
        }
        var project = self
        var all = modules
        for var module in libraries.modules {
            module.dependencies += names(module.packageProducts)
            all.append(module)
        }
        project.libraries = try ModuleGraph(all, missing: libraries.missing.merging(missing) { first, _ in first })
        project.dependencies += names(packageProducts)
        for index in tests.indices { project.tests[index].dependencies += names(tests[index].packageProducts) }
        return project
    }

    /// Resolves packages; nil where SwiftPM cannot and has said why.
    ///
    /// A package that cannot be fetched is taken from the checkout that the project lies in, if that is the package's own.
    private func resolve(
        _ packages: PackageReferences, of location: URL, catalogue: FrameworkCatalogue, messages: BuildMessages
    ) throws -> PackageBuild? {
        do {
            let resolver = try PackageResolver(packages, project: location, name: name, messages: messages)
            return try PackageBuild(resolver, catalogue: catalogue)
        } catch is ErrorsAlreadyPrinted {
            guard let around = packages.withCheckouts(around: location) else { return nil }
            for checkout in around.checkouts {
                Console.note(
                    "the package in \(checkout.path) is taken as it is there, in place of the one to be fetched")
            }
            return try resolve(around.references, of: location, catalogue: catalogue, messages: messages)
        }
    }

    /// The project where SwiftPM could not resolve the packages and has said why.
    ///
    /// Only code that imports one fails: many a project names packages that nothing needs any more.
    private func withoutPackages(_ wanted: Set<PackageProduct>) throws -> AppProject {
        Console.warning("the packages of '\(name)' are left out")
        var project = self
        let reason = "is of a package that SwiftPM could not resolve, as it says above"
        project.libraries = try ModuleGraph(
            libraries.modules,
            missing: libraries.missing.merging(wanted.map { ($0.name, reason) }) { first, _ in first })
        return project
    }

    /// The tests of a package, in an empty app that is made up for them.
    ///
    /// - Parameters:
    ///   - target: The only target that is wanted.
    ///   - scheme: The shared scheme that says which targets are.
    /// - Returns: Nil for a package without test targets.
    static func tests(
        ofPackage folder: URL, target: String?, scheme: String?, catalogue: FrameworkCatalogue, messages: BuildMessages
    ) throws -> AppProject? {
        let build = try PackageBuild(PackageResolver(package: folder, messages: messages), catalogue: catalogue)
        guard let package = build.graph.packages.first else { throw CommandFailure("\(folder.path): no package") }
        let all = package.targets.filter { $0.kind == .test }.map(\.name)
        guard !all.isEmpty else { return nil }
        let chosen = try chooseTests(among: all, ofPackage: folder, target: target, scheme: scheme)
        let places = chosen.map { PackageGraph.Place(package: package.identity, target: $0.name) }
        let (modules, missing) = try build.modules(of: places)
        var app = try AppProject.testHost(for: package.name, in: folder)
        // Tests may depend on other tests' helpers, but nothing else depends on tests.
        app.libraries = try ModuleGraph(modules.filter { $0.kind != .tests }, missing: missing)
        app.tests = modules.filter { $0.kind == .tests }.map { module in
            var tests = TestBundle(packageModule: module)
            tests.selection = chosen.first { $0.name == module.target }?.selection ?? tests.selection
            return tests
        }
        return app
    }
}

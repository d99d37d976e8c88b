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

    /// The products that could not be fetched, each with the address of its package.
    let absent: [String: String]

    init(_ resolver: PackageResolver, catalogue: FrameworkCatalogue) throws {
        self.init(resolver, catalogue: catalogue, graph: try resolver.graph(), absent: [:])
    }

    init(
        _ resolver: PackageResolver, catalogue: FrameworkCatalogue, graph: PackageGraph, absent: [String: String]
    ) {
        self.resolver = resolver
        self.catalogue = catalogue
        self.graph = graph
        self.absent = absent
    }

    /// Why a module of a product that could not be fetched is not there, as a sentence's end.
    func reason(for product: String) -> String? {
        absent[product].map { "is of the package at \($0), which cannot be fetched" }
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
    /// - Parameter forTests: Whether the tests are built, too: what they alone want is not fetched otherwise.
    func addingPackages(
        location: String, catalogue: FrameworkCatalogue, messages: BuildMessages, forTests: Bool
    ) throws -> AppProject {
        let wanted = Set(
            packageProducts + libraries.modules.flatMap(\.packageProducts)
                + (forTests ? tests.flatMap(\.packageProducts) : []))
        // What nobody wants is not fetched either.
        guard !wanted.isEmpty else { return self }
        guard
            let build = try resolve(
                packages.limited(to: wanted), for: wanted, of: URL(fileURLWithPath: location), catalogue: catalogue,
                messages: messages)
        else { return try withoutPackages(wanted) }
        var places: [PackageProduct: [PackageGraph.Place]] = [:]
        for product in wanted {
            if build.absent[product.name] != nil { continue }
            guard let found = build.graph.product(product.name, package: product.package) else {
                throw CommandFailure(
                    "\(location): the product '\(product.name)' is in none of the project's packages: "
                        + build.graph.packages.dropFirst().map(\.name).sorted().joined(separator: ", "))
            }
            places[product] = found
        }
        var (modules, missing) = try build.modules(
            of: wanted.sorted { $0.name < $1.name }.flatMap { places[$0] ?? [] })
        for product in build.absent.keys { missing[product] = build.reason(for: product) }
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
        _ packages: PackageReferences, for wanted: Set<PackageProduct>, of location: URL, catalogue: FrameworkCatalogue,
        messages: BuildMessages
    ) throws -> PackageBuild? {
        let resolver = try PackageResolver(packages, project: location, name: name, messages: messages, isQuiet: true)
        do {
            return try PackageBuild(resolver, catalogue: catalogue)
        } catch is ErrorsAlreadyPrinted {
            guard let around = packages.withCheckouts(around: location) else {
                return try resolveRest(of: packages, by: resolver, for: wanted, of: location, catalogue)
            }
            PackageManager.write(resolver.lastWords)
            for checkout in around.checkouts {
                Console.note(
                    "the package in \(checkout.path) is taken as it is there, in place of the one to be fetched")
            }
            let next = try resolver.resolver(of: around.references)
            do {
                return try PackageBuild(next, catalogue: catalogue)
            } catch is ErrorsAlreadyPrinted {
                return try resolveRest(of: around.references, by: next, for: wanted, of: location, catalogue)
            }
        }
    }

    /// Resolves what can be resolved where not all can.
    private func resolveRest(
        of packages: PackageReferences, by resolver: PackageResolver, for wanted: Set<PackageProduct>, of location: URL,
        _ catalogue: FrameworkCatalogue
    ) throws -> PackageBuild? {
        let words = resolver.lastWords
        let partial = try PartialPackageBuild(packages, by: resolver, for: wanted, of: location, catalogue)
        if !partial.isWhole { PackageManager.write(words) }
        return partial.build
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

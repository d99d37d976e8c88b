import Catalogue
import Foundation
import Projects

/// The packages of a project of which SwiftPM cannot fetch all: what lies in folders, and what can be fetched of the rest.
struct PartialPackageBuild {
    /// Nil where nothing is there.
    let build: PackageBuild?
    /// Whether all is there that the targets need.
    let isWhole: Bool

    init(
        _ packages: PackageReferences, by resolver: PackageResolver, for wanted: Set<PackageProduct>, of location: URL,
        _ catalogue: FrameworkCatalogue
    ) throws {
        let fetching = Fetching(first: resolver, packages: packages, location: location)
        let reader = try fetching.resolver([])
        var partial = try PartialPackages(wanted, of: packages) { try reader.local($0) }
        var fetched = try fetching.fetch(partial.needed)
        // A package that cannot be fetched may be the one that the project lies in.
        let checkouts = try fetching.checkouts(of: wanted, without: fetched.missing, reader)
        if !checkouts.isEmpty {
            var references = packages
            references.folders += checkouts.map(\.folder)
            references.remotes.removeAll { remote in checkouts.contains { $0.identity == remote.identity } }
            partial = try PartialPackages(wanted, of: references) { folder in
                try reader.local(folder, identity: checkouts.first { $0.folder == folder }?.identity)
            }
            fetched = try fetching.fetch(partial.needed)
        }
        isWhole = fetched.missing.isEmpty
        let found = partial.locals.map(\.package) + (fetched.graph?.packages.dropFirst().map { $0 } ?? [])
        guard !found.isEmpty else {
            build = nil
            return
        }
        // The one that was asked for comes first in a graph.
        let graph = PackageGraph(found, absent: Set(fetched.missing.map(\.identity)))
        build = PackageBuild(
            fetched.resolver ?? reader, catalogue: catalogue, graph: graph,
            absent: partial.products(without: fetched.missing))
    }
}

/// Tries which packages can be fetched.
private struct Fetching {
    let first: PackageResolver
    let packages: PackageReferences
    let location: URL

    func resolver(_ remotes: [PackageReferences.Remote]) throws -> PackageResolver {
        var references = packages
        (references.remotes, references.folders) = (remotes, [])
        return try first.resolver(of: references)
    }

    struct Fetched {
        var resolver: PackageResolver?
        var graph: PackageGraph?
        var missing: [PackageReferences.Remote] = []
    }

    /// As many of some packages as can be fetched together.
    func fetch(_ wanted: [PackageReferences.Remote]) throws -> Fetched {
        var fetched = Fetched(missing: wanted.filter { $0.requirement == nil })
        var remotes = wanted.filter { $0.requirement != nil }
        while !remotes.isEmpty {
            let resolver = try resolver(remotes)
            do {
                (fetched.graph, fetched.resolver) = (try resolver.graph(), resolver)
                break
            } catch is ErrorsAlreadyPrinted {
                let failed = Set(resolver.addressesNotCloned.map(PackageProduct.identity))
                var left = remotes.filter { !failed.contains($0.identity) }
                // Where the reason is a package that another one needs, each is tried by itself.
                if left.count == remotes.count {
                    left = remotes.count == 1 ? [] : try remotes.filter { try fetch([$0]).missing.isEmpty }
                }
                // Packages that do not go together are all left out.
                if left.count == remotes.count { left = [] }
                fetched.missing += remotes.filter { remote in !left.contains { $0.identity == remote.identity } }
                remotes = left
            }
        }
        return fetched
    }

    /// The packages around the project that have a product of one that cannot be fetched, under its identity.
    func checkouts(
        of wanted: Set<PackageProduct>, without missing: [PackageReferences.Remote], _ reader: PackageResolver
    ) throws -> [(folder: URL, identity: String)] {
        guard !missing.isEmpty else { return [] }
        return try PackageReferences.packages(around: location).compactMap { folder in
            guard let local = try reader.local(folder) else { return nil }
            let products = Set(local.package.products.map(\.name))
            let remote = missing.first { remote in
                wanted.contains { products.contains($0.name) && ($0.package ?? remote.identity) == remote.identity }
            }
            return remote.map { (folder, $0.identity) }
        }
    }
}

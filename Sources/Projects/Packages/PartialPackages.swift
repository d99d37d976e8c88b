import Foundation

/// The packages of a project where not all can be fetched: those in folders as they lie there, and of the others what the
/// targets that are built need.
package struct PartialPackages {
    /// A package that lies in a folder of the person's.
    package struct Local {
        package var package: SwiftPackage
        /// What it depends on, with where that is.
        package var places: [DependencyPlace]

        package init(_ package: SwiftPackage, places: [DependencyPlace]) {
            self.package = package
            self.places = places
        }
    }

    /// Where a package that another depends on comes from.
    package struct DependencyPlace: Sendable, Equatable {
        package enum Source: Sendable, Equatable {
            case remote(PackageReferences.Remote)
            case folder(URL)
        }

        package var identity: String
        package var source: Source
    }

    /// The packages in folders, those that the project names first.
    package private(set) var locals: [Local] = []
    /// What is to be fetched, each by its identity.
    package private(set) var needed: [PackageReferences.Remote] = []
    /// The names of products that are wanted of each package to be fetched.
    private var products: [String: Set<String>] = [:]

    /// Finds what products are built on.
    ///
    /// - Parameters:
    ///   - wanted: The products that the project's targets want.
    ///   - references: The packages that the project names.
    ///   - read: Reads the package in a folder; nil where there is none that can be read.
    package init(
        _ wanted: Set<PackageProduct>, of references: PackageReferences, read: (URL) throws -> Local?
    ) rethrows {
        for folder in references.folders { try add(folder, read) }
        var waiting = wanted.sorted { $0.name < $1.name }.map { ($0, references.remotes) }
        var done: Set<PackageGraph.Place> = []
        while let (product, remotes) = waiting.popLast() {
            let graph = PackageGraph(locals.map(\.package))
            guard let places = graph.product(product.name, package: product.package) else {
                for remote in remotes where product.package.map({ $0 == remote.identity }) ?? true {
                    need(remote, for: product.name)
                }
                continue
            }
            var targets = places
            while let place = targets.popLast() {
                guard done.insert(place).inserted, let target = graph.target(at: place),
                    let local = locals.first(where: { $0.package.identity == place.package })
                else { continue }
                let others = local.places.compactMap { dependency -> PackageReferences.Remote? in
                    if case .remote(let remote) = dependency.source { remote } else { nil }
                }
                for dependency in target.dependencies
                where dependency.condition.holds(on: .iOS, traits: local.package.traits) {
                    switch dependency.value {
                    case .target(let name): targets.append(.init(package: place.package, target: name))
                    case .byName(let name) where local.package.target(name) != nil:
                        targets.append(.init(package: place.package, target: name))
                    case .byName(let name): waiting.append((PackageProduct(name: name, package: nil), others))
                    case .product(let name, let called):
                        let identity = called.map(local.package.identity(ofDependency:))
                        waiting.append((PackageProduct(name: name, package: identity), others))
                    }
                }
            }
        }
    }

    private mutating func add(_ folder: URL, _ read: (URL) throws -> Local?) rethrows {
        guard !locals.contains(where: { $0.package.folder.standardizedFileURL == folder.standardizedFileURL }),
            let local = try read(folder)
        else { return }
        locals.append(local)
        for dependency in local.places {
            if case .folder(let other) = dependency.source { try add(other, read) }
        }
    }

    private mutating func need(_ remote: PackageReferences.Remote, for product: String) {
        if !needed.contains(where: { $0.identity == remote.identity }) { needed.append(remote) }
        products[remote.identity, default: []].insert(product)
    }

    /// The products that are not there without some packages, each with the address of its package.
    package func products(without missing: [PackageReferences.Remote]) -> [String: String] {
        var found: [String: String] = [:]
        for remote in missing {
            for product in products[remote.identity] ?? [] { found[product] = remote.address }
        }
        return found
    }
}

extension PackageReferences.Remote {
    /// What SwiftPM calls the package.
    package var identity: String { PackageProduct.identity(of: address) }
}

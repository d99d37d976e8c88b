import Foundation

/// The packages that a project or a package is built with.
package struct PackageGraph: Sendable, Equatable {
    /// A target by the package that it belongs to.
    package struct Place: Sendable, Hashable {
        package var package: String
        package var target: String

        package init(package: String, target: String) {
            self.package = package
            self.target = target
        }
    }

    /// The package that was asked for comes first.
    package private(set) var packages: [SwiftPackage]
    private let byIdentity: [String: Int]
    /// The packages that could not be fetched, by identity: what depends on them is built without.
    private let absent: Set<String>

    package init(_ packages: [SwiftPackage], absent: Set<String> = []) {
        self.packages = packages
        self.absent = absent
        byIdentity = Dictionary(packages.enumerated().map { ($1.identity, $0) }) { first, _ in first }
    }

    package func package(_ identity: String) -> SwiftPackage? { byIdentity[identity].map { packages[$0] } }

    package func target(at place: Place) -> PackageTarget? { package(place.package)?.target(place.target) }

    /// The targets of a product.
    ///
    /// - Parameters:
    ///   - package: Its package, by identity, name or folder; nil where nobody says.
    ///   - packages: Those to look in, by identity; nil for all.
    package func product(_ name: String, package: String?, among packages: Set<String>? = nil) -> [Place]? {
        let candidates = self.packages.filter { packages?.contains($0.identity) ?? true }
        let named = candidates.filter { candidate in
            guard let package else { return true }
            return [candidate.identity, candidate.name.lowercased(), candidate.folder.lastPathComponent.lowercased()]
                .contains(package.lowercased())
        }
        // A name that a manifest gives its dependency need not be one that the dependency gives itself.
        for candidate in named.isEmpty ? candidates : named {
            if let product = candidate.products.first(where: { $0.name == name }) {
                return product.targets.map { Place(package: candidate.identity, target: $0) }
            }
        }
        return nil
    }

    /// What a target is built on directly, on a platform.
    package func dependencies(
        of place: Place, on platform: PackageCondition.Platform
    ) throws(ProjectError) -> [Place] {
        guard let package = package(place.package), let target = package.target(place.target) else { return [] }
        var found: [Place] = []
        for dependency in target.dependencies where dependency.condition.holds(on: platform, traits: package.traits) {
            for place in try places(dependency.value, of: target, in: package) where !found.contains(place) {
                found.append(place)
            }
        }
        return found
    }

    /// The files that a target and all that it is built on are compiled from.
    package func sources(of place: Place, on platform: PackageCondition.Platform) throws(ProjectError) -> [URL] {
        var places = [place]
        var index = 0
        while index < places.count {
            for other in try dependencies(of: places[index], on: platform) where !places.contains(other) {
                places.append(other)
            }
            index += 1
        }
        return places.flatMap { target(at: $0)?.sources ?? [] }
    }

    private func places(
        _ dependency: PackageTarget.Dependency, of target: PackageTarget, in package: SwiftPackage
    ) throws(ProjectError) -> [Place] {
        let direct = Set(package.dependencies.map(\.identity))
        switch dependency {
        case .target(let name):
            return package.target(name).map { [Place(package: package.identity, target: $0.name)] } ?? []
        case .byName(let name):
            if package.target(name) != nil { return [Place(package: package.identity, target: name)] }
            if let places = product(name, package: nil, among: direct) { return places }
            if !absent.isDisjoint(with: direct) { return [] }
            throw missing(name, of: target, in: package)
        case .product(let name, let called):
            let identity = called.map(package.identity(ofDependency:))
            if let places = product(name, package: identity, among: direct) { return places }
            if identity.map(absent.contains) ?? !absent.isDisjoint(with: direct) { return [] }
            throw missing(name, of: target, in: package)
        }
    }

    private func missing(_ name: String, of target: PackageTarget, in package: SwiftPackage) -> ProjectError {
        .refused(
            file: "package '\(package.name)'", line: nil,
            reason: "target '\(target.name)' depends on '\(name)', which none of its packages has")
    }
}

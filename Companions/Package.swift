// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// What the package has to know of a framework's description.
struct Framework: Decodable {
    var module: String
    var uses: [String]?
    var packages: [PackageUse]?

    /// A Swift package that the framework is built on.
    struct PackageUse: Decodable {
        var url: String
        var version: String
        var products: [String]

        /// The package manager knows a package by the end of its address.
        var name: String { String(url.split(separator: "/").last ?? "").replacingOccurrences(of: ".git", with: "") }
    }
}

/// The frameworks in the folders beside this file.
///
/// The command, and `Scripts/companions.sh` for the tests, name the compiled UIKit: a package that compiles it again would
/// bring a second one into an app.
let frameworks = try FileManager.default.contentsOfDirectory(atPath: Context.packageDirectory).sorted().compactMap {
    try FileManager.default.contents(atPath: "\(Context.packageDirectory)/\($0)/framework.json").map {
        try JSONDecoder().decode(Framework.self, from: $0)
    }
}
let modules = Set(frameworks.map(\.module))

func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)") }

let package = Package(
    name: "Companions",
    products: frameworks.map { .library(name: $0.module, type: .dynamic, targets: [$0.module]) },
    dependencies: Dictionary(
        frameworks.flatMap { $0.packages ?? [] }.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }
    ).values.sorted { $0.name < $1.name }.map { .package(url: $0.url, exact: Version(stringLiteral: $0.version)) },
    targets: frameworks.flatMap { framework -> [Target] in
        let name = framework.module
        // Where a framework is a package of its own, the others are named on the command line.
        let used = (framework.uses ?? []).filter(modules.contains).map { Target.Dependency.target(name: $0) }
        let products = (framework.packages ?? []).flatMap { package in
            package.products.map { Target.Dependency.product(name: $0, package: package.name) }
        }
        var face = used + products
        var targets: [Target] = []
        if exists("\(name)/Sources/\(name)Engine") {
            targets.append(.target(name: "\(name)Engine", dependencies: used, path: "\(name)/Sources/\(name)Engine"))
            face.append(.target(name: "\(name)Engine"))
        }
        targets.append(.target(name: name, dependencies: face, path: "\(name)/Sources/\(name)"))
        if exists("\(name)/Tests") {
            targets.append(
                .testTarget(name: "\(name)Tests", dependencies: face + [.target(name: name)], path: "\(name)/Tests"))
        }
        return targets
    }
)

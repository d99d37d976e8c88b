import Foundation

/// A Swift package: its products and targets, with the files that SwiftPM finds for each.
package struct SwiftPackage: Sendable, Equatable {
    package struct Product: Sendable, Equatable {
        package var name: String
        package var targets: [String]
        /// `library`, `executable`, `plugin` or `macro`.
        package var kind: String
    }

    /// A package that this one depends on.
    package struct Dependency: Sendable, Equatable {
        package var identity: String
        /// The name by which the manifest's targets may call it besides.
        package var name: String?
    }

    /// What SwiftPM knows the package by: "swift-collections".
    package var identity: String
    /// What the manifest calls it.
    package var name: String
    package var folder: URL
    /// Whether SwiftPM has fetched it, so that nobody changes it here.
    package var isFromElsewhere = false
    package var defaultLocalization: String?
    /// The enabled traits.
    package var traits: Set<String>
    package var dependencies: [Dependency]
    package var products: [Product]
    package var targets: [PackageTarget]

    package func target(_ name: String) -> PackageTarget? { targets.first { $0.name == name } }

    /// What SwiftPM knows a package by that a target's dependency names, by the name that the manifest gives it or its own.
    package func identity(ofDependency called: String) -> String {
        dependencies.first { $0.name?.lowercased() == called.lowercased() }?.identity ?? called.lowercased()
    }
}

/// A target of a package, on whatever platform it will be built.
package struct PackageTarget: Sendable, Equatable {
    package enum Kind: String, Sendable {
        case library = "regular"
        case executable, test, macro, plugin, binary
        case systemLibrary = "system"
        case providedLibrary
    }

    package enum Dependency: Sendable, Equatable {
        case target(String)
        /// The package as the manifest calls it, by identity or name.
        case product(String, package: String?)
        /// A target of the package or, failing that, a product of the name.
        case byName(String)
    }

    /// A setting of a compiler or the linker.
    package struct Setting: Sendable, Equatable {
        /// `swift`, `c`, `cxx` or `linker`.
        package var tool: String
        /// The setting's name in the manifest: `define`, `enableUpcomingFeature`.
        package var name: String
        package var values: [String]
    }

    /// What holds under a condition only.
    package struct Conditional<Value: Sendable & Equatable>: Sendable, Equatable {
        package var value: Value
        package var condition: PackageCondition
    }

    package var name: String
    /// The name of its module.
    package var moduleName: String
    package var kind: Kind
    /// Whether it is written in Swift; else in C, C++ or Objective-C.
    package var isSwift: Bool
    package var folder: URL
    package var sources: [URL]
    package var dependencies: [Conditional<Dependency>]
    package var settings: [Conditional<Setting>]
    /// The plugins that would have to run before it is compiled.
    package var plugins: [String]
    /// The compiler's language mode: "4", "4.2", "5" or "6".
    package var swiftVersion: String
    package var cLanguageStandard: String?
    package var cxxLanguageStandard: String?
    /// The folder of headers that other targets see.
    package var publicHeaders: URL?
    /// What `pkg-config` knows a system library by.
    package var pkgConfig: String?
    /// The files of the resource bundle.
    package var resources: [Resource]
    package var assetCatalogs: [URL]
    package var dataModels: [URL] = []
    /// Files that the code holds as bytes.
    package var embedded: [URL]
    /// What SwiftPM could do without and its author should know.
    package var warnings: [ProjectDiagnostic] = []
}

/// When a dependency or a setting holds.
package struct PackageCondition: Sendable, Equatable {
    /// Where a module takes itself to be compiled for.
    package enum Platform: String, Sendable { case iOS = "ios", linux }

    /// None stands for all.
    package var platforms: Set<String> = []
    package var configuration: String?
    /// One of them is enough; none stands for any.
    package var traits: Set<String> = []

    /// Whether it holds in a debug build.
    package func holds(on platform: Platform, traits enabled: Set<String>) -> Bool {
        if !platforms.isEmpty, !platforms.contains(platform.rawValue) { return false }
        if let configuration, configuration != "debug" { return false }
        return traits.isEmpty || !traits.isDisjoint(with: enabled)
    }
}

// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The toolchain's folder of SwiftSyntax libraries.
///
/// Translating with them costs seconds to build, where the swift-syntax package costs minutes. `SWIFT_HOST` overrides
/// the search for toolchains that are laid out differently.
let hostLibraries: String = {
    if let folder = Context.environment["SWIFT_HOST"] { return folder }
    for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
        let host = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc").resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host")
        if FileManager.default.fileExists(atPath: host.appendingPathComponent("libSwiftParser.so").path) {
            return host.path
        }
    }
    fatalError("no swiftc on PATH: set SWIFT_HOST to the folder that holds libSwiftParser.so")
}()

/// For targets that see SwiftSyntax.
let seesHostLibraries: [SwiftSetting] = [.unsafeFlags(["-I", hostLibraries])]

let package = Package(
    name: "Matryoshka",
    products: [
        .library(name: "UIKit", type: .dynamic, targets: ["UIKit", "UIKitTesting"]),
        .executable(name: "matryoshka", targets: ["matryoshka"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
    ],
    targets: [
        // What an app links: no Swift package dependencies, so that an app's own never meet ours.
        .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
        // Not a system library with `pkgConfig: "pangocairo"`: that brings `-pthread`, which SwiftPM warns about at every
        // build. Its folder of headers links to Pango's.
        .target(name: "CPango", dependencies: ["CCairo", "CHarfBuzz"]),
        // Foundation on Linux has no place for a device's language, region and date.
        .target(name: "CFoundationHooks", linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(name: "FoundationSettings", dependencies: ["CFoundationHooks"]),
        // A target, since reading JPEG needs C: the library leaves at an error by `longjmp`.
        .target(name: "CJPEG"),
        // A target, since Box2D speaks C++.
        .target(name: "CBox2D"),
        .target(name: "CoreGraphics", dependencies: ["CCairo", "CPango", "CJPEG"]),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
        .target(name: "ConstraintSolver"),
        .target(name: "DisplayProtocol"),
        // Predicates, expressions and sort descriptors, which Foundation on Linux has no formats and keys for.
        .target(name: "Predicates"),
        .target(name: "XMLReading"),
        // What the command and a process of tests say to each other.
        .target(name: "TestProtocol"),
        .target(
            name: "UIKit",
            dependencies: [
                "QuartzCore", "ConstraintSolver", "DisplayProtocol", "FoundationSettings", "CFoundationHooks",
                "Predicates", "XMLReading", "CBox2D",
            ]),
        .target(name: "UIKitTesting", dependencies: ["UIKit", "DisplayProtocol", "TestProtocol"]),

        // What the command is made of.
        .target(name: "Catalogue", swiftSettings: [.unsafeFlags(["-enable-library-evolution"])]),
        .target(
            name: "Translation", dependencies: ["Catalogue"],
            // The names that versions of Swift changed.
            resources: [.copy("Migration/Names")],
            // With library evolution, importing this module does not mean loading SwiftSyntax's.
            // SwiftPM's accessor of resources imports Foundation without saying for whom.
            swiftSettings: seesHostLibraries + [
                .unsafeFlags(["-enable-library-evolution"]), .enableUpcomingFeature("InternalImportsByDefault"),
            ],
            linkerSettings: [
                .unsafeFlags([
                    "-L", hostLibraries, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker",
                    hostLibraries,
                ])
            ]),
        .target(name: "Projects", dependencies: ["XMLReading"]),
        // Without `pkgConfig`, whose answer for it makes SwiftPM warn at every build; the headers lie in the system's folder.
        .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
        .target(name: "CKeeper"),
        .target(
            name: "Displays",
            dependencies: [
                "DisplayProtocol", "CoreGraphics", "CCairo", "CKeeper", "CSDL2",
                .product(name: "Yams", package: "Yams"),
                .product(name: "FlyingFox", package: "FlyingFox"), .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            resources: [.copy("Browser/Page")]),
        .executableTarget(
            name: "matryoshka",
            dependencies: [
                "Catalogue", "Translation", "Projects", "Displays", "DisplayProtocol", "TestProtocol",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            resources: [.copy("New/Templates"), .copy("Build/UIKitNames.txt")]),

        // What the Mail sample talks to.
        .executableTarget(
            name: "mail-server", dependencies: [.product(name: "FlyingFox", package: "FlyingFox")],
            path: "Samples/Mail/Server"),

        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
        // Measures how the work of some code grows, for tests.
        .target(name: "RetainCounting", path: "Tests/RetainCounting"),
        .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "RetainCounting"]),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
        .testTarget(name: "PredicatesTests", dependencies: ["Predicates"]),
        .testTarget(name: "XMLReadingTests", dependencies: ["XMLReading"]),
        .testTarget(name: "DisplayProtocolTests", dependencies: ["DisplayProtocol"], exclude: ["Recorded"]),
        .testTarget(
            name: "DisplaysTests",
            dependencies: [
                "Displays", "DisplayProtocol", .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ], exclude: ["Browser/Recorded"]),
        .testTarget(
            name: "UIKitTests",
            dependencies: ["UIKit", "UIKitTesting", "FoundationSettings", "RetainCounting"],
            exclude: ["InterfaceBuilder/Coverage/interface-builder.tsv", "Model/KeptSeeds.tsv"]),
        .testTarget(
            name: "UIKitTestingTests", dependencies: ["UIKit", "UIKitTesting"], exclude: ["Examples/__Snapshots__"]),
        .testTarget(name: "CatalogueTests", dependencies: ["Catalogue"]),
        .testTarget(
            name: "TranslationTests", dependencies: ["Translation", "Catalogue"], swiftSettings: seesHostLibraries),
        // Projects of Xcode that tests write.
        .target(name: "ProjectFixtures", path: "Tests/ProjectFixtures"),
        .testTarget(name: "ProjectsTests", dependencies: ["Projects", "ProjectFixtures"]),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "matryoshka", "mail-server", "Catalogue", "Displays", "DisplayProtocol", "ProjectFixtures",
            ]),
        // A real browser with a real app in it.
        .testTarget(name: "BrowserTests", dependencies: ["matryoshka"]),
        .testTarget(
            name: "WindowTests", dependencies: ["Displays", "DisplayProtocol", "CoreGraphics", "matryoshka"]),
        .testTarget(name: "DocumentationTests"),
    ]
)

// For `make docs` alone: a package that nothing here is built with.
if Context.environment["MATRYOSHKA_DOCS"] != nil {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

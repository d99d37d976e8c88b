import Foundation
import XCTest

@testable import Projects

/// Packages as SwiftPM tells of them.
final class SwiftPackageTests: XCTestCase {
    private var folder: TemporaryFolder!

    override func setUpWithError() throws { folder = try TemporaryFolder(name: "Kit") }
    override func tearDown() { folder = nil }

    /// Asks SwiftPM of the package in the test's folder.
    private func read() throws -> SwiftPackage {
        let scratch = folder.url.deletingLastPathComponent().appendingPathComponent("scratch").path
        func ask(_ arguments: String...) throws -> Data {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments =
                ["swift", "package", "--package-path", folder.path, "--scratch-path", scratch] + arguments
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.run()
            let output = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            XCTAssertEqual(process.terminationStatus, 0)
            return output
        }
        let node = try PackageNode(json: ask("show-dependencies", "--format", "json"))
        XCTAssertEqual(node.all.map(\.identity), ["kit"])
        return try SwiftPackage(node, manifest: ask("dump-package"), contents: ask("describe", "--type", "json"))
    }

    private func write(manifest: String, tools: String = "6.1") throws {
        try folder.write("Package.swift", "// swift-tools-version: \(tools)\nimport PackageDescription\n\(manifest)\n")
    }

    func testTargetsTheirSettingsAndConditions() throws {
        try write(
            manifest: """
                let package = Package(
                    name: "Kit Package",
                    products: [.library(name: "Kit", targets: ["Kit"])],
                    traits: [.trait(name: "Loud", enabledTraits: ["Clear"]), "Clear", "Off", .default(enabledTraits: ["Loud"])],
                    targets: [
                        .target(
                            name: "Kit",
                            dependencies: [
                                "CBits", .target(name: "Phone", condition: .when(platforms: [.iOS])),
                                .target(name: "Desk", condition: .when(platforms: [.macOS, .linux])),
                                .target(name: "Quiet", condition: .when(traits: ["Off"])),
                            ],
                            swiftSettings: [
                                .define("TOUCH", .when(platforms: [.iOS])), .define("FAST", .when(configuration: .release)),
                                .enableUpcomingFeature("ExistentialAny"), .swiftLanguageMode(.v5),
                            ]),
                        .target(
                            name: "CBits", publicHeadersPath: "inc",
                            cSettings: [.define("BITS", to: "3"), .headerSearchPath("inner")]),
                        .target(name: "Phone"), .target(name: "Desk"), .target(name: "Quiet"),
                        .testTarget(name: "KitTests", dependencies: ["Kit"]),
                    ])
                """)
        for name in ["Kit", "Phone", "Desk", "Quiet"] { try folder.write("Sources/\(name)/\(name).swift") }
        try folder.write("Sources/CBits/bits.c")
        try folder.write("Sources/CBits/inc/CBits.h")
        try folder.write("Tests/KitTests/KitTests.swift")
        let package = try read()
        XCTAssertEqual(package.name, "Kit Package")
        XCTAssertEqual(package.traits, ["Loud", "Clear"])
        XCTAssertEqual(package.products, [.init(name: "Kit", targets: ["Kit"], kind: "library")])
        let kit = try XCTUnwrap(package.target("Kit"))
        XCTAssertEqual(kit.swiftVersion, "5")
        XCTAssertEqual(folder.relative(kit.sources), ["Sources/Kit/Kit.swift"])
        let settings = kit.settings.filter { $0.condition.holds(on: .iOS, traits: package.traits) }.map(\.value)
        XCTAssertEqual(settings.map(\.name), ["define", "enableUpcomingFeature", "swiftLanguageMode"])
        XCTAssertEqual(settings.map(\.values), [["TOUCH"], ["ExistentialAny"], ["5"]])
        let bits = try XCTUnwrap(package.target("CBits"))
        XCTAssertFalse(bits.isSwift)
        XCTAssertEqual(bits.publicHeaders.map { folder.relative([$0]) }, ["Sources/CBits/inc"])
        XCTAssertEqual(bits.settings.map(\.value.values), [["BITS=3"], ["inner"]])
        XCTAssertEqual(package.target("KitTests")?.kind, .test)
        XCTAssertEqual(package.target("Desk")?.swiftVersion, "6")

        let graph = PackageGraph([package])
        let place = PackageGraph.Place(package: "kit", target: "Kit")
        XCTAssertEqual(try graph.dependencies(of: place, on: .iOS).map(\.target), ["CBits", "Phone"])
        XCTAssertEqual(try graph.dependencies(of: place, on: .linux).map(\.target), ["CBits", "Desk"])
    }

    func testResources() throws {
        try write(
            manifest: """
                let package = Package(
                    name: "Kit", defaultLocalization: "en",
                    targets: [
                        .target(
                            name: "Kit", exclude: ["Left.xib"],
                            resources: [.process("Texts"), .copy("Raw"), .embedInCode("key.txt"), .copy("Gone")])
                    ])
                """)
        for file in [
            "Kit.swift", "Left.xib", "View.xib", "Media.xcassets/Contents.json", "en.lproj/Localizable.strings",
            "Texts/deep/a.json", "Texts/de.lproj/b.txt", "Raw/x/y.txt", "key.txt",
        ] { try folder.write("Sources/Kit/\(file)") }
        let kit = try XCTUnwrap(read().target("Kit"))
        XCTAssertEqual(
            kit.resources.map(\.bundlePath),
            ["de.lproj/b.txt", "a.json", "Raw/x/y.txt", "View.xib", "en.lproj/Localizable.strings"])
        XCTAssertEqual(kit.assetCatalogs.map(\.lastPathComponent), ["Media.xcassets"])
        XCTAssertEqual(
            kit.warnings.map(\.description), ["Kit: warning: resource Gone of target 'Kit' is not there"])
        XCTAssertEqual(kit.embedded.map(\.lastPathComponent), ["key.txt"])
    }

    func testSystemLibrariesMacrosAndPluginsAreTold() throws {
        try write(
            manifest: """
                import CompilerPluginSupport
                let package = Package(
                    name: "Kit",
                    targets: [
                        .systemLibrary(name: "CThing", pkgConfig: "thing"), .macro(name: "Magic"),
                        .plugin(name: "Maker", capability: .buildTool()),
                        .target(name: "Kit", dependencies: ["CThing", "Magic"], plugins: ["Maker"]),
                    ])
                """)
        try folder.write("Sources/CThing/module.modulemap", "module CThing [system] {}")
        try folder.write("Sources/Magic/Magic.swift")
        try folder.write("Plugins/Maker/Maker.swift")
        try folder.write("Sources/Kit/Kit.swift")
        let package = try read()
        XCTAssertEqual(package.target("CThing")?.kind, .systemLibrary)
        XCTAssertEqual(package.target("CThing")?.pkgConfig, "thing")
        XCTAssertEqual(package.target("Magic")?.kind, .macro)
        XCTAssertEqual(package.target("Maker")?.kind, .plugin)
        XCTAssertEqual(package.target("Kit")?.plugins, ["Maker"])
    }
}

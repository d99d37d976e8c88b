import Foundation
import XCTest

@testable import Projects

/// Modules made of the targets of packages.
final class PackageModulesTests: XCTestCase {
    private func target(
        _ name: String, kind: PackageTarget.Kind = .library, isSwift: Bool = true, sources: [String]? = nil,
        needs: [PackageTarget.Conditional<PackageTarget.Dependency>] = [],
        settings: [PackageTarget.Conditional<PackageTarget.Setting>] = []
    ) -> PackageTarget {
        let folder = URL(fileURLWithPath: "/Kit/Sources/\(name)", isDirectory: true)
        return PackageTarget(
            name: name, moduleName: name, kind: kind, isSwift: isSwift, folder: folder,
            sources: (sources ?? ["\(name).swift"]).map { folder.appendingPathComponent($0) }, dependencies: needs,
            settings: settings, plugins: [], swiftVersion: "5", resources: [], assetCatalogs: [], embedded: [])
    }

    private func package(
        _ identity: String, on others: [String] = [], _ targets: [PackageTarget]
    ) -> SwiftPackage {
        SwiftPackage(
            identity: identity, name: identity.capitalized, folder: URL(fileURLWithPath: "/\(identity)"), traits: [],
            dependencies: others.map { .init(identity: $0) },
            products: targets.map { .init(name: $0.name, targets: [$0.name], kind: "library") }, targets: targets)
    }

    private func on(
        _ value: PackageTarget.Dependency, platforms: Set<String> = []
    ) -> PackageTarget.Conditional<PackageTarget.Dependency> {
        .init(value: value, condition: PackageCondition(platforms: platforms))
    }

    private func modules(
        _ packages: [SwiftPackage], for name: String, linux: Set<String> = [], absent: Set<String> = []
    ) throws -> (modules: [Module], missing: [String: String]) {
        let graph = PackageGraph(packages, absent: absent)
        let place = PackageGraph.Place(package: packages[0].identity, target: name)
        return try PackageModules(graph, for: [place]) { target, _, _ in linux.contains(target.name) }.modules()
    }

    func testProductsOfOtherPackagesAreDependencies() throws {
        let found = try modules(
            [
                package(
                    "kit", on: ["core"],
                    [
                        target("Kit", needs: [on(.product("Core", package: "core")), on(.byName("Base"))]),
                        target("Base"),
                    ]),
                package("core", [target("Core", needs: [on(.target("Hidden"))]), target("Hidden")]),
            ], for: "Kit")
        XCTAssertEqual(found.modules.map(\.name), ["Hidden", "Core", "Base", "Kit"])
        XCTAssertEqual(found.modules.map(\.dependencies), [[], ["Hidden"], [], ["Core", "Base"]])
        XCTAssertEqual(found.modules.map(\.owner).first, "package 'Core'")
        XCTAssertEqual(found.modules.map(\.defines), Array(repeating: ["SWIFT_PACKAGE"], count: 4))
    }

    func testAModuleForLinuxHasTheDependenciesAndSettingsOfLinux() throws {
        let core = target(
            "Core", needs: [on(.target("Phone"), platforms: ["ios"]), on(.target("Server"), platforms: ["linux"])],
            settings: [
                .init(
                    value: .init(tool: "swift", name: "define", values: ["SERVER"]),
                    condition: PackageCondition(platforms: ["linux"]))
            ])
        let kit = package("kit", [core, target("Phone"), target("Server")])
        let asApp = try modules([kit], for: "Core")
        XCTAssertEqual(asApp.modules.map(\.name), ["Phone", "Core"])
        XCTAssertEqual(asApp.modules.last?.platform, .iOS)
        XCTAssertEqual(asApp.modules.last?.defines, ["SWIFT_PACKAGE"])
        let asLinux = try modules([kit], for: "Core", linux: ["Core", "Server"])
        XCTAssertEqual(asLinux.modules.map(\.name), ["Server", "Core"])
        XCTAssertEqual(asLinux.modules.last?.platform, .linux)
        XCTAssertEqual(asLinux.modules.last?.defines, ["SWIFT_PACKAGE", "SERVER"])
    }

    func testWhatDependsOnAnAppsModuleIsAnApps() throws {
        let kit = package("kit", [target("Kit", needs: [on(.target("Views"))]), target("Views")])
        XCTAssertEqual(try modules([kit], for: "Kit", linux: ["Kit"]).modules.map(\.platform), [.iOS, .iOS])
        XCTAssertEqual(
            try modules([kit], for: "Kit", linux: ["Kit", "Views"]).modules.map(\.platform), [.linux, .linux])
    }

    func testWhatCannotBeBuiltIsMissingWithAReason() throws {
        let kit = package(
            "kit",
            [
                target("Kit", needs: [on(.target("Old")), on(.target("Blob"))]),
                target("Old", isSwift: false, sources: ["Old.m"]), target("Blob", kind: .binary, isSwift: false),
            ])
        let found = try modules([kit], for: "Kit")
        XCTAssertEqual(found.modules.map(\.name), ["Kit"])
        XCTAssertEqual(found.modules.map(\.dependencies), [[]])
        XCTAssertEqual(
            found.missing["Old"],
            "of the package 'Kit' is written in Objective-C (Old.m), which is not compiled here")
        XCTAssertEqual(
            found.missing["Blob"],
            "of the package 'Kit' is a binary for Apple's systems, which cannot run here: build the app without it")
    }

    /// Manifests write names as they like; what is absent is known by its identity.
    func testOnlyWhatAnAbsentPackageHasIsLeftOut() throws {
        func packages(_ need: PackageTarget.Dependency) -> [SwiftPackage] {
            [
                package("kit", on: ["core", "far"], [target("Kit", needs: [on(need)])]),
                package("core", [target("Core")]),
            ]
        }
        let found = try modules(packages(.product("Distant", package: "Far")), for: "Kit", absent: ["far"])
        XCTAssertEqual(found.modules.map(\.name), ["Kit"])
        XCTAssertEqual(found.modules.map(\.dependencies), [[]])
        XCTAssertThrowsError(
            try modules(packages(.product("Typo", package: "Core")), for: "Kit", absent: ["far"]))
    }

    func testADependencyThatNoPackageHasIsNamed() {
        XCTAssertThrowsError(try modules([package("kit", [target("Kit", needs: [on(.byName("Gone"))])])], for: "Kit")) {
            XCTAssertEqual(
                "\($0)", "package 'Kit': target 'Kit' depends on 'Gone', which none of its packages has")
        }
    }
}

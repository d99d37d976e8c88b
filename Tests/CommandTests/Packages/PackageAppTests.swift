import Foundation
import XCTest

/// Apps whose projects name Swift packages.
final class PackageAppTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }
    override func tearDown() { runner = nil }

    /// An app that prints something.
    private func write(app statements: [String], importing modules: [String]) throws {
        let app = AppSource.app(showing: "UIViewController()", then: statements)
        try runner.write((modules.map { "import \($0)\n" }).joined() + app, to: "App/App.swift")
    }

    private func run(file: StaticString = #filePath, line: UInt = #line) throws -> String {
        let result = try runner.run("run", "App.xcodeproj")
        XCTAssertEqual(result.status, 0, result.errors, file: file, line: line)
        return result.output
    }

    /// A package of three modules, one of them of C, with resources and a macro.
    private func writeKit() throws {
        try runner.write(
            PackageFixtures.manifest(
                "Kit", tools: "5.9",
                """
                defaultLocalization: "en", products: [.library(name: "Kit", targets: ["Kit"])],
                targets: [
                    .target(
                        name: "Kit", dependencies: ["CBits", "Base"],
                        resources: [.process("Resources")], swiftSettings: [.define("LOUD", .when(platforms: [.iOS]))]),
                    .target(name: "Base"),
                    .target(name: "CBits", cSettings: [.define("BITS", to: "40")])
                ]
                """), to: "Kit/Package.swift")
        try runner.write(
            """
            import Base
            import CBits
            import UIKit

            open class KitLabel: UILabel {
                public func fill() {
                    let file = Bundle.module.url(forResource: "greeting", withExtension: "txt")!
                    text = (try! String(contentsOf: file, encoding: .utf8)).trimmingCharacters(in: .newlines)
                    #if LOUD && os(iOS) && SWIFT_PACKAGE
                        text! += "!"
                    #endif
                }
                @objc open func answer() -> Int { Int(bits()) + base() }
            }
            """, to: "Kit/Sources/Kit/Kit.swift")
        try runner.write("Hello\n", to: "Kit/Sources/Kit/Resources/greeting.txt")
        // Written for Linux too, where it has another body.
        try runner.write(
            """
            #if os(Linux)
                import Glibc
                public func base() -> Int { 2 }
            #elseif canImport(Darwin)
                import Darwin
                public func base() -> Int { autoreleasepool { 3 } }
            #endif
            """, to: "Kit/Sources/Base/Base.swift")
        try runner.write("int bits(void);\n", to: "Kit/Sources/CBits/include/CBits.h")
        try runner.write("#include \"CBits.h\"\nint bits(void) { return BITS; }\n", to: "Kit/Sources/CBits/bits.c")
    }

    private static let use = [
        "let label = KitLabel()", "label.fill()", "print(label.text!, label.answer())",
        "print(label.responds(to: #selector(KitLabel.answer)))",
    ]

    func testAnAppWithALocalPackage() throws {
        try writeKit()
        try write(app: Self.use, importing: ["Kit"])
        try runner.write(
            PackageFixtures.project(
                products: [("Kit", "P1")], packages: [("P1", PackageFixtures.local("Kit"))]),
            to: "App.xcodeproj/project.pbxproj")
        XCTAssertEqual(try run(), "Hello! 42\ntrue\n")
        // Nothing is left in the person's folders.
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: runner.folder.appendingPathComponent("Kit").path)
                .sorted(), ["Package.swift", "Sources"])
    }

    func testAPackageThatWasDraggedIntoTheProject() throws {
        try writeKit()
        try write(app: Self.use, importing: ["Kit"])
        try runner.write(
            PackageFixtures.project(
                products: [("Kit", nil)],
                files:
                    "F1 = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Kit; sourceTree = \"<group>\"; };",
                children: "F1, "), to: "App.xcodeproj/project.pbxproj")
        XCTAssertEqual(try run(), "Hello! 42\ntrue\n")
    }

    // MARK: Packages by address

    /// A repository of a package whose versions print themselves, and one that depends on it.
    private func writeRepositories() throws {
        for version in ["1.0.0", "1.1.0", "2.0.0"] {
            try runner.write(
                PackageFixtures.manifest(
                    "Core",
                    "products: [.library(name: \"Core\", targets: [\"Core\"])], targets: [.target(name: \"Core\")]"),
                to: "Core/Package.swift")
            try runner.write(
                "public let version = \"\(version)\"\n", to: "Core/Sources/Core/Core.swift")
            try runner.tag(version, in: "Core")
        }
        try runner.write(
            PackageFixtures.manifest(
                "Kit",
                """
                products: [.library(name: "Kit", targets: ["Kit"])],
                dependencies: [.package(url: "\(address("Core"))", from: "1.0.0")],
                targets: [.target(name: "Kit", dependencies: [.product(name: "Core", package: "Core")])]
                """), to: "Kit/Package.swift")
        try runner.write(
            "import Core\npublic func kit() -> String { \"kit with \" + version }\n",
            to: "Kit/Sources/Kit/Kit.swift")
        try runner.tag("3.0.0", in: "Kit")
    }

    private func address(_ name: String) -> String { "file://\(runner.folder.appendingPathComponent(name).path)" }

    private func writeProject(requirement: String = "kind = upToNextMajorVersion; minimumVersion = 3.0.0; ") throws {
        try write(app: ["print(kit())"], importing: ["Kit"])
        try runner.write(
            PackageFixtures.project(
                products: [("Kit", "P1")],
                packages: [("P1", PackageFixtures.remote(address("Kit"), requirement: requirement))]),
            to: "App.xcodeproj/project.pbxproj")
    }

    func testAnAppWithAPackageByAddressAndThoseThatItDependsOn() throws {
        try writeRepositories()
        try writeProject()
        XCTAssertEqual(try run(), "kit with 1.1.0\n")
    }

    func testTheVersionsThatXcodeHasKeptAreRespected() throws {
        try writeRepositories()
        try writeProject()
        let pins = try [("Core", "1.0.0"), ("Kit", "3.0.0")].map { name, version in
            let revision = try runner.tool("git", "rev-parse", version, in: name)
                .trimmingCharacters(in: .newlines)
            return """
                {"identity": "\(name.lowercased())", "kind": "localSourceControl",
                 "location": "\(runner.folder.appendingPathComponent(name).path)",
                 "state": {"revision": "\(revision)", "version": "\(version)"}}
                """
        }
        let lock = "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
        try runner.write("{\"pins\": [\(pins.joined(separator: ","))], \"version\": 2}", to: lock)
        let before = try runner.contents(of: lock)
        XCTAssertEqual(try run(), "kit with 1.0.0\n")
        XCTAssertEqual(try runner.contents(of: lock), before)
    }

    func testAPackageThatDoesNotResolveIsToldInSwiftPMsWords() throws {
        try writeRepositories()
        try writeProject(requirement: "kind = exactVersion; version = 9.9.9; ")
        let result = try runner.run("run", "App.xcodeproj")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.errors.contains("error: Dependencies could not be resolved because no versions of 'kit' match"),
            result.errors)
    }

    /// A package in a folder, which depends on one that is nowhere.
    private func writeKit(dependingOnGone dependencies: String) throws {
        try runner.write(
            PackageFixtures.manifest(
                "Kit",
                """
                products: [.library(name: "Kit", targets: ["Kit"])],
                dependencies: [.package(url: "\(address("Gone"))", from: "1.0.0")],
                targets: [.target(name: "Kit", dependencies: [\(dependencies)]), .target(name: "Other", dependencies: [
                    .product(name: "Gone", package: "Gone")])]
                """), to: "Kit/Package.swift")
        try runner.write("public func kit() -> String { \"kit\" }\n", to: "Kit/Sources/Kit/Kit.swift")
        try runner.write("import Gone\n", to: "Kit/Sources/Other/Other.swift")
        try write(app: ["print(kit())"], importing: ["Kit"])
        try runner.write(
            PackageFixtures.project(products: [("Kit", "P1")], packages: [("P1", PackageFixtures.local("Kit"))]),
            to: "App.xcodeproj/project.pbxproj")
    }

    func testAPackageThatCannotBeClonedAndThatNothingNeeds() throws {
        try writeKit(dependingOnGone: "")
        let result = try runner.run("run", "App.xcodeproj")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.output, "kit\n")
        XCTAssertFalse(result.errors.contains("Gone"), result.errors)
    }

    func testTheModuleOfAPackageThatCannotBeClonedIsMissingAlone() throws {
        try writeKit(dependingOnGone: ".product(name: \"Gone\", package: \"Gone\")")
        try runner.write("import Gone\npublic func kit() -> String { \"kit\" }\n", to: "Kit/Sources/Kit/Kit.swift")
        let result = try runner.run("run", "App.xcodeproj")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.errors.contains(
                "Kit.swift:1:1: error: the module 'Gone' is of the package at \(runner.folder.path)/Gone, which cannot be fetched"
            ),
            result.errors)
        XCTAssertFalse(result.errors.contains("the module 'Kit'"), result.errors)
    }

    /// The project of an example names its package by an address, whatever the folder is called.
    func testAPackageThatCannotBeClonedIsTheOneAroundTheProject() throws {
        try runner.write(
            PackageFixtures.manifest(
                "Kit", "products: [.library(name: \"Kit\", targets: [\"Kit\"])], targets: [.target(name: \"Kit\")]"),
            to: "Checkout/Package.swift")
        try runner.write("public func kit() -> String { \"here\" }\n", to: "Checkout/Sources/Kit/Kit.swift")
        let app = AppSource.app(showing: "UIViewController()", then: ["print(kit())"])
        try runner.write("import Kit\n" + app, to: "Checkout/Example/App/App.swift")
        let place = PackageFixtures.remote(
            address("Kit"), requirement: "kind = upToNextMajorVersion; minimumVersion = 3.0.0; ")
        try runner.write(
            PackageFixtures.project(products: [("Kit", "P1")], packages: [("P1", place)]),
            to: "Checkout/Example/App.xcodeproj/project.pbxproj")
        let result = try runner.run("run", "Checkout/Example/App.xcodeproj")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.output, "here\n")
    }

    func testAModuleInObjectiveCIsRefusedByName() throws {
        try runner.write(
            PackageFixtures.manifest(
                "Old",
                "products: [.library(name: \"Old\", targets: [\"Old\"])], targets: [.target(name: \"Old\")]"),
            to: "Old/Package.swift")
        try runner.write("", to: "Old/Sources/Old/Old.m")
        try runner.write("", to: "Old/Sources/Old/include/Old.h")
        try write(app: [], importing: ["Old"])
        try runner.write(
            PackageFixtures.project(products: [("Old", "P1")], packages: [("P1", PackageFixtures.local("Old"))]),
            to: "App.xcodeproj/project.pbxproj")
        let result = try runner.run("run", "App.xcodeproj")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.errors.contains(
                "App.swift:1:1: error: the module 'Old' of the package 'Old' is written in Objective-C (Old.m), which is not "
                    + "compiled here"), result.errors)
    }

    func testAMacroIsBuiltForThisMachine() throws {
        try runner.write(
            """
            // swift-tools-version: 5.9
            import CompilerPluginSupport
            import PackageDescription
            let package = Package(
                name: "Magic", products: [.library(name: "Magic", targets: ["Magic"])],
                targets: [.macro(name: "MagicMacros"), .target(name: "Magic", dependencies: ["MagicMacros"])])
            """, to: "Magic/Package.swift")
        try runner.write(
            """
            @freestanding(expression)
            public macro answer() -> Int = #externalMacro(module: "MagicMacros", type: "Answer")
            """, to: "Magic/Sources/Magic/Magic.swift")
        try runner.write(Self.plugin, to: "Magic/Sources/MagicMacros/main.swift")
        try write(app: ["print(#answer)"], importing: ["Magic"])
        try runner.write(
            PackageFixtures.project(products: [("Magic", "P1")], packages: [("P1", PackageFixtures.local("Magic"))]),
            to: "App.xcodeproj/project.pbxproj")
        XCTAssertEqual(try run(), "42\n")
    }

    /// A macro that speaks the compiler's protocol itself, so that no other package is needed: each message is its length in
    /// eight bytes, and JSON.
    private static let plugin = """
        import Foundation

        let input = FileHandle.standardInput
        while let head = try input.read(upToCount: 8), head.count == 8 {
            let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
            let message = String(decoding: try input.read(upToCount: length) ?? Data(), as: UTF8.self)
            let answer =
                message.hasPrefix("{\\"getCapability\\"")
                ? "{\\"getCapabilityResult\\":{\\"capability\\":{\\"protocolVersion\\":7}}}"
                : "{\\"expandMacroResult\\":{\\"expandedSource\\":\\"42\\",\\"diagnostics\\":[]}}"
            let data = Data(answer.utf8)
            let size = (0..<8).map { UInt8(truncatingIfNeeded: data.count >> ($0 * 8)) }
            FileHandle.standardOutput.write(Data(size) + data)
        }
        """
}

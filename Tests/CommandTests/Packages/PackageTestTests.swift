import Foundation
import ProjectFixtures
import XCTest

/// `matryoshka test` on a package.
final class PackageTestTests: XCTestCase {
    private var runner: CommandRunner!

    override func setUpWithError() throws { runner = try CommandRunner() }
    override func tearDown() { runner = nil }

    /// A package with a module of views and one that is written for Linux, too, and tests of both.
    private func writeKit() throws {
        try runner.write(
            PackageFixtures.manifest(
                "Kit",
                """
                products: [.library(name: "Kit", targets: ["Kit"])],
                targets: [
                    .target(name: "Kit", dependencies: ["Base"]), .target(name: "Base"),
                    .testTarget(name: "KitTests", dependencies: ["Kit"], resources: [.copy("sample.txt")]),
                    .testTarget(name: "BaseTests", dependencies: ["Base"]),
                ]
                """), to: "Kit/Package.swift")
        try runner.write(
            """
            import UIKit
            final class Badge: UIView {
                var presses = 0
                @objc func press() { presses += 1 }
            }
            """, to: "Kit/Sources/Kit/Badge.swift")
        try runner.write(
            """
            #if os(Linux)
                import Glibc
                func system() -> String { "Linux" }
            #else
                import Darwin
                func system() -> String { "iOS" }
            #endif
            """, to: "Kit/Sources/Base/Base.swift")
        try runner.write(
            """
            import XCTest
            @testable import Kit

            final class KitTests: XCTestCase {
                @MainActor func testABadgeInTheWindow() throws {
                    let root = try XCTUnwrap(UIApplication.shared.windows.first?.rootViewController)
                    let badge = Kit.Badge()
                    root.view.addSubview(badge)
                    let button = UIButton()
                    button.addTarget(badge, action: #selector(Badge.press), for: .touchUpInside)
                    button.sendActions(for: .touchUpInside)
                    XCTAssertEqual(badge.presses, 1)
                    XCTAssertNotNil(badge.window)
                }

                func testTheBundleOfTheTests() throws {
                    let file = try XCTUnwrap(Bundle.module.url(forResource: "sample", withExtension: "txt"))
                    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "sample")
                }
            }
            """, to: "Kit/Tests/KitTests/Tests.swift")
        try runner.write("sample", to: "Kit/Tests/KitTests/sample.txt")
        try runner.write(
            """
            import XCTest
            @testable import Base

            final class BaseTests: XCTestCase {
                func testTheSystem() { XCTAssertEqual(system(), "Linux") }
                #if os(Linux)
                    func testOnLinuxAlone() {}
                #else
                    func testElsewhere() { XCTFail("for Apple's systems") }
                #endif
            }
            """, to: "Kit/Tests/BaseTests/Tests.swift")
    }

    /// Projects beside packages are often left behind when files move.
    func testAProjectWhoseFilesAreGoneLeavesItToThePackage() throws {
        try writeKit()
        let project = XcodeProjectText([
            .init("Kit", .framework, sources: ["Sources/Kit/Badge.swift"]),
            .init("KitTests", .unitTests, sources: ["Tests/Gone.swift"], dependencies: ["Kit"]),
        ])
        try runner.write(project.text, to: "Kit/Kit.xcodeproj/project.pbxproj")
        let result = try runner.run("test", "Kit", "--list")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertTrue(result.output.contains("KitTests/testABadgeInTheWindow"), result.output)
        XCTAssertTrue(
            result.errors.contains(
                "Kit.xcodeproj: file not found: Tests/Gone.swift, in target 'KitTests'; the package beside the project is "
                    + "tested instead"), result.errors)
    }

    func testThePackagesTestsRunInAnAppThatIsMadeUp() throws {
        try writeKit()
        let result = try runner.run("test", "Kit")
        XCTAssertEqual(result.status, 0, result.output + result.errors)
        XCTAssertEqual(result.errors, "")
        let passed = result.output.split(separator: "\n").filter {
            $0.contains("' passed (") && $0.hasPrefix("Test Case")
        }
        XCTAssertEqual(
            passed.compactMap { $0.split(separator: "'").dropFirst().first }.sorted(),
            [
                "BaseTests.testOnLinuxAlone", "BaseTests.testTheSystem", "KitTests.testABadgeInTheWindow",
                "KitTests.testTheBundleOfTheTests",
            ])
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: runner.folder.appendingPathComponent("Kit").path)
                .sorted(), ["Package.swift", "Sources", "Tests"])
    }

    func testItsTestsAreListed() throws {
        try writeKit()
        XCTAssertEqual(
            try runner.run("test", "Kit/Package.swift", "--list").output.split(separator: "\n").sorted(),
            [
                "BaseTests/testOnLinuxAlone", "BaseTests/testTheSystem", "KitTests/testABadgeInTheWindow",
                "KitTests/testTheBundleOfTheTests",
            ])
    }

    func testAPackageWithoutTestsSaysSo() throws {
        try runner.write(PackageFixtures.manifest("Kit", "targets: [.target(name: \"Kit\")]"), to: "Kit/Package.swift")
        try runner.write("", to: "Kit/Sources/Kit/Kit.swift")
        let folder = runner.folder.appendingPathComponent("Kit").path
        assertFails(try runner.run("test", "Kit"), with: "\(folder): the package 'Kit' has no test targets")
    }

    func testAPackageWithoutTestsLeavesThemToTheProjectBelowIt() throws {
        try runner.write(PackageFixtures.manifest("Kit", "targets: [.target(name: \"Kit\")]"), to: "Kit/Package.swift")
        try runner.write("", to: "Kit/Sources/Kit/Kit.swift")
        let project = XcodeProjectText([
            .init("Kit", .framework, sources: ["Kit.swift"]),
            .init("KitTests", .unitTests, sources: ["KitTests.swift"], dependencies: ["Kit"]),
        ])
        try runner.write(project.text, to: "Kit/Lib/Kit.xcodeproj/project.pbxproj")
        try runner.write("public func kit() {}\n", to: "Kit/Lib/Kit.swift")
        try runner.write(
            "import XCTest\nfinal class KitTests: XCTestCase { func testOne() {} }\n", to: "Kit/Lib/KitTests.swift")
        let folder = runner.folder.appendingPathComponent("Kit").path
        let reason = "\(folder): the package 'Kit' has no test targets"
        let result = try runner.run("test", "Kit", "--list")
        XCTAssertEqual(result.output, "KitTests/testOne\n", result.errors)
        XCTAssertTrue(
            result.errors.contains("matryoshka: \(reason); \(folder)/Lib/Kit.xcodeproj is tested instead\n"),
            result.errors)
        try runner.write(project.text, to: "Kit/Other/Kit.xcodeproj/project.pbxproj")
        assertFails(
            try runner.run("test", "Kit"),
            with: "\(reason): test '\(folder)/Lib/Kit.xcodeproj' or '\(folder)/Other/Kit.xcodeproj'")
    }

    func testAManifestThatIsWrongIsToldInSwiftPMsWords() throws {
        try runner.write("// swift-tools-version: 5.9\nlet package = 5\n", to: "Kit/Package.swift")
        let result = try runner.run("test", "Kit")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.errors.contains("error: 'kit': "), result.errors)
    }
}

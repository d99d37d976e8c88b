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

    /// Another tool would have to fetch what the project needs; SwiftPM does that itself.
    func testAProjectThatNeedsAFrameworkThatIsNotThereLeavesItToThePackage() throws {
        try writeKit()
        let project = XcodeProjectText([
            .init("Kit", .framework, sources: ["Sources/Kit/Badge.swift"]),
            .init("KitTests", .unitTests, sources: ["Spec.swift"], dependencies: ["Kit"]),
        ])
        try runner.write(project.text, to: "Kit/Kit.xcodeproj/project.pbxproj")
        try runner.write("import UIKit\n", to: "Kit/Sources/Kit/Badge.swift")
        try runner.write("import Specs\nimport XCTest\n", to: "Kit/Spec.swift")
        try runner.write("github \"someone/Specs\"\n", to: "Kit/Cartfile")
        let result = try runner.run("test", "Kit", "--list")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertTrue(result.output.contains("KitTests/testABadgeInTheWindow"), result.output)
        XCTAssertTrue(result.errors.contains("the package beside the project is tested instead"), result.errors)
    }

    /// Tests of closures that a library collects, which has to be set up before it is asked for them.
    func testTestsThatALibraryMakesRun() throws {
        try runner.write(
            PackageFixtures.manifest(
                "Kit", tools: "5.9",
                """
                targets: [
                    .target(name: "Kit"), .target(name: "Specs"),
                    .testTarget(name: "KitTests", dependencies: ["Kit", "Specs"])
                ]
                """), to: "Kit/Package.swift")
        try runner.write("import UIKit\npublic let badge = UILabel.self\n", to: "Kit/Sources/Kit/Kit.swift")
        try runner.write(
            """
            import XCTest
            #if os(Linux)
                import Glibc
            #endif

            var made: [(String, () throws -> Void)] = []
            var shared: [String: () -> Void] = [:]

            public func it(_ name: String, _ body: @escaping () throws -> Void) { made.append((name, body)) }
            public func share(_ name: String, _ body: @escaping () -> Void) { shared[name] = body }
            public func itBehaves(_ name: String) { shared[name]!() }

            open class Spec: XCTestCase {
                open class func spec() {}
                public class var allTests: [(String, (Spec) -> () throws -> Void)] {
                    made = []
                    spec()
                    return made.map { test in (test.0, { _ in test.1 }) }
                }
            }
            open class Setup {
                open class func setUp() {}
            }
            public func specMain(
                _ specs: [Spec.Type], setups: [Setup.Type] = [], testCases: [XCTestCaseEntry] = []
            ) -> Never {
                for setup in setups { setup.setUp() }
                XCTMain(specs.map { testCase($0.allTests) } + testCases)
            }
            """, to: "Kit/Sources/Specs/Specs.swift")
        try runner.write(
            """
            import Kit
            import Specs
            import UIKit
            import XCTest

            final class Doors: Setup {
                override class func setUp() { share("a door") { it("opens. Twice") {} } }
            }
            final class BadgeSpec: Spec {
                override class func spec() {
                    itBehaves("a door")
                    it("is a label") { XCTAssertTrue(badge == UILabel.self) }
                    it("is a label") {}
                    it("is blue") { XCTAssertTrue(badge == UIButton.self) }
                }
            }
            final class OtherSpec: Spec {
                override class func spec() { it("is left out") { XCTFail() } }
            }
            final class BadgeTests: XCTestCase { func testDeclared() {} }
            """, to: "Kit/Tests/KitTests/Tests.swift")
        XCTAssertEqual(
            try runner.run("test", "Kit", "--list").output, "BadgeSpec\nBadgeTests/testDeclared\nOtherSpec\n")
        let result = try runner.run("test", "Kit", "--skip", "OtherSpec")
        XCTAssertEqual(result.status, 1, result.errors)
        let ran = result.output.split(separator: "\n").filter { $0.hasPrefix("Test Case") && $0.contains("' started") }
            .compactMap { $0.split(separator: "'").dropFirst().first }
        XCTAssertEqual(
            ran,
            [
                "BadgeSpec.opens. Twice", "BadgeSpec.is a label", "BadgeSpec.is a label (2)", "BadgeSpec.is blue",
                "BadgeTests.testDeclared",
            ], result.output + result.errors)
        XCTAssertTrue(result.output.contains("Tests.swift:14: BadgeSpec/is blue: "), result.output)
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

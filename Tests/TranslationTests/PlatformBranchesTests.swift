import Catalogue
import Translation
import XCTest

/// Which modules of packages are compiled as for iOS, and which as for Linux.
final class PlatformBranchesTests: XCTestCase {
    private func prefersLinux(_ sources: String..., isBuiltOnC: Bool = false) -> Bool {
        let files = sources.enumerated().map { SourceFile(path: "/Kit/\($0).swift", text: $1) }
        return PlatformBranches(of: files, flags: ["DEBUG"], catalogue: FrameworkCatalogue(), isBuiltOnC: isBuiltOnC)
            .prefersLinux(FrameworkCatalogue())
    }

    func testABranchForLinuxIsTaken() {
        XCTAssertTrue(
            prefersLinux(
                """
                import Foundation
                #if os(iOS) || os(macOS)
                import Darwin
                #elseif os(Linux)
                import Glibc
                #endif
                """))
        XCTAssertTrue(prefersLinux("#if !os(Linux)\nimport ObjectiveC\n#endif"))
        XCTAssertTrue(
            prefersLinux("import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif"))
        XCTAssertTrue(prefersLinux("func lock() {\n#if canImport(Glibc)\n#endif\n}"))
        XCTAssertTrue(prefersLinux("#if !canImport(Darwin)\nfunc f() {}\n#endif"))
    }

    func testWithoutABranchForLinuxItIsAnApps() {
        XCTAssertFalse(prefersLinux("import Foundation\npublic struct Price {}"))
        XCTAssertFalse(prefersLinux("#if os(iOS)\nimport Darwin\n#endif"))
        XCTAssertFalse(prefersLinux("#if canImport(Darwin)\nimport Darwin\n#endif"))
        // Nothing but a condition speaks of Linux.
        XCTAssertFalse(prefersLinux("// Linux\nlet name = \"os(Linux)\""))
    }

    func testOnCABranchForAppleIsNotTaken() {
        let source = "import Shims\n#if os(macOS) || os(iOS)\nfunc f() { apples() }\n#endif"
        XCTAssertFalse(prefersLinux(source))
        XCTAssertTrue(prefersLinux(source, isBuiltOnC: true))
        XCTAssertFalse(prefersLinux("import Shims\nfunc f() {}", isBuiltOnC: true))
        XCTAssertFalse(prefersLinux(source, "import UIKit", isBuiltOnC: true))
    }

    func testUIKitAnywhereMakesItAnApps() {
        XCTAssertFalse(
            prefersLinux(
                "#if os(Linux)\nimport Glibc\n#endif", "#if canImport(UIKit)\nimport UIKit\n#endif"))
        XCTAssertFalse(
            prefersLinux("#if os(Linux)\nimport Glibc\n#else\nimport QuartzCore\n#endif"))
        // Not for phones.
        XCTAssertTrue(
            prefersLinux("#if os(Linux)\nimport Glibc\n#elseif os(tvOS)\nimport UIKit\n#endif"))
        XCTAssertTrue(
            prefersLinux(
                "#if os(Linux)\nimport Glibc\n#endif\n#if canImport(CoreGraphics)\nimport CoreGraphics\n#endif"))
    }

    func testWhatLinuxLacksMakesItAnApps() {
        XCTAssertFalse(prefersLinux("import CoreGraphics\n#if os(Linux)\nimport Glibc\n#endif"))
        XCTAssertFalse(prefersLinux("import os\n#if os(Linux)\nimport Glibc\n#endif"))
        XCTAssertFalse(prefersLinux("import Combine\n#if !os(Linux)\n#endif"))
        XCTAssertTrue(prefersLinux("#if canImport(Combine)\nimport Combine\n#endif\n#if os(Linux)\n#endif"))
    }
}

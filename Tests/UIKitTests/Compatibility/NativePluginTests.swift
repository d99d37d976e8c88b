import DisplayProtocol
import Foundation
import XCTest

@_spi(Framework) @testable import UIKit

/// Libraries that are opened at their first use, and ones that are not there.
@preconcurrency @MainActor final class NativePluginTests: XCTestCase {
    private var folder: URL!

    override func setUp() async throws {
        Session.begin()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("plugin-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() async throws { try FileManager.default.removeItem(at: folder) }

    private func plugin(_ library: String) -> NativePlugin {
        NativePlugin(
            library: library, for: "WebKit", package: "libwpewebkit-2.0-dev", without: "web pages are empty",
            in: [folder])
    }

    private func compile(_ source: String, to library: String) throws {
        let file = folder.appendingPathComponent("source.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = [
            "swiftc", "-emit-library", "-parse-as-library", "-module-name", "Plugin", file.path, "-o",
            folder.appendingPathComponent(library).path,
        ]
        try compiler.run()
        compiler.waitUntilExit()
        XCTAssertEqual(compiler.terminationStatus, 0)
    }

    func testAFunctionAndTheEngineOfALibrary() throws {
        try compile(
            """
            import Foundation

            @_cdecl("answer") public func answer() -> Int32 { 42 }

            @_cdecl("matryoshka_plugin") public func make() -> UnsafeMutableRawPointer {
                Unmanaged.passRetained(NSNumber(value: 7)).toOpaque()
            }
            """, to: "libTestPlugin.so")
        let plugin = plugin("libTestPlugin.so")
        let findings = Findings.during {
            typealias Answer = @convention(c) () -> Int32
            XCTAssertEqual(plugin.function("answer", as: Answer.self)?(), 42)
            XCTAssertNil(plugin.function("question", as: Answer.self))
            XCTAssertEqual(plugin.engine(NSNumber.self), 7)
            XCTAssertNil(plugin.engine(UIView.self))
        }
        XCTAssertEqual(findings.diagnostics.map(\.code), [])
    }

    func testAMissingLibraryIsReportedOnceASessionWithWhatToInstall() {
        let plugin = plugin("libMatryoshkaMissing.so")
        let expected = Diagnostic(
            code: "framework.plugin",
            message: "WebKit: web pages are empty, since libMatryoshkaMissing.so cannot be opened: "
                + "libMatryoshkaMissing.so: cannot open shared object file: No such file or directory",
            advice: "Install it: sudo apt-get install libwpewebkit-2.0-dev", kind: .limit)
        for _ in 0..<2 {
            Session.begin()
            for _ in 0..<2 { XCTAssertNil(plugin.engine(NSNumber.self)) }
            XCTAssertEqual(DiagnosticsChannel.shared.limits.map(\.diagnostic), [expected])
        }
    }
}

import DisplayProtocol
import Foundation
import XCTest

@testable import Displays

/// What an app's process gets from the one that shows it: the standard streams, the memory to draw into, and nothing else.
@preconcurrency @MainActor final class InheritanceTests: LiveAppTestCase {
    func testAHeadlessApp() throws {
        let result = try CommandRunner().run("run", ProbeApp.folder, environment: ["SCRIPT": "descriptors"])
        XCTAssertEqual(result.output, "0 1 2 3\n")
        XCTAssertEqual(result.errors, "")
    }

    func testTestsOfAnApp() throws {
        let runner = try CommandRunner()
        try runner.write(ProbeApp.source, to: "Probe/main.swift")
        try runner.write(
            """
            import XCTest
            final class ProbeTests: XCTestCase { func testNothing() {} }
            """, to: "Probe/ProbeTests/ProbeTests.swift")
        let result = try runner.run("test", "Probe", environment: ["SCRIPT": "descriptors"])
        XCTAssertEqual(result.status, 0, result.errors)
        // The fourth takes what the tests report.
        XCTAssertTrue(result.output.hasPrefix("0 1 2 3\n"), result.output)
    }

    /// A page looks at the app, and stays connected while the app starts again.
    func testALiveAppAfterARestart() throws {
        let runner = try CommandRunner()
        let file = runner.folder.appendingPathComponent("listing")
        let app = try build(ProbeApp.folder, named: "Probe")
        setenv("LISTING", file.path, 1)
        defer { unsetenv("LISTING") }
        // Some library's, that closes on no exec.
        let others = [socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0), open("/dev/null", O_RDONLY)]
        defer { for descriptor in others { close(descriptor) } }
        launch(app)
        let browser = BrowserDisplay(host: host, port: nil)
        var address: String?
        Task {
            try await browser.start()
            address = browser.address
        }
        try wait(for: "the page's address", until: { address != nil && host.phase == .running })
        let page = try connect(to: try XCTUnwrap(address.flatMap(URLComponents.init)?.port))
        defer { close(page) }
        let starts = phases.count { $0 == .running }
        host.restart()
        try wait(for: "another run", until: { phases.count { $0 == .running } > starts })
        XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "0 1 2 3\n0 1 2 3\n")
        var isStopped = false
        Task {
            await browser.stop()
            isStopped = true
        }
        try wait(for: "the page's end", until: { isStopped })
    }

    private func connect(to port: Int) throws -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        XCTAssertEqual(result, 0)
        return descriptor
    }
}

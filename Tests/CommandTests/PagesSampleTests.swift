import Foundation
import XCTest

/// The sample of web pages, run by the command as its users do.
final class PagesSampleTests: XCTestCase {
    func testTheFlow() throws {
        let folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64"]
        let isInstalled = folders.contains {
            FileManager.default.fileExists(atPath: "\($0)/libWPEWebKit-1.1.so.0")
        }
        try XCTSkipUnless(isInstalled, "WPE WebKit is not installed")
        let runner = try CommandRunner()
        let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Samples/Pages").path
        let run = try runner.run(
            ["run", sample, "--display", "none", "--flow", "\(sample)/pages.yaml", "--output", "pictures"])
        XCTAssertEqual(run.status, 0, run.errors)
        // WebKit's processes have ended with the app.
        XCTAssertFalse(run.errors.contains("behind"), run.errors)
        for name in ["guide", "fire"] {
            let picture = runner.folder.appendingPathComponent("pictures/\(name).png").path
            XCTAssertTrue(FileManager.default.fileExists(atPath: picture), picture)
        }
    }
}

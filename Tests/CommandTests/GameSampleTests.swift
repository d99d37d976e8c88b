import Foundation
import XCTest

/// The sample of a game, run by the command as its users do.
final class GameSampleTests: XCTestCase {
    func testTheFlow() throws {
        let runner = try CommandRunner()
        let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Samples/Pegs").path
        let run = try runner.run(
            [
                "run", sample, "--display", "none", "--strict", "--flow", "\(sample)/pegs.yaml", "--output", "pictures",
            ])
        XCTAssertEqual(run.status, 0, run.errors)
        for name in ["falling", "over", "between"] {
            let picture = runner.folder.appendingPathComponent("pictures/\(name).png").path
            XCTAssertTrue(FileManager.default.fileExists(atPath: picture), picture)
        }
    }
}

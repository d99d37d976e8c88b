import Foundation
import XCTest

/// A repository of a test's own, which goes with it.
final class Repository {
    let folder: URL

    private init() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("repository-\(UUID().uuidString)")
    }

    /// A repository with so many empty commits.
    convenience init(commits: Int) throws {
        self.init()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try git("init", "--quiet")
        for number in 0..<commits {
            try git(
                "-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "--quiet", "--allow-empty",
                "--message", "Commit \(number)")
        }
    }

    convenience init(cloning other: Repository, depth: Int) throws {
        self.init()
        try other.git("clone", "--quiet", "--depth", "\(depth)", "file://\(other.folder.path)", folder.path)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @discardableResult func git(_ arguments: String...) throws -> String {
        try XCTUnwrap(DocumentationTests.git(in: folder, arguments), arguments.joined(separator: " "))
    }
}

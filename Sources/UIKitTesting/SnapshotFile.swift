import Foundation

/// Where a snapshot is kept, and what happened to it.
///
/// The folder `__Snapshots__` lies beside the test's file: `__Snapshots__/MenuTests/testOpening.open.png` belongs to
/// `func testOpening()` in `MenuTests.swift`.
struct SnapshotFile {
    let recorded: URL
    /// Where pictures of a failure go.
    let failures: URL
    private let fileExtension: String

    /// - Parameter folder: Takes the place of the folder of the test's file.
    init(
        name: String?, extension fileExtension: String, test: String, file: StaticString, folder: URL?,
        environment: [String: String]
    ) {
        let source = URL(fileURLWithPath: "\(file)")
        let group = source.deletingPathExtension().lastPathComponent
        let function = test.prefix { $0 != "(" }
        let stem = Self.safe(name.map { "\(function).\($0)" } ?? String(function))
        recorded = (folder ?? source.deletingLastPathComponent())
            .appendingPathComponent("__Snapshots__/\(group)/\(stem).\(fileExtension)")
        let artifacts =
            environment["SNAPSHOT_ARTIFACTS"].map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("SnapshotFailures", isDirectory: true)
        failures = artifacts.appendingPathComponent("\(group)/\(stem)", isDirectory: true)
        self.fileExtension = fileExtension
    }

    /// Writes the recorded file.
    func record(_ data: Data) throws { try Self.write(data, to: recorded) }

    /// Writes what a failure shows, beside each other: `actual.png`, `difference.png`.
    func keep(_ data: Data?, as name: String) throws {
        guard let data else { return }
        try Self.write(data, to: failures.appendingPathComponent("\(name).\(fileExtension)"))
    }

    private static func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// A name without what file systems do not like.
    private static func safe(_ name: String) -> String {
        let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-")
        return String(name.map { allowed.contains($0) ? $0 : "-" })
    }
}

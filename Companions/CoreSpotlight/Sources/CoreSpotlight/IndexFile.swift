import Foundation
import Synchronization
@_spi(Framework) import UIKit

/// The file of an index in the app's container.
final class IndexFile: Sendable {
    /// What the index keeps of a thing.
    struct Entry: Codable, Equatable, Sendable {
        var domain: String?
        var expires: Date?
        var attributes: [String: [String]]
    }

    private let name: String
    private let lock = Mutex(())

    init(_ name: String) { self.name = name }

    var url: URL {
        let manager = FileManager.default
        let support = manager.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        let file = name.isEmpty ? "index" : "index-\(name.replacing("/", with: "-"))"
        return (support ?? manager.temporaryDirectory).appendingPathComponent("CoreSpotlight/\(file).json")
    }

    /// The things that have not expired; none where the file cannot be read, which is reported.
    var entries: [String: Entry] { known ?? [:] }

    /// The things that have not expired; nil where the file cannot be read.
    private var known: [String: Entry]? {
        do { return try read() } catch {
            let (path, reason) = (url.path, "\(error)")
            soon {
                Findings.report(
                    limit: "spotlight.unreadable", "the index \(path) cannot be read and counts as empty: \(reason)",
                    advice: "The next change moves it to \(path).broken: look there for what it held.")
            }
            return nil
        }
    }

    private func read() throws -> [String: Entry] {
        guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
        let all = try JSONDecoder().decode([String: Entry].self, from: Data(contentsOf: url))
        return all.filter { $0.value.expires.map { $0 > Date() } ?? true }
    }

    /// Moves the file aside that cannot be read: what is in it is not lost.
    private func putAside() throws {
        let aside = url.appendingPathExtension("broken")
        try? FileManager.default.removeItem(at: aside)
        try FileManager.default.moveItem(at: url, to: aside)
    }

    /// Changes what is kept; the reason why that cannot be, if it cannot.
    func change(_ change: (inout [String: Entry]) -> Void) -> (any Error)? {
        lock.withLock { _ in
            let known = known
            var all = known ?? [:]
            change(&all)
            do {
                if known == nil { try putAside() }
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try encoder.encode(all).write(to: url, options: .atomic)
                return nil
            } catch {
                return error
            }
        }
    }
}

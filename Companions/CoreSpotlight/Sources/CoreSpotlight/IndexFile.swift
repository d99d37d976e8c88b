import Foundation
import Synchronization

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

    private var url: URL {
        let manager = FileManager.default
        let support = manager.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        let file = name.isEmpty ? "index" : "index-\(name.replacing("/", with: "-"))"
        return (support ?? manager.temporaryDirectory).appendingPathComponent("CoreSpotlight/\(file).json")
    }

    /// The things that have not expired.
    var entries: [String: Entry] {
        guard let data = try? Data(contentsOf: url),
            let all = try? JSONDecoder().decode([String: Entry].self, from: data)
        else { return [:] }
        return all.filter { $0.value.expires.map { $0 > Date() } ?? true }
    }

    /// Changes what is kept; the reason why that cannot be, if it cannot.
    func change(_ change: (inout [String: Entry]) -> Void) -> (any Error)? {
        lock.withLock { _ in
            var all = entries
            change(&all)
            do {
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

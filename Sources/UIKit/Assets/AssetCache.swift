import Foundation
import Synchronization

/// The asset indexes of bundles, each read once.
enum AssetCache {
    private static let indexes = Mutex<[String: AssetIndex]>([:])

    static func index(of bundle: Bundle) -> AssetIndex {
        let folder = bundle.resourceURL ?? bundle.bundleURL
        if let index = indexes.withLock({ $0[folder.path] }) { return index }
        let index = read(folder.appendingPathComponent("Assets.json"))
        indexes.withLock { $0[folder.path] = index }
        return index
    }

    private static func read(_ url: URL) -> AssetIndex {
        // A bundle without catalogs has no index.
        guard let data = FileManager.default.contents(atPath: url.path) else { return AssetIndex() }
        do {
            return try JSONDecoder().decode(AssetIndex.self, from: data)
        } catch {
            StandardError.write("\(url.path): the asset index is broken and is left out\n")
            return AssetIndex()
        }
    }

    /// Forgets what was read.
    static func removeAll() { indexes.withLock { $0 = [:] } }
}

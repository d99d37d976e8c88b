import Synchronization

/// The originals of a module, each parsed when it is first asked for.
final class SourceTrees: Sendable {
    private let texts: [String: String]
    private let parsed = Mutex<[String: SourceTree]>([:])

    init(_ files: [SourceFile]) {
        texts = Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { $1 })
    }

    /// The tree of the file with a path; nil for one that is not the module's.
    subscript(path: String) -> SourceTree? {
        if let known = parsed.withLock({ $0[path] }) { return known }
        guard let text = texts[path] else { return nil }
        // Parsed outside the lock, so that others need not wait; whoever is first counts.
        let tree = SourceTree(path: path, text: text)
        return parsed.withLock { parsed in
            let first = parsed[path] ?? tree
            parsed[path] = first
            return first
        }
    }

    /// All files with their trees, by path.
    var all: [(path: String, tree: SourceTree)] {
        let paths = texts.keys.sorted()
        return concurrently(paths.indices) { number in self[paths[number]].map { (paths[number], $0) } }
            .compactMap { $0 }
    }
}

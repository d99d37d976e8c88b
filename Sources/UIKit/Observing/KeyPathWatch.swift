import Foundation

/// Follows the values along a path of keys, from one object through those between to the last key's.
///
/// Where a value between changes, the watch hangs itself on the new one.
final class KeyPathWatch: @unchecked Sendable {
    private weak var root: NSObject?
    private let keys: [String]
    private let resolved: Set<String>
    private let willChange: (ChangeKind) -> Void
    private let didChange: () -> Void
    /// One for each key from the first on, as far as there are objects.
    private var links: [KeyLink] = []

    init(
        _ root: NSObject, _ keyPath: String, resolved: Set<String> = [], willChange: @escaping (ChangeKind) -> Void,
        didChange: @escaping () -> Void
    ) {
        self.root = root
        self.resolved = resolved
        self.willChange = willChange
        self.didChange = didChange
        keys = keyPath.split(separator: ".").map(String.init)
    }

    func attach() { attach(from: 0) }

    func detach() { detach(from: 0) }

    private func detach(from depth: Int) {
        for link in links.dropFirst(depth) { link.detach() }
        links.removeLast(max(0, links.count - depth))
    }

    private func attach(from depth: Int) {
        var object = root
        for (position, key) in keys.enumerated() {
            guard let current = object else { return }
            let key = ObservedKeys.name(key, of: current)
            if position >= depth {
                let isLast = position == keys.count - 1
                let link = KeyLink(
                    current, key, resolved: position == 0 ? resolved : [],
                    willChange: { [weak self] in self?.willChange(isLast ? $0 : ChangeKind()) },
                    didChange: { [weak self] in self?.didChange(at: position) })
                links.append(link)
            }
            if position < keys.count - 1 { object = ObservedKeys.value(key, of: current) as? NSObject }
        }
    }

    private func didChange(at depth: Int) {
        if depth < keys.count - 1 {
            detach(from: depth + 1)
            attach(from: depth + 1)
        }
        didChange()
    }
}

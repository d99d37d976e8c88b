import Foundation

/// One observer of one key path of one object.
final class KeyPathObservation<Value>: @unchecked Sendable {
    private weak var root: NSObject?
    private let options: NSKeyValueObservingOptions
    private let read: (NSObject) -> Value?
    private let tell: (NSObject, NSKeyValueObservedChange<Value>) -> Void
    private var watch: KeyPathWatch?
    /// The changes under way: with what the value was, where that is asked for.
    private var changes: [(kind: ChangeKind, old: Value?)] = []

    /// - Parameters:
    ///   - read: Reads the value at the path's end from the object at its beginning.
    ///   - tell: Hears of changes.
    init(
        _ root: NSObject, options: NSKeyValueObservingOptions, read: @escaping (NSObject) -> Value?,
        tell: @escaping (NSObject, NSKeyValueObservedChange<Value>) -> Void
    ) {
        self.root = root
        self.options = options
        self.read = read
        self.tell = tell
    }

    func begin(_ keyPath: String) {
        guard let root else { return }
        if options.contains(.initial) {
            let new = options.contains(.new) ? read(root) : nil
            tell(
                root,
                NSKeyValueObservedChange(kind: .setting, newValue: new, oldValue: nil, indexes: nil, isPrior: false))
        }
        let watch = KeyPathWatch(
            root, keyPath, willChange: { [weak self] in self?.willChange($0) },
            didChange: { [weak self] in self?.didChange() })
        self.watch = watch
        watch.attach()
    }

    func end() {
        watch?.detach()
        watch = nil
    }

    private func willChange(_ kind: ChangeKind) {
        guard let root, watch != nil else { return }
        let needsOld = options.contains(.old) && kind.kind != .insertion
        let old = needsOld ? read(root).flatMap { Self.elements(of: $0, kind) } : nil
        changes.append((kind, old))
        guard options.contains(.prior) else { return }
        tell(
            root,
            NSKeyValueObservedChange(
                kind: kind.kind, newValue: nil, oldValue: old, indexes: kind.indexes, isPrior: true))
    }

    private func didChange() {
        guard let change = changes.popLast(), let root, watch != nil else { return }
        let needsNew = options.contains(.new) && change.kind.kind != .removal
        let new = needsNew ? read(root).flatMap { Self.elements(of: $0, change.kind) } : nil
        tell(
            root,
            NSKeyValueObservedChange(
                kind: change.kind.kind, newValue: new, oldValue: change.old, indexes: change.kind.indexes,
                isPrior: false))
    }

    /// Of a list that changes in places, the elements there.
    private static func elements(of value: Value, _ kind: ChangeKind) -> Value? {
        guard kind.kind != .setting, let indexes = kind.indexes, let list = value as? [Any] else { return value }
        return indexes.compactMap { list.indices.contains($0) ? list[$0] : nil } as? Value
    }
}

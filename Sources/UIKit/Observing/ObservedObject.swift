import Foundation
import QuartzCore
import Synchronization

/// The kind of a change that is under way, and the places in a list that it is about.
struct ChangeKind {
    var kind = NSKeyValueChange.setting
    var indexes: IndexSet?
}

/// One place where an observation hangs on a key of one object.
final class KeyLink: @unchecked Sendable {
    private(set) weak var observed: ObservedObject?
    let key: String
    let willChange: (ChangeKind) -> Void
    let didChange: () -> Void
    /// The watches of what the key's value depends on.
    fileprivate var dependencies: [KeyPathWatch] = []
    fileprivate(set) var isAttached = true

    /// - Parameter resolved: The keys of the object whose dependencies lead here, so that a circle ends.
    init(
        _ object: NSObject, _ key: String, resolved: Set<String>, willChange: @escaping (ChangeKind) -> Void,
        didChange: @escaping () -> Void
    ) {
        self.key = key
        self.willChange = willChange
        self.didChange = didChange
        let observed = ObservedObject.make(for: object)
        self.observed = observed
        observed.add(self)
        let resolved = resolved.union([key])
        for path in ObservedKeys.affecting(key, of: object).sorted() where !resolved.contains(path) {
            let watch = KeyPathWatch(
                object, path, resolved: resolved, willChange: { _ in willChange(ChangeKind()) }, didChange: didChange)
            watch.attach()
            dependencies.append(watch)
        }
    }

    func detach() {
        isAttached = false
        observed?.remove(self)
        for dependency in dependencies { dependency.detach() }
        dependencies = []
    }
}

/// Who observes the keys of one object, and which changes of it are under way.
final class ObservedObject: @unchecked Sendable {
    /// Whether anybody has observed anything so far. Until then no setter has more to do than to read this.
    nonisolated(unsafe) private(set) static var areAny = false

    private enum Change {
        case told([KeyLink])
        /// Inside of another change of the key: an override's, or a setter's that uses the superclass's.
        case inner
    }

    private struct State {
        var links: [String: [KeyLink]] = [:]
        var changes: [String: [Change]] = [:]
        var registrations: [Registration] = []
    }

    private let state = Mutex(Sending(State()))

    static func existing(for object: AnyObject) -> ObservedObject? {
        AssociatedObjects.state(ObservedObject.self, of: object)
    }

    static func make(for object: AnyObject) -> ObservedObject {
        areAny = true
        if object is CALayer { onThisThread(()) { CALayer.changeObserver = ObservedLayers() } }
        return existing(for: object) ?? AssociatedObjects.addState(ObservedObject(), of: object)
    }

    // MARK: Links

    func add(_ link: KeyLink) {
        state.withLock { $0.value.links[link.key, default: []].append(link) }
    }

    func remove(_ link: KeyLink) {
        state.withLock { $0.value.links[link.key]?.removeAll { $0 === link } }
    }

    // MARK: Changes

    /// - Parameter isAutomatic: Told by a setter, which may have been called by another setter of the property.
    func willChange(_ key: String, _ kind: ChangeKind, isAutomatic: Bool) {
        let links = state.withLock { state -> Sending<[KeyLink]?> in
            if isAutomatic, state.value.changes[key]?.isEmpty == false {
                state.value.changes[key]?.append(.inner)
                return Sending(nil)
            }
            return Sending(state.value.links[key] ?? [])
        }
        guard let links = links.value else { return }
        // In the order in which the observations began.
        // Choice (projects): nobody says in which order several observers of a key are told.
        for link in links where link.isAttached { link.willChange(kind) }
        state.withLock { $0.value.changes[key, default: []].append(.told(links)) }
    }

    func didChange(_ key: String) {
        let change = state.withLock { Sending($0.value.changes[key]?.popLast()) }
        guard case .told(let links)? = change.value else { return }
        for link in links where link.isAttached { link.didChange() }
    }

    /// Ends a change that was none.
    func dropChange(_ key: String) {
        state.withLock { _ = $0.value.changes[key]?.popLast() }
    }

    // MARK: Observers with a method

    /// An observer that is told by `observeValue(forKeyPath:of:change:context:)`.
    struct Registration {
        let observer: ObjectIdentifier
        let keyPath: String
        let context: UnsafeMutableRawPointer?
        let observation: KeyPathObservation<Any>
    }

    func add(_ registration: Registration) {
        state.withLock { [registration = Sending(registration)] in $0.value.registrations.append(registration.value) }
    }

    /// Takes the latest registration that fits out.
    func take(where isMeant: (Registration) -> Bool) -> Registration? {
        state.withLock { state in
            let position = state.value.registrations.lastIndex(where: isMeant)
            return Sending(position.map { state.value.registrations.remove(at: $0) })
        }.value
    }
}

/// What a lock protects or hands out.
struct Sending<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
}

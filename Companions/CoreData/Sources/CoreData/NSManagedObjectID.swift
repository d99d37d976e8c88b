import Synchronization
import UIKit

/// What tells an object from all others, in every context.
///
/// A coordinator has one of them for each object; one that is temporary becomes permanent when its object is saved.
public final class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
    /// The object's entity.
    public let entity: NSEntityDescription

    private struct State {
        var number: Int64?
        weak var store: NSPersistentStore?
    }

    private let state = Mutex(State())
    private let token = UUID()

    init(_ entity: NSEntityDescription) { self.entity = entity }

    /// The store that the object is in; nil before it is saved.
    public var persistentStore: NSPersistentStore? { state.withLock { $0.store } }

    /// Whether the object was never saved.
    public var isTemporaryID: Bool { number == nil }

    /// The object's number in its table.
    var number: Int64? { state.withLock { $0.number } }

    func settle(_ number: Int64?, in store: NSPersistentStore) {
        state.withLock {
            $0.number = number
            $0.store = store
        }
    }

    /// The identifier as an address, by which a coordinator finds it again.
    public func uriRepresentation() -> URL {
        let name = entity.name ?? ""
        let (number, store) = state.withLock { ($0.number, $0.store) }
        let text =
            number.map { "x-coredata://\(store?.identifier ?? "")/\(name)/p\($0)" }
            ?? "x-coredata:///\(name)/t\(token.uuidString)"
        guard let url = URL(string: text) else { preconditionFailure("'\(text)' is an address") }
        return url
    }

    public override var description: String { "0x\(token.uuidString.prefix(8).lowercased()) <\(uriRepresentation())>" }

    /// The same identifier, which does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

import CoreDataEngine
import UIKit

/// One save to one store.
final class StoreSave {
    let store: NSPersistentStore
    private let coordinator: NSPersistentStoreCoordinator
    let context: NSManagedObjectContext
    let policy: NSMergePolicyType
    /// The numbers of new objects.
    var numbers: [NSManagedObjectID: Int64] = [:]
    /// New objects in whose place there is another that they must differ from.
    var replaced: [NSManagedObjectID: NSManagedObjectID] = [:]
    /// Objects whose values are no longer only what the context has.
    var merged: [NSManagedObject] = []
    var conflicts: [NSMergeConflict] = []
    /// Rows that gave way to the context's objects.
    var ousted: [NSManagedObjectID] = []

    var database: SQLiteDatabase { store.store.database }
    var layout: StoreLayout { store.store.layout }
    var keepsOwn: Bool {
        policy == .mergeByPropertyObjectTrumpMergePolicyType || policy == .overwriteMergePolicyType
    }

    init(
        store: NSPersistentStore, coordinator: NSPersistentStoreCoordinator, context: NSManagedObjectContext,
        policy: NSMergePolicyType
    ) {
        (self.store, self.coordinator, self.context, self.policy) = (store, coordinator, context, policy)
    }

    func run(_ changes: SavedChanges) throws {
        var written: [(object: NSManagedObject, row: Row)] = []
        try database.transaction {
            for object in changes.deleted { try delete(object) }
            try findReplacements(changes.inserted)
            let new = changes.inserted.filter { replaced[$0.objectID] == nil }
            try takeNumbers(new)
            for object in changes.updated {
                if let row = try update(object) { written.append((object, row)) }
            }
            guard conflicts.isEmpty else { throw conflictError(conflicts) }
            for object in new { written.append((object, try insert(object))) }
            for object in changes.inserted {
                if let id = replaced[object.objectID], id.number != nil { try overwrite(id, with: object) }
            }
            if store.hasNewMetadata { try store.writeMetadata() }
        }
        store.hasNewMetadata = false
        finish(changes, written)
    }

    func conflictError(_ conflicts: [NSObject]) -> NSError {
        let isOfConstraints = conflicts.first is NSConstraintConflict
        return CoreDataProblem.error(
            isOfConstraints ? NSManagedObjectConstraintMergeError : NSManagedObjectMergeError,
            isOfConstraints ? "objects have the same values where they must differ" : "the store has changed, too",
            [NSPersistentStoreSaveConflictsErrorKey: conflicts])
    }

    // MARK: After the transaction

    private func finish(_ changes: SavedChanges, _ written: [(object: NSManagedObject, row: Row)]) {
        for (id, number) in numbers where id.isTemporaryID { coordinator.settle(id, number, in: store) }
        for object in changes.deleted { coordinator.keep(nil, of: object.objectID) }
        for id in ousted {
            coordinator.keep(nil, of: id)
            if let object = context.registeredObject(for: id) {
                context.news.deleted.insert(object)
                context.unregister(object)
            }
        }
        for (object, row) in written {
            coordinator.keep(row, of: object.objectID)
            object.values.settle(row)
        }
        for object in changes.inserted {
            if let id = replaced[object.objectID] { rebind(object, to: id) }
        }
        if !replaced.isEmpty { renameReplaced() }
        for object in merged where object.managedObjectContext != nil {
            coordinator.keep(nil, of: object.objectID)
            object.values.forget()
            context.news.refreshed.insert(object)
        }
    }

    /// Has a new object stand for the one in the store that it came upon.
    private func rebind(_ object: NSManagedObject, to id: NSManagedObjectID) {
        coordinator.keep(nil, of: id)
        context.unregister(object)
        if let known = context.registeredObject(for: id) {
            known.values.forget()
            context.news.refreshed.insert(known)
        } else {
            object.objectID = id
            context.register(object)
            object.values.forget()
        }
    }

    private func renameReplaced() {
        for object in context.registeredObjects {
            for (key, list) in object.values.members where list.contains(where: { replaced[$0] != nil }) {
                object.values.members[key] = nil
                object.values.storedMembers[key] = nil
            }
            for (key, value) in object.values.plain {
                guard let id = (value as? NSManagedObjectID).flatMap({ replaced[$0] }) else { continue }
                object.values.plain[key] = id
            }
        }
    }
}

import CoreDataEngine
import UIKit

extension NSPersistentStoreCoordinator {
    /// Saves a context's changes, those of each store in one transaction.
    func save(_ changes: SavedChanges, of context: NSManagedObjectContext) throws {
        try lock.withLock {
            var stores: [NSPersistentStore] = []
            var parts: [ObjectIdentifier: SavedChanges] = [:]
            func add(_ objects: [NSManagedObject], to list: WritableKeyPath<SavedChanges, [NSManagedObject]>) throws {
                for object in objects {
                    let store = try store(for: object)
                    if !stores.contains(where: { $0 === store }) { stores.append(store) }
                    parts[ObjectIdentifier(store), default: SavedChanges(inserted: [], updated: [], deleted: [])][
                        keyPath: list
                    ].append(object)
                }
            }
            try add(changes.inserted, to: \.inserted)
            try add(changes.updated, to: \.updated)
            try add(changes.deleted, to: \.deleted)
            for store in stores {
                guard !store.isReadOnly else {
                    throw CoreDataProblem.error(NSPersistentStoreSaveError, "the store cannot be changed")
                }
                guard let part = parts[ObjectIdentifier(store)] else { continue }
                let type = (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
                let save = StoreSave(store: store, coordinator: self, context: context, policy: type)
                try translated { try save.run(part) }
            }
        }
    }
}

extension NSPersistentStore {
    /// Writes what the app has added to what the store knows of itself.
    func writeMetadata() throws {
        guard var information = try StoreInformation(of: store.database) else { return }
        let own = metadata.filter { ![NSStoreTypeKey, NSStoreUUIDKey, NSStoreModelVersionHashesKey].contains($0.key) }
        information.own = try PropertyListSerialization.data(fromPropertyList: own, format: .binary, options: 0)
        try information.write(to: store.database)
    }
}

import Foundation

/// The type of stores in a SQLite database.
public let NSSQLiteStoreType = "SQLite"
/// The type of stores in a binary file; here it is a database, too.
public let NSBinaryStoreType = "Binary"
/// The type of stores in memory, which are gone with their coordinator.
public let NSInMemoryStoreType = "InMemory"

/// The key of a store's type in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a store's identifier in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of the versions of the entities in a store's metadata.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The key of the model's version identifiers in a store's metadata.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"

/// The option by which a store cannot be changed.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option of SQLite's settings. They are kept and have no effect.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option of an analysis of the database. It has no effect.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// The option of a vacuum of the database. It has no effect.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// The option by which a store of another version is migrated when it is added.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option by which the mapping of a migration is found by comparing the versions.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option of a timeout. It has no effect.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// The option of the file's protection, which every file has here.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option of persistent history, which is not kept.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option of notifications of other processes' changes, which are not sent.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// The key of inserted objects in a notification.
public let NSInsertedObjectsKey = "inserted"
/// The key of updated objects in a notification.
public let NSUpdatedObjectsKey = "updated"
/// The key of deleted objects in a notification.
public let NSDeletedObjectsKey = "deleted"
/// The key of objects that have the store's values now.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of objects that are not valid any more.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key of the news that no object of a context is valid any more.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The key of the identifiers of inserted objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the identifiers of updated objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the identifiers of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// The key of the stores that were added to a coordinator.
public let NSAddedPersistentStoresKey = "added"
/// The key of the stores that were removed from a coordinator.
public let NSRemovedPersistentStoresKey = "removed"

extension NSNotification.Name {
    /// Posted by a context whose objects have changed.
    public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
        "NSObjectsChangedInManagingContextNotification")
    /// Posted by a context that is about to save.
    public static let NSManagedObjectContextWillSave = NSNotification.Name(
        "NSManagingContextWillSaveChangesNotification")
    /// Posted by a context that has saved.
    public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
    /// Posted by a context that has taken in what another has saved.
    public static let NSManagedObjectContextDidMergeChangesObjectIDs = NSNotification.Name(
        "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
    /// Posted by a context that has saved, with identifiers in place of objects.
    public static let NSManagedObjectContextDidSaveObjectIDs = NSNotification.Name(
        "NSManagedObjectContextDidSaveObjectIDsNotification")
    /// Posted by a coordinator whose stores have changed.
    public static let NSPersistentStoreCoordinatorStoresDidChange = NSNotification.Name(
        "_NSPersistentStoreCoordinatorStoresDidChange")
    /// Posted by a coordinator whose stores are about to change.
    public static let NSPersistentStoreCoordinatorStoresWillChange = NSNotification.Name(
        "NSPersistentStoreCoordinatorStoresWillChangeNotification")
}

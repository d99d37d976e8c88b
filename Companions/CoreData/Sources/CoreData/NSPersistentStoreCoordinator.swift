import CoreDataEngine
import UIKit

/// A model with the stores of its objects, for contexts.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// A name for debugging.
    open var name: String?

    let lock = NSRecursiveLock()
    /// The contexts that save to the coordinator.
    let contexts = WeakContexts()
    private var stores: [NSPersistentStore] = []
    /// The identifiers of objects by their store, the entity at the top and their numbers.
    private var identifiers: [ObjectIdentifier: [String: [Int64: NSManagedObjectID]]] = [:]
    /// The values of objects that were read or saved.
    private var rows: [NSManagedObjectID: Row] = [:]

    /// Makes a coordinator without stores.
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
        LoadedModels.add(model)
    }

    /// The stores.
    open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }

    // MARK: Stores

    /// Opens a store, which is made where there is none.
    @discardableResult open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try lock.withLock {
            if let storeURL, let known = stores.first(where: { $0.url == storeURL }) { return known }
            // Choice (Core Data): an empty name stands for the default configuration, as in stacks that apps wrote for iOS 8.
            let configuration = configuration == "" ? nil : configuration
            let opening = StoreOpening(
                type: storeType, configuration: configuration, url: storeURL, options: options ?? [:],
                model: managedObjectModel)
            let store = try opening.open { [unowned self] store, entity, number in
                self.identifier(entity, number, in: store)
            }
            store.persistentStoreCoordinator = self
            stores.append(store)
            LoadedModels.add(managedObjectModel)
            NotificationCenter.default.post(
                name: .NSPersistentStoreCoordinatorStoresDidChange, object: self,
                userInfo: [NSAddedPersistentStoresKey: [store]])
            return store
        }
    }

    /// Opens a store, which is made where there is none.
    @discardableResult open func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Opens a store as a description says; the closure is called at once, or later where the description asks for that.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        let work = Crossing(value: {
            do {
                try self.addPersistentStore(
                    ofType: storeDescription.type, configurationName: storeDescription.configuration,
                    at: storeDescription.url, options: storeDescription.options)
            } catch {
                return block(storeDescription, error)
            }
            block(storeDescription, nil)
        })
        guard storeDescription.shouldAddStoreAsynchronously else { return work.value() }
        DispatchQueue.global().async { work.value() }
    }

    /// Closes a store.
    open func remove(_ store: NSPersistentStore) throws {
        lock.withLock {
            stores.removeAll { $0 === store }
            identifiers[ObjectIdentifier(store)] = nil
            rows = rows.filter { $0.key.persistentStore !== store }
            store.persistentStoreCoordinator = nil
            store.store.database.close()
        }
        NotificationCenter.default.post(
            name: .NSPersistentStoreCoordinatorStoresDidChange, object: self,
            userInfo: [NSRemovedPersistentStoresKey: [store]])
    }

    /// Deletes the files of a store.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        if let store = persistentStore(for: url) { try remove(store) }
        for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + suffix) {
            try FileManager.default.removeItem(atPath: url.path + suffix)
        }
    }

    /// Deletes the files of a store.
    open func destroyPersistentStore(
        at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws {
        try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
    }

    /// The store of a file.
    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }

    /// The file of a store; for one in memory an address of nothing.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// What is known of a store beside its objects.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

    /// Sets what is known of a store beside its objects; the next save keeps it.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
        store.metadata = (metadata ?? [:]).merging(store.metadata) { new, _ in new }
        store.hasNewMetadata = true
    }

    /// What is known of the store in a file.
    open class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        try StoreOpening.metadata(at: url, type: storeType)
    }

    /// What is known of the store in a file.
    open class func metadataForPersistentStore(
        type: NSPersistentStore.StoreType, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        try StoreOpening.metadata(at: url, type: type.rawValue)
    }

    // MARK: Identifiers

    private func identifier(
        _ entity: NSEntityDescription, _ number: Int64, in store: NSPersistentStore
    ) -> NSManagedObjectID {
        let (key, root) = (ObjectIdentifier(store), entity.root.name ?? "")
        if let known = identifiers[key]?[root]?[number] { return known }
        let made = NSManagedObjectID(entity)
        made.settle(number, in: store)
        identifiers[key, default: [:]][root, default: [:]][number] = made
        return made
    }

    /// The coordinator's own identifier for one that may be another coordinator's.
    func own(_ id: NSManagedObjectID) -> NSManagedObjectID {
        guard let number = id.number, let store = id.persistentStore, store.persistentStoreCoordinator !== self else {
            return id
        }
        return lock.withLock {
            guard let same = stores.first(where: { $0.identifier == store.identifier }),
                let entity = same.store.layout.byName[id.entity.name ?? ""]
            else { return id }
            return identifier(entity, number, in: same)
        }
    }

    /// The identifier of an address; nil for one that no store of the coordinator gave.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        lock.withLock {
            let parts = url.pathComponents.filter { $0 != "/" }
            guard url.scheme == "x-coredata", parts.count == 2, parts[1].hasPrefix("p"),
                let number = Int64(parts[1].dropFirst()),
                let store = stores.first(where: { $0.identifier.caseInsensitiveCompare(url.host ?? "") == .orderedSame }
                ),
                let entity = store.store.layout.byName[parts[0]]
            else { return nil }
            return identifier(entity, number, in: store)
        }
    }

    /// Gives identifiers numbers before their objects are saved.
    func obtainNumbers(for objects: [NSManagedObject]) throws {
        try lock.withLock {
            for object in objects where object.objectID.isTemporaryID {
                let store = try store(for: object)
                let number = try translated { try store.store.takeNumbers(1, for: object.entity).lowerBound }
                settle(object.objectID, number, in: store)
            }
        }
    }

    func settle(_ id: NSManagedObjectID, _ number: Int64, in store: NSPersistentStore) {
        id.settle(number, in: store)
        identifiers[ObjectIdentifier(store), default: [:]][id.entity.root.name ?? "", default: [:]][number] = id
    }

    /// The store that an object is in, or that it is to be saved to.
    func store(for object: NSManagedObject) throws -> NSPersistentStore {
        if let store = object.objectID.persistentStore ?? object.assignedStore { return store }
        if let store = stores.first(where: { $0.has(object.entity) && !$0.isReadOnly }) { return store }
        throw CoreDataProblem.error(
            NSPersistentStoreSaveError,
            stores.isEmpty
                ? "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation."
                : "no store that can be changed has the entity '\(object.entity.name ?? "")'")
    }

    // MARK: Reading

    func row(of id: NSManagedObjectID) -> Row? {
        lock.withLock {
            if let known = rows[id] { return known }
            guard let store = id.persistentStore, store.persistentStoreCoordinator === self else { return nil }
            do {
                let row = try store.store.row(of: id)
                rows[id] = row
                return row
            } catch {
                NSLog("CoreData: error: \(id) cannot be read: \(error)")
                return nil
            }
        }
    }

    func forget(_ id: NSManagedObjectID) { lock.withLock { rows[id] = nil } }

    func keep(_ row: Row?, of id: NSManagedObjectID) { rows[id] = row }

    func members(of id: NSManagedObjectID, _ relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
        lock.withLock {
            guard let store = id.persistentStore, store.persistentStoreCoordinator === self else { return [] }
            do {
                return try store.store.members(of: id, relationship)
            } catch {
                NSLog("CoreData: error: '\(relationship.name)' of \(id) cannot be read: \(error)")
                return []
            }
        }
    }

    func fetch(_ plan: FetchPlan, _ entity: NSEntityDescription, isLimited: Bool) throws -> ObjectStore.Found {
        try lock.withLock {
            guard !stores.isEmpty else {
                throw CoreDataProblem.error(
                    NSCoreDataError,
                    "This NSPersistentStoreCoordinator has no persistent stores (unknown). It cannot perform a fetch.")
            }
            let found = try stores.filter { $0.has(entity) }.map { store in
                try translated { try store.store.fetch(plan, of: entity, isLimited: isLimited && stores.count == 1) }
            }
            for (id, row) in found.flatMap(\.objects) { rows[id] = row }
            // Of several stores the context makes one list.
            return ObjectStore.Found(
                objects: found.flatMap(\.objects), isFiltered: found.allSatisfy(\.isFiltered) && stores.count == 1,
                isSorted: found.allSatisfy(\.isSorted) && stores.count == 1)
        }
    }

    /// SQLite's errors as Core Data tells them.
    func translated<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as SQLiteError {
            throw CoreDataProblem.error(NSSQLiteError, error.message, [NSSQLiteErrorDomain: Int(error.code)])
        }
    }

    /// Does a request of any kind for a context.
    @discardableResult open func execute(
        _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
    ) throws -> Any {
        guard let fetch = request as? any PlannedFetch else { return try Batch(coordinator: self).execute(request) }
        return try context.objects(for: fetch.plan)
    }

    // MARK: Queues

    /// Does a block while no context uses the coordinator.
    open func performAndWait(_ block: () -> Void) { lock.withLock { block() } }

    /// Does a block on another thread, while no context uses the coordinator.
    open func perform(_ block: @escaping () -> Void) {
        let crossing = Crossing(value: block)
        DispatchQueue.global().async { self.performAndWait(crossing.value) }
    }
}

@_spi(Framework) import UIKit

/// The queue that a context's work is done on.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// No queue: whoever made the context uses it. It is obsolete.
    case confinementConcurrencyType
    /// A queue of the context's own.
    case privateQueueConcurrencyType
    /// The main queue.
    case mainQueueConcurrencyType
}

/// Objects that are looked at, changed and saved together.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// The queue that a context's work is done on.
    public struct ConcurrencyType: Sendable, Hashable {
        let type: NSManagedObjectContextConcurrencyType

        /// The main queue.
        public static let mainQueue = ConcurrencyType(type: .mainQueueConcurrencyType)
        /// A queue of the context's own.
        public static let privateQueue = ConcurrencyType(type: .privateQueueConcurrencyType)
    }

    /// When an asynchronous block is done.
    public enum ScheduledTaskType: Sendable {
        /// At once, where the caller is on the context's queue.
        case immediate
        /// When what waits for the queue is done.
        case enqueued
    }

    /// The queue that the context's work is done on.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    let queue: DispatchQueue

    private struct WeakObject {
        weak var object: NSManagedObject?
    }

    private var registered: [NSManagedObjectID: WeakObject] = [:]
    private var registeredLimit = 256
    var inserted = ObjectSet()
    var updated = ObjectSet()
    var deleted = ObjectSet()
    /// What has changed since observers were last told.
    var news = ContextNews()
    /// Deletions whose consequences are still to come.
    var undoneDeletions: [NSManagedObject] = []
    private var isTellingScheduled = false
    private(set) var isNoting = true
    private var source = ContextSource.none

    /// Whether the context takes in what others save to its parent or coordinator.
    open var automaticallyMergesChangesFromParent = false
    /// What becomes of changes that conflict with the store's.
    open var mergePolicy: Any = NSMergePolicy.error
    /// A name for debugging.
    open var name: String?
    /// Who the context's changes are by.
    open var transactionAuthor: String?
    /// How old values may be that are read again, in seconds; negative for any age.
    open var stalenessInterval: TimeInterval = -1
    /// Whether what is deleted has its consequences at the end of the event. It is so in any case.
    open var propagatesDeletesAtEndOfEvent = true
    /// Whether objects that nobody else holds are kept. Those that have changed are kept in any case.
    open var retainsRegisteredObjects = false {
        didSet { if !retainsRegisteredObjects { retained = [] } }
    }
    /// Whether objects that are not in the store any more are deleted when they are read. It is kept and has no effect.
    open var shouldDeleteInaccessibleFaults = true
    /// The manager that takes changes back; nil by default, as on iOS. One that is set gets no changes, which is reported.
    open var undoManager: UndoManager? {
        didSet {
            guard undoManager != nil, oldValue == nil else { return }
            Self.reportMissingUndo()
        }
    }
    /// What the app keeps with the context.
    open var userInfo = NSMutableDictionary()
    private var retained: [NSManagedObject] = []

    private static func reportMissingUndo() {
        let report = { @MainActor @Sendable in
            Findings.report(
                limit: "core-data.undo", "NSManagedObjectContext.undoManager gets no changes: nothing is taken back",
                advice: "Use rollback() for what was not saved.")
        }
        if Thread.isMainThread { MainActor.assumeIsolated(report) } else { Task { await report() } }
    }

    /// Makes a context without a store.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue =
            ct == .privateQueueConcurrencyType
            ? DispatchQueue(label: "NSManagedObjectContext") : .main
        super.init()
        if ct == .privateQueueConcurrencyType {
            queue.setSpecific(key: Self.queueKey, value: ObjectIdentifier(self))
        }
    }

    /// Makes a context without a store.
    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.type) }

    /// Makes a context without a queue of its own.
    public convenience override init() { self.init(concurrencyType: .confinementConcurrencyType) }

    static let queueKey = DispatchSpecificKey<ObjectIdentifier>()

    // MARK: Where objects come from

    /// The context that this one saves to.
    open var parent: NSManagedObjectContext? {
        get {
            if case .context(let parent) = source { return parent }
            return nil
        }
        set {
            source = newValue.map { .context($0) } ?? .none
            newValue?.siblings.add(self)
        }
    }

    /// The coordinator of the stores that the context, or the one at the top, saves to.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get {
            switch source {
            case .none: nil
            case .coordinator(let coordinator): coordinator
            case .context(let parent): parent.persistentStoreCoordinator
            }
        }
        set {
            source = newValue.map { .coordinator($0) } ?? .none
            newValue?.contexts.add(self)
        }
    }

    /// The contexts that save to this one.
    let siblings = WeakContexts()

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    var objectSource: ContextSource { source }

    // MARK: Objects

    /// The objects that the context knows.
    open var registeredObjects: Set<NSManagedObject> { Set(registered.values.compactMap(\.object)) }
    /// The objects that the next save inserts.
    open var insertedObjects: Set<NSManagedObject> { inserted.set }
    /// The objects that the next save changes.
    open var updatedObjects: Set<NSManagedObject> { updated.set }
    /// The objects that the next save deletes.
    open var deletedObjects: Set<NSManagedObject> { deleted.set }
    /// Whether there is anything to save.
    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

    func isInserted(_ object: NSManagedObject) -> Bool { inserted.contains(object) }
    func isUpdated(_ object: NSManagedObject) -> Bool { updated.contains(object) }
    func isDeleted(_ object: NSManagedObject) -> Bool { deleted.contains(object) }

    /// The object of an identifier, if the context knows it.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID]?.object }

    /// The object of an identifier: a fault where the context does not know it, whether it is in a store or not.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        let id = persistentStoreCoordinator?.own(objectID) ?? objectID
        if let known = registeredObject(for: id) { return known }
        let object = id.entity.makeObject(in: nil)
        object.objectID = id
        object.values.forget()
        register(object)
        return object
    }

    /// The object of an identifier; one that is not in a store is an error.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        let object = object(with: objectID)
        if object.values.isFault {
            guard let row = sourceRow(of: object.objectID) else {
                unregister(object)
                throw CoreDataProblem.error(
                    NSManagedObjectReferentialIntegrityError, "there is no object with the identifier \(objectID)",
                    [NSAffectedObjectsErrorKey: [object]])
            }
            object.values.fill(row)
            withoutNoting { object.awakeFromFetch() }
        }
        guard !isDeleted(object) else {
            throw CoreDataProblem.error(
                NSManagedObjectReferentialIntegrityError, "the object with the identifier \(objectID) is deleted")
        }
        return object
    }

    func register(_ object: NSManagedObject) {
        object.managedObjectContext = self
        registered[object.objectID] = WeakObject(object: object)
        if retainsRegisteredObjects { retained.append(object) }
        guard registered.count > registeredLimit else { return }
        registered = registered.filter { $0.value.object != nil }
        registeredLimit = max(256, registered.count * 2)
    }

    func unregister(_ object: NSManagedObject) {
        registered[object.objectID] = nil
        object.managedObjectContext = nil
        object.assignedStore = nil
    }

    /// Has nothing to save any more.
    func forgetChanges() { (inserted, updated, deleted) = (ObjectSet(), ObjectSet(), ObjectSet()) }

    /// Puts a new object into the context.
    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext !== self else {
            // A deletion that was not saved is taken back.
            guard deleted.remove(object) else { return }
            undoneDeletions.removeAll { $0 === object }
            if object.values.row == nil { inserted.insert(object) } else { updated.insert(object) }
            return
        }
        register(object)
        inserted.insert(object)
        news.inserted.insert(object)
        scheduleTelling()
        object.awakeFromInsert()
    }

    /// Has the next save delete an object, with what its relationships' rules say.
    open func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, !isDeleted(object) else { return }
        object.prepareForDeletion()
        let wasInserted = inserted.remove(object)
        updated.remove(object)
        deleted.insert(object)
        let isUntold = news.inserted.remove(object)
        if !wasInserted || !isUntold { news.deleted.insert(object) }
        news.updated.remove(object)
        undoneDeletions.append(object)
        scheduleTelling()
    }

    /// Notes that an object has changed.
    func noteUpdate(_ object: NSManagedObject) {
        if !inserted.contains(object), !deleted.contains(object) { updated.insert(object) }
        if !news.inserted.contains(object), !deleted.contains(object) { news.updated.insert(object) }
        scheduleTelling()
    }

    /// Does what sets values without changing objects.
    func withoutNoting(_ body: () -> Void) {
        let before = isNoting
        isNoting = false
        body()
        isNoting = before
    }

    /// Puts an object into a store, which it is saved to.
    open func assign(_ object: Any, to store: NSPersistentStore) {
        guard let object = object as? NSManagedObject else { return }
        object.assignedStore = store
    }

    /// Whether nothing is told and checked, as in batches.
    var isQuiet = false

    /// Gives new objects the identifiers that they will have once they are saved.
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        try persistentStoreCoordinator?.obtainNumbers(for: objects)
    }

    // MARK: Telling

    /// Has observers told of changes at the end of the event, where the context has the main queue.
    private func scheduleTelling() {
        guard concurrencyType == .mainQueueConcurrencyType, !isTellingScheduled else { return }
        isTellingScheduled = true
        DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
    }

    /// Does what deletions lead to, and tells observers of changes.
    open func processPendingChanges() {
        isTellingScheduled = false
        propagateDeletions()
        guard !news.isEmpty else { return }
        let told = news
        news = ContextNews()
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: told.information)
        // What observers have deleted has consequences, too.
        if !undoneDeletions.isEmpty { propagateDeletions() }
    }
}

/// What has changed in a context since observers were last told.
struct ContextNews {
    var inserted = ObjectSet()
    var updated = ObjectSet()
    var deleted = ObjectSet()
    var refreshed = ObjectSet()
    var isAllInvalid = false

    var isEmpty: Bool {
        inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty && !isAllInvalid
    }

    var information: [AnyHashable: Any] {
        var information: [AnyHashable: Any] = [:]
        for (key, set) in [
            (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted),
            (NSRefreshedObjectsKey, refreshed),
        ] where !set.isEmpty { information[key] = set.set }
        if isAllInvalid { information[NSInvalidatedAllObjectsKey] = [NSManagedObjectID]() }
        return information
    }
}

/// Where a context's objects come from and are saved to.
enum ContextSource {
    case none
    case coordinator(NSPersistentStoreCoordinator)
    case context(NSManagedObjectContext)
}

/// Contexts that are not held.
final class WeakContexts: @unchecked Sendable {
    private struct Weak {
        weak var context: NSManagedObjectContext?
    }

    private let lock = NSLock()
    private var list: [Weak] = []

    func add(_ context: NSManagedObjectContext) {
        lock.withLock {
            list.removeAll { $0.context == nil || $0.context === context }
            list.append(Weak(context: context))
        }
    }

    var all: [NSManagedObjectContext] { lock.withLock { list.compactMap(\.context) } }
}

import UIKit

/// A model, the stores with its objects, and contexts.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// The container's name, which its stores have, too.
    public let name: String
    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// The coordinator of the stores.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The context for what is shown, on the main queue.
    public let viewContext: NSManagedObjectContext
    /// How the stores are opened.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// Makes a container with the model of a name in the app's bundle.
    ///
    /// Without such a model the container has an empty one, which is logged.
    public convenience init(name: String) {
        self.init(name: name, bundle: Bundle(for: Self.self))
    }

    private convenience init(name: String, bundle: Bundle) {
        let urls = [bundle, Bundle.main].lazy.flatMap { bundle in
            ["momd", "mom"].lazy.compactMap { bundle.url(forResource: name, withExtension: $0) }
        }
        guard let model = urls.compactMap({ NSManagedObjectModel(contentsOf: $0) }).first else {
            NSLog("CoreData: error: Failed to load model named \(name)")
            self.init(name: name, managedObjectModel: NSManagedObjectModel())
            return
        }
        self.init(name: name, managedObjectModel: model)
    }

    /// Makes a container with a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        persistentStoreDescriptions = []
        super.init()
        persistentStoreDescriptions = [
            NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
        ]
    }

    /// The folder that stores lie in: the app's Application Support.
    open class func defaultDirectoryURL() -> URL {
        let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        return folders.first ?? URL(fileURLWithPath: NSHomeDirectory())
    }

    /// Opens the stores, each with a call of the closure.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// Makes a context with a queue of its own, which saves to the stores.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Does a block with a new context, on its queue.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Does a block with a new context, on its queue.
    open func performBackgroundTask<Value>(
        _ block: @escaping (NSManagedObjectContext) throws -> Value
    ) async throws -> Value {
        let context = newBackgroundContext()
        return try await context.perform { try block(context) }
    }

    /// Does a block with a new context, on its queue.
    open func performBackgroundTask<Value>(_ block: @escaping (NSManagedObjectContext) -> Value) async -> Value {
        let context = newBackgroundContext()
        return await context.perform { block(context) }
    }
}

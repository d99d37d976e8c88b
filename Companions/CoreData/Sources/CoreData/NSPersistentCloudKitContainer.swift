import UIKit

/// A container whose stores would be the same on all of a person's devices.
///
/// As in a simulator without an iCloud account, the stores are this device's only, which is logged.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    open override func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        NSLog("CoreData: there is no iCloud account: the objects of '\(name)' stay on this device")
        super.loadPersistentStores(completionHandler: block)
    }

    /// Would make the record types of the model; without an account it is an error.
    open func initializeCloudKitSchema() throws {
        throw CoreDataProblem.error(
            134400, "Unable to initialize without an iCloud account (CKAccountStatusNoAccount).")
    }
}

extension NSPersistentStoreDescription {
    /// The place in iCloud that a store would be kept in step with; nothing is sent there.
    public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions? {
        get { options[NSPersistentCloudKitContainerOptions.key] as? NSPersistentCloudKitContainerOptions }
        set { setOption(newValue, forKey: NSPersistentCloudKitContainerOptions.key) }
    }
}

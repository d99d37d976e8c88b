import Foundation

/// How a container opens a store.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
    /// The name of the store's type.
    open var type = NSSQLiteStoreType
    /// The part of the model whose objects are in the store; nil for all of it.
    open var configuration: String?
    /// The file.
    open var url: URL?
    /// Whether the store cannot be changed.
    open var isReadOnly = false
    /// How long an operation may take, in seconds. It is kept and has no effect.
    open var timeout: TimeInterval = 240
    /// Whether the store is opened later, on another thread.
    open var shouldAddStoreAsynchronously = false
    /// Whether a store of another version of the model is migrated.
    open var shouldMigrateStoreAutomatically = true
    /// Whether the mapping of a migration is found by comparing the versions.
    open var shouldInferMappingModelAutomatically = true
    private var others: [String: NSObject] = [:]
    private var settings: [String: NSObject] = [:]

    /// Makes the description of a store in a file.
    public init(url: URL) { self.url = url }

    /// Makes the description of a store without a file.
    public override init() { super.init() }

    /// The options that the store is added with.
    open var options: [String: NSObject] {
        var options = others
        options[NSMigratePersistentStoresAutomaticallyOption] = NSNumber(value: shouldMigrateStoreAutomatically)
        options[NSInferMappingModelAutomaticallyOption] = NSNumber(value: shouldInferMappingModelAutomatically)
        if isReadOnly { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: true) }
        return options
    }

    /// Sets an option of the store.
    open func setOption(_ option: NSObject?, forKey key: String) {
        others[key] = option
        guard let value = (option as? NSNumber)?.boolValue else { return }
        switch key {
        case NSMigratePersistentStoresAutomaticallyOption: shouldMigrateStoreAutomatically = value
        case NSInferMappingModelAutomaticallyOption: shouldInferMappingModelAutomatically = value
        case NSReadOnlyPersistentStoreOption: isReadOnly = value
        default: return
        }
    }

    /// SQLite's settings. They are kept and have no effect.
    open var sqlitePragmas: [String: NSObject] { settings }

    /// Sets one of SQLite's settings. It is kept and has no effect.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { settings[name] = value }

    /// Makes a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPersistentStoreDescription()
        (copy.type, copy.configuration, copy.url, copy.isReadOnly) = (type, configuration, url, isReadOnly)
        (copy.timeout, copy.shouldAddStoreAsynchronously) = (timeout, shouldAddStoreAsynchronously)
        copy.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
        copy.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
        (copy.others, copy.settings) = (others, settings)
        return copy
    }
}

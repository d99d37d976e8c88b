import CoreDataEngine
import UIKit

/// A store of objects: a file, or memory.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// The types of stores under newer names.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        /// The name of the type.
        public let rawValue: String
        /// Makes a type of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A SQLite database.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// A binary file.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        /// Memory.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }

    /// The name of the store's type.
    public let type: String
    /// The part of the model whose objects are in the store.
    public let configurationName: String
    /// The options that the store was added with.
    public let options: [AnyHashable: Any]?
    /// The coordinator; nil once the store is removed.
    public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

    /// The file.
    open internal(set) var url: URL?
    /// Whether the store cannot be changed.
    open internal(set) var isReadOnly: Bool
    /// What tells the store from others.
    open internal(set) var identifier: String! = ""
    /// What is known of the store beside its objects.
    open internal(set) var metadata: [String: Any]! = [:]

    let store: ObjectStore
    /// Whether the metadata has changed since it was written.
    var hasNewMetadata = false

    init(
        _ store: ObjectStore, type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?,
        isReadOnly: Bool
    ) {
        self.store = store
        self.type = type
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        self.url = url
        self.options = options
        self.isReadOnly = isReadOnly
    }

    func has(_ entity: NSEntityDescription) -> Bool { store.layout.byName[entity.name ?? ""] != nil }
}

import UIKit

/// What a batch insertion results in.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// Whether it was done.
    case statusOnly
    /// The identifiers of the objects that were inserted.
    case objectIDs
    /// The number of objects that were inserted.
    case count
}

/// An insertion of objects into the store, past all contexts.
open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
    private let name: String
    private var dictionaries: [[String: Any]]?
    private let dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    private let objectHandler: ((NSManagedObject) -> Bool)?

    /// What the request results in.
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    /// Makes an insertion of objects with values by name.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        (name, self.dictionaries, dictionaryHandler, objectHandler) = (entityName, dictionaries, nil, nil)
    }

    /// Makes an insertion of objects with values by name.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }

    /// Makes an insertion of objects whose values a closure fills in, until it returns true.
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        (name, dictionaryHandler, objectHandler) = (entityName, handler, nil)
    }

    /// Makes an insertion of objects that a closure fills in, until it returns true.
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        (name, dictionaryHandler, objectHandler) = (entityName, nil, handler)
    }

    /// Makes an insertion of objects whose values a closure fills in, until it returns true.
    public convenience init(
        entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) {
        self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    }

    /// Makes an insertion of objects that a closure fills in, until it returns true.
    public convenience init(
        entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) {
        self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
    }

    /// The name of the entity.
    open var entityName: String { name }
    /// The values of the objects, where the request was made with them.
    open var objectsToInsert: [[String: Any]]? {
        get { dictionaries }
        set { dictionaries = newValue }
    }
    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

    /// Gives each object of the insertion its values.
    func fill(_ make: () -> NSManagedObject) {
        for values in dictionaries ?? [] { make().take(values) }
        while let dictionaryHandler {
            let values = NSMutableDictionary()
            if dictionaryHandler(values) { return }
            make().take(values as? [String: Any] ?? [:])
        }
        while let objectHandler {
            let object = make()
            if objectHandler(object) {
                object.managedObjectContext?.delete(object)
                return
            }
        }
    }
}

extension NSManagedObject {
    fileprivate func take(_ values: [String: Any]) {
        for (key, value) in values { setValue(value is NSNull ? nil : value, forKey: key) }
    }
}

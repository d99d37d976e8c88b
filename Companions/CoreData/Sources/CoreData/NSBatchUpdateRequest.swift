import UIKit

/// What a batch update results in.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// Whether it was done.
    case statusOnlyResultType
    /// The identifiers of the objects that were updated.
    case updatedObjectIDsResultType
    /// The number of objects that were updated.
    case updatedObjectsCountResultType
}

/// A change of the values of objects in the store, past all contexts.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
    private let name: String?
    private let described: NSEntityDescription?

    /// The condition that the objects meet; nil for all.
    open var predicate: NSPredicate?
    /// Whether objects of the entity's subentities are updated, too.
    open var includesSubentities = true
    /// What the request results in.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    /// The new values by property or its name: values or expressions.
    open var propertiesToUpdate: [AnyHashable: Any]?

    /// Makes an update of the objects of an entity.
    public init(entityName: String) { (name, described) = (entityName, nil) }

    /// Makes an update of the objects of an entity.
    public init(entity: NSEntityDescription) { (name, described) = (entity.name, entity) }

    /// The name of the entity.
    open var entityName: String { name ?? "" }
    /// The entity, where the request was made with one.
    open var entity: NSEntityDescription? { described }
    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }
}

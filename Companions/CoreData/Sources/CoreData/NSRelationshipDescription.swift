import UIKit

/// What becomes of the objects at a relationship's end when the object at its beginning is deleted.
public enum NSDeleteRule: UInt, Sendable {
    /// Nothing.
    case noActionDeleteRule
    /// They lose the object from their own relationship.
    case nullifyDeleteRule
    /// They are deleted, too.
    case cascadeDeleteRule
    /// While there are any, the object cannot be deleted.
    case denyDeleteRule
}

/// A relationship of an entity: one object or several.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    private var destination: NSEntityDescription?
    private var inverse: NSRelationshipDescription?

    /// The entity of the objects at the relationship's end. A model that goes takes its entities with it.
    open var destinationEntity: NSEntityDescription? {
        get { destination }
        set { destination = newValue }
    }

    /// The relationship that leads back.
    open var inverseRelationship: NSRelationshipDescription? {
        get { inverse }
        set { inverse = newValue }
    }

    /// The most objects; 0 for any number.
    open var maxCount = 0
    /// The fewest objects.
    open var minCount = 0
    /// What becomes of the objects when the one with the relationship is deleted.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// Whether the objects have an order.
    open var isOrdered = false

    /// Whether there may be more than one object.
    open var isToMany: Bool { maxCount != 1 }

    override func duplicate() -> NSPropertyDescription {
        let copy = NSRelationshipDescription()
        (copy.maxCount, copy.minCount, copy.deleteRule) = (maxCount, minCount, deleteRule)
        (copy.isOrdered, copy.destination, copy.inverse) = (isOrdered, destination, inverse)
        return copy
    }

    /// The relationship as the entity at the top of those that have it declares it.
    var declared: NSRelationshipDescription {
        var found = self
        var current = entity?.superentity
        while let above = current {
            if let same = above.own.first(where: { $0.name == name }) as? NSRelationshipDescription { found = same }
            current = above.superentity
        }
        return found
    }

    /// Whether a store keeps the objects in a list of its own, rather than with them.
    var hasList: Bool { isToMany && (isOrdered || inverse.map(\.isToMany) ?? true) }
}

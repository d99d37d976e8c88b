import UIKit

/// The values of one object, with those that the store has.
struct ManagedValues {
    /// Whether the values are still to be read.
    var isFault = false
    /// Attributes' values, and identifiers for to-one relationships.
    var plain: [String: Any] = [:]
    /// The objects of to-many relationships that were read or set.
    var members: [String: [NSManagedObjectID]] = [:]
    /// What the store has; nil for an object that was never saved.
    var row: Row?
    /// The same of the to-many relationships that were read.
    var storedMembers: [String: [NSManagedObjectID]] = [:]
    /// The names of the properties that were set.
    var changed: Set<String> = []

    mutating func takeDefaults(of entity: NSEntityDescription) {
        for case let attribute as NSAttributeDescription in entity.properties {
            plain[attribute.name] = attribute.defaultValue.flatMap { try? ManagedValue.canonical($0, attribute) }
        }
    }

    /// Becomes those of a fault.
    mutating func forget() {
        self = ManagedValues()
        isFault = true
    }

    mutating func fill(_ row: Row) {
        isFault = false
        plain.merge(row.values) { _, new in new }
        self.row = row
    }

    /// What was set is what the store has now.
    mutating func settle(_ row: Row) {
        self.row = row
        storedMembers = members
        changed = []
    }

    func differs(_ property: NSPropertyDescription) -> Bool {
        if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
            let (new, old) = (members[property.name] ?? [], storedMembers[property.name] ?? [])
            return relationship.isOrdered ? new != old : Set(new) != Set(old)
        }
        return !Self.areEqual(plain[property.name], row?.values[property.name])
    }

    static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return one as AnyObject === other as AnyObject
    }
}

import UIKit

extension NSManagedObject {
    /// Reads the values of a fault.
    func fire() {
        guard values.isFault, let context = managedObjectContext else { return }
        guard let row = context.sourceRow(of: objectID) else {
            let reason = "CoreData could not fulfill a fault for '\(objectID)'"
            NSException(name: NSExceptionName("NSObjectInaccessibleException"), reason: reason).raise()
            return
        }
        values.fill(row)
        context.withoutNoting { awakeFromFetch() }
    }

    func undefined(_ key: String) -> Any? {
        let reason =
            "[<\(type(of: self)) \(objectID)> valueForUndefinedKey:]: the entity \(entity.name ?? "") is not key value "
            + "coding-compliant for the key \"\(key)\"."
        NSException(name: NSExceptionName("NSUnknownKeyException"), reason: reason).raise()
        return nil
    }

    // MARK: Reading

    /// The value of a property by name, as key-value coding has it.
    func managedValue(_ key: String) -> Any? {
        guard let property = entity.propertiesByName[key] else { return undefined(key) }
        return storedValue(property)
    }

    func storedValue(_ property: NSPropertyDescription) -> Any? {
        fire()
        guard let relationship = property as? NSRelationshipDescription else {
            if let fetched = property as? NSFetchedPropertyDescription { return fetchedObjects(fetched) }
            return values.plain[property.name]
        }
        guard relationship.isToMany else {
            return (values.plain[property.name] as? NSManagedObjectID).flatMap { object($0) }
        }
        return collection(members(relationship), of: relationship)
    }

    func collection(_ members: [NSManagedObjectID], of relationship: NSRelationshipDescription) -> Any {
        let objects = members.compactMap { object($0) }
        return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    private func object(_ id: NSManagedObjectID) -> NSManagedObject? { managedObjectContext?.object(with: id) }

    /// The objects of a to-many relationship.
    func members(_ relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
        fire()
        if let known = values.members[relationship.name] { return known }
        let found = values.row == nil ? [] : managedObjectContext?.sourceMembers(of: objectID, relationship) ?? []
        values.members[relationship.name] = found
        values.storedMembers[relationship.name] = found
        return found
    }

    /// What the store has for a property.
    func committed(_ property: NSPropertyDescription) -> Any? {
        guard let relationship = property as? NSRelationshipDescription else {
            return values.row?.values[property.name]
        }
        guard relationship.isToMany else {
            return (values.row?.values[property.name] as? NSManagedObjectID).flatMap { object($0) }
        }
        _ = members(relationship)
        return collection(values.storedMembers[property.name] ?? [], of: relationship)
    }

    private func fetchedObjects(_ property: NSFetchedPropertyDescription) -> Any? {
        guard let request = property.fetchRequest?.copy() as? NSFetchRequest<any NSFetchRequestResult>,
            let context = managedObjectContext
        else { return nil }
        request.predicate = request.predicate.map {
            $0.withSubstitutionVariables(["FETCH_SOURCE": self, "FETCHED_PROPERTY": property])
        }
        return try? context.objects(for: request.plan)
    }

    // MARK: Setting

    func setManagedValue(_ value: Any?, _ key: String) {
        guard let property = entity.propertiesByName[key] else { return _ = undefined(key) }
        guard let relationship = property as? NSRelationshipDescription else {
            fire()
            willChangeValue(forKey: key)
            setAttribute(value, property)
            didChangeValue(forKey: key)
            return
        }
        if relationship.isToMany {
            setMembers(adopted((ManagedValue.list(value) ?? []).compactMap { $0 as? NSManagedObject }), relationship)
        } else {
            let target = value as? NSManagedObject
            setTarget(target.map { adopted($0) }, relationship)
        }
    }

    /// The identifiers of objects that come into a relationship. Objects without a context come into that of this one, for
    /// nobody else finds them by their identifiers.
    func adopted(_ objects: [NSManagedObject]) -> [NSManagedObjectID] { objects.map { adopted($0) } }

    /// The identifier of an object that comes into a relationship, as it does into the context.
    func adopted(_ object: NSManagedObject) -> NSManagedObjectID {
        if let context = managedObjectContext, object.managedObjectContext == nil { context.insert(object) }
        return object.objectID
    }

    func setAttribute(_ value: Any?, _ property: NSPropertyDescription) {
        fire()
        note(property.name)
        guard let value else { return _ = values.plain.removeValue(forKey: property.name) }
        guard let attribute = property as? NSAttributeDescription else { return }
        do {
            values.plain[property.name] = try ManagedValue.canonical(value, attribute)
        } catch {
            (error as? ManagedValue.UnacceptableValue)?.raise()
        }
    }

    /// Notes that a property is set.
    func note(_ key: String) {
        fire()
        guard let context = managedObjectContext, context.isNoting else { return }
        values.changed.insert(key)
        context.noteUpdate(self)
    }

    // MARK: Relationships

    /// Sets the object of a to-one relationship, and the other ends of it.
    func setTarget(_ new: NSManagedObjectID?, _ relationship: NSRelationshipDescription) {
        fire()
        let old = values.plain[relationship.name] as? NSManagedObjectID
        guard old != new else { return note(relationship.name) }
        replaceTarget(new, relationship)
        guard let inverse = relationship.inverseRelationship else { return }
        if let old { object(old)?.lose(objectID, inverse) }
        guard let new, let target = object(new) else { return }
        if !inverse.isToMany, let other = target.heldTarget(inverse), other != objectID {
            object(other)?.replaceTarget(nil, relationship)
        }
        target.gain(objectID, inverse)
    }

    /// Sets the objects of a to-many relationship, and the other ends of it.
    func setMembers(_ new: [NSManagedObjectID], _ relationship: NSRelationshipDescription) {
        var seen: Set<NSManagedObjectID> = []
        let new = new.filter { seen.insert($0).inserted }
        let old = members(relationship)
        replaceMembers(new, relationship)
        guard let inverse = relationship.inverseRelationship else { return }
        let before = Set(old)
        for id in old where !seen.contains(id) { object(id)?.lose(objectID, inverse) }
        for id in new where !before.contains(id) {
            guard let member = object(id) else { continue }
            if !inverse.isToMany, let owner = member.heldTarget(inverse), owner != objectID {
                object(owner)?.lose(id, relationship)
            }
            member.gain(objectID, inverse)
        }
    }

    private func heldTarget(_ relationship: NSRelationshipDescription) -> NSManagedObjectID? {
        fire()
        return values.plain[relationship.name] as? NSManagedObjectID
    }

    /// Takes an object out of a relationship, at this end only.
    func lose(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) {
        if relationship.isToMany {
            let list = members(relationship)
            if list.contains(id) { replaceMembers(list.filter { $0 != id }, relationship) }
        } else if heldTarget(relationship) == id {
            replaceTarget(nil, relationship)
        }
    }

    /// Puts an object into a relationship, at this end only.
    private func gain(_ id: NSManagedObjectID, _ relationship: NSRelationshipDescription) {
        if relationship.isToMany {
            let list = members(relationship)
            if !list.contains(id) { replaceMembers(list + [id], relationship) }
        } else if heldTarget(relationship) != id {
            replaceTarget(id, relationship)
        }
    }

    private func replaceTarget(_ id: NSManagedObjectID?, _ relationship: NSRelationshipDescription) {
        fire()
        willChangeValue(forKey: relationship.name)
        note(relationship.name)
        values.plain[relationship.name] = id
        didChangeValue(forKey: relationship.name)
    }

    private func replaceMembers(_ list: [NSManagedObjectID], _ relationship: NSRelationshipDescription) {
        willChangeValue(forKey: relationship.name)
        note(relationship.name)
        values.members[relationship.name] = list
        didChangeValue(forKey: relationship.name)
    }

    // MARK: Proxies

    /// The objects of a to-many relationship as a set that changes it.
    public func mutableSetValue(forKey key: String) -> NSMutableSet {
        guard let relationship = entity.relationshipsByName[key], relationship.isToMany else {
            _ = undefined(key)
            return NSMutableSet()
        }
        return RelationshipSet(self, relationship)
    }

    /// The objects of an ordered relationship as a set that changes it.
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        guard let relationship = entity.relationshipsByName[key], relationship.isToMany else {
            _ = undefined(key)
            return NSMutableOrderedSet()
        }
        return RelationshipOrderedSet(self, relationship)
    }
}

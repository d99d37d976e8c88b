import UIKit

/// The value of a property that is marked `@NSManaged`. The translation writes it into the property's accessor.
public func __managedValue<Value>(_ object: NSManagedObject, _ key: String) -> Value {
    ManagedValue.typed(object.managedValue(key), key)
}

/// Sets a property that is marked `@NSManaged`.
public func __setManagedValue<Value>(_ object: NSManagedObject, _ value: Value, _ key: String) {
    object.setManagedValue(ManagedValue.plain(value), key)
}

/// Does what the name of a method stands for that is marked `@NSManaged`: `addToItems(_:)`, `replaceItems(at:with:)`.
public func __callManaged(_ object: NSManagedObject, _ name: String, _ arguments: [Any]) {
    guard let change = ManagedMethod(name, of: object.entity) else {
        let reason = "-[\(type(of: object)) \(name)]: no relationship of entity '\(object.entity.name ?? "")' is meant"
        NSException(name: .invalidArgumentException, reason: reason).raise()
        return
    }
    change.perform(on: object, arguments)
}

/// A change of a to-many relationship, by a method's name.
private struct ManagedMethod {
    enum Change {
        case add, remove, insert, removeAt, replace
    }

    let change: Change
    let relationship: NSRelationshipDescription

    init?(_ name: String, of entity: NSEntityDescription) {
        let base = String(name.prefix { $0 != "(" })
        let labels = name.dropFirst(base.count)
        let forms: [(prefix: String, labels: String, change: Change)] = [
            ("addTo", "(_:)", .add), ("removeFrom", "(_:)", .remove), ("removeFrom", "(at:)", .removeAt),
            ("insertInto", "(_:at:)", .insert), ("replace", "(at:with:)", .replace),
        ]
        guard let form = forms.first(where: { base.hasPrefix($0.prefix) && labels == $0.labels }) else { return nil }
        let rest = String(base.dropFirst(form.prefix.count))
        let names = [rest.prefix(1).lowercased() + rest.dropFirst(), rest]
        guard
            let found = names.lazy.compactMap({ entity.propertiesByName[$0] as? NSRelationshipDescription }).first,
            found.isToMany
        else { return nil }
        (change, relationship) = (form.change, found)
    }

    func perform(on object: NSManagedObject, _ arguments: [Any]) {
        let members = members(arguments.first(where: { !isIndexes($0) }))
        let isGain = change == .add || change == .insert || change == .replace
        let objects = isGain ? object.adopted(members) : members.map(\.objectID)
        let places = indexes(arguments.last(where: isIndexes) ?? 0)
        var list = object.members(relationship)
        switch change {
        case .add: list += objects.filter { !list.contains($0) }
        case .remove: list.removeAll { objects.contains($0) }
        case .insert:
            list.removeAll { objects.contains($0) }
            for (place, member) in zip(places, objects) { list.insert(member, at: min(place, list.count)) }
        case .removeAt: for place in places.reversed() { list.remove(at: place) }
        case .replace: for (place, member) in zip(places, objects) { list[place] = member }
        }
        object.setMembers(list, relationship)
    }

    private func isIndexes(_ value: Any) -> Bool { value is Int || value is NSIndexSet || value is IndexSet }

    private func indexes(_ value: Any) -> [Int] {
        if let one = value as? Int { return [one] }
        if let set = value as? NSIndexSet {
            var list: [Int] = []
            set.enumerate { index, _ in list.append(index) }
            return list
        }
        return (value as? IndexSet).map(Array.init) ?? []
    }

    private func members(_ value: Any?) -> [NSManagedObject] {
        if let object = value as? NSManagedObject { return [object] }
        return (ManagedValue.list(value) ?? []).compactMap { $0 as? NSManagedObject }
    }
}

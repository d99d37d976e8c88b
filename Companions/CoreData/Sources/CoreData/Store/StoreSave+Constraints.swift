import CoreDataEngine
import UIKit

/// The objects that must differ from others and do not.
extension StoreSave {
    /// Finds the new objects that have the values of others where they must differ.
    func findReplacements(_ inserted: [NSManagedObject]) throws {
        var seen: [String: NSManagedObject] = [:]
        for object in inserted {
            for constraint in object.entity.constraints {
                guard let (text, values) = try condition(constraint, of: object) else { continue }
                let row = try database.rows(
                    "SELECT Z_PK, Z_ENT FROM \(layout.table(of: object.entity)) WHERE \(text)", values
                ).first
                let key = "\(object.entity.root.name ?? "") \(constraint) \(values)"
                if let number = row?[0].integer, let entity = row?[1].text.flatMap({ layout.byName[$0] }) {
                    let id = store.store.identifier(entity, number)
                    try require(constraint, [object], id)
                    replaced[object.objectID] = id
                } else if let first = seen[key] {
                    try require(constraint, [first, object], nil)
                    replaced[object.objectID] = first.objectID
                } else {
                    seen[key] = object
                }
            }
        }
    }

    private func require(_ constraint: [String], _ objects: [NSManagedObject], _ id: NSManagedObjectID?) throws {
        guard policy == .errorMergePolicyType else { return }
        let stored = id.map { context.object(with: $0) }
        throw conflictError([NSConstraintConflict(constraint, objects, stored: stored)])
    }

    /// What finds the rows with an object's values; nil where it has none.
    private func condition(
        _ constraint: [String], of object: NSManagedObject
    ) throws -> (text: String, values: [SQLiteValue])? {
        var values: [SQLiteValue] = []
        for name in constraint {
            guard let property = object.entity.propertiesByName[name] else { return nil }
            let value = try column(property, of: object)
            if value == .null { return nil }
            values.append(value)
        }
        return (constraint.map { "\(StoreNames.column($0)) = ?" }.joined(separator: " AND "), values)
    }

    /// Settles conflicts of a changed object with others that it must differ from.
    func giveWay(_ object: NSManagedObject, _ keys: inout Set<String>) throws {
        for constraint in object.entity.constraints where !keys.isDisjoint(with: constraint) {
            guard let (text, values) = try condition(constraint, of: object), let own = object.objectID.number else {
                continue
            }
            let rows = try database.rows(
                "SELECT Z_PK, Z_ENT FROM \(layout.table(of: object.entity)) WHERE \(text) AND Z_PK <> ?",
                values + [.integer(own)])
            for row in rows {
                guard let number = row[0].integer, let entity = row[1].text.flatMap({ layout.byName[$0] }) else {
                    continue
                }
                let id = store.store.identifier(entity, number)
                try require(constraint, [object], id)
                if keepsOwn {
                    try remove(id)
                    ousted.append(id)
                } else {
                    keys.subtract(constraint)
                    merged.append(object)
                }
            }
        }
    }

    /// Gives an object in the store the values of a new one that it came upon.
    func overwrite(_ id: NSManagedObjectID, with object: NSManagedObject) throws {
        guard keepsOwn, let number = id.number else { return }
        let isWhole = policy == .overwriteMergePolicyType
        // What was set to the value that a new object has anyway is nothing that the app wants.
        let set = Set(object.changedValues().keys)
        let isMeant = { (name: String) in isWhole || set.contains(name) }
        let (names, values) = try columns(of: object, isMeant)
        try database.execute(
            "UPDATE \(layout.table(of: id.entity)) SET Z_OPT = Z_OPT + 1\(names.map { ", \($0) = ?" }.joined()) "
                + "WHERE Z_PK = ?", values + [.integer(number)])
        try writeLists(of: object, number, isMeant)
    }
}

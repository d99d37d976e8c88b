import CoreDataEngine
import UIKit

/// The rows and lists that a save writes.
extension StoreSave {
    func takeNumbers(_ objects: [NSManagedObject]) throws {
        for object in objects {
            if let number = object.objectID.number {
                numbers[object.objectID] = number
            }
        }
        let waiting = Dictionary(grouping: objects.filter { numbers[$0.objectID] == nil }) { $0.entity.root.name ?? "" }
        for (_, list) in waiting.sorted(by: { $0.key < $1.key }) {
            let range = try store.store.takeNumbers(list.count, for: list[0].entity)
            for (object, number) in zip(list, range) { numbers[object.objectID] = number }
        }
    }

    private func number(_ id: NSManagedObjectID) -> Int64? {
        let id = replaced[id] ?? id
        return numbers[id] ?? id.number
    }

    func column(_ property: NSPropertyDescription, of object: NSManagedObject) throws -> SQLiteValue {
        let value = object.values.plain[property.name]
        if property is NSRelationshipDescription {
            return (value as? NSManagedObjectID).flatMap { number($0) }.map { .integer($0) } ?? .null
        }
        guard let attribute = property as? NSAttributeDescription else { return .null }
        guard let stored = try StoredValue.encode(value, attribute) else {
            throw CoreDataProblem.error(
                NSPersistentStoreSaveError, "'\(attribute.name)' cannot hold \(value.map { "\($0)" } ?? "nil")")
        }
        return stored
    }

    /// The columns of an object that a save writes, with their values.
    func columns(
        of object: NSManagedObject, _ isMeant: (String) -> Bool
    ) throws -> (names: [String], values: [SQLiteValue]) {
        var names: [String] = []
        var values: [SQLiteValue] = []
        for column in layout.columns(of: object.entity) where isMeant(column.property.name) {
            guard let property = object.entity.propertiesByName[column.property.name] else { continue }
            names.append(column.name)
            values.append(try self.column(property, of: object))
            guard property is NSRelationshipDescription else { continue }
            names.append(StoreNames.entityColumn(property.name))
            let id = (object.values.plain[property.name] as? NSManagedObjectID).map { replaced[$0] ?? $0 }
            values.append(id.map { .text($0.entity.name ?? "") } ?? .null)
        }
        return (names, values)
    }

    /// What the store has of an object once it is saved.
    private func row(of object: NSManagedObject, version: Int64) -> Row {
        let values = object.values.plain.filter { object.entity.propertiesByName[$0.key]?.isTransient == false }
        return Row(values: values, version: version)
    }

    func insert(_ object: NSManagedObject) throws -> Row {
        guard let number = numbers[object.objectID] else { preconditionFailure("new objects have numbers") }
        let (names, values) = try columns(of: object) { _ in true }
        let marks = String(repeating: ", ?", count: names.count)
        try database.execute(
            "INSERT INTO \(layout.table(of: object.entity)) (Z_PK, Z_ENT, Z_OPT\(names.map { ", " + $0 }.joined())) "
                + "VALUES (?, ?, 1\(marks))", [.integer(number), .text(object.entity.name ?? "")] + values)
        try writeLists(of: object, number) { _ in true }
        return row(of: object, version: 1)
    }

    /// - Returns: What the store has then; nil where it is not what the context has.
    func update(_ object: NSManagedObject) throws -> Row? {
        guard let number = object.objectID.number else { return nil }
        let known = object.values.row?.version ?? 0
        let stored = try store.store.row(of: object.objectID)
        var keys = object.values.changed
        if stored?.version != known {
            switch policy {
            case .mergeByPropertyStoreTrumpMergePolicyType:
                keys = keys.filter {
                    ManagedValues.areEqual(stored?.values[$0], object.values.row?.values[$0])
                        && object.entity.relationshipsByName[$0]?.isToMany != true
                }
            case .mergeByPropertyObjectTrumpMergePolicyType: break
            case .overwriteMergePolicyType: keys = Set(object.entity.propertiesByName.keys)
            case .rollbackMergePolicyType: keys = []
            case .errorMergePolicyType:
                conflicts.append(NSMergeConflict(object, stored))
                return nil
            }
            merged.append(object)
            if stored == nil {
                // Choice (Core Data): an object that is gone is saved again by the policies that keep the context's values.
                guard keepsOwn else { return nil }
                numbers[object.objectID] = number
                return try insert(object)
            }
        }
        try giveWay(object, &keys)
        let version = (stored?.version ?? known) + 1
        let (names, values) = try columns(of: object) { keys.contains($0) }
        try database.execute(
            "UPDATE \(layout.table(of: object.entity)) SET Z_OPT = ?\(names.map { ", \($0) = ?" }.joined()) WHERE Z_PK = ?",
            [.integer(version)] + values + [.integer(number)])
        try writeLists(of: object, number) { keys.contains($0) }
        return row(of: object, version: version)
    }

    func writeLists(of object: NSManagedObject, _ number: Int64, _ isMeant: (String) -> Bool) throws {
        for relationship in object.entity.properties.compactMap({ $0 as? NSRelationshipDescription })
        where relationship.hasList && !relationship.isTransient && isMeant(relationship.name) {
            guard let members = object.values.members[relationship.name] else { continue }
            let list = layout.list(of: relationship)
            try database.execute("DELETE FROM \(list) WHERE OWNER = ?", [.integer(number)])
            for (position, id) in members.enumerated() {
                guard let member = self.number(id) else { continue }
                try database.execute(
                    "INSERT OR IGNORE INTO \(list) VALUES (?, ?, ?, ?)",
                    [
                        .integer(number), .integer(member), .text((replaced[id] ?? id).entity.name ?? ""),
                        .integer(Int64(position)),
                    ])
            }
        }
    }

    func delete(_ object: NSManagedObject) throws {
        if policy == .errorMergePolicyType, let row = object.values.row,
            let stored = try store.store.row(of: object.objectID), stored.version != row.version
        {
            conflicts.append(NSMergeConflict(object, stored))
        }
        try remove(object.objectID)
    }

    func remove(_ id: NSManagedObjectID) throws {
        guard let number = id.number else { return }
        try database.execute("DELETE FROM \(layout.table(of: id.entity)) WHERE Z_PK = ?", [.integer(number)])
        for relationship in layout.lists {
            if let owner = relationship.entity, owner.root === id.entity.root, id.entity.isKindOf(entity: owner) {
                try database.execute(
                    "DELETE FROM \(layout.list(of: relationship)) WHERE OWNER = ?", [.integer(number)])
            }
            if relationship.destinationEntity?.root === id.entity.root {
                try database.execute(
                    "DELETE FROM \(layout.list(of: relationship)) WHERE MEMBER = ?", [.integer(number)])
            }
        }
    }
}

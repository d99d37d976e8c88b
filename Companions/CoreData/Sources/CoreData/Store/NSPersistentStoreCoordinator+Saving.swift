import CoreDataEngine
import UIKit

extension NSPersistentStoreCoordinator {
    /// Saves a context's changes, those of each store in one transaction.
    func save(_ changes: SavedChanges, of context: NSManagedObjectContext) throws {
        try lock.withLock {
            var stores: [NSPersistentStore] = []
            var parts: [ObjectIdentifier: SavedChanges] = [:]
            func add(_ objects: [NSManagedObject], to list: WritableKeyPath<SavedChanges, [NSManagedObject]>) throws {
                for object in objects {
                    let store = try store(for: object)
                    if !stores.contains(where: { $0 === store }) { stores.append(store) }
                    parts[ObjectIdentifier(store), default: SavedChanges(inserted: [], updated: [], deleted: [])][
                        keyPath: list
                    ].append(object)
                }
            }
            try add(changes.inserted, to: \.inserted)
            try add(changes.updated, to: \.updated)
            try add(changes.deleted, to: \.deleted)
            for store in stores {
                guard !store.isReadOnly else {
                    throw CoreDataProblem.error(NSPersistentStoreSaveError, "the store cannot be changed")
                }
                guard let part = parts[ObjectIdentifier(store)] else { continue }
                let type = (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
                let save = StoreSave(store: store, coordinator: self, context: context, policy: type)
                try translated { try save.run(part) }
            }
        }
    }
}

/// One save to one store.
final class StoreSave {
    private let store: NSPersistentStore
    private let coordinator: NSPersistentStoreCoordinator
    private let context: NSManagedObjectContext
    private let policy: NSMergePolicyType
    /// The numbers of new objects.
    private var numbers: [NSManagedObjectID: Int64] = [:]
    /// New objects in whose place there is another that they must differ from.
    private var replaced: [NSManagedObjectID: NSManagedObjectID] = [:]
    /// Objects whose values are no longer only what the context has.
    private var merged: [NSManagedObject] = []
    private var conflicts: [NSMergeConflict] = []
    /// Rows that gave way to the context's objects.
    private var ousted: [NSManagedObjectID] = []

    private var database: SQLiteDatabase { store.store.database }
    private var layout: StoreLayout { store.store.layout }
    private var keepsOwn: Bool {
        policy == .mergeByPropertyObjectTrumpMergePolicyType || policy == .overwriteMergePolicyType
    }

    init(
        store: NSPersistentStore, coordinator: NSPersistentStoreCoordinator, context: NSManagedObjectContext,
        policy: NSMergePolicyType
    ) {
        (self.store, self.coordinator, self.context, self.policy) = (store, coordinator, context, policy)
    }

    func run(_ changes: SavedChanges) throws {
        var written: [(object: NSManagedObject, row: Row)] = []
        try database.transaction {
            for object in changes.deleted { try delete(object) }
            try findReplacements(changes.inserted)
            let new = changes.inserted.filter { replaced[$0.objectID] == nil }
            try takeNumbers(new)
            for object in changes.updated {
                if let row = try update(object) { written.append((object, row)) }
            }
            guard conflicts.isEmpty else { throw conflictError(conflicts) }
            for object in new { written.append((object, try insert(object))) }
            for object in changes.inserted {
                if let id = replaced[object.objectID], id.number != nil { try overwrite(id, with: object) }
            }
            if store.hasNewMetadata { try store.writeMetadata() }
        }
        store.hasNewMetadata = false
        finish(changes, written)
    }

    private func conflictError(_ conflicts: [NSObject]) -> NSError {
        let isOfConstraints = conflicts.first is NSConstraintConflict
        return CoreDataProblem.error(
            isOfConstraints ? NSManagedObjectConstraintMergeError : NSManagedObjectMergeError,
            isOfConstraints ? "objects have the same values where they must differ" : "the store has changed, too",
            [NSPersistentStoreSaveConflictsErrorKey: conflicts])
    }

    // MARK: After the transaction

    private func finish(_ changes: SavedChanges, _ written: [(object: NSManagedObject, row: Row)]) {
        for (id, number) in numbers where id.isTemporaryID { coordinator.settle(id, number, in: store) }
        for object in changes.deleted { coordinator.keep(nil, of: object.objectID) }
        for id in ousted {
            coordinator.keep(nil, of: id)
            if let object = context.registeredObject(for: id) {
                context.news.deleted.insert(object)
                context.unregister(object)
            }
        }
        for (object, row) in written {
            coordinator.keep(row, of: object.objectID)
            object.values.settle(row)
        }
        for object in changes.inserted {
            if let id = replaced[object.objectID] { rebind(object, to: id) }
        }
        if !replaced.isEmpty { renameReplaced() }
        for object in merged where object.managedObjectContext != nil {
            coordinator.keep(nil, of: object.objectID)
            object.values.forget()
            context.news.refreshed.insert(object)
        }
    }

    /// Has a new object stand for the one in the store that it came upon.
    private func rebind(_ object: NSManagedObject, to id: NSManagedObjectID) {
        coordinator.keep(nil, of: id)
        context.unregister(object)
        if let known = context.registeredObject(for: id) {
            known.values.forget()
            context.news.refreshed.insert(known)
        } else {
            object.objectID = id
            context.register(object)
            object.values.forget()
        }
    }

    private func renameReplaced() {
        for object in context.registeredObjects {
            for (key, list) in object.values.members where list.contains(where: { replaced[$0] != nil }) {
                object.values.members[key] = nil
                object.values.storedMembers[key] = nil
            }
            for (key, value) in object.values.plain {
                guard let id = (value as? NSManagedObjectID).flatMap({ replaced[$0] }) else { continue }
                object.values.plain[key] = id
            }
        }
    }

    // MARK: Constraints

    /// Finds the new objects that have the values of others where they must differ.
    private func findReplacements(_ inserted: [NSManagedObject]) throws {
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

    // MARK: Rows

    private func takeNumbers(_ objects: [NSManagedObject]) throws {
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

    private func column(_ property: NSPropertyDescription, of object: NSManagedObject) throws -> SQLiteValue {
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
    private func columns(
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

    private func insert(_ object: NSManagedObject) throws -> Row {
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
    private func update(_ object: NSManagedObject) throws -> Row? {
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

    /// Settles conflicts of a changed object with others that it must differ from.
    private func giveWay(_ object: NSManagedObject, _ keys: inout Set<String>) throws {
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
    private func overwrite(_ id: NSManagedObjectID, with object: NSManagedObject) throws {
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

    private func writeLists(of object: NSManagedObject, _ number: Int64, _ isMeant: (String) -> Bool) throws {
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

    private func delete(_ object: NSManagedObject) throws {
        if policy == .errorMergePolicyType, let row = object.values.row,
            let stored = try store.store.row(of: object.objectID), stored.version != row.version
        {
            conflicts.append(NSMergeConflict(object, stored))
        }
        try remove(object.objectID)
    }

    private func remove(_ id: NSManagedObjectID) throws {
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

extension NSPersistentStore {
    /// Writes what the app has added to what the store knows of itself.
    func writeMetadata() throws {
        guard var information = try StoreInformation(of: store.database) else { return }
        let own = metadata.filter { ![NSStoreTypeKey, NSStoreUUIDKey, NSStoreModelVersionHashesKey].contains($0.key) }
        information.own = try PropertyListSerialization.data(fromPropertyList: own, format: .binary, options: 0)
        try information.write(to: store.database)
    }
}

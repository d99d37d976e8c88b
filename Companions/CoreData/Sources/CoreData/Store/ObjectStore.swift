import CoreDataEngine
import UIKit

/// An object's values as a store has them.
struct Row {
    /// Attributes' values, and identifiers of the objects that to-one relationships lead to.
    var values: [String: Any] = [:]
    /// How often the object was saved.
    var version: Int64 = 0
}

/// The objects of a model in a SQLite database. Its coordinator lets one thread at a time use it.
final class ObjectStore {
    let database: SQLiteDatabase
    let layout: StoreLayout
    /// The identifier of an object by its entity and number.
    let identifier: (NSEntityDescription, Int64) -> NSManagedObjectID

    init(
        _ database: SQLiteDatabase, _ layout: StoreLayout,
        identifier: @escaping (NSEntityDescription, Int64) -> NSManagedObjectID
    ) {
        self.database = database
        self.layout = layout
        self.identifier = identifier
    }

    // MARK: Reading

    /// The columns that `row(_:of:)` reads.
    func selection(_ entity: NSEntityDescription, _ alias: String) -> String {
        var names = ["Z_PK", "Z_ENT", "Z_OPT"]
        for column in layout.columns(of: entity) {
            names.append(column.name)
            if column.property is NSRelationshipDescription {
                names.append(StoreNames.entityColumn(column.property.name))
            }
        }
        return names.map { "\(alias).\($0)" }.joined(separator: ", ")
    }

    /// An object in the columns of `selection`; nil for one of an entity that the model does not have.
    func row(_ values: [SQLiteValue], of table: NSEntityDescription) throws -> (id: NSManagedObjectID, row: Row)? {
        guard let number = values[0].integer, let name = values[1].text, let entity = layout.byName[name] else {
            return nil
        }
        var row = Row(version: values[2].integer ?? 0)
        var position = 3
        for column in layout.columns(of: table) {
            let value = values[position]
            position += 1
            guard column.property is NSAttributeDescription else {
                let target = values[position].text.flatMap { layout.byName[$0] }
                position += 1
                if entity.propertiesByName[column.property.name] != nil, let number = value.integer, let target {
                    row.values[column.property.name] = identifier(target, number)
                }
                continue
            }
            guard let attribute = entity.propertiesByName[column.property.name] as? NSAttributeDescription else {
                continue
            }
            row.values[attribute.name] = try StoredValue.decode(value, attribute)
        }
        return (identifier(entity, number), row)
    }

    /// The values of an object; nil for one that is not there.
    func row(of id: NSManagedObjectID) throws -> Row? {
        guard let number = id.number else { return nil }
        let text =
            "SELECT \(selection(id.entity, "t0")) FROM \(layout.table(of: id.entity)) t0 WHERE t0.Z_PK = ?"
        guard let values = try database.rows(text, [.integer(number)]).first else { return nil }
        return try row(values, of: id.entity)?.row
    }

    /// The objects of a to-many relationship.
    func members(of id: NSManagedObjectID, _ relationship: NSRelationshipDescription) throws -> [NSManagedObjectID] {
        guard let number = id.number, let target = relationship.destinationEntity else { return [] }
        let text: String
        if relationship.hasList {
            text =
                "SELECT MEMBER, MEMBER_ENT FROM \(layout.list(of: relationship)) WHERE OWNER = ? ORDER BY POSITION, MEMBER"
        } else if let inverse = relationship.inverseRelationship {
            text =
                "SELECT Z_PK, Z_ENT FROM \(layout.table(of: target)) WHERE \(StoreNames.column(inverse.name)) = ? "
                + "ORDER BY Z_PK"
        } else {
            return []
        }
        return try database.rows(text, [.integer(number)]).compactMap { values in
            guard let number = values[0].integer, let entity = values[1].text.flatMap({ layout.byName[$0] }) else {
                return nil
            }
            return identifier(entity, number)
        }
    }

    /// What a fetch has found, as far as the database could do it.
    struct Found {
        var objects: [(id: NSManagedObjectID, row: Row)] = []
        var isFiltered = true
        var isSorted = true
    }

    /// - Parameter isLimited: Whether the limit holds for what the database finds, where it can do the rest.
    func fetch(_ plan: FetchPlan, of entity: NSEntityDescription, isLimited: Bool) throws -> Found {
        let translation = SQLTranslation(layout: layout, entity: entity)
        let condition = translation.condition(plan.predicate)
        let order = translation.order(plan.sortDescriptors ?? [])
        var found = Found(isFiltered: condition.isComplete, isSorted: order != nil)
        let kinds = plan.includesSubentities ? entity.family : [entity]
        var text = "SELECT \(selection(entity, "t0")) FROM \(layout.table(of: entity)) t0 WHERE t0.Z_ENT IN ("
        text += kinds.map { _ in "?" }.joined(separator: ", ") + ")"
        var values = kinds.map { SQLiteValue.text($0.name ?? "") }
        if let part = condition.part {
            text += " AND \(part.text)"
            values += part.values
        }
        text += " ORDER BY " + ((order ?? []) + ["t0.Z_PK"]).joined(separator: ", ")
        if isLimited, found.isFiltered, found.isSorted, plan.limit > 0 || plan.offset > 0 {
            text += " LIMIT \(plan.limit > 0 ? plan.limit : -1) OFFSET \(plan.offset)"
        }
        found.objects = try database.rows(text, values).compactMap { try row($0, of: entity) }
        return found
    }

    // MARK: Numbers

    /// Takes numbers for new objects of an entity's table.
    func takeNumbers(_ count: Int, for entity: NSEntityDescription) throws -> ClosedRange<Int64> {
        let root = SQLiteValue.text(entity.root.name ?? "")
        let last =
            try database.rows("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_NAME = ?", [root]).first?.first?.integer ?? 0
        let new = last + Int64(count)
        try database.execute(
            "INSERT OR REPLACE INTO Z_PRIMARYKEY (Z_NAME, Z_MAX) VALUES (?, ?)", [root, .integer(new)])
        return last + 1...new
    }
}

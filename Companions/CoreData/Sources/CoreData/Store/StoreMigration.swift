import CoreDataEngine
import UIKit

/// The change of a store to another version of its model, with a mapping that the two versions tell.
///
/// Entities and properties keep what they have where they have the same name, or one that the new version says it had.
struct StoreMigration {
    let database: SQLiteDatabase
    let from: StoreSchema
    let to: StoreSchema
    let layout: StoreLayout

    /// Does the change; it is in a transaction already.
    func run() throws {
        let tables = try database.rows(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'Z%' AND name NOT IN "
                + "('Z_METADATA', 'Z_PRIMARYKEY')"
        ).compactMap { $0[0].text }
        for index in try database.rows(
            "SELECT name FROM sqlite_master WHERE type = 'index' AND name LIKE 'Z\\_%' ESCAPE '\\'")
        {
            if let name = index[0].text { try database.execute("DROP INDEX \(StoreNames.quoted(name))") }
        }
        // The new tables may have the old ones' names.
        for table in tables {
            try database.execute(
                "ALTER TABLE \(StoreNames.quoted(table)) RENAME TO \(StoreNames.quoted("OLD_" + table))")
        }
        for statement in layout.statements { try database.execute(statement) }
        for entity in layout.entities { try copy(entity) }
        for relationship in layout.lists { try copyList(relationship) }
        for root in layout.roots {
            try database.execute(
                "INSERT OR REPLACE INTO Z_PRIMARYKEY SELECT ?, coalesce(max(Z_PK), 0) FROM \(layout.table(of: root))",
                [.text(root.name ?? "")])
        }
        for table in tables { try database.execute("DROP TABLE \(StoreNames.quoted("OLD_" + table))") }
    }

    private static func old(_ quoted: String) -> String { "\"OLD_" + quoted.dropFirst() }

    private func failure(_ reason: String) -> NSError {
        CoreDataProblem.error(
            NSMigrationError, reason,
            [
                NSLocalizedDescriptionKey: "An error occurred during persistent store migration.",
                NSUnderlyingErrorKey: CoreDataProblem.error(NSInferredMappingModelError, reason),
            ])
    }

    /// Copies the objects of one entity.
    private func copy(_ entity: NSEntityDescription) throws {
        guard let former = from.entity(entity.formerName) else { return }
        var columns = ["Z_PK", "Z_ENT", "Z_OPT"]
        var sources = ["Z_PK", "?", "Z_OPT"]
        var values: [SQLiteValue] = [.text(entity.name ?? "")]
        for column in layout.columns(of: entity) {
            guard let property = entity.propertiesByName[column.property.name] else { continue }
            if let attribute = property as? NSAttributeDescription {
                guard let source = try source(of: attribute, in: former, of: entity, &values) else { continue }
                columns.append(column.name)
                sources.append(source)
            } else if let known = former.relationships.first(where: { $0.name == property.formerName }) {
                guard !known.isToMany else {
                    throw failure(
                        "'\(property.name)' of '\(entity.name ?? "")' led to several objects and leads to one")
                }
                columns += [column.name, StoreNames.entityColumn(property.name)]
                sources += [StoreNames.column(known.name), renamed(StoreNames.entityColumn(known.name))]
            }
        }
        try database.execute(
            "INSERT INTO \(layout.table(of: entity)) (\(columns.joined(separator: ", "))) "
                + "SELECT \(sources.joined(separator: ", ")) FROM \(Self.old(StoreNames.table(former.root))) "
                + "WHERE Z_ENT = ?", values + [.text(former.name)])
    }

    /// Where an attribute's values come from; nil for nowhere.
    private func source(
        of attribute: NSAttributeDescription, in former: StoreSchema.Entity, of entity: NSEntityDescription,
        _ values: inout [SQLiteValue]
    ) throws -> String? {
        let known = former.attributes.first { $0.name == attribute.formerName }
        if let known, known.type != attribute.attributeType.rawValue {
            throw failure("the type of '\(attribute.name)' of '\(entity.name ?? "")' is another")
        }
        let standard = try attribute.defaultValue
            .flatMap { try StoredValue.encode(ManagedValue.canonical($0, attribute), attribute) }
        if let known {
            guard !attribute.isOptional, known.isOptional, let standard else { return StoreNames.column(known.name) }
            values.append(standard)
            return "coalesce(\(StoreNames.column(known.name)), ?)"
        }
        guard let standard else {
            if attribute.isOptional { return nil }
            throw failure(
                "Validation error missing attribute values on mandatory destination attribute "
                    + "(entity=\(entity.name ?? ""), attribute=\(attribute.name))")
        }
        values.append(standard)
        return "?"
    }

    /// The new name of the entity in a column.
    private func renamed(_ column: String) -> String {
        let cases = layout.entities.filter { $0.formerName != $0.name }.map { entity in
            "WHEN \(Self.text(entity.formerName)) THEN \(Self.text(entity.name ?? ""))"
        }
        return cases.isEmpty ? column : "CASE \(column) \(cases.joined(separator: " ")) ELSE \(column) END"
    }

    private static func text(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }

    /// Copies the lists of one relationship.
    private func copyList(_ relationship: NSRelationshipDescription) throws {
        guard let entity = relationship.entity, let former = from.entity(entity.formerName),
            let known = former.relationships.first(where: { $0.name == relationship.formerName })
        else { return }
        if known.hasList {
            let owner = former.inherited.contains(known.name) ? former.root : former.name
            try database.execute(
                "INSERT INTO \(layout.list(of: relationship)) SELECT OWNER, MEMBER, \(renamed("MEMBER_ENT")), POSITION "
                    + "FROM \(Self.old(StoreNames.list(owner, known.name)))")
        } else if !known.isToMany {
            let column = StoreNames.column(known.name)
            try database.execute(
                "INSERT INTO \(layout.list(of: relationship)) SELECT Z_PK, \(column), "
                    + "\(renamed(StoreNames.entityColumn(known.name))), 0 FROM \(Self.old(StoreNames.table(former.root))) "
                    + "WHERE \(column) IS NOT NULL AND Z_ENT = ?", [.text(former.name)])
        } else if let inverse = relationship.inverseRelationship, let target = inverse.entity,
            let formerTarget = from.entity(target.formerName)
        {
            let column = StoreNames.column(inverse.formerName)
            try database.execute(
                "INSERT INTO \(layout.list(of: relationship)) SELECT \(column), Z_PK, \(renamed("Z_ENT")), Z_PK "
                    + "FROM \(Self.old(StoreNames.table(formerTarget.root))) WHERE \(column) IS NOT NULL")
        }
    }
}

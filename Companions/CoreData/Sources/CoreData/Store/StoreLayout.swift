import CoreDataEngine
import UIKit

/// Where the objects of a model lie in a database.
final class StoreLayout {
    struct Column {
        let property: NSPropertyDescription
        var name: String { StoreNames.column(property.name) }
    }

    let entities: [NSEntityDescription]
    let byName: [String: NSEntityDescription]
    private var columnsByRoot: [String: [Column]] = [:]

    init(_ entities: [NSEntityDescription]) {
        self.entities = entities
        byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    var roots: [NSEntityDescription] { entities.filter { $0.superentity == nil } }

    func table(of entity: NSEntityDescription) -> String { StoreNames.table(entity.root.name ?? "") }

    /// The columns of an entity's table, for the properties of all entities that share it.
    func columns(of entity: NSEntityDescription) -> [Column] {
        let root = entity.root
        if let known = columnsByRoot[root.name ?? ""] { return known }
        var seen: Set<String> = []
        let found = root.family.flatMap(\.properties).filter { property in
            guard !property.isTransient, seen.insert(property.name).inserted else { return false }
            if let relationship = property as? NSRelationshipDescription { return !relationship.isToMany }
            return property is NSAttributeDescription
        }.map { Column(property: $0) }
        columnsByRoot[root.name ?? ""] = found
        return found
    }

    /// The list of a relationship that has one.
    func list(of relationship: NSRelationshipDescription) -> String {
        let declared = relationship.declared
        return StoreNames.list(declared.entity?.name ?? "", declared.name)
    }

    /// The lists of all relationships that have one.
    var lists: [NSRelationshipDescription] {
        entities.flatMap(\.own).compactMap { $0 as? NSRelationshipDescription }.filter { $0.hasList && !$0.isTransient }
    }

    // MARK: Making

    /// The statements that make the tables of a new store.
    var statements: [String] {
        roots.map { makeTable($0, named: table(of: $0)) } + lists.map { makeList(named: list(of: $0)) } + indexes
    }

    func makeTable(_ root: NSEntityDescription, named name: String) -> String {
        var columns = ["Z_PK INTEGER PRIMARY KEY", "Z_ENT TEXT NOT NULL", "Z_OPT INTEGER NOT NULL"]
        for column in self.columns(of: root) {
            if let attribute = column.property as? NSAttributeDescription {
                columns.append("\(column.name) \(Self.type(of: attribute))")
            } else {
                columns.append("\(column.name) INTEGER")
                columns.append("\(StoreNames.entityColumn(column.property.name)) TEXT")
            }
        }
        return "CREATE TABLE \(name) (\(columns.joined(separator: ", ")))"
    }

    func makeList(named name: String) -> String {
        "CREATE TABLE \(name) (OWNER INTEGER NOT NULL, MEMBER INTEGER NOT NULL, MEMBER_ENT TEXT NOT NULL, "
            + "POSITION INTEGER NOT NULL, PRIMARY KEY (OWNER, MEMBER)) WITHOUT ROWID"
    }

    /// Indexes of what objects are looked for by: the other end of relationships, and what the model says.
    var indexes: [String] {
        var made: [String: String] = [:]
        func add(_ entity: NSEntityDescription, _ properties: [NSPropertyDescription]) {
            let columns = properties.filter { property in
                self.columns(of: entity).contains { $0.property.name == property.name }
            }.map { StoreNames.column($0.name) }
            guard !columns.isEmpty else { return }
            let name = "Z_\(entity.root.name ?? "")_\(properties.map(\.name).joined(separator: "_"))".uppercased()
            made[name] =
                "CREATE INDEX IF NOT EXISTS \(StoreNames.quoted(name + "_INDEX")) ON \(table(of: entity)) "
                + "(\(columns.joined(separator: ", ")))"
        }
        for entity in entities {
            for case let relationship as NSRelationshipDescription in entity.own
            where !relationship.isToMany && !relationship.isTransient { add(entity, [relationship]) }
            for index in entity.indexes { add(entity, index.elements.compactMap(\.property)) }
            for constraint in entity.constraints { add(entity, constraint.compactMap { entity.propertiesByName[$0] }) }
        }
        return made.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func type(of attribute: NSAttributeDescription) -> String {
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType: "INTEGER"
        case .doubleAttributeType, .floatAttributeType, .dateAttributeType: "REAL"
        case .decimalAttributeType: "DECIMAL"
        case .stringAttributeType, .URIAttributeType, .objectIDAttributeType: "TEXT"
        default: "BLOB"
        }
    }
}

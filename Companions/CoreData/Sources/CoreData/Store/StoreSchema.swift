import Foundation

/// What of a model decides how its objects are stored.
struct StoreSchema: Codable, Equatable {
    struct Attribute: Codable, Equatable {
        var name: String
        var type: UInt
        var isOptional: Bool
    }

    struct Relationship: Codable, Equatable {
        var name: String
        var destination: String
        var isToMany: Bool
        /// Whether the objects are kept in a list of the relationship's own.
        var hasList: Bool
    }

    struct Entity: Codable, Equatable {
        var name: String
        /// The entity at the top, whose table this one shares.
        var root: String
        var modifier: String?
        var attributes: [Attribute]
        /// Those that the entity itself declares have lists of its name.
        var relationships: [Relationship]
        /// The names of the relationships that the entity has of those above.
        var inherited: [String]
    }

    var entities: [Entity]

    init(_ entities: [NSEntityDescription]) {
        self.entities = entities.map { entity in
            let properties = entity.properties.filter { !$0.isTransient }
            let own = Set(entity.own.map(\.name))
            return Entity(
                name: entity.name ?? "", root: entity.root.name ?? "", modifier: entity.versionHashModifier,
                attributes: properties.compactMap { $0 as? NSAttributeDescription }.map {
                    Attribute(name: $0.name, type: $0.attributeType.rawValue, isOptional: $0.isOptional)
                }.sorted { $0.name < $1.name },
                relationships: properties.compactMap { $0 as? NSRelationshipDescription }.map {
                    Relationship(
                        name: $0.name, destination: $0.destinationEntity?.name ?? "", isToMany: $0.isToMany,
                        hasList: $0.hasList)
                }.sorted { $0.name < $1.name },
                inherited: properties.map(\.name).filter { !own.contains($0) }.sorted())
        }.sorted { $0.name < $1.name }
    }

    /// What tells each entity from one that is stored differently.
    var hashes: [String: Data] {
        entities.reduce(into: [:]) { $0[$1.name] = Data(Self.text($1).utf8) }
    }

    func entity(_ name: String) -> Entity? { entities.first { $0.name == name } }

    var text: String { Self.text(self) }

    init?(text: String) {
        guard let made = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else { return nil }
        self = made
    }

    private static func text(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        guard let data = try? encoder.encode(value) else { preconditionFailure("a schema can be encoded") }
        return String(decoding: data, as: UTF8.self)
    }
}

/// The names of tables and columns.
enum StoreNames {
    static func quoted(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }
    static func table(_ root: String) -> String { quoted("Z" + root.uppercased()) }
    static func column(_ property: String) -> String { quoted("Z" + property.uppercased()) }
    /// The entity of the object that a to-one relationship leads to.
    static func entityColumn(_ property: String) -> String { quoted("Z" + property.uppercased() + "_ENT") }
    static func list(_ entity: String, _ relationship: String) -> String {
        quoted("Z_\(entity.uppercased())_\(relationship.uppercased())")
    }
}

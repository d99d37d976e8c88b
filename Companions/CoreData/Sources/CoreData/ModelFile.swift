import UIKit

/// A compiled model as the build writes it.
struct ModelFile: Decodable {
    var entities: [Entity]
    var fetchRequests: [FetchRequest]
    var configurations: [String: [String]]
    var identifier: String?

    struct Entity: Decodable {
        var name: String
        var className: String?
        var module: String
        var isAbstract: Bool
        var parent: String?
        var attributes: [Attribute]
        var relationships: [Relationship]
        var fetchedProperties: [FetchedProperty]
        var constraints: [[String]]
        var indexes: [Index]
        var renaming: String?
        var userInfo: [String: String]
    }

    struct Attribute: Decodable {
        var name: String
        var type: String
        var isOptional: Bool
        var isTransient: Bool
        var defaultValue: String?
        var defaultDate: Double?
        var minimum: String?
        var maximum: String?
        var pattern: String?
        var className: String?
        var transformer: String?
        var derivation: String?
        var renaming: String?
        var userInfo: [String: String]
    }

    struct Relationship: Decodable {
        var name: String
        var destination: String
        var inverse: String?
        var isOptional: Bool
        var isTransient: Bool
        var isToMany: Bool
        var isOrdered: Bool
        var minimum: Int
        var maximum: Int
        var deletionRule: String
        var renaming: String?
        var userInfo: [String: String]
    }

    struct FetchedProperty: Decodable {
        var name: String
        var entity: String
        var predicate: String?
        var userInfo: [String: String]
    }

    struct FetchRequest: Decodable {
        var name: String
        var entity: String
        var predicate: String?
        var limit: Int
    }

    struct Index: Decodable {
        var name: String
        var properties: [String]
    }

    /// Reads a file, or of a folder with versions the current one; nil where there is none.
    init?(contentsOf url: URL) {
        var file = url
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
            let list = url.appendingPathComponent("VersionInfo.plist")
            guard let data = FileManager.default.contents(atPath: list.path),
                let information = try? PropertyListSerialization.propertyList(from: data, format: nil),
                let name = (information as? [String: Any])?["NSManagedObjectModel_CurrentVersionName"] as? String
            else { return nil }
            file = url.appendingPathComponent("\(name).mom")
        }
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        do {
            self = try JSONDecoder().decode(Self.self, from: data)
        } catch {
            NSLog("CoreData: \(file.path) is no model that this build has compiled: \(error)")
            return nil
        }
    }

    /// Gives a model what the file says.
    func fill(_ model: NSManagedObjectModel) {
        var byName: [String: NSEntityDescription] = [:]
        for entity in entities { byName[entity.name] = entity.make() }
        for entity in entities {
            guard let made = byName[entity.name] else { continue }
            let kinds = entities.filter { $0.parent == entity.name }.compactMap { byName[$0.name] }
            if !kinds.isEmpty { made.subentities = kinds }
            made.properties =
                entity.attributes.map { $0.make() } + entity.relationships.map { $0.make(byName) }
                + entity.fetchedProperties.map { $0.make() }
        }
        for entity in entities {
            guard let made = byName[entity.name] else { continue }
            for relationship in entity.relationships {
                let description = made.own.first { $0.name == relationship.name } as? NSRelationshipDescription
                description?.inverseRelationship = relationship.inverse.flatMap {
                    byName[relationship.destination]?.relationshipsByName[$0]
                }
            }
            made.indexes = entity.indexes.map { index in
                NSFetchIndexDescription(
                    name: index.name,
                    elements: index.properties.compactMap { made.propertiesByName[$0] }.map {
                        NSFetchIndexElementDescription(property: $0, collationType: .binary)
                    })
            }
        }
        model.entities = entities.compactMap { byName[$0.name] }
        for (name, members) in configurations {
            model.setEntities(members.compactMap { byName[$0] }, forConfigurationName: name)
        }
        for request in fetchRequests { model.setFetchRequestTemplate(request.make(), forName: request.name) }
        if let identifier, !identifier.isEmpty { model.versionIdentifiers = [identifier] }
    }
}

extension ModelFile.Entity {
    fileprivate func make() -> NSEntityDescription {
        let made = NSEntityDescription()
        made.name = name
        made.managedObjectClassName = className ?? "NSManagedObject"
        made.module = module
        made.isAbstract = isAbstract
        made.renamingIdentifier = renaming
        made.userInfo = userInfo
        made.uniquenessConstraints = constraints
        return made
    }
}

extension ModelFile.Attribute {
    fileprivate func make() -> NSAttributeDescription {
        let made = derivation == nil ? NSAttributeDescription() : derived()
        made.name = name
        made.attributeType = NSAttributeType.names[type] ?? .undefinedAttributeType
        made.isOptional = isOptional
        made.isTransient = isTransient
        made.renamingIdentifier = renaming
        made.userInfo = userInfo
        made.attributeValueClassName = className
        made.valueTransformerName = transformer
        made.limits = AttributeLimits(
            minimum: minimum.flatMap { Double($0) }, maximum: maximum.flatMap { Double($0) }, pattern: pattern)
        made.defaultValue = defaultOfType(made.attributeType)
        return made
    }

    private func derived() -> NSAttributeDescription {
        let made = NSDerivedAttributeDescription()
        made.derivationExpression = derivation.map { NSExpression(format: $0) }
        return made
    }

    private func defaultOfType(_ type: NSAttributeType) -> Any? {
        if type == .dateAttributeType { return defaultDate.map { Date(timeIntervalSinceReferenceDate: $0) } }
        guard let text = defaultValue else { return nil }
        switch type {
        case .stringAttributeType: return text
        case .booleanAttributeType: return NSNumber(value: ["YES", "1", "true"].contains(text))
        case .decimalAttributeType: return NSDecimalNumber(string: text)
        case .doubleAttributeType, .floatAttributeType: return Double(text).map { NSNumber(value: $0) }
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return (Int64(text) ?? Double(text).map { Int64($0) }).map { NSNumber(value: $0) }
        case .UUIDAttributeType: return UUID(uuidString: text)
        case .URIAttributeType: return URL(string: text)
        default: return nil
        }
    }
}

extension ModelFile.Relationship {
    fileprivate func make(_ entities: [String: NSEntityDescription]) -> NSRelationshipDescription {
        let rules: [String: NSDeleteRule] = [
            "Nullify": .nullifyDeleteRule, "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule,
            "No Action": .noActionDeleteRule,
        ]
        let made = NSRelationshipDescription()
        made.name = name
        made.isOptional = isOptional
        made.isTransient = isTransient
        made.isOrdered = isOrdered
        made.minCount = minimum
        made.maxCount = isToMany ? (maximum == 1 ? 0 : maximum) : 1
        made.deleteRule = rules[deletionRule] ?? .nullifyDeleteRule
        made.destinationEntity = entities[destination]
        made.renamingIdentifier = renaming
        made.userInfo = userInfo
        return made
    }
}

extension ModelFile.FetchedProperty {
    fileprivate func make() -> NSFetchedPropertyDescription {
        let made = NSFetchedPropertyDescription()
        made.name = name
        made.userInfo = userInfo
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entity)
        request.predicate = predicate.map { NSPredicate(format: $0) }
        made.fetchRequest = request
        return made
    }
}

extension ModelFile.FetchRequest {
    fileprivate func make() -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entity)
        request.predicate = predicate.map { NSPredicate(format: $0) }
        request.fetchLimit = limit
        return request
    }
}

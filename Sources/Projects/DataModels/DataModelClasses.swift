/// Writes the classes of entities whose author leaves them to the build, as Xcode writes them.
struct DataModelClasses {
    let document: DataModelDocument

    /// The files by name.
    func files() -> [String: String] {
        var files: [String: String] = [:]
        for entity in document.model.entities {
            guard let full = entity.className, let generation = document.generation[entity.name],
                generation != .manual
            else { continue }
            let name = Self.plain(full)
            if generation == .class { files["\(name)+CoreDataClass.swift"] = declaration(of: entity, named: name) }
            files["\(name)+CoreDataProperties.swift"] = properties(of: entity, named: name)
        }
        return files
    }

    private static let head = """
        import CoreData
        import Foundation
        import UIKit


        """

    private static func plain(_ className: String) -> String {
        className.split(separator: ".").last.map(String.init) ?? className
    }

    private func className(of entity: String) -> String {
        document.model.entities.first { $0.name == entity }?.className.map(Self.plain) ?? "NSManagedObject"
    }

    private func declaration(of entity: DataModel.Entity, named name: String) -> String {
        let parent = entity.parent.map(className) ?? "NSManagedObject"
        return Self.head + """
            @objc(\(name))
            public class \(name): \(parent) {
            }

            """
    }

    private func properties(of entity: DataModel.Entity, named name: String) -> String {
        var text =
            Self.head + """
                extension \(name) {
                    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {
                        return NSFetchRequest<\(name)>(entityName: "\(entity.name)")
                    }


                """
        for attribute in entity.attributes {
            text += "    @NSManaged public var \(attribute.name): \(Self.type(of: attribute))\n"
        }
        for relationship in entity.relationships {
            let type =
                relationship.isToMany
                ? relationship.isOrdered ? "NSOrderedSet" : "NSSet" : className(of: relationship.destination)
            text += "    @NSManaged public var \(relationship.name): \(type)?\n"
        }
        for property in entity.fetchedProperties {
            text += "    @NSManaged public var \(property.name): [\(className(of: property.entity))]?\n"
        }
        text += "}\n"
        for relationship in entity.relationships where relationship.isToMany {
            text += "\nextension \(name) {\n\(accessors(of: relationship))}\n"
        }
        // A subclass has it of its superclass.
        if entity.parent == nil { text += "\nextension \(name): Identifiable {\n}\n" }
        return text
    }

    private static func type(of attribute: DataModel.Attribute) -> String {
        let scalars = [
            "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
            "Boolean": "Bool", "Date": "TimeInterval",
        ]
        if attribute.isScalar, let scalar = scalars[attribute.type] { return scalar }
        switch attribute.type {
        case "Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Boolean": return "NSNumber?"
        case "Decimal": return "NSDecimalNumber?"
        case "String": return "String?"
        case "Date": return "Date?"
        case "Binary": return "Data?"
        case "UUID": return "UUID?"
        case "URI": return "URL?"
        case "ObjectID": return "NSManagedObjectID?"
        default: return "\(attribute.className ?? "NSObject")?"
        }
    }

    private func accessors(of relationship: DataModel.Relationship) -> String {
        let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        let member = className(of: relationship.destination)
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        var signatures: [(selector: String, text: String)] = []
        if relationship.isOrdered {
            signatures += [
                ("insertObject:in\(name)AtIndex:", "insertInto\(name)(_ value: \(member), at idx: Int)"),
                ("removeObjectFrom\(name)AtIndex:", "removeFrom\(name)(at idx: Int)"),
                ("insert\(name):atIndexes:", "insertInto\(name)(_ values: [\(member)], at indexes: NSIndexSet)"),
                ("remove\(name)AtIndexes:", "removeFrom\(name)(at indexes: NSIndexSet)"),
                ("replaceObjectIn\(name)AtIndex:withObject:", "replace\(name)(at idx: Int, with value: \(member))"),
                (
                    "replace\(name)AtIndexes:with\(name):",
                    "replace\(name)(at indexes: NSIndexSet, with values: [\(member)])"
                ),
            ]
        }
        signatures += [
            ("add\(name)Object:", "addTo\(name)(_ value: \(member))"),
            ("remove\(name)Object:", "removeFrom\(name)(_ value: \(member))"),
            ("add\(name):", "addTo\(name)(_ values: \(set))"),
            ("remove\(name):", "removeFrom\(name)(_ values: \(set))"),
        ]
        return signatures.map { "    @objc(\($0.selector))\n    @NSManaged public func \($0.text)\n" }.joined(
            separator: "\n")
    }
}

import Foundation
import XMLReading

/// Reads the XML of a version of a data model.
final class DataModelReader {
    private let file: String
    private let module: String
    private var document = DataModelDocument()
    private var open: [String] = []
    private var entity: DataModel.Entity?
    private var constraint: [String] = []
    private var index: DataModel.Index?
    private var configuration: String?

    /// - Parameters:
    ///   - file: The name of the document, as messages show it.
    ///   - module: The module that is built.
    static func read(_ data: Data, file: String, module: String) throws(ProjectError) -> DataModelDocument {
        let reader = DataModelReader(file: file, module: module)
        try XMLElements.walk(
            data, file: file, documentType: .refused,
            start: { (tag) throws(ProjectError) in try reader.start(tag) },
            end: { (name, _) throws(ProjectError) in reader.end(name) })
        return reader.document
    }

    private init(file: String, module: String) {
        self.file = file
        self.module = module
    }

    private func start(_ tag: XMLStartTag) throws(ProjectError) {
        defer { open.append(tag.name) }
        guard let parent = open.last else {
            guard tag.name == "model" else {
                throw .malformed(file: file, line: tag.line, reason: "not a data model: the root is <\(tag.name)>")
            }
            document.model.identifier = tag["userDefinedModelVersionIdentifier"]
            return
        }
        switch (parent, tag.name) {
        case ("model", "entity"): try startEntity(tag)
        case ("entity", "attribute"): entity?.attributes.append(try attribute(tag))
        case ("entity", "relationship"): entity?.relationships.append(try relationship(tag))
        case ("entity", "fetchedProperty"):
            entity?.fetchedProperties.append(DataModel.FetchedProperty(name: try name(tag), entity: ""))
        case ("entity", "compositeAttribute"), ("model", "composite"):
            throw .refused(file: file, line: tag.line, reason: "composite attributes; use single attributes")
        case ("fetchedProperty", "fetchRequest"):
            guard let last = entity?.fetchedProperties.indices.last else { return }
            entity?.fetchedProperties[last].entity = tag["entity"] ?? ""
            entity?.fetchedProperties[last].predicate = tag["predicateString"]
        case ("model", "fetchRequest"):
            document.model.fetchRequests.append(
                DataModel.FetchRequest(
                    name: try name(tag), entity: tag["entity"] ?? "", predicate: tag["predicateString"],
                    limit: tag["fetchLimit"].flatMap { Int($0) } ?? 0))
        case ("uniquenessConstraint", "constraint"): if let value = tag["value"] { constraint.append(value) }
        case ("entity", "fetchIndex"): index = DataModel.Index(name: try name(tag), properties: [])
        case ("fetchIndex", "fetchIndexElement"): if let value = tag["property"] { index?.properties.append(value) }
        case ("model", "configuration"): configuration = tag["name"]
        case ("configuration", "memberEntity"):
            if let configuration, let entity = tag["name"] {
                document.model.configurations[configuration, default: []].append(entity)
            }
        case ("userInfo", "entry"): note(tag)
        default: break
        }
    }

    private func end(_ name: String) {
        open.removeLast()
        switch name {
        case "entity" where open == ["model"]:
            if let entity { document.model.entities.append(entity) }
            entity = nil
        case "uniquenessConstraint":
            if !constraint.isEmpty { entity?.constraints.append(constraint) }
            constraint = []
        case "fetchIndex":
            if let index { entity?.indexes.append(index) }
            index = nil
        default: break
        }
    }

    // MARK: Elements

    private func startEntity(_ tag: XMLStartTag) throws(ProjectError) {
        let name = try name(tag)
        var made = DataModel.Entity(name: name, module: module)
        // A dot in front stands for the module that is built.
        if let written = tag["representedClassName"], !written.isEmpty, written != "NSManagedObject" {
            made.className = written.hasPrefix(".") ? module + written : written
        }
        made.isAbstract = tag.isTrue("isAbstract")
        made.parent = tag["parentEntity"]
        made.renaming = tag["elementID"]
        entity = made
        if let generation = tag["codeGenerationType"] {
            guard let known = ClassGeneration(rawValue: generation) else {
                throw .refused(file: file, line: tag.line, reason: "class generation '\(generation)'")
            }
            document.generation[name] = known
        }
    }

    private static let types: Set<String> = [
        "Undefined", "Integer 16", "Integer 32", "Integer 64", "Decimal", "Double", "Float", "String", "Boolean",
        "Date",
        "Binary", "UUID", "URI", "Transformable", "ObjectID",
    ]

    private func attribute(_ tag: XMLStartTag) throws(ProjectError) -> DataModel.Attribute {
        let type = tag["attributeType"] ?? "Undefined"
        guard Self.types.contains(type) else {
            throw .refused(file: file, line: tag.line, reason: "attribute type '\(type)'")
        }
        var made = DataModel.Attribute(name: try name(tag), type: type)
        made.isOptional = tag.isTrue("optional")
        made.isTransient = tag.isTrue("transient")
        made.isScalar = tag.isTrue("usesScalarValueType")
        made.defaultValue = tag["defaultValueString"]
        made.defaultDate = tag["defaultDateTimeInterval"].flatMap { Double($0) }
        made.minimum = tag["minValueString"] ?? tag["minDateTimeInterval"]
        made.maximum = tag["maxValueString"] ?? tag["maxDateTimeInterval"]
        made.pattern = tag["regularExpressionString"]
        made.className = tag["customClassName"]
        made.transformer = tag["valueTransformerName"]
        made.derivation = tag.isTrue("derived") ? tag["derivationExpression"] : nil
        made.renaming = tag["elementID"]
        return made
    }

    private func relationship(_ tag: XMLStartTag) throws(ProjectError) -> DataModel.Relationship {
        guard let destination = tag["destinationEntity"] else {
            throw .malformed(file: file, line: tag.line, reason: "relationship without a destination")
        }
        var made = DataModel.Relationship(name: try name(tag), destination: destination)
        made.inverse = tag["inverseName"]
        made.isOptional = tag.isTrue("optional")
        made.isTransient = tag.isTrue("transient")
        made.isToMany = tag.isTrue("toMany")
        made.isOrdered = tag.isTrue("ordered")
        made.minimum = tag["minCount"].flatMap { Int($0) } ?? 0
        made.maximum = tag["maxCount"].flatMap { Int($0) } ?? 0
        made.deletionRule = tag["deletionRule"] ?? "Nullify"
        made.renaming = tag["elementID"]
        return made
    }

    private func name(_ tag: XMLStartTag) throws(ProjectError) -> String {
        guard let name = tag["name"], !name.isEmpty else {
            throw .malformed(file: file, line: tag.line, reason: "<\(tag.name)> without a name")
        }
        return name
    }

    /// An entry of the dictionary of what is open around it.
    private func note(_ tag: XMLStartTag) {
        guard let key = tag["key"], entity != nil else { return }
        let value = tag["value"] ?? ""
        switch open.dropLast().last {
        case "attribute":
            if let last = entity?.attributes.indices.last { entity?.attributes[last].userInfo[key] = value }
        case "relationship":
            if let last = entity?.relationships.indices.last { entity?.relationships[last].userInfo[key] = value }
        case "fetchedProperty":
            if let last = entity?.fetchedProperties.indices.last {
                entity?.fetchedProperties[last].userInfo[key] = value
            }
        default: entity?.userInfo[key] = value
        }
    }
}

extension XMLStartTag {
    fileprivate subscript(_ name: String) -> String? { attributes[name] }
    fileprivate func isTrue(_ name: String) -> Bool { attributes[name] == "YES" }
}

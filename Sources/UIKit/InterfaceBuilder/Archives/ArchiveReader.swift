/// Reads a document in the format of Xcode 3 and 4 (`<archive>`), and makes of it the elements of the newer one
/// (`<document>`), which the decoders know.
///
/// Elements keep the lines of what they were made of. What the archive says and no decoder reads is reported as it is of
/// a newer document.
@MainActor final class ArchiveReader {
    let values: ArchiveValues
    /// The identifiers that the document shows people, by those of the archive.
    private var numbers: [String: String] = [:]
    private var labels: [String: String] = [:]
    /// What the inspector's panes say of objects, by number and name: `4.CustomClassName`.
    private var properties: [String: NibElement] = [:]
    private var connections: [String: [NibElement]] = [:]
    private var constraints: [String: [NibElement]] = [:]
    /// The views that constraints place.
    private var constrained: Set<String> = []
    private var placed: Set<String> = []

    /// The root of a newer document.
    static func document(from root: NibElement, file: String) throws(NibError) -> NibElement {
        let type = root["type"] ?? ""
        func refuse(_ reason: String) -> NibError { NibError(file: file, line: root.line, reason: reason) }
        guard type.hasPrefix("com.apple.InterfaceBuilder") else { throw refuse("not an Interface Builder document") }
        guard type.contains("CocoaTouch") else { throw refuse("not for iOS: its type is \(type)") }
        let version = root["version"] ?? ""
        guard version.hasPrefix("7.") || version.hasPrefix("8.") else {
            throw refuse("an archive of version '\(version)'; those of Xcode 3 and 4 are 7 and 8")
        }
        guard let data = root.child(named: "data") else { throw refuse("an archive without data") }
        return try ArchiveReader(root, file: file).read(data, type)
    }

    private init(_ root: NibElement, file: String) {
        values = ArchiveValues(root, file: file)
    }

    private func read(_ data: NibElement, _ type: String) throws(NibError) -> NibElement {
        guard let roots = try values.value("IBDocument.RootObjects", of: data) else {
            throw values.error(data, "an archive without root objects")
        }
        if let container = try values.value("IBDocument.Objects", of: data) {
            try readRecords(of: container)
            for (key, value) in try values.entries(values.value("flattenedProperties", of: container)) {
                properties[key] = value
            }
            try readConnections(of: container)
        }
        try readConstraints(in: data)
        for child in data.children where !["IBDocument.RootObjects", "IBDocument.Objects"].contains(child.key) {
            // What the document says about its tools.
            child.ignore()
        }
        let draft = ArchiveDraft("document", line: data.line)
        draft["type"] = type
        for object in try values.members(roots) {
            if let element = try element(for: object, depth: 0) { draft.add(element, to: "objects") }
        }
        return draft.element
    }

    private func readRecords(of container: NibElement) throws(NibError) {
        guard let set = try values.value("objectRecords", of: container) else { return }
        for record in try values.members(values.value("orderedObjects", of: set)) {
            guard let object = try values.value("object", of: record), let id = object.id,
                let number = try values.value("objectID", of: record)
            else { continue }
            numbers[id] = values.text(number)
            labels[id] = try values.value("objectName", of: record).map { values.text($0) }
        }
    }

    /// The identifier of an object in the newer document.
    func identifier(_ object: NibElement?) -> String? {
        object?.id.map { numbers[$0] ?? "archived-\($0)" }
    }

    private func property(_ name: String, of object: NibElement) -> NibElement? {
        identifier(object).flatMap { properties["\($0).\(name)"] }
    }

    // MARK: Connections and constraints

    private func readConnections(of container: NibElement) throws(NibError) {
        for record in try values.members(values.value("connectionRecords", of: container)) {
            guard let connection = try values.value("connection", of: record) else { continue }
            let type = connection["class"] ?? ""
            // Records of tables that are not shown, and of Mac documents.
            guard let source = try values.value("source", of: connection)?.id,
                let label = try values.value("label", of: connection)
            else { continue }
            let destination = try values.value("destination", of: connection)
            let isAction = type == "IBCocoaTouchEventConnection"
            let name =
                isAction
                ? "action" : type == "IBCocoaTouchOutletCollectionConnection" ? "outletCollection" : "outlet"
            let draft = ArchiveDraft(name, line: connection.line)
            draft[isAction ? "selector" : "property"] = values.text(label)
            draft["destination"] = identifier(destination)
            draft["id"] = try values.value("connectionID", of: record).map { "connection-\(values.text($0))" }
            if isAction, let event = try values.value("IBEventType", of: connection) {
                draft["eventType"] = values.integer(event).flatMap { ArchiveNames.event($0) }
            }
            connections[source, default: []].append(draft.element)
        }
    }

    private func readConstraints(in element: NibElement) throws(NibError) {
        for child in element.children {
            if child.name == "object", child.attributeValue("class") == "NSLayoutConstraint" {
                try readConstraint(child)
            } else {
                try readConstraints(in: child)
            }
        }
    }

    private func readConstraint(_ object: NibElement) throws(NibError) {
        guard let view = try values.value("containingView", of: object)?.id else { return }
        let draft = ArchiveDraft("constraint", line: object.line)
        draft["id"] = identifier(object)
        for item in ["first", "second"] {
            if let target = try values.value("\(item)Item", of: object) {
                draft["\(item)Item"] = identifier(target)
                if let id = target.id, id != view { constrained.insert(id) }
            }
            if let number = try values.value("\(item)Attribute", of: object).flatMap({ values.integer($0) }),
                ArchiveNames.constraintAttributes.indices.contains(number - 1)
            {
                draft["\(item)Attribute"] = ArchiveNames.constraintAttributes[number - 1]
            }
        }
        if let relation = try values.value("relation", of: object).flatMap({ values.integer($0) }) {
            draft["relation"] = relation < 0 ? "lessThanOrEqual" : relation > 0 ? "greaterThanOrEqual" : "equal"
        }
        for name in ["multiplier", "priority", "constant"] {
            guard let value = try values.value(name, of: object) else { continue }
            let number = try values.value("value", of: value) ?? value
            if let number = values.number(number) { draft.set(name, number) }
        }
        constraints[view, default: []].append(draft.element)
    }

    // MARK: Objects

    /// The element for an object; nil for one that has its place already.
    func element(for object: NibElement, key: String? = nil, depth: Int) throws(NibError) -> NibElement? {
        guard depth < NibParser.deepestNesting else {
            throw values.error(object, "nested deeper than \(NibParser.deepestNesting) objects")
        }
        if let id = object.id, !placed.insert(id).inserted { return nil }
        let type = object["class"] ?? object.name
        if type == "IBProxyObject" { return try placeholder(object) }
        let draft = ArchiveDraft(ArchiveNames.element(ofClass: type), key: key, line: object.line)
        try describe(object, draft)
        try ArchiveObject(self, draft, depth: depth).read(object)
        return draft.element
    }

    private func placeholder(_ object: NibElement) throws(NibError) -> NibElement? {
        guard let identifier = try values.value("IBProxiedObjectIdentifier", of: object) else { return nil }
        try values.value("targetRuntimeIdentifier", of: object)?.ignore()
        let draft = ArchiveDraft("placeholder", line: object.line)
        draft["placeholderIdentifier"] = values.text(identifier)
        try describe(object, draft)
        return draft.element
    }

    /// What stands beside the objects: identity, connections, constraints and runtime attributes.
    func describe(_ object: NibElement, _ draft: ArchiveDraft) throws(NibError) {
        guard let id = object.id else { return }
        draft["id"] = identifier(object)
        draft["userLabel"] = labels[id]
        if let name = property("CustomClassName", of: object) { draft["customClass"] = values.text(name) }
        for connection in connections[id] ?? [] { draft.add(connection, to: "connections") }
        for constraint in constraints[id] ?? [] { draft.add(constraint, to: "constraints") }
        if let translates = property("IBViewMetadataTranslatesAutoresizingMaskIntoConstraints", of: object) {
            draft["translatesAutoresizingMaskIntoConstraints"] = values.text(translates)
        } else if constrained.contains(id) {
            draft["translatesAutoresizingMaskIntoConstraints"] = "NO"
        }
        guard let placeholders = property("IBAttributePlaceholdersKey", of: object) else { return }
        for (_, placeholder) in try values.entries(placeholders) {
            for attribute in try values.members(values.value("userDefinedRuntimeAttributes", of: placeholder)) {
                if let element = try runtimeAttribute(attribute) {
                    draft.add(element, to: "userDefinedRuntimeAttributes")
                }
            }
        }
    }

    private func runtimeAttribute(_ object: NibElement) throws(NibError) -> NibElement? {
        guard let path = try values.value("keyPath", of: object),
            let type = try values.value("typeIdentifier", of: object).map({ values.text($0) })?
                .split(separator: ".").last.map(String.init)
        else { return nil }
        let draft = ArchiveDraft("userDefinedRuntimeAttribute", line: object.line)
        draft["keyPath"] = values.text(path)
        draft["type"] = type
        guard let value = try values.value("value", of: object) else {
            draft["type"] = "nil"
            return draft.element
        }
        switch type {
        case "color": draft.add(try ArchiveColors.color(value, key: "value", values))
        case "point", "size", "rect":
            let numbers = values.numbers(value)
            let names =
                type == "point" ? ["x", "y"] : type == "size" ? ["width", "height"] : ["x", "y", "width", "height"]
            let child = ArchiveDraft(type, key: "value", line: value.line)
            for (name, number) in zip(names, numbers) { child.set(name, number) }
            draft.add(child.element)
        default: draft["value"] = values.text(value)
        }
        return draft.element
    }
}

/// Writes, for every class with members for Objective-C, the table by which the runtime finds them.
struct ClassTables {
    let index: ModuleIndex
    /// Full names of methods to expose although they do not say so, by class.
    var needed: [ObjectIdentifier: Set<String>] = [:]

    private(set) var edits: [Int: Edits] = [:]
    var diagnostics: [Diagnostic] = []
    private(set) var descriptions: [ClassDescription] = []
    /// Statements that announce extensions of framework classes to the runtime.
    var registrations: [String] = []
    private(set) var usesArguments = false
    /// Set where an expression stands for a selector that only the compiler can check.
    var usesSelectorChecks = false
    /// Files whose tables need UIKit's names.
    private(set) var filesWithTables: Set<Int> = []

    init(index: ModuleIndex) {
        self.index = index
    }

    mutating func write(fileNames: [String]) {
        var counts: [Int: Int] = [:]
        for type in index.types where type.kind == .class {
            admitObservingOverrides(in: type)
            tellObservers(in: type)
        }
        for declaration in index.frameworkExtensions { tellObservers(in: declaration) }
        for type in index.types where type.kind == .protocol { writeOptionalRequirements(of: type) }
        for declaration in index.extensions where !declaration.isConstrained && !declaration.isUnavailable {
            write(declaration, fileNames: fileNames, counts: &counts)
        }
        let classes = index.types.filter { $0.kind == .class }
        for type in classes {
            type.hasTable = !entries(of: type).isEmpty || type.extensions.contains { $0.tableName != nil }
        }
        for type in classes {
            if type.hasTable { write(type) }
            describe(type)
        }
    }

    // MARK: Entries

    private struct Entries {
        var properties: [(key: String, code: String)] = []
        var getters: [(key: String, code: String)] = []
        var methods: [(key: String, code: String)] = []
        var classMethods: [(key: String, code: String)] = []
        var clashes: [Diagnostic] = []

        var isEmpty: Bool { properties.isEmpty && getters.isEmpty && methods.isEmpty && classMethods.isEmpty }

        var arguments: String {
            var text = ""
            let lists = [
                ("properties", properties), ("getters", getters), ("methods", methods), ("classMethods", classMethods),
            ]
            for (label, list) in lists where !list.isEmpty {
                text += ", \(label): [" + list.map { "\"\($0.key)\": \($0.code)" }.joined(separator: ", ") + "]"
            }
            return text
        }

        mutating func add(method key: String, _ code: String, place: Place? = nil) {
            if methods.contains(where: { $0.key == key }) {
                if let place {
                    clashes.append(place.error("another method has the Objective-C selector '\(key)' already"))
                }
                return
            }
            methods.append((key, code))
        }
    }

    /// - Parameter protocols: Those that an extension of a framework's class adds.
    private func isExposed(
        _ method: Method, of type: TypeDeclaration?, inExposedExtension: Bool, protocols: [TypeDeclaration]
    ) -> Bool {
        guard !method.isAsync, method.isCallable, !method.isUnavailable else { return false }
        // What throws has no place in a table, unless a framework is to find it there.
        let isNeeded = type.map { needed[ObjectIdentifier($0)]?.contains(method.signature) == true } ?? false
        guard isNeeded || !method.isThrowing else { return false }
        guard let type else {
            let isRequired = index.requirement(for: method, in: protocols) != nil
            return !method.isHiddenFromObjectiveC && (inExposedExtension || method.exposure != nil || isRequired)
        }
        if isNeeded { return true }
        // What overrides an exposed method is reached through the table of the class that declares it.
        if method.isOverride, method.exposure == nil { return false }
        return index.isExposed(method, of: type, inExposedExtension: inExposedExtension)
    }

    /// - Parameter name: how the members' own class is spelled where the table stands.
    private func entries(
        _ body: Body, of type: TypeDeclaration?, name: String, inExposedExtension: Bool = false,
        protocols: [TypeDeclaration] = []
    ) -> Entries {
        var entries = Entries()
        for property in body.properties where !property.isStatic && !property.isUnavailable && !property.isOverride {
            guard index.isExposed(property, of: type, inExposedExtension: inExposedExtension) else { continue }
            let access = "(o as! \(name)).\(property.spelling)"
            guard !entries.getters.contains(where: { $0.key == property.name }) else { continue }
            // Where another of the name is optional, the type that is asked for would choose between them.
            let isAmbiguous = type.map { index.isOptionalRequirement(property, of: $0) } ?? false
            let getter = isAmbiguous ? "let v = \(access); return v" : access
            entries.getters.append((property.name, "{ o in \(getter) }"))
            if property.isSettable {
                let code = "{ o, v in \(access) = try __objectiveCCast(v, \"\(property.name)\") }"
                entries.properties.append((property.name, code))
            }
            if property.exposure == .objc || property.exposure == nil {
                entries.add(method: property.getter, "{ o, _ in \(getter) }")
                if property.isSettable, let type = property.type {
                    let argument = "__objectiveCArgument(a, 0, \"\(property.setter)\", line: \(property.place.line))"
                    let target = type.hasSuffix("!") ? type.dropLast() + "?" : type
                    entries.add(
                        method: property.setter, "{ o, a in \(access) = \(argument) as \(target); return nil }")
                }
            }
        }
        let exposed = body.methods.filter {
            isExposed($0, of: type, inExposedExtension: inExposedExtension, protocols: protocols)
        }
        addClassMembers(of: body, exposed.filter(\.isStatic), of: type, name: name, inExposedExtension, to: &entries)
        let methods = exposed.filter { !$0.isStatic }
        for method in methods {
            let selector =
                type.map { index.selector(of: method, in: $0) }
                ?? index.requirement(for: method, in: protocols)?.explicitSelector ?? method.selector
            let isAmbiguous = type.map { !index.namesakes(of: method, in: $0).isEmpty } ?? false
            entries.add(
                method: selector, code(method, selector: selector, name: name, isAmbiguous: isAmbiguous),
                place: method.place)
        }
        let ownSelectors = Set(type.map { index.chain(of: $0).flatMap { selectors(of: $0) } } ?? [])
        for method in methods {
            guard let legacy = legacySelector(of: method), !ownSelectors.contains(legacy) else { continue }
            entries.add(method: legacy, code(method, selector: legacy, name: name))
        }
        return entries
    }

    private func addClassMembers(
        of body: Body, _ methods: [Method], of type: TypeDeclaration?, name: String, _ inExposedExtension: Bool,
        to entries: inout Entries
    ) {
        for property in body.properties where property.isStatic && !property.isUnavailable && !property.isOverride {
            guard index.isExposed(property, of: type, inExposedExtension: inExposedExtension) else { continue }
            entries.classMethods.append((property.name, "{ o, _ in (o as! \(name).Type).\(property.spelling) }"))
        }
        for method in methods {
            let selector = type.map { index.selector(of: method, in: $0) } ?? method.selector
            guard !entries.classMethods.contains(where: { $0.key == selector }) else { continue }
            entries.classMethods.append((selector, code(method, selector: selector, name: name + ".Type")))
        }
    }

    private func selectors(of type: TypeDeclaration) -> [String] {
        type.bodies.flatMap(\.methods).filter { $0.exposure != nil }.map(\.selector)
    }

    private func legacySelector(of method: Method) -> String? {
        guard method.exposure != nil, method.explicitSelector == nil, method.isFirstLabelImplied else { return nil }
        return ObjectiveCSelector.legacyMethod(method.name, labels: method.labels)
    }

    private func entries(of type: TypeDeclaration) -> Entries {
        entries(type.body, of: type, name: type.spelling)
    }

    /// - Parameter isAmbiguous: Whether only the result tells which method is called.
    private func code(_ method: Method, selector: String, name: String, isAmbiguous: Bool = false) -> String {
        let arguments = zip(method.labels, method.types).enumerated().map { position, parameter in
            let (label, type) = parameter
            let read = method.unread.contains(position) ? ", isRead: false" : ""
            let value =
                "__objectiveCArgument(a, \(position), \"\(selector)\"\(read), line: \(method.place.line)) as \(type)"
            return (label.isEmpty ? "" : label + ": ") + value
        }
        let call = "(o as! \(name)).\(method.spelling)(\(arguments.joined(separator: ", ")))"
        var body = method.returnsValue ? call : call + "; return nil"
        if isAmbiguous {
            body = "let r: \(method.result ?? "Void") = \(call); return \(method.returnsValue ? "r" : "nil")"
        }
        if method.isThrowing { body = "do { try \(call); return nil } catch { return error }" }
        return "{ o, \(arguments.isEmpty ? "_" : "a") in \(body) }"
    }

    // MARK: Extensions

    private mutating func write(_ declaration: ExtensionDeclaration, fileNames: [String], counts: inout [Int: Int]) {
        let type = index.resolve(declaration.extended, in: [])
        guard type == nil || type?.kind == .class, let brace = declaration.body.closingBrace else { return }
        let isOwn = type.map(index.isOwn) ?? false
        // Objective-C knows no members that others add to generic classes.
        if let type, !isOwn, index.isGeneric(type) { return }
        // The type parameters have no names here.
        let name = type.map { index.isGeneric($0) } == true ? "Self" : declaration.extended
        let entries = entries(
            declaration.body, of: type, name: name, inExposedExtension: declaration.exposesMembers,
            protocols: isOwn ? [] : index.protocols(of: declaration))
        guard !entries.isEmpty else { return }
        diagnostics += entries.clashes
        let file = declaration.body.file
        counts[file, default: 0] += 1
        let table = "__objectiveC_\(fileNames[file])_\(counts[file] ?? 0)"
        declaration.tableName = table
        let content: String
        if isOwn {
            content =
                "@MainActor static func \(table)(_ inherited: ObjectiveCTable?) -> ObjectiveCTable { "
                + "ObjectiveCTable(inherited, name: \"\(declaration.extended)\"\(entries.arguments)) }"
        } else {
            content =
                "@MainActor static func \(table)() { "
                + "ObjectiveCTable.register(\(declaration.extended).self\(entries.arguments)) }"
            registrations.append("\(declaration.extended).\(table)()")
            describe(declaration)
        }
        // An extension of its own, because members of a private one could not be reached from the class.
        insert("; extension \(declaration.extended) { \(content) }", at: brace + 1, file: file)
        note(entries, file: file)
    }

    mutating func insert(_ text: String, at offset: Int, file: Int) {
        edits[file, default: Edits()].insert(text, at: offset)
    }

    mutating func replace(_ range: Range<Int>, with text: String, file: Int) {
        edits[file, default: Edits()].replace(range, with: text)
    }

    mutating func needsUIKit(file: Int) { filesWithTables.insert(file) }

    private mutating func note(_ entries: Entries, file: Int) {
        filesWithTables.insert(file)
        let methods = entries.methods + entries.classMethods
        if methods.contains(where: { $0.code.contains("__objectiveCArgument(") }) { usesArguments = true }
    }

    // MARK: Classes

    private mutating func write(_ type: TypeDeclaration) {
        guard let brace = type.body.closingBrace else { return }
        let entries = entries(of: type)
        diagnostics += entries.clashes
        note(entries, file: type.body.file)
        let isOverride =
            index.root(of: type) == .exposed
            || index.chain(of: type).dropFirst().contains(where: \.hasTable)
        let access = ["public", "open"].contains(type.access) ? "\(type.access ?? "") " : ""
        var inherited = isOverride ? "super.__objectiveC" : "nil"
        for declaration in type.extensions {
            if let name = declaration.tableName { inherited = "\(name)(\(inherited))" }
        }
        let table =
            "\(isOverride ? "" : "@MainActor ")\(access)\(isOverride ? "override " : "")class var __objectiveC: "
            + "ObjectiveCTable { ObjectiveCTable(\(inherited), name: \"\(type.name)\"\(entries.arguments)) } "
        insert((type.body.needsSemicolon ? "; " : "") + table, at: brace, file: type.body.file)
        if !isOverride {
            insert(
                type.inherited.isEmpty ? ": ObjectiveCExposed" : ", ObjectiveCExposed", at: type.conformanceOffset,
                file: type.body.file)
        }
    }

    // MARK: Descriptions

    private mutating func describe(_ type: TypeDeclaration) {
        var description = ClassDescription(
            name: type.name, objectiveCName: type.objectiveCName, superclass: index.superclassName(of: type),
            file: type.place.file, line: type.place.line)
        for body in type.bodies { add(body, of: type, to: &description) }
        descriptions.append(description)
    }

    private mutating func describe(_ declaration: ExtensionDeclaration) {
        var description = ClassDescription(
            name: declaration.extended, superclass: nil, file: declaration.place.file, line: declaration.place.line)
        add(declaration.body, of: nil, to: &description)
        descriptions.append(description)
    }

    private func add(_ body: Body, of type: TypeDeclaration?, to description: inout ClassDescription) {
        for property in body.properties where !property.isStatic && property.exposure == .outlet {
            var type = property.type ?? ""
            while let last = type.last, "!?".contains(last) { type.removeLast() }
            description.outlets.append(
                .init(
                    name: property.name, isCollection: type.hasPrefix("[") && type.hasSuffix("]"),
                    file: property.place.file, line: property.place.line))
        }
        for method in body.methods where !method.isStatic {
            guard method.exposure == .action || method.exposure == .segueAction else { continue }
            let selector = type.map { index.selector(of: method, in: $0) } ?? method.selector
            let action = ClassDescription.Action(
                selector: selector, file: method.place.file, line: method.place.line)
            if method.exposure == .action {
                description.actions.append(action)
            } else {
                description.segueActions.append(action)
            }
            if let legacy = legacySelector(of: method), legacy != selector {
                description.legacySelectors[legacy] = selector
            }
        }
    }
}

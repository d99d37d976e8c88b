internal import SwiftSyntax

/// A member of an extension under another name, which leaves its own name to a member that Swift dispatches.
struct MovedMember {
    enum Signature {
        /// The parameters with their default values, what a call passes for them, and what stands around them.
        case method(generics: String, parameters: [Parameter], effects: String, tail: String)
        case property(type: String, isSettable: Bool)
    }

    struct Parameter {
        var text: String
        var defaultValue: String?
        var argument: String
    }

    var name: String
    var newName: String
    /// The declaration's attributes and modifiers.
    var prefix: String
    var signature: Signature
    /// Give the member its new name where it stands.
    var edits: [Edits.Edit]

    /// The member of the old name that does what the member of the new one does.
    var forwarding: String { declaration(instead: []) }

    /// Has the member that stays called by a name of its own, and says whether it overrides another of that name.
    mutating func rename(to name: String, overrides: Bool) {
        self.name = name
        if !overrides { prefix = prefix.replacing("override ", with: "") }
    }

    /// The member of the old name.
    ///
    /// - Parameter late: Objects and their members of which the first that is there is called instead.
    func declaration(instead late: [(condition: String, name: String)]) -> String {
        let head = prefix + head(name, hasDefaults: true)
        let last = late.isEmpty ? "" : "return "
        switch signature {
        case .method:
            let first = late.map { "if \($0.condition) { return \(call($0.name)) }; " }.joined() + last
            return "\(head) { \(first)\(call(newName)) }"
        case .property(_, let isSettable):
            let first = late.map { "if \($0.condition) { return \($0.name) }; " }.joined() + last
            guard isSettable else { return "\(head) { \(first)\(newName) }" }
            let second = late.map { "if \($0.condition) { \($0.name) = newValue; return }; " }.joined()
            return "\(head) { get { \(first)\(newName) } set { \(second)\(newName) = newValue } }"
        }
    }

    /// What a protocol asks of a class with such a member.
    func requirement(_ name: String) -> String {
        guard case .property(_, let isSettable) = signature else { return head(name, hasDefaults: false) }
        return head(name, hasDefaults: false) + (isSettable ? " { get set }" : " { get }")
    }

    private func head(_ name: String, hasDefaults: Bool) -> String {
        switch signature {
        case .method(let generics, let parameters, let effects, let tail):
            let list = parameters.map { $0.text + (hasDefaults ? $0.defaultValue.map { " = " + $0 } ?? "" : "") }
            return "func \(name)\(generics)(\(list.joined(separator: ", ")))\(effects)\(tail)"
        case .property(let type, _): return "var \(name): \(type)"
        }
    }

    private func call(_ name: String) -> String {
        guard case .method(_, let parameters, let effects, _) = signature else { return name }
        let words = effects.split(separator: " ")
        let mayThrow = words.contains { $0.hasPrefix("throws") || $0 == "rethrows" }
        let marks = (mayThrow ? "try " : "") + (words.contains("async") ? "await " : "")
        return "\(marks)\(name)(\(parameters.map(\.argument).joined(separator: ", ")))"
    }
}

/// A method or a property as it stands in a type or an extension.
enum MemberNode {
    case method(FunctionDeclSyntax, Method)
    case property(VariableDeclSyntax, Property)

    /// What an override has in common with what it overrides.
    var key: String {
        switch self {
        case .method(_, let method): method.signature
        case .property(_, let property): property.name
        }
    }

    var isOverride: Bool {
        switch self {
        case .method(_, let method): method.isOverride
        case .property(_, let property): property.isOverride
        }
    }

    var isStatic: Bool {
        switch self {
        case .method(_, let method): method.isStatic
        case .property(_, let property): property.isStatic
        }
    }

    var place: Place {
        switch self {
        case .method(_, let method): method.place
        case .property(_, let property): property.place
        }
    }

    var modifiers: DeclModifierListSyntax {
        switch self {
        case .method(let node, _): node.modifiers
        case .property(let node, _): node.modifiers
        }
    }

    fileprivate var attributes: AttributeListSyntax {
        switch self {
        case .method(let node, _): node.attributes
        case .property(let node, _): node.attributes
        }
    }

    var name: TokenSyntax? {
        switch self {
        case .method(let node, _): node.name
        case .property(let node, _): node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
        }
    }
}

extension FileScan {
    /// Nil for a member that nothing can pass on: one with any number of arguments, or a property with observers.
    ///
    /// - Parameter access: What the extension says of its members' access.
    func moved(_ member: MemberNode, access: String?) -> MovedMember? {
        guard let name = member.name, let signature = signature(of: member) else { return nil }
        movedCount += 1
        let kind = member.isOverride ? "override" : "member"
        let newName = "__\(kind)_\(name.text.filter { $0 != "`" })_\(identifier(lines.file))_\(movedCount)"
        // Nobody overrides it under the new name.
        let edits = Array(member.modifiers).filter { ["override", "open"].contains($0.name.text) }.map {
            blanking(range($0))
        }
        return MovedMember(
            name: name.text, newName: newName,
            prefix: attributeText(member.attributes) + modifierText(member.modifiers, access: access),
            signature: signature, edits: edits + [Edits.Edit(range: range(name), text: newName)])
    }

    /// An overridden property with observers, which become methods where they stand; nil for any other member.
    func movedObservers(_ member: MemberNode, access: String?) -> (forwarding: String, edits: [Edits.Edit])? {
        guard case .property(let node, let property) = member, property.isOverride, node.bindings.count == 1,
            let binding = node.bindings.first, let type = binding.typeAnnotation?.type,
            let block = binding.accessorBlock, case .accessors(let list) = block.accessors, !list.isEmpty,
            list.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) && $0.body != nil })
        else { return nil }
        movedCount += 1
        let typeText = TypeText.text(type)
        var edits = [blanking(range(node).lowerBound..<range(block.leftBrace).upperBound)]
        var calls = ""
        for accessor in list {
            let kind = accessor.accessorSpecifier.text
            let value = kind == "willSet" ? "newValue" : "oldValue"
            let name = "__override_\(kind)_\(property.name)_\(identifier(lines.file))_\(movedCount)"
            let end = range(accessor.parameters.map(Syntax.init) ?? Syntax(accessor.accessorSpecifier)).upperBound
            edits.append(
                Edits.Edit(
                    range: range(accessor.accessorSpecifier).lowerBound..<end,
                    text: "func \(name)(_ \(accessor.parameters?.name.text ?? value): \(typeText))"))
            edits.append(Edits.Edit(range: range(accessor).upperBound..<range(accessor).upperBound, text: ";"))
            calls += " \(kind) { \(name)(\(value)) }"
        }
        edits.append(blanking(range(block.rightBrace)))
        let head = attributeText(member.attributes) + modifierText(member.modifiers, access: access)
        return ("\(head)var \(property.spelling): \(typeText) {\(calls) }", edits)
    }

    /// Where a member says that it overrides another.
    func overrideRange(_ member: MemberNode) -> Range<Int>? {
        member.modifiers.first { $0.name.text == "override" }.map { range($0) }
    }

    func blanking(_ range: Range<Int>) -> Edits.Edit {
        Edits.Edit(range: range, text: String(repeating: " ", count: range.count))
    }

    private func signature(of member: MemberNode) -> MovedMember.Signature? {
        switch member {
        case .method(let node, _): signature(of: node)
        case .property(let node, _): signature(of: node)
        }
    }

    private func signature(of node: FunctionDeclSyntax) -> MovedMember.Signature? {
        guard node.body != nil else { return nil }
        var parameters: [MovedMember.Parameter] = []
        for (position, parameter) in node.signature.parameterClause.parameters.enumerated() {
            guard parameter.ellipsis == nil else { return nil }
            let label = parameter.firstName.text
            let type = TypeText.text(parameter.type)
            let marks = (type.hasPrefix("inout ") ? "&" : "", type.hasPrefix("@autoclosure ") ? "()" : "")
            parameters.append(
                .init(
                    text: "\(label) p\(position): \(type)",
                    defaultValue: parameter.defaultValue.map { TypeText.text($0.value) },
                    argument: (label == "_" ? "" : label + ": ") + marks.0 + "p\(position)" + marks.1))
        }
        let result = node.signature.returnClause.map { " " + TypeText.text($0) } ?? ""
        return .method(
            generics: node.genericParameterClause.map { TypeText.text($0) } ?? "", parameters: parameters,
            effects: node.signature.effectSpecifiers.map { " " + TypeText.text($0) } ?? "",
            tail: result + (node.genericWhereClause.map { " " + TypeText.text($0) } ?? ""))
    }

    private func signature(of node: VariableDeclSyntax) -> MovedMember.Signature? {
        guard node.bindings.count == 1, let binding = node.bindings.first, let block = binding.accessorBlock,
            let type = binding.typeAnnotation?.type
        else { return nil }
        var isSettable = false
        if case .accessors(let list) = block.accessors {
            let kinds = list.map(\.accessorSpecifier.text)
            // Observers belong to storage that only the superclass has.
            guard kinds.contains("get"), !list.contains(where: { $0.effectSpecifiers != nil }) else { return nil }
            isSettable = kinds.contains("set")
        }
        return .property(type: TypeText.text(type), isSettable: isSettable)
    }

    private func modifierText(_ modifiers: DeclModifierListSyntax, access: String?) -> String {
        let kept = modifiers.filter { $0.name.text != "dynamic" }
        let inherited = Modifiers(modifiers).access == nil ? access.map { $0 + " " } ?? "" : ""
        return inherited + kept.map { TypeText.text($0) + " " }.joined()
    }

    /// What the compiler asks of callers; Objective-C's attributes are none of that.
    private func attributeText(_ attributes: AttributeListSyntax) -> String {
        attributes.compactMap { $0.as(AttributeSyntax.self) }
            .filter { ["discardableResult", "MainActor"].contains($0.attributeName.trimmedDescription) }
            .map { TypeText.text($0) + " " }.joined()
    }
}

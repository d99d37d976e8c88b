internal import SwiftSyntax

/// A member of an extension under another name, which leaves its own name to a member that Swift dispatches.
struct MovedMember {
    enum Signature {
        /// The parameters with their default values, what a call passes for them, and what stands around them.
        case method(generics: String, parameters: [Parameter], effects: String, tail: String)
        case property(type: String, isSettable: Bool)
        /// An override that observes its superclass's storage, by the functions that its observers have become.
        case observed(type: String, observers: [Observer])
    }

    /// `willSet` or `didSet` of a property.
    struct Observer {
        var kind: String
        /// The parameter's name in the author's code.
        var parameter: String

        /// The name of the value by which the language passes it.
        var value: String { kind == "willSet" ? "newValue" : "oldValue" }

        func function(of name: String) -> String { "\(name)_\(kind)" }
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
    /// - Parameter late: Objects and their members that are called instead; the first counts that is there.
    func declaration(instead late: [(condition: String, name: String)]) -> String {
        let head = prefix + head(name, hasDefaults: true)
        switch signature {
        case .method:
            let first = late.map { "if \($0.condition) { return \(call($0.name)) }; " }.joined()
            return "\(head) { \(first)\(late.isEmpty ? "" : "return ")\(call(newName)) }"
        case .property(_, let isSettable):
            let first =
                late.map { "if \($0.condition) { return \($0.name) }; " }.joined() + (late.isEmpty ? "" : "return ")
            guard isSettable else { return "\(head) { \(first)\(newName) }" }
            let second = late.map { "if \($0.condition) { \($0.name) = newValue; return }; " }.joined()
            return "\(head) { get { \(first)\(newName) } set { \(second)\(newName) = newValue } }"
        case .observed(_, let observers):
            let bodies = observers.map { "\($0.kind) { \($0.function(of: newName))(\($0.value)) }" }
            return "\(head) { \(bodies.joined(separator: " ")) }"
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
        case .property(let type, _), .observed(let type, _): return "var \(name): \(type)"
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

    /// Whether it says by itself that Objective-C sees it.
    var isExposed: Bool {
        switch self {
        case .method(_, let method): method.exposure != nil
        case .property(_, let property): property.exposure != nil
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

    /// Whether its code enters the main actor by itself, so that it must be called outside of it.
    fileprivate var assumesIsolation: Bool {
        let code =
            switch self {
            case .method(let node, _): node.body?.trimmedDescription
            case .property(let node, _): node.bindings.first?.accessorBlock?.trimmedDescription
            }
        return isOverride && code?.contains("MainActor.assumeIsolated") == true
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
    /// Nil for a member that nothing can pass on, such as one with any number of arguments.
    ///
    /// - Parameter access: What the extension says of its members' access.
    func moved(_ member: MemberNode, access: String?) -> MovedMember? {
        guard let name = member.name, let signature = signature(of: member) else { return nil }
        movedCount += 1
        let kind = member.isOverride ? "override" : "member"
        let newName = "__\(kind)_\(name.text.withoutBackticks)_\(identifier(lines.file))_\(movedCount)"
        if case .property(let node, _) = member, case .observed(let type, let observers) = signature {
            return MovedMember(
                name: name.text, newName: newName,
                prefix: attributeText(member.attributes) + modifierText(member.modifiers, access: access),
                signature: signature, edits: functions(insteadOf: node, observers, of: type, named: newName))
        }
        // Nobody overrides it under the new name.
        let edits =
            Array(member.modifiers).filter { ["override", "open"].contains($0.name.text) }.map { modifier in
                // What it overrides is nobody's; under its new name it would be the main actor's, as its class is.
                member.assumesIsolation && modifier.name.text == "override"
                    ? Edits.Edit(range: range(modifier), text: "nonisolated") : blanking(range(modifier))
            } + Attributes(member.attributes).forbidding.map { blanking(range($0)) }
        return MovedMember(
            name: name.text, newName: newName,
            prefix: attributeText(member.attributes) + modifierText(member.modifiers, access: access),
            signature: signature, edits: edits + [Edits.Edit(range: range(name), text: newName)])
    }

    /// Gives an initialiser without arguments one, which leaves `init()` to the class's body.
    ///
    /// - Returns: The edits, and the initialiser for the body.
    func moved(_ node: InitializerDeclSyntax, access: String?) -> (edits: [Edits.Edit], forwarding: String) {
        movedCount += 1
        let label = "__member_init_\(identifier(lines.file))_\(movedCount)"
        let place = range(node.signature.parameterClause.leftParen).upperBound
        let edits = node.modifiers.filter { $0.name.text == "override" }.map { blanking(range($0)) }
        return (
            edits + [Edits.Edit(range: place..<place, text: "\(label): Void")],
            modifierText(node.modifiers, access: access) + "init() { self.init(\(label): ()) }"
        )
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
            if Modifiers(node.modifiers).has("override"), kinds.allSatisfy({ ["willSet", "didSet"].contains($0) }) {
                let observers = list.map { accessor in
                    let kind = accessor.accessorSpecifier.text
                    let value = kind == "willSet" ? "newValue" : "oldValue"
                    return MovedMember.Observer(kind: kind, parameter: accessor.parameters?.name.text ?? value)
                }
                return .observed(type: TypeText.text(type), observers: observers)
            }
            // Observers belong to storage that only the superclass has.
            guard kinds.contains("get"), !list.contains(where: { $0.effectSpecifiers != nil }) else { return nil }
            isSettable = kinds.contains("set")
        }
        return .property(type: TypeText.text(type), isSettable: isSettable)
    }

    /// Makes functions of a property's observers, where they stand.
    private func functions(
        insteadOf node: VariableDeclSyntax, _ observers: [MovedMember.Observer], of type: String, named name: String
    ) -> [Edits.Edit] {
        guard let block = node.bindings.first?.accessorBlock, case .accessors(let list) = block.accessors else {
            return []
        }
        let head = range(node).lowerBound..<range(block.leftBrace).upperBound
        return [
            Edits.Edit(range: head, text: Edits.fill(bytes[head], prefix: "")), blanking(range(block.rightBrace)),
        ]
            + zip(list, observers).map { accessor, observer in
                let end =
                    accessor.parameters.map { range($0).upperBound } ?? range(accessor.accessorSpecifier).upperBound
                return Edits.Edit(
                    range: range(accessor.accessorSpecifier).lowerBound..<end,
                    text: "func \(observer.function(of: name))(_ \(observer.parameter): \(type))")
            }
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

internal import SwiftSyntax

/// An override that stands in an extension, which only Objective-C's dispatch allows.
///
/// The member gets a name of its own where it stands, and an override in the class's body calls it.
struct ExtensionOverride {
    /// Goes into the class's body.
    var forwarding: String
    /// Goes into the extension's file.
    var edits: [Edits.Edit]
}

extension FileScan {
    func extensionOverride(_ node: FunctionDeclSyntax, number: Int) -> ExtensionOverride? {
        guard node.genericParameterClause == nil, node.body != nil,
            let edits = renaming(node.modifiers, node.name, number: number)
        else { return nil }
        var parameters: [String] = []
        var arguments: [String] = []
        for (position, parameter) in node.signature.parameterClause.parameters.enumerated() {
            guard parameter.ellipsis == nil else { return nil }
            let label = parameter.firstName.text
            let type = TypeText.text(parameter.type)
            parameters.append("\(label) p\(position): \(type)")
            arguments.append(
                (label == "_" ? "" : label + ": ") + (type.hasPrefix("inout ") ? "&" : "") + "p\(position)")
        }
        let effects = node.signature.effectSpecifiers
        let call =
            (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
            + "\(newName(node.name, number))(\(arguments.joined(separator: ", ")))"
        let head = "\(modifierText(node.modifiers))func \(node.name.text)(\(parameters.joined(separator: ", ")))"
        let effectText = effects.map { " " + TypeText.text($0) } ?? ""
        let result = node.signature.returnClause.map { " " + TypeText.text($0) } ?? ""
        return ExtensionOverride(forwarding: "\(head)\(effectText)\(result) { \(call) }", edits: edits)
    }

    func extensionOverride(_ node: VariableDeclSyntax, number: Int) -> ExtensionOverride? {
        guard node.bindings.count == 1, let binding = node.bindings.first, let block = binding.accessorBlock,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let type = binding.typeAnnotation?.type, let edits = renaming(node.modifiers, name, number: number)
        else { return nil }
        var hasSetter = false
        if case .accessors(let list) = block.accessors {
            let kinds = list.map(\.accessorSpecifier.text)
            // Observers belong to storage that only the superclass has.
            guard kinds.contains("get") else { return nil }
            hasSetter = kinds.contains("set")
        }
        let own = newName(name, number)
        let body = hasSetter ? "get { \(own) } set { \(own) = newValue }" : own
        let head = "\(modifierText(node.modifiers))var \(name.text): \(TypeText.text(type))"
        return ExtensionOverride(forwarding: "\(head) { \(body) }", edits: edits)
    }

    private func newName(_ name: TokenSyntax, _ number: Int) -> String {
        return "__override_\(name.text.filter { $0 != "`" })_\(identifier(lines.file))_\(number)"
    }

    private func renaming(_ modifiers: DeclModifierListSyntax, _ name: TokenSyntax, number: Int) -> [Edits.Edit]? {
        guard let override = modifiers.first(where: { $0.name.text == "override" }) else { return nil }
        let blank = String(repeating: " ", count: range(override).count)
        return [
            Edits.Edit(range: range(override), text: blank),
            Edits.Edit(range: range(name), text: newName(name, number)),
        ]
    }

    private func modifierText(_ modifiers: DeclModifierListSyntax) -> String {
        modifiers.map { TypeText.text($0) + " " }.joined()
    }
}

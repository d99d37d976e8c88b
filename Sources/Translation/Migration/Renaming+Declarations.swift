internal import SwiftSyntax

extension Renaming {
    /// Gives a method its name of today: an override, or what a framework's protocol requires.
    func renameDeclaration(_ node: FunctionDeclSyntax) {
        let name = node.fullName
        guard node.parent?.is(MemberBlockItemSyntax.self) == true, !own.requirements.contains(name),
            let fact = (table.members[name.base] ?? []).first(where: { $0.old == name }),
            node.isOverride || fact.kind == .requirement
        else { return }
        note(fact, at: node.name)
        if fact.new.base != fact.old.base { replace(range(node.name), with: fact.new.base) }
        guard let labels = fact.new.labels else {
            becomeProperty(node)
            return
        }
        for (index, parameter) in node.signature.parameterClause.parameters.enumerated() {
            relabel(parameter, labels[index])
            if fact.types.indices.contains(index), !fact.types[index].isEmpty {
                replace(range(parameter.type), with: fact.types[index])
            }
        }
    }

    private func relabel(_ parameter: FunctionParameterSyntax, _ label: String) {
        let names =
            range(parameter.firstName).lowerBound..<range(parameter.secondName ?? parameter.firstName).upperBound
        let local = (parameter.secondName ?? parameter.firstName).text
        replace(names, with: label == local ? local : label + " " + local)
    }

    /// `func name() -> T` -> `var name: T`.
    private func becomeProperty(_ node: FunctionDeclSyntax) {
        guard let result = node.signature.returnClause else { return }
        replace(range(node.funcKeyword), with: "var")
        replace(range(node.signature.parameterClause).lowerBound..<range(result.type).lowerBound, with: ": ")
    }
}

internal import SwiftSyntax

extension Renaming {
    /// Gives a method its name of today: an override, or what a framework's protocol requires.
    func renameDeclaration(_ node: FunctionDeclSyntax) {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true else { return }
        let facts = facts(for: node)
        guard let fact = facts.first else { return }
        let before = edits.list.count
        if fact.new.base != fact.old.base { replace(range(node.name), with: fact.new.base) }
        if let labels = fact.new.labels {
            for (index, parameter) in node.signature.parameterClause.parameters.enumerated() {
                relabel(parameter, labels[index])
                let types = facts.filter { $0.types.indices.contains(index) }.map { $0.types[index] }
                let written = parameter.type.trimmedDescription.filter { $0 != " " }
                if let type = types.lazy.compactMap({ $0[written] }).first {
                    replace(range(parameter.type), with: type)
                    done.insert(parameter.type.id)
                }
            }
        } else {
            becomeProperty(node)
        }
        guard edits.list.count > before else { return }
        var change = fact
        change.old = node.fullName
        note(change, at: node.name)
    }

    /// What is known of a method, beginning with what changed its name last.
    private func facts(for node: FunctionDeclSyntax) -> [NameFact] {
        let name = node.fullName
        let implied = node.fullNameInSwift2
        return (table.members[name.base] ?? []).filter { fact in
            guard isUsable(fact), fact.old == name || fact.age == .two && fact.old == implied else { return false }
            // In Swift 2 nobody had to say that a first argument has no label.
            if fact.age == .two, !isCertain, name.labels?.first == "_" { return false }
            // Only its types changed: a protocol of the module's own can say what the framework's class has.
            if fact.old == fact.new, fact.age != .two { return true }
            return !own.requirements.contains(name) && (node.isOverride || fact.kind == .requirement)
        }
    }

    /// Gives a parameter another label, or none where that is "_".
    func relabel(_ parameter: FunctionParameterSyntax, _ label: String) {
        let local = (parameter.secondName ?? parameter.firstName).text
        let text = label == local ? local : label + " " + local
        let names =
            range(parameter.firstName).lowerBound..<range(parameter.secondName ?? parameter.firstName).upperBound
        guard String(decoding: bytes[names], as: UTF8.self) != text else { return }
        replace(names, with: text)
    }

    /// `func name() -> T` -> `var name: T`.
    private func becomeProperty(_ node: FunctionDeclSyntax) {
        guard let result = node.signature.returnClause else { return }
        // A type's own property is overridden as a class property.
        replace(range(node.funcKeyword), with: "var")
        replace(range(node.signature.parameterClause).lowerBound..<range(result.type).lowerBound, with: ": ")
    }
}

extension FunctionDeclSyntax {
    /// The name as Swift 2 understood it, where a first parameter with one name had no label.
    var fullNameInSwift2: FullName {
        var name = fullName
        if let first = signature.parameterClause.parameters.first, first.secondName == nil { name.labels?[0] = "_" }
        return name
    }
}

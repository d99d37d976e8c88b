internal import SwiftSyntax

/// Gives old names in one file the names of today.
///
/// There are no types to go by, only names: one that the module declares itself is left alone.
class Renaming: SyntaxVisitor {
    let bytes: [UInt8]
    let table: NameTable
    let own: OwnNames
    let conditions: Conditions
    /// Whether the sources are of Swift 2 for certain.
    var isCertain: Bool { false }
    /// The names of the file's variables and parameters.
    let locals: Set<String>
    var edits = Edits()
    private(set) var changes: [(offset: Int, fact: NameFact)] = []
    /// What a person has to look at.
    private(set) var questions: [(offset: Int, text: String)] = []
    /// Where calls and declarations have been seen to, so that what is inside is not taken for a name again.
    var done: Set<SyntaxIdentifier> = []

    init(_ file: Int, bytes: [UInt8], table: NameTable, own: OwnNames, conditions: Conditions) {
        self.bytes = bytes
        self.table = table
        self.own = own
        self.conditions = conditions
        locals = own.locals[file] ?? []
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Edits

    func range(_ node: some SyntaxProtocol) -> Range<Int> { node.bytes }

    /// Replaces a range and keeps its line breaks.
    func replace(_ range: Range<Int>, with text: String) {
        edits.replace(range, withLine: text, in: bytes)
    }

    func note(_ fact: NameFact, at node: some SyntaxProtocol) {
        changes.append((node.positionAfterSkippingLeadingTrivia.utf8Offset, fact))
        if fact.isAssumed, fact.kind == .member {
            ask("'\(fact.oldText)' was taken for the framework's, which is '\(fact.newText)' now", at: node)
        }
    }

    func ask(_ question: String, at node: some SyntaxProtocol) {
        questions.append((node.positionAfterSkippingLeadingTrivia.utf8Offset, question))
    }

    private func rename(_ node: some SyntaxProtocol, to text: String, by fact: NameFact) {
        note(fact, at: node)
        replace(range(node), with: text)
    }

    // MARK: Conditional compilation

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var isDecided = false
        for clause in node.clauses {
            if let condition = clause.condition { decideVersions(in: Syntax(condition)) }
            guard !isDecided, clause.condition.map({ conditions.holds($0) ?? true }) ?? true else { continue }
            isDecided = true
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    /// The sources become today's, so they are asked for what they have for today's Swift.
    private func decideVersions(in node: Syntax) {
        if let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "swift",
            let holds = conditions.holds(ExprSyntax(call))
        {
            replace(range(call), with: holds ? "true" : "false")
        } else {
            for child in node.children(viewMode: .sourceAccurate) { decideVersions(in: child) }
        }
    }

    // MARK: Names

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if let fact = name(node.name.text) { rename(node.name, to: fact.new.text, by: fact) }
        return .visitChildren
    }

    private func name(_ text: String) -> NameFact? {
        guard !own.types.contains(text), !own.properties.contains(text), !locals.contains(text),
            let fact = table.names[text], isUsable(fact)
        else { return nil }
        return fact
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if done.contains(node.id) { return .visitChildren }
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if !isMember, let fact = name(node.baseName.text) {
            rename(node.baseName, to: fact.new.text, by: fact)
        } else if isMember || !locals.contains(node.baseName.text), let fact = reference(node) {
            rename(node, to: fact.new.text, by: fact)
        }
        return .visitChildren
    }

    /// A property, or a function that is named and not called.
    private func reference(_ node: DeclReferenceExprSyntax) -> NameFact? {
        let facts = (table.members[node.baseName.text] ?? []).filter { !isOwn($0) }
        if let names = node.argumentNames {
            let labels = names.arguments.map(\.name.text)
            return facts.first { $0.old.labels == labels }
        }
        if let property = facts.first(where: { $0.old.labels == nil }) {
            // A type by its name is no property.
            let isType = property.old.base.first?.isUppercase == true
            return isType && node.parent?.is(MemberAccessExprSyntax.self) != true ? nil : property
        }
        guard var fact = facts.first, Set(facts.map(\.new.base)).count == 1, isInSelector(node) else { return nil }
        fact.new.labels = nil
        return fact
    }

    func isInSelector(_ node: some SyntaxProtocol) -> Bool {
        let around = node.ancestors.dropFirst().first {
            $0.is(MacroExpansionExprSyntax.self) || $0.is(CodeBlockItemSyntax.self)
        }
        return around?.is(MacroExpansionExprSyntax.self) == true
    }

    func isUsable(_ fact: NameFact) -> Bool { isCertain || !fact.isAssumed }

    private func isOwn(_ fact: NameFact) -> Bool {
        if !isUsable(fact) { return true }

        guard fact.kind == .member || fact.kind == .function || fact.kind == .requirement else { return false }
        if own.requirements.contains(fact.old) { return true }
        if fact.kind == .requirement { return false }
        if isCertain, fact.age == .two, own.methodsInSwift2.contains(fact.old) { return true }
        if fact.kind == .function { return own.functions.contains(fact.old) || own.methods.contains(fact.old) }
        return fact.old.labels == nil ? own.properties.contains(fact.old.base) : own.methods.contains(fact.old)
    }

    // MARK: Declarations

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        renameDeclaration(node)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        guard done.contains(node.type.id) else { return .visitChildren }
        if let value = node.defaultValue { walk(value) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.contains(where: { $0.name.text == "override" }) else { return .visitChildren }
        for binding in node.bindings {
            let name = FullName(binding.pattern.trimmedDescription, nil)
            if let fact = (table.members[name.base] ?? []).first(where: { $0.old == name }) {
                rename(binding.pattern, to: fact.new.text, by: fact)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind {
        guard node.key.trimmedDescription == "String", ["Any", "AnyObject"].contains(node.value.trimmedDescription),
            TextAttributes.owner(of: node).map(own.attributes.contains) == true
        else { return .visitChildren }
        replace(range(node), with: "[NSAttributedString.Key: Any]")
        return .skipChildren
    }

    override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
        if let key = TextAttributes.keyWithoutString(node.key),
            let dictionary = node.parent?.parent?.as(DictionaryExprSyntax.self),
            let holder = TextAttributes.holder(of: dictionary), own.attributes.contains(holder)
        {
            replace(range(key).upperBound..<range(node.key).upperBound, with: "")
        }
        return .visitChildren
    }

    // MARK: Members

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text
        guard node.declName.argumentNames == nil, let facts = table.constants[name], !own.cases.contains(name),
            !own.properties.contains(name)
        else { return .visitChildren }
        // The type may stand there by its old name too.
        let base = node.base?.trimmedDescription
        let today = base.flatMap { table.names[$0]?.new.base }
        let fact = facts.first { fact in base.map(fact.isOwned) ?? true || today.map(fact.isOwned) ?? false }
        guard let fact else { return .visitChildren }
        done.insert(node.declName.id)
        if fact.kind == .constant {
            rename(node, to: fact.new.text, by: fact)
            return .skipChildren
        }
        rename(node.declName, to: fact.new.text, by: fact)
        return .visitChildren
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression
        if let reference = called.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            let facts = locals.contains(name) ? [] : (table.functions[name] ?? []) + (table.members[name] ?? [])
            if let found = fact(among: facts, for: node) {
                rename(node, name: reference, by: found.fact, parameters: found.parameters)
            } else if !own.types.contains(name), let found = fact(among: table.initializers[name] ?? [], for: node) {
                rename(node, name: reference, by: found.fact, parameters: found.parameters)
            }
        } else if let member = called.as(MemberAccessExprSyntax.self) {
            if let found = fact(among: table.members[member.declName.baseName.text] ?? [], for: node) {
                rename(node, name: member.declName, by: found.fact, parameters: found.parameters)
            }
        }
        return .visitChildren
    }

    private func fact(
        among facts: [NameFact], for call: FunctionCallExprSyntax
    ) -> (fact: NameFact, parameters: [Int])? {
        guard !facts.isEmpty else { return nil }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        let trailing = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
        let fitting = facts.compactMap { fact in
            isOwn(fact) ? nil : fact.parameters(for: labels, trailing: trailing).map { (fact: fact, parameters: $0) }
        }
        return fitting.min { ($0.fact.old.labels?.count ?? 0) < ($1.fact.old.labels?.count ?? 0) }
    }

    private func rename(
        _ call: FunctionCallExprSyntax, name: DeclReferenceExprSyntax, by fact: NameFact, parameters: [Int]
    ) {
        done.insert(name.id)
        let before = edits.list.count
        change(call, name: name, by: fact, parameters: parameters)
        // A call may be the same in both, where it leaves out what changed.
        if edits.list.count > before { note(fact, at: name) }
    }

    private func change(
        _ call: FunctionCallExprSyntax, name: DeclReferenceExprSyntax, by fact: NameFact, parameters: [Int]
    ) {
        if fact.new.labels?.first == "self" {
            becomeMember(call, by: fact)
            return
        }
        if name.baseName.text != fact.new.base { replace(range(name.baseName), with: fact.new.base) }
        guard fact.new.labels != nil else {
            if let left = call.leftParen, let right = call.rightParen {
                replace(range(left).lowerBound..<range(right).upperBound, with: "")
            }
            return
        }
        relabel(call, by: fact, parameters: parameters)
    }

    private func relabel(_ call: FunctionCallExprSyntax, by fact: NameFact, parameters: [Int]) {
        guard let labels = fact.new.labels else { return }
        for (argument, parameter) in zip(call.arguments, parameters) where parameter < labels.count {
            relabel(argument, labels[parameter])
        }
    }

    private func relabel(_ argument: LabeledExprSyntax, _ new: String) {
        let start = range(argument.expression).lowerBound
        switch (argument.label, new) {
        case (nil, "_"): break
        case (nil, _): edits.insert(new + ": ", at: start)
        case (let label?, "_"): replace(range(label).lowerBound..<start, with: "")
        case (let label?, _) where label.text != new: replace(range(label), with: new)
        default: break
        }
    }

    /// `f(a, b)` -> `a.f(label: b)`.
    private func becomeMember(_ call: FunctionCallExprSyntax, by fact: NameFact) {
        guard let object = call.arguments.first, let end = call.rightParen, let labels = fact.new.labels else { return }
        let subject = range(object.expression)
        let isSimple = [.functionCallExpr, .memberAccessExpr, .declReferenceExpr, .subscriptCallExpr, .forceUnwrapExpr]
            .contains(object.expression.kind)
        replace(range(call.calledExpression).lowerBound..<subject.lowerBound, with: isSimple ? "" : "(")
        let others = call.arguments.dropFirst()
        let member = isSimple ? "." : ")."
        if fact.new.base.hasPrefix("getter:") {
            replace(subject.upperBound..<range(end).upperBound, with: member + fact.new.base.dropFirst(7))
        } else if let next = others.first {
            replace(subject.upperBound..<range(next).lowerBound, with: member + fact.new.base + "(")
            for (argument, label) in zip(others, labels.dropFirst()) { relabel(argument, label) }
        } else {
            replace(subject.upperBound..<range(end).lowerBound, with: member + fact.new.base + "(")
        }
    }
}

extension NameFact {
    /// Whether the type before a static member is the owner of the old one, by any of its names.
    fileprivate func isOwned(by base: String) -> Bool {
        func plain(_ name: String) -> Substring {
            let name = name.hasPrefix("Foundation.") ? name.dropFirst(11) : name[...]
            return name.hasPrefix("NS") ? name.dropFirst(2) : name
        }
        return plain(base) == plain(owner)
    }
}

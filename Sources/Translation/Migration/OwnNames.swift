internal import SwiftSyntax

/// What a module declares itself: such a name is never taken for a framework's.
struct OwnNames {
    var types: Set<String> = []
    var functions: Set<FullName> = []
    /// Methods that neither override anything nor, as far as one can tell, answer a framework's protocol.
    var methods: Set<FullName> = []
    /// The same methods, and functions, as Swift 2 understood their names.
    var methodsInSwift2: Set<FullName> = []
    var properties: Set<String> = []
    var cases: Set<String> = []
    /// Requirements of the module's own protocols.
    var requirements: Set<FullName> = []
    /// Variables and parameters, by file.
    var locals: [Int: Set<String>] = [:]
    /// The labels that functions are called with, by base name: first ones and, of each call, the others.
    var calls: [String: [[String]]] = [:]
    /// Base names that `#selector` or a string names as a message.
    var messages: Set<String> = []
    /// Variables and parameters whose dictionaries are attributes of text.
    var attributes: Set<String> = []
    /// Names of closures' types.
    var closures: Set<String> = []
    /// The labels in the types of closures, which calls of them had: by the name of what holds one, or of its type.
    var closureLabels: [String: Set<[String]>] = [:]

    init(_ trees: [SourceFileSyntax]) {
        let visitors = concurrently(trees.indices) { file in
            let visitor = DeclarationVisitor(viewMode: .sourceAccurate)
            visitor.walk(trees[file])
            return visitor
        }
        for (file, visitor) in visitors.enumerated() {
            types.formUnion(visitor.names.types)
            functions.formUnion(visitor.names.functions)
            methods.formUnion(visitor.names.methods)
            methodsInSwift2.formUnion(visitor.names.methodsInSwift2)
            properties.formUnion(visitor.names.properties)
            cases.formUnion(visitor.names.cases)
            requirements.formUnion(visitor.names.requirements)
            messages.formUnion(visitor.names.messages)
            closures.formUnion(visitor.names.closures)
            attributes.formUnion(visitor.names.attributes)
            closureLabels.merge(visitor.names.closureLabels) { $0.union($1) }
            calls.merge(visitor.names.calls) { $0 + $1 }
            locals[file] = visitor.locals
        }
    }

    fileprivate init() {}
}

extension ExprSyntax {
    /// The text of a string literal without interpolations; in parentheses too.
    var literalText: String? {
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first?.expression.literalText
        }
        return self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}

extension FunctionDeclSyntax {
    /// The name with the labels of a call; "_" where there is none.
    var fullName: FullName { FullName(name.text, signature.parameterClause.parameters.map(\.firstName.text)) }

    var isOverride: Bool { modifiers.contains { $0.name.text == "override" } }
}

private final class DeclarationVisitor: SyntaxVisitor {
    var names = OwnNames()
    var locals: Set<String> = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if !isMember(node) {
            names.functions.insert(node.fullName)
        } else if node.nearest(ProtocolDeclSyntax.self) != nil {
            names.requirements.insert(node.fullName)
        } else if !node.isOverride {
            names.methods.insert(node.fullName)
            names.methodsInSwift2.insert(node.fullNameInSwift2)
        }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        names.attributes.formUnion(TextAttributes.names(in: node))
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isMember(node) else { return .visitChildren }
        if !node.modifiers.contains(where: { $0.name.text == "override" }) {
            for binding in node.bindings { names.properties.insert(binding.pattern.trimmedDescription) }
        }
        for binding in node.bindings {
            if let type = binding.typeAnnotation { walk(type) }
            if let initializer = binding.initializer { walk(initializer) }
            if let accessors = binding.accessorBlock { walk(accessors) }
        }
        return .skipChildren
    }

    override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = TextAttributes.name(of: node) { names.attributes.insert(name) }
        return .visitChildren
    }

    private func isMember(_ node: some SyntaxProtocol) -> Bool { node.parent?.is(MemberBlockItemSyntax.self) == true }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        locals.insert(node.identifier.text)
        return .skipChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        locals.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }

    override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.parameters.map { $0.firstName?.text ?? "_" }
        if labels.contains(where: { $0 != "_" }), let holder = node.nameOfHolder {
            names.closureLabels[holder, default: []].insert(labels)
        }
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        locals.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        locals.insert(node.name.text)
        return .skipChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        names.cases.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer.value.is(FunctionTypeSyntax.self) { names.closures.insert(node.name.text) }
        return note(node.name)
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { note(node.name) }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        names.attributes.formUnion(TextAttributes.names(in: node))
        let called = node.calledExpression
        let name = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
        if let name, !node.arguments.isEmpty {
            names.calls[name.baseName.text, default: []].append(node.arguments.map { $0.label?.text ?? "_" })
        }
        for argument in node.arguments {
            let isMessage = ["action", "selector"].contains(argument.label?.text) || name?.baseName.text == "Selector"
            if isMessage, let text = argument.expression.literalText {
                names.messages.insert(String(text.prefix { $0 != ":" }))
            }
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "selector", let argument = node.arguments.first else { return .visitChildren }
        for token in argument.tokens(viewMode: .sourceAccurate) {
            guard let name = token.parent?.as(DeclReferenceExprSyntax.self), name.baseName == token else { continue }
            names.messages.insert(token.text)
            if let labels = name.argumentNames?.arguments.map(\.name.text) {
                names.calls[token.text, default: []].append(labels)
            }
        }
        return .visitChildren
    }

    private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        names.types.insert(name.text)
        return .visitChildren
    }
}

extension FunctionTypeSyntax {
    /// The name of the parameter, the variable or the type that holds such a closure.
    fileprivate var nameOfHolder: String? {
        for node in ancestors {
            if let parameter = node.as(FunctionParameterSyntax.self) {
                return (parameter.secondName ?? parameter.firstName).text
            }
            if let binding = node.as(PatternBindingSyntax.self) {
                return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            }
            if let alias = node.as(TypeAliasDeclSyntax.self) { return alias.name.text }
            // A closure that another one takes has no name.
            let isOnTheWay =
                node.is(OptionalTypeSyntax.self) || node.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
                || node.is(AttributedTypeSyntax.self) || node.is(TupleTypeSyntax.self)
                || node.is(TupleTypeElementSyntax.self) || node.is(TupleTypeElementListSyntax.self)
                || node.is(TypeAnnotationSyntax.self) || node.is(TypeInitializerClauseSyntax.self)
            guard isOnTheWay || node.id == Syntax(self).id else { return nil }
        }
        return nil
    }
}

extension SyntaxProtocol {
    /// The nearest type, extension or protocol around the node if it is of a kind.
    func nearest<Node: DeclGroupSyntax & SyntaxProtocol>(_ kind: Node.Type) -> Node? {
        ancestors.dropFirst().lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first as? Node
    }
}

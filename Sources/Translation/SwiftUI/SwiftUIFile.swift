internal import SwiftParser
internal import SwiftSyntax

/// One file as the search for SwiftUI's parts sees it: what can be left out of it, and what it names.
struct SwiftUIFile: @unchecked Sendable {
    /// A declaration that can be left out.
    struct Part {
        var range: Range<Int>
        /// What it is called in messages.
        var title: String
        /// What nobody finds without it; empty for members and extensions.
        var names: [String]
        /// The names in its signature; for a type also those in the types of what it stores.
        var signature: Set<String>
        /// All names in a test's code: a test of what is left out goes with it.
        var tested: Set<String> = []
        var startsApp = false
        /// Whether it is a type that is in no other.
        var isWholeType = false
    }

    let path: String
    let text: String
    /// The imports of SwiftUI.
    private(set) var imports: [Range<Int>] = []
    /// In the order of the file, each before those inside it.
    private(set) var parts: [Part] = []
    /// All names that are used, with their offsets.
    private(set) var uses: [(name: String, offset: Int)] = []
    /// The types that the file declares, nested ones too.
    private(set) var declaredNames: Set<String> = []

    init(_ source: SourceFile, conditions: Conditions) {
        path = source.path
        var text = source.text
        // A copy with native UTF-8 storage: parsing reads its bytes in place.
        text.makeContiguousUTF8()
        self.text = text
        add(Parser.parse(source: text).statements, conditions)
    }

    private mutating func add(_ statements: CodeBlockItemListSyntax, _ conditions: Conditions) {
        for statement in statements {
            if let conditional = statement.item.as(IfConfigDeclSyntax.self) {
                let active = conditional.clauses.first { clause in
                    clause.condition.map { conditions.holds($0) ?? true } ?? true
                }
                if case .statements(let inner)? = active?.elements { add(inner, conditions) }
                continue
            }
            note(usesIn: Syntax(statement))
            if let node = statement.item.as(ImportDeclSyntax.self) {
                if node.path.first?.name.text == SwiftUINames.module { imports.append(Self.range(node)) }
            } else if let declaration = statement.item.as(DeclSyntax.self) {
                add(declaration, isMember: false)
            }
        }
    }

    private mutating func note(usesIn node: Syntax) {
        for token in node.tokens(viewMode: .sourceAccurate) {
            guard let name = Self.name(token) else { continue }
            uses.append((name, token.positionAfterSkippingLeadingTrivia.utf8Offset))
        }
    }

    private mutating func add(_ node: DeclSyntax, isMember: Bool) {
        guard let part = Part(node, isMember: isMember) else { return }
        parts.append(part)
        guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return }
        if let name = node.asProtocol((any NamedDeclSyntax).self)?.name.text { declaredNames.insert(name) }
        // A requirement or a case belongs to the whole.
        guard !node.is(ProtocolDeclSyntax.self) else { return }
        for member in group.memberBlock.members where !member.decl.is(EnumCaseDeclSyntax.self) {
            add(member.decl, isMember: true)
        }
    }

    static func range(_ node: some SyntaxProtocol) -> Range<Int> { node.bytes }

    /// The name that a token is, if it stands for a type or a value and not for a member of one.
    static func name(_ token: TokenSyntax) -> String? {
        if let type = token.parent?.as(IdentifierTypeSyntax.self), type.name == token { return token.text }
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
        if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName == reference { return nil }
        return token.text
    }
}

extension SwiftUIFile.Part {
    fileprivate init?(_ node: DeclSyntax, isMember: Bool) {
        range = SwiftUIFile.range(node)
        var signature = Self.names(in: Syntax(node))
        switch node.as(DeclSyntaxEnum.self) {
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl:
            guard let group = node.asProtocol((any DeclGroupSyntax).self),
                let name = node.asProtocol((any NamedDeclSyntax).self)?.name.text
            else { return nil }
            (title, names) = (name, [name])
            signature.formUnion(Self.namesOfWhole(group, isProtocol: node.is(ProtocolDeclSyntax.self)))
            startsApp = group.attributes.contains { $0.trimmedDescription == "@main" }
            isWholeType = !isMember
        case .extensionDecl(let declaration):
            (title, names) = ("extension " + declaration.extendedType.trimmedDescription, [])
        case .functionDecl(let declaration):
            (title, names) = (declaration.name.text, isMember ? [] : [declaration.name.text])
            if declaration.isTest { tested = Self.allNames(in: Syntax(declaration)) }
        case .variableDecl(let declaration):
            let bound = declaration.bindings.map(\.pattern.trimmedDescription)
            (title, names) = (bound.joined(separator: ", "), isMember ? [] : bound)
            // What a type stores is a part of the whole.
            if isMember, declaration.isStored, !Modifiers(declaration.modifiers).isStatic { return nil }
        case .initializerDecl: (title, names) = ("init", [])
        case .subscriptDecl: (title, names) = ("subscript", [])
        case .typeAliasDecl(let declaration): (title, names) = (declaration.name.text, [declaration.name.text])
        default: return nil
        }
        self.signature = signature
    }

    private static func allNames(in node: Syntax) -> Set<String> {
        Set(node.tokens(viewMode: .sourceAccurate).compactMap(SwiftUIFile.name))
    }

    /// The names outside of bodies.
    private static func names(in node: Syntax) -> Set<String> {
        var names: Set<String> = []
        for child in node.children(viewMode: .sourceAccurate) {
            if child.is(CodeBlockSyntax.self) || child.is(MemberBlockSyntax.self) || child.is(AccessorBlockSyntax.self)
            {
                continue
            }
            if let token = child.as(TokenSyntax.self) {
                if let name = SwiftUIFile.name(token) { names.insert(name) }
            } else {
                names.formUnion(Self.names(in: child))
            }
        }
        return names
    }

    /// The names in what a type is nothing without: what it stores, its cases, and a protocol's requirements.
    private static func namesOfWhole(_ group: any DeclGroupSyntax, isProtocol: Bool) -> Set<String> {
        group.memberBlock.members.reduce(into: []) { names, member in
            let isStored =
                member.decl.as(VariableDeclSyntax.self).map { $0.isStored && !Modifiers($0.modifiers).isStatic }
                ?? false
            if isProtocol || isStored || member.decl.is(EnumCaseDeclSyntax.self) {
                names.formUnion(Self.names(in: Syntax(member.decl)))
            }
        }
    }
}

extension FunctionDeclSyntax {
    /// Whether it is a test of XCTest's or of Swift Testing's.
    fileprivate var isTest: Bool {
        if attributes.contains(where: { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Test" }) {
            return true
        }
        return name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty
    }
}

extension VariableDeclSyntax {
    fileprivate var isStored: Bool {
        bindings.contains { binding in
            guard let block = binding.accessorBlock else { return true }
            guard case .accessors(let accessors) = block.accessors else { return false }
            return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }
}

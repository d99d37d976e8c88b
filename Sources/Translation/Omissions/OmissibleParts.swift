internal import Catalogue
internal import SwiftSyntax

/// Finds what of a file can be left out for an error at a place, the smallest first.
struct OmissibleParts {
    let tree: SourceTree
    let catalogue: FrameworkCatalogue
    /// Whether a name at the head of a class's list is a protocol's.
    let isProtocol: (String) -> Bool
    /// The names of test cases, whose tests fail instead of stopping the others.
    let testCases: Set<String>

    /// The parts around a token, each within the next.
    ///
    /// - Parameter message: What the compiler says of it.
    func parts(around token: TokenSyntax, message: String) -> [OmissiblePart] {
        let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
        var parts: [OmissiblePart] = []
        for node in token.ancestors {
            if let closure = node.as(ClosureExprSyntax.self) {
                parts += part(closure, at: offset).map { [$0] } ?? []
            } else if let block = node.as(CodeBlockSyntax.self), let owner = block.parent {
                parts += body(block, of: owner).map { [$0] } ?? []
            } else if let block = node.as(AccessorBlockSyntax.self), case .getter = block.accessors {
                parts.append(body(between: block.leftBrace, and: block.rightBrace, in: Syntax(block)))
            } else if let binding = node.as(PatternBindingSyntax.self) {
                parts += value(of: binding, at: offset).map { [$0] } ?? []
            } else if let inherited = node.as(InheritedTypeSyntax.self) {
                parts += conformance(inherited).map { [$0] } ?? []
            } else if let item = node.as(MemberBlockItemSyntax.self) {
                parts += header(of: Syntax(item.decl), at: offset, message: message)
                parts += declaration(Syntax(item.decl), item: Syntax(item)).map { [$0] } ?? []
            } else if let item = node.as(CodeBlockItemSyntax.self), Self.isAtTop(item) {
                parts += header(of: Syntax(item.item), at: offset, message: message)
                parts += declaration(Syntax(item.item), item: Syntax(item)).map { [$0] } ?? []
            }
        }
        return parts
    }

    /// All of the file, where nothing less helps.
    var file: OmissiblePart { OmissiblePart(kind: .file, name: "", range: 0..<tree.root.totalLength.utf8Length) }

    private static func isAtTop(_ item: CodeBlockItemSyntax) -> Bool {
        !item.ancestors.dropFirst().contains {
            $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(AccessorBlockSyntax.self)
        }
    }

    // MARK: Bodies

    private func body(_ block: CodeBlockSyntax, of owner: Syntax) -> OmissiblePart? {
        let hasBody =
            owner.is(FunctionDeclSyntax.self) || owner.is(InitializerDeclSyntax.self)
            || owner.is(DeinitializerDeclSyntax.self) || owner.is(AccessorDeclSyntax.self)
        return hasBody ? body(between: block.leftBrace, and: block.rightBrace, in: owner) : nil
    }

    private func body(between left: TokenSyntax, and right: TokenSyntax, in owner: Syntax) -> OmissiblePart {
        let declaration = Self.declaration(around: owner)
        return OmissiblePart(
            kind: isTest(owner) ? .test : .body, name: name(around: owner), isOverride: Self.isOverride(declaration),
            range: Self.range(from: left, to: right))
    }

    private func isTest(_ owner: Syntax) -> Bool {
        guard let function = owner.as(FunctionDeclSyntax.self), function.name.text.hasPrefix("test"),
            function.signature.returnClause == nil, let type = SourceTree.types(around: function.name, catalogue).first
        else { return false }
        return testCases.contains(type)
    }

    /// A closure that runs when the instance is made is no better than the whole property left out.
    private func part(_ closure: ClosureExprSyntax, at offset: Int) -> OmissiblePart? {
        let start =
            closure.signature?.endPositionBeforeTrailingTrivia ?? closure.leftBrace.endPositionBeforeTrailingTrivia
        let range = start.utf8Offset..<closure.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        guard range.contains(offset), !Self.makesProperty(closure) else { return nil }
        // A test is to go on to the next one.
        guard !closure.ancestors.contains(where: { isTest($0) }) else { return nil }
        let numbers = closure.statements.tokens(viewMode: .sourceAccurate).compactMap { token in
            if case .dollarIdentifier(let name) = token.tokenKind { Int(name.dropFirst()) } else { nil }
        }
        return OmissiblePart(
            kind: .closure, name: name(around: Syntax(closure)), range: range,
            argumentCount: closure.signature == nil ? (numbers.max().map { $0 + 1 } ?? 0) : 0)
    }

    private static func makesProperty(_ closure: ClosureExprSyntax) -> Bool {
        guard let call = closure.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == closure.id,
            let binding = call.parent?.parent?.as(PatternBindingSyntax.self),
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
        else { return false }
        return variable.parent?.is(MemberBlockItemSyntax.self) == true && !isLazy(variable)
    }

    /// The value of a property that is asked for it later, if it says its type itself.
    private func value(of binding: PatternBindingSyntax, at offset: Int) -> OmissiblePart? {
        guard let value = binding.initializer?.value, value.bytes.contains(offset), binding.typeAnnotation != nil,
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), Self.isLazy(variable)
        else { return nil }
        return OmissiblePart(kind: .value, name: name(around: Syntax(binding)), range: value.bytes)
    }

    /// Whether the value is made when somebody first asks for it.
    private static func isLazy(_ variable: VariableDeclSyntax) -> Bool {
        let modifiers = variable.modifiers.map(\.name.text)
        if ["lazy", "static", "class"].contains(where: modifiers.contains) { return true }
        return variable.parent?.as(CodeBlockItemSyntax.self).map(isAtTop) == true
    }

    /// What is between two braces.
    private static func range(from left: TokenSyntax, to right: TokenSyntax) -> Range<Int> {
        let start = left.endPositionBeforeTrailingTrivia.utf8Offset
        return start..<max(start, right.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    // MARK: Conformances

    private func conformance(_ inherited: InheritedTypeSyntax) -> OmissiblePart? {
        guard let clause = inherited.parent?.parent?.as(InheritanceClauseSyntax.self), let owner = clause.parent else {
            return nil
        }
        let name = TypeText.inheritedName(inherited.type, catalogue)
        if owner.is(ClassDeclSyntax.self), inherited.id == clause.inheritedTypes.first?.id, !isProtocol(name) {
            return nil
        }
        return OmissiblePart(
            kind: .conformance, name: self.name(around: Syntax(clause)), protocolName: name,
            range: inherited.type.bytes)
    }

    /// The conformances that an error at the head of a type or an extension is about.
    private func header(of declaration: Syntax, at offset: Int, message: String) -> [OmissiblePart] {
        guard message.contains("conform"), let group = declaration.asProtocol(DeclGroupSyntax.self),
            !group.memberBlock.bytes.contains(offset), let clause = group.inheritanceClause
        else { return [] }
        let all = clause.inheritedTypes.compactMap { conformance($0) }
        // The protocol may be one that another of the list is built on.
        let meant = all.filter { part in message.contains("'\(part.protocolName ?? "")'") }
        return meant + all.filter { part in !meant.contains { $0.range == part.range } }
    }

    // MARK: Declarations

    private func declaration(_ declaration: Syntax, item: Syntax) -> OmissiblePart? {
        guard let kind = Self.kind(of: declaration), !Self.isEntryPoint(declaration) else { return nil }
        let name =
            kind == .import
            ? declaration.as(ImportDeclSyntax.self)?.path.trimmedDescription ?? "" : self.name(of: declaration)
        return OmissiblePart(
            kind: kind, name: name, isOverride: Self.isOverride(declaration), range: item.bytes,
            outlet: Self.outlet(declaration))
    }

    /// An outlet that holds whatever is connected to it: without it the document that does so could not be loaded.
    private static func outlet(_ declaration: Syntax) -> String? {
        guard let variable = declaration.as(VariableDeclSyntax.self), Attributes(variable.attributes).has("IBOutlet"),
            variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type
        else { return nil }
        let isCollection = type.trimmedDescription.first == "["
        return "@IBOutlet var \(name): \(isCollection ? "[AnyObject]" : "AnyObject")?"
    }

    private static func kind(of declaration: Syntax) -> Omission.Kind? {
        if declaration.is(ImportDeclSyntax.self) { return .import }
        if declaration.is(ExtensionDeclSyntax.self) { return .extension }
        if declaration.asProtocol(DeclGroupSyntax.self) != nil { return .type }
        // The clauses of a condition hold what can be left out; what is no declaration at all is the whole file's.
        if declaration.is(IfConfigDeclSyntax.self) || declaration.is(MissingDeclSyntax.self) { return nil }
        return declaration.asProtocol(DeclSyntaxProtocol.self) == nil ? nil : .declaration
    }

    /// Without it the app starts nowhere.
    private static func isEntryPoint(_ declaration: Syntax) -> Bool {
        declaration.asProtocol(WithAttributesSyntax.self).map { startsApp($0.attributes) } == true
    }

    static func startsApp(_ attributes: AttributeListSyntax) -> Bool {
        ["main", "UIApplicationMain", "NSApplicationMain"].contains(where: Attributes(attributes).has)
    }

    private static func isOverride(_ declaration: Syntax?) -> Bool {
        declaration?.asProtocol(WithModifiersSyntax.self)?.modifiers.contains { $0.name.text == "override" } == true
    }

    // MARK: Names

    /// The declaration of a type or of a file that a node is part of.
    private static func declaration(around node: Syntax) -> Syntax? {
        for ancestor in node.ancestors {
            if let item = ancestor.as(MemberBlockItemSyntax.self) { return Syntax(item.decl) }
            if let item = ancestor.as(CodeBlockItemSyntax.self), isAtTop(item) { return Syntax(item.item) }
        }
        return nil
    }

    private func name(around node: Syntax) -> String {
        Self.declaration(around: node).map { name(of: $0) } ?? ""
    }

    private func name(of declaration: Syntax) -> String {
        guard let token = declaration.firstToken(viewMode: .sourceAccurate) else { return "" }
        var types = SourceTree.types(around: token, catalogue)
        // A type is among those around its own first token.
        if declaration.asProtocol(DeclGroupSyntax.self) != nil { return types.reversed().joined(separator: ".") }
        types.reverse()
        return (types + [Self.ownName(of: declaration)]).joined(separator: ".")
    }

    private static func ownName(of declaration: Syntax) -> String {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            return function.name.text + labels(function.signature.parameterClause)
        }
        if let initializer = declaration.as(InitializerDeclSyntax.self) {
            return "init" + labels(initializer.signature.parameterClause)
        }
        if let subscripted = declaration.as(SubscriptDeclSyntax.self) {
            return "subscript" + labels(subscripted.parameterClause)
        }
        if declaration.is(DeinitializerDeclSyntax.self) { return "deinit" }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return variable.bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
        }
        if let cases = declaration.as(EnumCaseDeclSyntax.self) {
            return cases.elements.map(\.name.text).joined(separator: ", ")
        }
        if let named = declaration.asProtocol(NamedDeclSyntax.self) { return named.name.text }
        return declaration.firstToken(viewMode: .sourceAccurate)?.text ?? ""
    }

    private static func labels(_ clause: FunctionParameterClauseSyntax) -> String {
        "(\(clause.parameters.map { $0.firstName.text + ":" }.joined()))"
    }
}

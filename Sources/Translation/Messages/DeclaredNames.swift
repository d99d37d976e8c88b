internal import Catalogue
internal import SwiftSyntax

/// A name that a file declares, and the names that its type depends on.
struct DeclaredName {
    enum Kind {
        /// A variable, a parameter, a function, a case or an alias.
        case value
        /// A type, which depends on the first name that it inherits from.
        case type
    }

    var kind = Kind.value
    var name: String
    var uses: Set<String>
    /// The part of the file where it can be used; nil for the whole module.
    var scope: Range<Int>?
    /// The expression that the type comes from, if it is not written down.
    var value: Range<Int>?
}

/// Finds all that a file declares.
final class DeclaredNames: SyntaxVisitor {
    private(set) var list: [DeclaredName] = []

    private let frameworks: DeclarationIndex
    private let catalogue: FrameworkCatalogue

    private init(_ frameworks: DeclarationIndex, _ catalogue: FrameworkCatalogue) {
        self.frameworks = frameworks
        self.catalogue = catalogue
        super.init(viewMode: .sourceAccurate)
    }

    /// - Parameter frameworks: Their classes and protocols.
    static func all(
        in tree: SourceTree, _ frameworks: DeclarationIndex, _ catalogue: FrameworkCatalogue
    ) -> [DeclaredName] {
        let visitor = DeclaredNames(frameworks, catalogue)
        visitor.walk(tree.root)
        return visitor.list
    }

    private func add(_ name: String, uses: Set<String>, scope: Range<Int>?, value: Range<Int>? = nil) {
        list.append(DeclaredName(name: name.withoutBackticks, uses: uses, scope: scope, value: value))
    }

    /// A type that is written down is known whatever the value is.
    private func add(_ pattern: PatternSyntax, type: TypeAnnotationSyntax?, value: ExprSyntax?) {
        guard let uses = type?.type.identifiers ?? value?.identifiers else { return }
        for name in pattern.identifiers {
            add(name, uses: uses, scope: SourceTree.scope(of: pattern), value: type == nil ? value?.bytes : nil)
        }
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        add(node.pattern, type: node.typeAnnotation, value: node.initializer?.value)
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        add(node.pattern, type: node.typeAnnotation, value: node.initializer?.value)
        return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        for name in node.pattern.identifiers {
            add(name, uses: node.sequence.identifiers, scope: node.bytes, value: node.sequence.bytes)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        // What is handed over has no type either where the parameter has none.
        add(node.name.text, uses: node.signature.identifiers, scope: SourceTree.scope(of: node.name))
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        let function = node.ancestors.first { $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self) }
        add((node.secondName ?? node.firstName).text, uses: node.type.identifiers, scope: function?.bytes)
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        // Their types come from what is called.
        guard let call = node.ancestors.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first else {
            return .visitChildren
        }
        for name in node.signature?.parameterClause?.identifiers ?? [] {
            add(name, uses: call.calledExpression.identifiers, scope: node.bytes)
        }
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, uses: node.parameterClause?.identifiers ?? [], scope: nil)
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        addType(node.name, from: node.initializer.value)
        return .visitChildren
    }

    // MARK: Types

    /// A class begins its list with the superclass; what only protocols lack leaves the type known.
    private func addType(_ name: TokenSyntax, from inherited: TypeSyntax?) {
        guard let inherited, frameworks.kind(of: TypeText.inheritedName(inherited, catalogue)) != .protocol
        else { return }
        list.append(DeclaredName(kind: .type, name: name.text, uses: inherited.identifiers))
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        addType(node.name, from: node.inheritanceClause?.inheritedTypes.first?.type)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        addType(node.name, from: node.inheritanceClause?.inheritedTypes.first?.type)
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        addType(node.name, from: node.inheritanceClause?.inheritedTypes.first?.type)
        return .visitChildren
    }
}

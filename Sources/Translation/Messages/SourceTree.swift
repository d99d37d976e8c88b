internal import Catalogue
internal import SwiftParser
internal import SwiftSyntax

/// A parsed original, asked about the places of messages.
struct SourceTree {
    let root: SourceFileSyntax
    let lines: LineTable
    let bytes: [UInt8]

    init(path: String, text: String) {
        var text = text
        text.makeContiguousUTF8()
        root = Parser.parse(source: text)
        bytes = Array(text.utf8)
        lines = LineTable(file: path, bytes: bytes)
    }

    func token(line: Int, column: Int) -> TokenSyntax? {
        lines.offset(line: line, column: column).flatMap { root.token(at: AbsolutePosition(utf8Offset: $0)) }
    }

    /// Whether the file has the type that the app starts with.
    var startsApp: Bool {
        root.statements.contains { item in
            Syntax(item.item).asProtocol(WithAttributesSyntax.self).map { OmissibleParts.startsApp($0.attributes) }
                == true
        }
    }

    /// The modules that the file imports.
    var imports: Set<String> {
        var found: Set<String> = []
        var pending = root.statements.map { Syntax($0.item) }
        while let node = pending.popLast() {
            if let declaration = node.as(ImportDeclSyntax.self), let module = declaration.path.first {
                found.insert(module.name.text)
            } else if let condition = node.as(IfConfigDeclSyntax.self) {
                for clause in condition.clauses {
                    if case .statements(let statements)? = clause.elements {
                        pending += statements.map { Syntax($0.item) }
                    }
                }
            }
        }
        return found
    }

    /// The token's smallest statement or declaration.
    static func statement(of token: TokenSyntax) -> Syntax {
        token.ancestors.first { $0.is(CodeBlockItemSyntax.self) || $0.is(MemberBlockItemSyntax.self) } ?? Syntax(token)
    }

    /// The part of the file in which a name can be used that is declared at a node; nil for the whole module.
    static func scope(of node: some SyntaxProtocol) -> Range<Int>? {
        node.ancestors.first { $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self) }?.bytes
    }

    /// The types and extensions around a token, innermost first, as they are written.
    static func types(around token: TokenSyntax, _ catalogue: FrameworkCatalogue) -> [String] {
        token.ancestors.compactMap { node in
            if let found = node.as(ExtensionDeclSyntax.self) {
                return TypeText.inheritedName(found.extendedType, catalogue)
            }
            if let group = node.asProtocol(DeclGroupSyntax.self), let named = group as? any NamedDeclSyntax {
                return named.name.text
            }
            return nil
        }
    }

    /// The name of the function or variable that a token is part of.
    static func declaredName(at token: TokenSyntax) -> String? {
        token.ancestors.lazy.compactMap {
            $0.as(FunctionDeclSyntax.self)?.name.text
                ?? $0.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
        }.first
    }

    /// The call around a token that has an argument of this label, and the type that it makes.
    static func initializer(around token: TokenSyntax, label: String) -> (type: String, range: Range<Int>)? {
        for call in token.ancestors.compactMap({ $0.as(FunctionCallExprSyntax.self) })
        where call.arguments.first?.label?.text == label {
            let name = call.calledExpression.trimmedDescription
            return name.first?.isUppercase == true
                ? (name.hasSuffix(".init") ? String(name.dropLast(5)) : name, call.bytes) : nil
        }
        return nil
    }
}

extension SyntaxProtocol {
    /// The identifiers in a node.
    var identifiers: Set<String> { identifiers { _ in false } }

    /// The identifiers in a statement, without the bodies in it.
    var identifiersOfHead: Set<String> {
        identifiers { $0.is(CodeBlockSyntax.self) || $0.is(MemberBlockSyntax.self) }
    }

    private func identifiers(without isLeftOut: (Syntax) -> Bool) -> Set<String> {
        var found: Set<String> = []
        var pending = [Syntax(self)]
        while let node = pending.popLast() {
            if let token = node.as(TokenSyntax.self) {
                if case .identifier(let name) = token.tokenKind { found.insert(name.withoutBackticks) }
            } else if !isLeftOut(node) {
                pending += node.children(viewMode: .sourceAccurate)
            }
        }
        return found
    }
}

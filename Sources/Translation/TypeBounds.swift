internal import SwiftSyntax

/// What a type parameter must be, from its own declaration and from `where` clauses.
enum TypeBounds {
    /// The names behind a colon: `UIView & Loadable` has two.
    static func names(_ type: TypeSyntax) -> [String] {
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { names($0.type) }
        }
        if let some = type.as(SomeOrAnyTypeSyntax.self) { return names(some.constraint) }
        return type.as(IdentifierTypeSyntax.self).map { [$0.name.text] } ?? []
    }

    static func names(_ clause: GenericParameterClauseSyntax?, of parameter: String) -> [String]? {
        guard let found = clause?.parameters.first(where: { $0.name.text == parameter }) else { return nil }
        return found.inheritedType.map(names) ?? []
    }

    static func names(_ clause: GenericWhereClauseSyntax?, of parameter: String) -> [String] {
        clause?.requirements.flatMap { requirement -> [String] in
            switch requirement.requirement {
            case .conformanceRequirement(let conformance)
            where conformance.leftType.trimmedDescription == parameter:
                names(conformance.rightType)
            default: []
            }
        } ?? []
    }

    /// Nil where no declaration around a node has a type parameter of that name.
    static func names(of parameter: String, around node: some SyntaxProtocol) -> [String]? {
        var found: [String]?
        for current in node.ancestors.dropFirst() {
            let clauses: (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?)
            switch current.as(SyntaxEnum.self) {
            case .functionDecl(let declaration):
                clauses = (declaration.genericParameterClause, declaration.genericWhereClause)
            case .initializerDecl(let declaration):
                clauses = (declaration.genericParameterClause, declaration.genericWhereClause)
            case .classDecl(let declaration):
                clauses = (declaration.genericParameterClause, declaration.genericWhereClause)
            case .structDecl(let declaration):
                clauses = (declaration.genericParameterClause, declaration.genericWhereClause)
            case .enumDecl(let declaration):
                clauses = (declaration.genericParameterClause, declaration.genericWhereClause)
            case .extensionDecl(let declaration): clauses = (nil, declaration.genericWhereClause)
            default: clauses = (nil, nil)
            }
            let (own, conditions) = (names(clauses.0, of: parameter), names(clauses.1, of: parameter))
            if own != nil || !conditions.isEmpty { found = (found ?? []) + (own ?? []) + conditions }
        }
        return found
    }
}

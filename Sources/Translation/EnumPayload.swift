internal import SwiftSyntax

/// A value that a case of an enum carries, by the case's name and the value's number.
struct EnumPayload: Hashable {
    var caseName: String
    var position: Int
}

extension EnumPayload {
    /// The value that a pattern around a node binds to a name: `case .cell(let type)?:`, `if case let .cell(type) = x`.
    init?(boundTo name: String, around node: Syntax) {
        for current in node.ancestors {
            let patterns: [PatternSyntax]
            if let label = current.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) {
                patterns = label.caseItems.map(\.pattern)
            } else if let branch = current.as(IfExprSyntax.self) {
                patterns = branch.conditions.compactMap {
                    $0.condition.as(MatchingPatternConditionSyntax.self)?.pattern
                }
            } else {
                patterns = []
            }
            for pattern in patterns {
                if let found = Self.search(Syntax(pattern), for: name) {
                    self = found
                    return
                }
            }
        }
        return nil
    }

    private static func search(_ node: Syntax, for name: String) -> EnumPayload? {
        if let call = node.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let position = call.arguments.enumerated().first(where: { binds($1.expression, name) })?.offset
        {
            return EnumPayload(caseName: member.declName.baseName.text, position: position)
        }
        return node.children(viewMode: .sourceAccurate).lazy.compactMap { search($0, for: name) }.first
    }

    private static func binds(_ expression: ExprSyntax, _ name: String) -> Bool {
        let text = expression.trimmedDescription
        return text == name || text == "let \(name)" || text == "var \(name)"
    }
}

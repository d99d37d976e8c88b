internal import SwiftSyntax

// What the forms of sources of Swift 2 tell of types.

/// Calls that gave an optional in Swift 2 and give what is always there today.
extension ExprSyntax {
    /// Whether the expression is such a call, which had no arguments.
    var isNoLongerOptional: Bool {
        guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return false }
        return access.base != nil && Self.noLongerOptional.contains(access.declName.baseName.text)
    }

    /// The names of such methods: `containerView()` of a transition's context is a property that is always there.
    private static let noLongerOptional: Set<String> = ["containerView"]
}

extension MemberAccessExprSyntax {
    /// What a case without its type is compared with, by an operator or in a switch.
    var compared: ExprSyntax? {
        if parent?.is(ExpressionPatternSyntax.self) == true {
            return ancestors.lazy.compactMap { $0.as(SwitchExprSyntax.self) }.first?.subject
        }
        guard let list = parent?.as(ExprListSyntax.self) else { return nil }
        let elements = Array(list)
        guard let place = elements.firstIndex(where: { $0.id == id }) else { return nil }
        for step in [-1, 1] where elements.indices.contains(place + 2 * step) {
            if ["==", "!="].contains(elements[place + step].trimmedDescription) { return elements[place + 2 * step] }
        }
        return nil
    }
}

extension SyntaxProtocol {
    /// The type that is written down for a parameter of one of the functions around, by the name that their bodies use.
    func typeOfParameter(_ name: String) -> String? {
        for current in ancestors.dropFirst() {
            if let function = current.as(FunctionDeclSyntax.self) {
                let parameter = function.signature.parameterClause.parameters.first {
                    ($0.secondName ?? $0.firstName).text == name
                }
                if let parameter { return parameter.type.trimmedDescription }
            }
        }
        return nil
    }
}

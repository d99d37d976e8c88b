internal import SwiftSyntax

/// Methods without arguments whose result was optional in Swift 2, and is a property's plain value today.
struct NonoptionalResults {
    private static let names: Set<String> = ["containerView"]

    let own: OwnNames

    func has(_ node: ExprSyntax) -> Bool {
        guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
            let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        else { return false }
        return Self.names.contains(name) && !own.methodsInSwift2.contains(FullName(name, []))
    }
}

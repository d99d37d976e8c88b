internal import SwiftSyntax

/// `type(of: object).description()`, which every class of Objective-C answers, and which Swift finds only where it knows that
/// the object is one of `NSObject`'s.
struct ClassDescriptionCall {
    /// A module that declares a method of the name may mean that.
    static let method = "description"

    let edits: [Edits.Edit]

    /// Nil for any other call.
    init?(_ node: FunctionCallExprSyntax, in scan: FileScan) {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == Self.method,
            let type = member.base, Self.isClass(type)
        else { return nil }
        let start = scan.range(node).lowerBound
        edits = [
            .init(range: start..<start, text: ModuleStandIn.classDescription.rawValue + "("),
            .init(range: scan.range(type).upperBound..<scan.range(node).upperBound, text: ")"),
        ]
        scan.needsUIKit = true
    }

    /// Whether an expression is a class of which Swift knows no more than that: `type(of: object)`, `object.classForCoder`.
    private static func isClass(_ expression: ExprSyntax) -> Bool {
        if let access = expression.as(MemberAccessExprSyntax.self) {
            return access.base != nil && access.declName.baseName.text == "classForCoder"
        }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
        return call.calledExpression.trimmedDescription == "type" && call.arguments.first?.label?.text == "of"
    }
}

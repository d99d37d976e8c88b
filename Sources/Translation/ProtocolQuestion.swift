internal import SwiftSyntax

extension FileScan {
    /// Lets an object be asked for a protocol by a cast: `x.conforms(to: P.self)` is handed a protocol by Objective-C, which Swift
    /// alone has no value for.
    func askForProtocol(_ node: FunctionCallExprSyntax) {
        guard node.arguments.count == 1, node.trailingClosure == nil, let argument = node.arguments.first,
            argument.label?.text == "to",
            let metatype = argument.expression.as(MemberAccessExprSyntax.self), let type = metatype.base,
            metatype.declName.baseName.text == "self"
        else { return }
        let name =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        guard let name, name.text == "conforms" else { return }
        needsUIKit = true
        edits.replace(range(name), with: "__conforms")
        let asked = type.trimmedDescription
        edits.replace(
            range(argument.expression), withLine: "{ $0 is any \(asked) || $0 is any \(asked).Type }", in: bytes)
    }
}

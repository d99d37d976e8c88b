internal import SwiftSyntax

/// Dictionaries with attributes of text, whose keys were strings before Swift 4.2, all or some of them.
enum TextAttributes {
    /// The variable or function whose value a dictionary is, where the dictionary has attributes by their keys.
    static func name(of node: DictionaryExprSyntax) -> String? {
        guard let elements = node.content.as(DictionaryElementListSyntax.self),
            elements.contains(where: { isKey($0.key) })
        else { return nil }
        return holder(of: node)
    }

    /// The variable that a dictionary initializes, or the function or computed property that returns the dictionary.
    static func holder(of node: DictionaryExprSyntax) -> String? {
        if let binding = node.parent?.parent?.as(PatternBindingSyntax.self) {
            return binding.pattern.trimmedDescription
        }
        guard node.parent?.is(ReturnStmtSyntax.self) == true || node.parent?.is(CodeBlockItemSyntax.self) == true
        else { return nil }
        for current in node.ancestors.dropFirst() {
            if current.is(ClosureExprSyntax.self) || current.is(MemberBlockSyntax.self) { return nil }
            if let function = current.as(FunctionDeclSyntax.self) { return function.name.text }
            if let binding = current.as(PatternBindingSyntax.self) { return binding.pattern.trimmedDescription }
        }
        return nil
    }

    /// The variable that is assigned to a framework's attributes.
    static func names(in node: SequenceExprSyntax) -> [String] {
        let elements = Array(node.elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
            let member = elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text,
            properties.contains(member), let name = source(elements[2])
        else { return [] }
        return [name]
    }

    /// The variable that a call hands to a framework as attributes.
    static func names(in node: FunctionCallExprSyntax) -> [String] {
        let method = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return node.arguments.compactMap { argument in
            let isAttributes =
                argument.label.map { ["attributes", "withAttributes"].contains($0.text) }
                ?? (method == "setTitleTextAttributes")
            return isAttributes ? argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text : nil
        }
    }

    /// The variable that an expression reads, whoever owns it.
    private static func source(_ expression: ExprSyntax) -> String? {
        let member = expression.as(MemberAccessExprSyntax.self)?.declName
        return (member ?? expression.as(DeclReferenceExprSyntax.self))?.baseName.text
    }

    private static let properties: Set<String> = [
        "defaultTextAttributes", "typingAttributes", "linkTextAttributes", "titleTextAttributes",
        "largeTitleTextAttributes",
    ]

    /// Whether an expression is a key: of Swift 3, or the string of one of Swift 4.
    static func isKey(_ key: ExprSyntax) -> Bool {
        if let name = key.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return name.hasPrefix("NS") && name.hasSuffix("AttributeName")
        }
        return keyWithoutString(key) != nil
    }

    /// `NSAttributedStringKey.font` of `NSAttributedStringKey.font.rawValue`.
    static func keyWithoutString(_ key: ExprSyntax) -> ExprSyntax? {
        guard let member = key.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "rawValue",
            let constant = member.base, constant.trimmedDescription.hasPrefix("NSAttributedStringKey.")
        else { return nil }
        return constant
    }

    /// The variable, parameter or function that a type is written for.
    static func owner(of type: some SyntaxProtocol) -> String? {
        var parent = type.parent
        if let optional = parent?.as(OptionalTypeSyntax.self) { parent = optional.parent }
        if let parameter = parent?.as(FunctionParameterSyntax.self) {
            return (parameter.secondName ?? parameter.firstName).text
        }
        if parent?.is(ReturnClauseSyntax.self) == true {
            return parent?.parent?.parent?.as(FunctionDeclSyntax.self)?.name.text
        }
        guard let annotation = parent?.as(TypeAnnotationSyntax.self) else { return nil }
        return annotation.parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
    }
}

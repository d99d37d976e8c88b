internal import SwiftSyntax

/// A call of an initialiser whose class may be known at run time only: `T(frame: f)`, `Self()`, `type.init()`.
struct ConstructionCall {
    /// What is in front of the parentheses, or of `.init`.
    enum Subject {
        /// A type by its name, which may be a type parameter's; or the type of a variable that holds a class.
        case named(String)
        /// The type around the call.
        case enclosing
        /// The class that a case of an enum carries.
        case payload(EnumPayload)
        /// The class that a variable of this name holds, or a list of this name has.
        case held(String)
    }

    var subject: Subject
    var labels: [String]
    var node: FunctionCallExprSyntax
    var enclosing: Enclosing
    /// Whether the class is what a variable or a cast says.
    var isOfVariable = false
    var edit: Edits.Edit

    /// Nil for any other call.
    init?(_ node: FunctionCallExprSyntax, in scan: FileScan) {
        guard node.trailingClosure == nil else { return nil }
        labels = node.arguments.map { $0.label?.text ?? "" }
        self.node = node
        enclosing = scan.enclosing
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            guard name.argumentNames == nil, name.baseName.text.first?.isUppercase == true else { return nil }
            subject = name.baseName.text == "Self" ? .enclosing : .named(name.baseName.text)
            let end = scan.range(name).upperBound
            edit = Edits.Edit(range: end..<end, text: "." + ConstructionCalls.function)
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.tokenKind == .keyword(.`init`), let found = Self.subject(base)
        {
            subject = found
            isOfVariable = base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase != true
            edit = Edits.Edit(range: scan.range(member.declName), text: ConstructionCalls.function)
        } else {
            return nil
        }
    }

    private static func subject(_ base: ExprSyntax) -> Subject? {
        if let call = base.as(FunctionCallExprSyntax.self) {
            guard call.calledExpression.trimmedDescription == "type",
                call.arguments.first?.expression.trimmedDescription == "self"
            else { return nil }
            return .enclosing
        }
        if let tuple = base.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return castTarget(only.expression).map { .named($0) }
        }
        guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else {
            return MetatypeNames.name(in: base).map { .held($0) }
        }
        if name == "Self" { return .enclosing }
        // In an initialiser it is another one of the same object.
        if name == "self" { return isInStaticMember(base) ? .enclosing : nil }
        if name.first?.isUppercase == true { return .named(name) }
        if let payload = EnumPayload(boundTo: name, around: Syntax(base)) { return .payload(payload) }
        if let found = metatype(named: name, around: Syntax(base)) { return .named(found) }
        return .held(element(named: name, around: Syntax(base)) ?? name)
    }

    /// The list whose elements a name stands for in a loop, a binding or a closure around a node.
    private static func element(named name: String, around node: Syntax) -> String? {
        for current in node.ancestors {
            if let loop = current.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == name {
                return MetatypeNames.list(in: loop.sequence)
            }
            if let closure = current.as(ClosureExprSyntax.self), parameters(of: closure).contains(name) {
                let call = closure.parent?.as(FunctionCallExprSyntax.self)
                return call?.calledExpression.as(MemberAccessExprSyntax.self)?.base.flatMap(MetatypeNames.list)
            }
            if let branch = current.as(IfExprSyntax.self), let found = unwrapped(name, in: branch.conditions) {
                return found
            }
            if let items = current.as(CodeBlockItemListSyntax.self) {
                for item in items where item.position < node.position {
                    let check = Syntax(item.item).as(GuardStmtSyntax.self)
                    if let found = check.flatMap({ unwrapped(name, in: $0.conditions) }) { return found }
                    let bindings = Syntax(item.item).as(VariableDeclSyntax.self)?.bindings
                    let found = bindings?.first { $0.pattern.trimmedDescription == name }?.initializer?.value
                    if let found { return MetatypeNames.list(in: found) }
                }
            }
        }
        return nil
    }

    private static func parameters(of closure: ClosureExprSyntax) -> [String] {
        guard let clause = closure.signature?.parameterClause else { return ["$0"] }
        if let list = clause.as(ClosureShorthandParameterListSyntax.self) { return list.map(\.name.text) }
        return clause.as(ClosureParameterClauseSyntax.self)?.parameters.map { ($0.secondName ?? $0.firstName).text }
            ?? []
    }

    /// The member that a name in a condition unwraps: `kind` of `if let found = entry.kind`.
    private static func unwrapped(_ name: String, in conditions: ConditionElementListSyntax) -> String? {
        for condition in conditions {
            guard case .optionalBinding(let binding) = condition.condition,
                binding.pattern.trimmedDescription == name
            else { continue }
            return binding.initializer.flatMap { MetatypeNames.name(in: $0.value) }
        }
        return nil
    }

    private static func isInStaticMember(_ node: some SyntaxProtocol) -> Bool {
        for current in node.ancestors.dropFirst() {
            if current.is(InitializerDeclSyntax.self) { return false }
            if let function = current.as(FunctionDeclSyntax.self) { return Modifiers(function.modifiers).isStatic }
            if let property = current.as(VariableDeclSyntax.self),
                property.parent?.is(MemberBlockItemSyntax.self) == true
            {
                return Modifiers(property.modifiers).isStatic
            }
        }
        return false
    }

    // MARK: Variables that hold classes

    /// The class that a variable's declaration names, looked for from the inside out.
    private static func metatype(named name: String, around node: Syntax) -> String? {
        var name = name
        for current in node.ancestors {
            if let list = current.as(CodeBlockItemListSyntax.self) {
                for item in list.reversed() where item.position < node.position {
                    if let found = metatype(named: name, declaredIn: item.item) { return found }
                    let check = Syntax(item.item).as(GuardStmtSyntax.self)
                    name = check.flatMap { source(of: name, in: $0.conditions) } ?? name
                }
            } else if let list = current.as(MemberBlockItemListSyntax.self) {
                for item in list {
                    guard let variable = item.decl.as(VariableDeclSyntax.self) else { continue }
                    if let found = metatype(named: name, in: variable) { return found }
                }
            } else if let branch = current.as(IfExprSyntax.self) {
                if let found = metatype(named: name, in: branch.conditions) { return found }
                name = source(of: name, in: branch.conditions) ?? name
            } else if let function = current.as(FunctionDeclSyntax.self) {
                let parameters = function.signature.parameterClause.parameters
                if let found = parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
                    return base(ofMetatype: found.type)
                }
            } else if let function = current.as(InitializerDeclSyntax.self) {
                let parameters = function.signature.parameterClause.parameters
                if let found = parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
                    return base(ofMetatype: found.type)
                }
            }
        }
        return nil
    }

    private static func metatype(named name: String, declaredIn item: CodeBlockItemSyntax.Item) -> String? {
        if let variable = Syntax(item).as(VariableDeclSyntax.self) { return metatype(named: name, in: variable) }
        return Syntax(item).as(GuardStmtSyntax.self).flatMap { metatype(named: name, in: $0.conditions) }
    }

    private static func metatype(named name: String, in conditions: ConditionElementListSyntax) -> String? {
        for condition in conditions {
            guard case .optionalBinding(let binding) = condition.condition,
                binding.pattern.trimmedDescription == name
            else { continue }
            return binding.typeAnnotation.flatMap { base(ofMetatype: $0.type) }
                ?? binding.initializer.flatMap { castTarget($0.value) }
        }
        return nil
    }

    /// The variable that a name in a condition unwraps: `kind` of `if let found = kind`.
    private static func source(of name: String, in conditions: ConditionElementListSyntax) -> String? {
        for condition in conditions {
            guard case .optionalBinding(let binding) = condition.condition,
                binding.pattern.trimmedDescription == name
            else { continue }
            return binding.initializer?.value.as(DeclReferenceExprSyntax.self)?.baseName.text
        }
        return nil
    }

    private static func metatype(named name: String, in variable: VariableDeclSyntax) -> String? {
        for binding in variable.bindings where binding.pattern.trimmedDescription == name {
            return binding.typeAnnotation.flatMap { base(ofMetatype: $0.type) }
                ?? binding.initializer.flatMap { castTarget($0.value) }
        }
        return nil
    }

    /// `x as! Name.Type`, which the parser leaves unfolded, or `Name.self`.
    private static func castTarget(_ expression: ExprSyntax) -> String? {
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return sequence.elements.last?.as(TypeExprSyntax.self).flatMap { base(ofMetatype: $0.type) }
        }
        return MetatypeNames.classNamed(by: expression)
    }

    static func base(ofMetatype type: TypeSyntax) -> String? {
        if let optional = type.as(OptionalTypeSyntax.self) { return base(ofMetatype: optional.wrappedType) }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return base(ofMetatype: optional.wrappedType)
        }
        guard let metatype = type.as(MetatypeTypeSyntax.self) else { return nil }
        return metatype.baseType.as(IdentifierTypeSyntax.self)?.name.text
    }
}

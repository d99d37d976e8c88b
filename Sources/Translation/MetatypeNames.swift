internal import SwiftSyntax

/// Which classes the names of a module's variables stand for, where they hold classes and not objects.
///
/// `var kind: Screen.Type`, `let kinds = [First.self, Second.self]`, `[(title: String, kind: Screen.Type)]`: a name, or a list of it,
/// gives a class wherever it is used as `entry.kind`, `kinds[0]` or `kinds.first`.
struct MetatypeNames {
    private(set) var classes: [String: Set<String>] = [:]

    mutating func add(_ node: VariableDeclSyntax) {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            if let type = binding.typeAnnotation?.type {
                add(type, as: name)
            } else if let value = binding.initializer?.value {
                add(value, as: name)
            }
        }
    }

    mutating func merge(_ other: MetatypeNames) { classes.merge(other.classes) { $0.union($1) } }

    private mutating func add(_ type: TypeSyntax, as name: String) {
        if let found = ConstructionCall.base(ofMetatype: type) {
            classes[name, default: []].insert(found)
        } else if let optional = type.as(OptionalTypeSyntax.self) {
            add(optional.wrappedType, as: name)
        } else if let array = type.as(ArrayTypeSyntax.self) {
            add(array.element, as: name)
        } else if let dictionary = type.as(DictionaryTypeSyntax.self) {
            add(dictionary.value, as: name)
        } else if let tuple = type.as(TupleTypeSyntax.self) {
            for element in tuple.elements {
                if let label = element.firstName?.text { add(element.type, as: label) }
            }
        }
    }

    private mutating func add(_ value: ExprSyntax, as name: String) {
        if let found = Self.classNamed(by: value) {
            classes[name, default: []].insert(found)
        } else if let array = value.as(ArrayExprSyntax.self) {
            for element in array.elements { add(element.expression, as: name) }
        } else if let dictionary = value.as(DictionaryExprSyntax.self) {
            for element in dictionary.content.as(DictionaryElementListSyntax.self) ?? [] {
                add(element.value, as: name)
            }
        } else if let tuple = value.as(TupleExprSyntax.self) {
            for element in tuple.elements {
                if let label = element.label?.text { add(element.expression, as: label) }
            }
        }
    }

    /// `Name` of `Name.self`.
    static func classNamed(by value: ExprSyntax) -> String? {
        guard let member = value.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self" else {
            return nil
        }
        return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// The name of a member that an expression ends in: of `a.kinds[0]!` it is `kinds`.
    static func name(in expression: ExprSyntax) -> String? {
        if let member = expression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            // An element of the list, which has its name.
            guard ["first", "last"].contains(name), let base = member.base else { return name }
            return list(in: base)
        }
        if let element = expression.as(SubscriptCallExprSyntax.self) { return list(in: element.calledExpression) }
        if let optional = expression.as(OptionalChainingExprSyntax.self) { return name(in: optional.expression) }
        return expression.as(ForceUnwrapExprSyntax.self).flatMap { name(in: $0.expression) }
    }

    /// The same of an expression that gives a list, which may be a name alone.
    static func list(in expression: ExprSyntax) -> String? {
        expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? name(in: expression)
    }
}

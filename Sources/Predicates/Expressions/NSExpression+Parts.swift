import Foundation

/// What an expression is made of. A part that it does not have raises `NSInvalidArgumentException`.
extension NSExpression {
    /// The kind of expression.
    public var expressionType: ExpressionType {
        switch form {
        case .constant, .place: .constantValue
        case .evaluatedObject: .evaluatedObject
        case .variable: .variable
        case .keyPath: .keyPath
        case .function: .function
        case .sets(let type, _, _): type
        case .subquery: .subquery
        case .aggregate: .aggregate
        case .anyKey: .anyKey
        case .block: .block
        case .conditional: .conditional
        }
    }

    /// The value of a constant.
    public var constantValue: Any? {
        switch form {
        case .constant(let value): return value
        case .place(let name): return name
        default: return missing("constantValue", nil)
        }
    }

    /// The path of keys.
    public var keyPath: String {
        if case .keyPath(_, let path) = form { return path }
        return missing("keyPath", "")
    }

    /// The name of the function.
    public var function: String {
        if case .function(_, let name, _) = form { return name }
        return missing("function", "")
    }

    /// The name of the variable, also of a subquery's.
    public var variable: String {
        switch form {
        case .variable(let name), .subquery(_, let name, _): return name
        default: return missing("variable", "")
        }
    }

    /// The expression whose value has the key path or the method.
    public var operand: NSExpression {
        switch form {
        case .keyPath(let operand, _): return operand
        case .function(let operand, _, _): return operand ?? NSExpression(.evaluatedObject)
        default: return missing("operand", self)
        }
    }

    /// The arguments of a function or a closure.
    public var arguments: [NSExpression]? {
        switch form {
        case .function(_, _, let arguments): return arguments
        case .block(_, let arguments): return arguments
        default: return missing("arguments", nil)
        }
    }

    /// The expressions of a list, or the collection of a subquery.
    public var collection: Any {
        switch form {
        case .aggregate(let list): return list
        case .subquery(let collection, _, _): return collection
        default: return missing("collection", [NSExpression]())
        }
    }

    /// The predicate of a subquery or a condition.
    public var predicate: NSPredicate {
        switch form {
        case .subquery(_, _, let predicate), .conditional(let predicate, _, _): return predicate
        default: return missing("predicate", NSPredicate(value: false))
        }
    }

    /// The first of two collections.
    public var left: NSExpression {
        if case .sets(_, let left, _) = form { return left }
        return missing("leftExpression", self)
    }

    /// The second of two collections.
    public var right: NSExpression {
        if case .sets(_, _, let right) = form { return right }
        return missing("rightExpression", self)
    }

    /// The expression where the condition holds.
    public var `true`: NSExpression {
        if case .conditional(_, let value, _) = form { return value }
        return missing("trueExpression", self)
    }

    /// The expression where the condition does not hold.
    public var `false`: NSExpression {
        if case .conditional(_, _, let value) = form { return value }
        return missing("falseExpression", self)
    }

    /// The closure.
    public var expressionBlock: (Any?, [Any], NSMutableDictionary?) -> Any {
        if case .block(let block, _) = form { return block }
        return missing("expressionBlock", { _, _, _ in NSNull() })
    }

    private func missing<Part>(_ name: String, _ stand: Part) -> Part {
        RaisedException.invalidArgument("-[NSExpression \(name)]: \(self) has none")
        return stand
    }
}

import Foundation

/// What has a value for an object: a constant, a key path, a function of other expressions.
open class NSExpression: NSObject, NSCopying, @unchecked Sendable {
    /// What an expression is made of.
    public enum ExpressionType: UInt, Sendable {
        /// Always the same value.
        case constantValue
        /// The object itself.
        case evaluatedObject
        /// The value of a variable.
        case variable
        /// The value at the end of a path of keys.
        case keyPath
        /// The result of a function.
        case function
        /// The members of either of two collections.
        case unionSet
        /// The members of both of two collections.
        case intersectSet
        /// The members of one collection that are not in another.
        case minusSet
        /// The members of a collection for which a predicate holds.
        case subquery = 13
        /// A list of the values of other expressions.
        case aggregate
        /// Any key, in searches of the system.
        case anyKey
        /// The result of a closure.
        case block = 19
        /// One of two values, by a predicate.
        case conditional
    }

    /// The tree's node.
    package indirect enum Form {
        case constant(Any?)
        case evaluatedObject
        case variable(String)
        case keyPath(NSExpression, String)
        case function(NSExpression?, String, [NSExpression])
        case sets(ExpressionType, NSExpression, NSExpression)
        case subquery(NSExpression, String, NSPredicate)
        case aggregate([NSExpression])
        case anyKey
        case block((Any?, [Any], NSMutableDictionary?) -> Any, [NSExpression]?)
        case conditional(NSPredicate, NSExpression, NSExpression)
        /// `FIRST`, `LAST` or `SIZE` in brackets.
        case place(String)
    }

    package let form: Form

    package init(_ form: Form) { self.form = form }

    /// Makes the expression of a kind that needs nothing else: the object itself, or any key.
    public convenience init(expressionType type: ExpressionType) {
        precondition(type == .evaluatedObject || type == .anyKey, "an expression of this type needs its parts")
        self.init(type == .anyKey ? .anyKey : .evaluatedObject)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSExpression else { return false }
        return other === self || other.description == description
    }

    open override var hash: Int { description.hashValue }

    /// The expression as a format has it.
    open override var description: String { FormatPrinting.text(of: self) }

    /// The value for an object.
    ///
    /// - Parameter context: The values of variables.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        var bindings: [String: Any] = [:]
        for (key, value) in context ?? [:] { if let key = key as? String { bindings[key] = value } }
        return value(in: EvaluationContext(object, bindings, dictionary: context))
    }
}

// MARK: Making

extension NSExpression {
    /// Makes a constant.
    public convenience init(forConstantValue obj: Any?) { self.init(.constant(PlainValue.unwrapped(obj))) }

    /// The expression of the object itself.
    public class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }

    /// The expression of any key, as searches of the system have it.
    public class func expressionForAnyKey() -> NSExpression { NSExpression(.anyKey) }

    /// Makes the expression of a variable's value.
    public convenience init(forVariable string: String) { self.init(.variable(string)) }

    /// Makes the expression of what a path of keys leads to.
    public convenience init(forKeyPath keyPath: String) {
        self.init(.keyPath(NSExpression(.evaluatedObject), keyPath))
    }

    /// Makes the expression of a function's result, such as `sum:`, of arguments that are expressions.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(.function(nil, name, Self.expressions(parameters)))
    }

    /// Makes the expression of what a method of another expression's value returns.
    public convenience init(forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?) {
        self.init(.function(target, name, Self.expressions(parameters ?? [])))
    }

    /// Makes the expression of a list of values.
    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(.aggregate(Self.expressions(subexpressions)))
    }

    /// Makes the expression of the members of either of two collections.
    public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
        self.init(.sets(.unionSet, left, right))
    }

    /// Makes the expression of the members of both of two collections.
    public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
        self.init(.sets(.intersectSet, left, right))
    }

    /// Makes the expression of the members of one collection that are not in another.
    public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
        self.init(.sets(.minusSet, left, right))
    }

    /// Makes the expression of a collection's members for which a predicate holds, with the member as a variable.
    public convenience init(
        forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
    ) {
        self.init(.subquery(expression, variable, predicate))
    }

    /// Makes the expression of what a closure returns for an object, the values of arguments, and variables.
    public convenience init(
        block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
    ) {
        self.init(.block(block, arguments))
    }

    /// Makes the expression of one value where a predicate holds, and of another where it does not.
    public convenience init(
        forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
    ) {
        self.init(.conditional(predicate, trueExpression, falseExpression))
    }

    /// Makes an expression from a format and its arguments. One that cannot be read raises
    /// `NSInvalidArgumentException`.
    public convenience init(format expressionFormat: String, _ args: CVarArg...) {
        self.init(FormatParser.expression(expressionFormat, args).form)
    }

    /// Makes an expression from a format and its arguments. One that cannot be read raises
    /// `NSInvalidArgumentException`.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        self.init(FormatParser.expression(expressionFormat, arguments).form)
    }

    private static func expressions(_ values: [Any]) -> [NSExpression] {
        values.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }
    }
}

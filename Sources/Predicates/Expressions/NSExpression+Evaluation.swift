import Foundation

/// What expressions are evaluated with: an object, and the values of variables.
struct EvaluationContext {
    let object: Any?
    var bindings: [String: Any]
    /// The dictionary that closures get, where one was given.
    let dictionary: NSMutableDictionary?

    init(_ object: Any?, _ bindings: [String: Any], dictionary: NSMutableDictionary? = nil) {
        self.object = object
        self.bindings = bindings
        self.dictionary = dictionary
    }
}

extension NSExpression {
    func value(in context: EvaluationContext) -> Any? {
        switch form {
        case .constant(let value): return value
        case .place(let name): return name
        case .evaluatedObject: return context.object
        case .variable(let name):
            if let value = context.bindings[name] { return value }
            RaisedException.invalidArgument("Can't get value for '\(name)' in bindings \(context.bindings).")
            return nil
        case .keyPath(let operand, let path):
            return KeyedValues.value(forKeyPath: path, of: operand.value(in: context))
        case .function(let operand, let name, let arguments):
            return function(name, of: operand, arguments, in: context)
        case .sets(let type, let left, let right): return sets(type, left, right, in: context)
        case .subquery(let collection, let variable, let predicate):
            return subquery(collection.value(in: context), variable, predicate, in: context)
        case .aggregate(let list): return list.map { $0.value(in: context) ?? NSNull() }
        case .anyKey:
            RaisedException.invalidArgument("ANYKEY is for searches of the system and has no value here.")
            return nil
        case .block(let block, let arguments):
            let values = (arguments ?? []).map { $0.value(in: context) ?? NSNull() }
            return block(context.object, values, context.dictionary)
        case .conditional(let predicate, let one, let other):
            let holds = predicate.evaluate(with: context.object, substitutionVariables: context.bindings)
            return (holds ? one : other).value(in: context)
        }
    }

    private func function(
        _ name: String, of operand: NSExpression?, _ arguments: [NSExpression], in context: EvaluationContext
    ) -> Any? {
        let values = arguments.map { PlainValue.meaning($0.value(in: context)) }
        guard let operand else { return ExpressionFunction.value(name, values) }
        return ExpressionFunction.send(name, to: operand.value(in: context), values)
    }

    private func sets(
        _ type: ExpressionType, _ left: NSExpression, _ right: NSExpression, in context: EvaluationContext
    ) -> Any? {
        guard let one = PlainValue.list(left.value(in: context)),
            let other = PlainValue.members(right.value(in: context))
        else {
            RaisedException.invalidArgument("\(self) needs collections on both sides")
            return nil
        }
        let isThere = { (member: Any) in other.contains { ValueComparison.areEqual($0, member) } }
        switch type {
        case .unionSet: return NSSet(array: one + other)
        case .intersectSet: return NSSet(array: one.filter(isThere))
        default: return NSSet(array: one.filter { !isThere($0) })
        }
    }

    private func subquery(
        _ value: Any?, _ variable: String, _ predicate: NSPredicate, in context: EvaluationContext
    ) -> Any? {
        guard let value = PlainValue.meaning(value) else { return nil }
        guard let list = PlainValue.list(value) else {
            RaisedException.invalidArgument("Can't perform collection evaluate with non-collection object.")
            return nil
        }
        return list.filter { member in
            var bindings = context.bindings
            bindings[variable] = member
            return predicate.evaluate(with: context.object, substitutionVariables: bindings)
        }
    }

    func substituting(_ variables: [String: Any]) -> NSExpression {
        let substituted = { (expression: NSExpression) in expression.substituting(variables) }
        switch form {
        case .variable(let name):
            guard let value = variables[name] else { return self }
            return value as? NSExpression ?? NSExpression(forConstantValue: value)
        case .keyPath(let operand, let path): return NSExpression(.keyPath(substituted(operand), path))
        case .function(let operand, let name, let arguments):
            return NSExpression(.function(operand.map(substituted), name, arguments.map(substituted)))
        case .sets(let type, let left, let right):
            return NSExpression(.sets(type, substituted(left), substituted(right)))
        case .subquery(let collection, let name, let predicate):
            let others = variables.filter { $0.key != name }
            return NSExpression(.subquery(substituted(collection), name, predicate.substituting(others)))
        case .aggregate(let list): return NSExpression(.aggregate(list.map(substituted)))
        case .block(let block, let arguments): return NSExpression(.block(block, arguments?.map(substituted)))
        case .conditional(let predicate, let one, let other):
            return NSExpression(.conditional(predicate.substituting(variables), substituted(one), substituted(other)))
        case .constant, .evaluatedObject, .anyKey, .place: return self
        }
    }
}

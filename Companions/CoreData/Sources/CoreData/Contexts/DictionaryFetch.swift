import UIKit

/// A fetch that results in dictionaries.
struct DictionaryFetch {
    let plan: FetchPlan
    let entity: NSEntityDescription

    private struct Column {
        let name: String
        let value: ([NSManagedObject]) -> Any?
        /// Whether it is computed of all objects of a group.
        var isAggregate = false
    }

    func results(in context: NSManagedObjectContext) throws -> [NSDictionary] {
        var whole = plan
        whole.resultType = .managedObjectResultType
        (whole.limit, whole.offset) = (0, 0)
        let objects = try context.objects(for: whole)
        let columns = columns()
        var groups: [[NSManagedObject]]
        if let keys = plan.propertiesToGroupBy?.compactMap(NSPropertyDescription.name), !keys.isEmpty {
            groups = Self.grouped(objects, by: keys)
        } else if !columns.isEmpty, columns.allSatisfy(\.isAggregate) {
            groups = [objects]
        } else {
            groups = objects.map { [$0] }
        }
        var results = groups.map { group in
            columns.reduce(into: [String: Any]()) { $0[$1.name] = $1.value(group) } as NSDictionary
        }
        if let having = plan.havingPredicate { results = results.filter { having.evaluate(with: $0) } }
        if plan.isDistinct {
            let seen = NSMutableOrderedSet()
            for result in results { seen.add(result) }
            results = seen.array.compactMap { $0 as? NSDictionary }
        }
        return plan.limited(results)
    }

    private func columns() -> [Column] {
        let properties =
            plan.propertiesToFetch ?? entity.attributesByName.keys.sorted().map { $0 as Any }
        return properties.compactMap { property in
            if let described = property as? NSExpressionDescription, let expression = described.expression {
                let isAggregate = Self.functions.contains(expression.functionName ?? "")
                return Column(
                    name: described.name, value: { Self.value(of: expression, $0) }, isAggregate: isAggregate)
            }
            guard let name = NSPropertyDescription.name(of: property) else { return nil }
            return Column(name: name) { group in group.first.flatMap { Self.plain($0.value(forKeyPath: name)) } }
        }
    }

    /// Dictionaries have identifiers in place of objects.
    private static func plain(_ value: Any?) -> Any? {
        (value as? NSManagedObject)?.objectID ?? value
    }

    private static let functions: Set<String> = ["sum:", "count:", "min:", "max:", "average:"]

    private static func value(of expression: NSExpression, _ group: [NSManagedObject]) -> Any? {
        guard let name = expression.functionName, functions.contains(name),
            let argument = expression.arguments?.first
        else {
            guard let object = group.first else { return nil }
            return plain(expression.expressionValue(with: object, context: nil))
        }
        let values = group.compactMap { ManagedValue.plain(argument.expressionValue(with: $0, context: nil)) }
        if name == "count:" { return NSNumber(value: values.count) }
        // Choice (Core Data): an aggregate of no values is 0 for sums and otherwise nothing.
        if values.isEmpty { return name == "sum:" ? NSNumber(value: 0) : nil }
        let key = ["sum:": "@sum.self", "min:": "@min.self", "max:": "@max.self", "average:": "@avg.self"][name] ?? ""
        return (values as NSArray).value(forKeyPath: key)
    }

    private static func grouped(_ objects: [NSManagedObject], by keys: [String]) -> [[NSManagedObject]] {
        var order: [NSArray] = []
        var groups: [NSArray: [NSManagedObject]] = [:]
        for object in objects {
            let key = NSArray(array: keys.map { plain(object.value(forKeyPath: $0)) ?? NSNull() })
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(object)
        }
        return order.compactMap { groups[$0] }
    }
}

extension NSExpression {
    /// The name of the function, of an expression that is one.
    fileprivate var functionName: String? { expressionType == .function ? function : nil }
}

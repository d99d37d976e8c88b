import Foundation

/// Equality and order of values whose types are known only at run time.
enum ValueComparison {
    static func areEqual(
        _ one: Any?, _ other: Any?, _ options: NSComparisonPredicate.Options = []
    ) -> Bool {
        guard let one = PlainValue.meaning(one), let other = PlainValue.meaning(other) else {
            return PlainValue.meaning(one) == nil && PlainValue.meaning(other) == nil
        }
        if let one = PlainValue.text(one), let other = PlainValue.text(other) {
            return TextComparison(options).order(one, other) == .orderedSame
        }
        if let one = PlainValue.number(one), let other = PlainValue.number(other) {
            return one.compare(other) == .orderedSame
        }
        if let one = PlainValue.date(one), let other = PlainValue.date(other) { return one == other }
        if let one = one as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
        if let one = PlainValue.list(one), let other = PlainValue.list(other) {
            return (one as NSArray).isEqual(to: other)
        }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return type(of: one) is AnyClass && type(of: other) is AnyClass && one as AnyObject === other as AnyObject
    }

    /// The order of two values; nil where one of them is nothing, or after the exception that they cannot be compared.
    static func order(
        _ one: Any?, _ other: Any?, _ options: NSComparisonPredicate.Options = []
    ) -> ComparisonResult? {
        guard let one = PlainValue.meaning(one), let other = PlainValue.meaning(other) else { return nil }
        if let one = PlainValue.text(one), let other = PlainValue.text(other) {
            return TextComparison(options).order(one, other)
        }
        if let one = PlainValue.number(one), let other = PlainValue.number(other) { return one.compare(other) }
        if let one = PlainValue.date(one), let other = PlainValue.date(other) { return one.compare(other) }
        if let one = one as? any KeyedValueHost, one.hostedResponds(to: "compare:"),
            let order = result(one.hostedMessage("compare:", [other]))
        {
            return order
        }
        if let one = one as? any Comparable, let order = order(of: one, other) { return order }
        RaisedException.invalidArgument("-[\(type(of: one)) compare:]: unrecognized selector sent to instance \(one)")
        return nil
    }

    private static func order<Value: Comparable>(of one: Value, _ other: Any) -> ComparisonResult? {
        guard let other = other as? Value else { return nil }
        return one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
    }

    /// What a method that compares has returned.
    static func result(_ answer: Any?) -> ComparisonResult? {
        if let result = answer as? ComparisonResult { return result }
        return PlainValue.number(answer).flatMap { ComparisonResult(rawValue: $0.intValue) }
    }
}

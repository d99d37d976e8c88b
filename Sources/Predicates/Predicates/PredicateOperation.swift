import Foundation

/// One comparison of two values.
struct PredicateOperation {
    let kind: NSComparisonPredicate.Operator
    let options: NSComparisonPredicate.Options
    let selectorName: String?

    func holds(_ one: Any?, _ other: Any?) -> Bool {
        let (one, other) = (PlainValue.meaning(one), PlainValue.meaning(other))
        switch kind {
        case .equalTo: return ValueComparison.areEqual(one, other, options)
        case .notEqualTo: return !ValueComparison.areEqual(one, other, options)
        case .lessThan: return ValueComparison.order(one, other, options) == .orderedAscending
        case .greaterThan: return ValueComparison.order(one, other, options) == .orderedDescending
        case .lessThanOrEqualTo:
            return ValueComparison.order(one, other, options).map { $0 != .orderedDescending } ?? areNothing(one, other)
        case .greaterThanOrEqualTo:
            return ValueComparison.order(one, other, options).map { $0 != .orderedAscending } ?? areNothing(one, other)
        case .matches: return texts(one, other, "regex matching") { $0.matches($1, $2) }
        case .like: return texts(one, other, "regex matching") { $0.isLike($1, $2) }
        case .beginsWith: return texts(one, other, "substring") { $0.begins($1, $2) }
        case .endsWith: return texts(one, other, "substring") { $0.ends($1, $2) }
        case .contains: return contains(one, other)
        case .in: return contains(other, one)
        case .between: return isBetween(one, other)
        case .customSelector: return sends(one, other)
        }
    }

    // Choice (issue 14): nothing is neither less nor more than anything; two of it are equal.
    private func areNothing(_ one: Any?, _ other: Any?) -> Bool { one == nil && other == nil }

    private func texts(
        _ one: Any?, _ other: Any?, _ what: String, _ compare: (TextComparison, String, String) -> Bool
    ) -> Bool {
        guard let one, let other else { return false }
        guard let text = PlainValue.text(one), let part = PlainValue.text(other) else {
            RaisedException.invalidArgument(
                what == "substring"
                    ? "Can't do a substring operation with something that isn't a string (lhs = \(one) rhs = \(other))"
                    : "Can't do regex matching on object \(PlainValue.text(one) == nil ? one : other).")
            return false
        }
        return compare(TextComparison(options), text, part)
    }

    private func contains(_ whole: Any?, _ part: Any?) -> Bool {
        guard let whole else { return false }
        if let text = PlainValue.text(whole) {
            guard let part else { return false }
            guard let part = PlainValue.text(part) else {
                RaisedException.invalidArgument(
                    "Can't look for value (\(part)) in string (\(text)); value is not a string")
                return false
            }
            return TextComparison(options).contains(text, part)
        }
        guard let members = PlainValue.members(whole) else {
            RaisedException.invalidArgument(
                "Can't use in/contains operator with collection \(whole) (not a collection)")
            return false
        }
        return members.contains { ValueComparison.areEqual($0, part, options) }
    }

    private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
        guard let bounds = PlainValue.list(bounds), bounds.count == 2 else {
            RaisedException.invalidArgument("BETWEEN needs a collection of two values on its right")
            return false
        }
        guard let low = ValueComparison.order(value, bounds[0], options),
            let high = ValueComparison.order(value, bounds[1], options)
        else { return false }
        return low != .orderedAscending && high != .orderedDescending
    }

    private func sends(_ one: Any?, _ other: Any?) -> Bool {
        guard let object = one as? any KeyedValueHost, let selectorName else { return false }
        return PlainValue.number(object.hostedMessage(selectorName, [other]))?.boolValue ?? false
    }
}

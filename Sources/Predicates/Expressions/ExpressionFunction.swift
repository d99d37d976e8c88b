import Foundation

/// The functions of expressions.
enum ExpressionFunction {
    /// A function by its name and the number of its arguments, as a format calls it: `modulus` of two is `modulus:by:`.
    static func name(_ short: String, argumentCount: Int) -> String {
        if short.hasSuffix(":") { return short }
        if ["now", "random"].contains(short), argumentCount == 0 { return short }
        let long = [
            "add": "add:to:", "from": "from:subtract:", "multiply": "multiply:by:", "divide": "divide:by:",
            "modulus": "modulus:by:", "raise": "raise:toPower:", "bitwiseAnd": "bitwiseAnd:with:",
            "bitwiseOr": "bitwiseOr:with:", "bitwiseXor": "bitwiseXor:with:", "leftshift": "leftshift:by:",
            "rightshift": "rightshift:by:", "objectFrom": "objectFrom:withIndex:",
            "castObject": "castObject:toType:", "distanceToLocation": "distanceToLocation:fromLocation:",
        ]
        return (argumentCount == 2 ? long[short] : nil) ?? short + ":"
    }

    static let names: Set<String> = [
        "sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:", "add:to:", "from:subtract:",
        "multiply:by:", "divide:by:", "modulus:by:", "sqrt:", "log:", "ln:", "raise:toPower:", "exp:", "floor:",
        "ceiling:", "abs:", "trunc:", "uppercase:", "lowercase:", "random", "random:", "randomn:", "now",
        "bitwiseAnd:with:", "bitwiseOr:with:", "bitwiseXor:with:", "leftshift:by:", "rightshift:by:",
        "onesComplement:", "noindex:", "length:", "castObject:toType:", "objectFrom:withIndex:",
        "distanceToLocation:fromLocation:",
    ]

    static func value(_ name: String, _ arguments: [Any?]) -> Any? {
        switch name {
        case "now": return Date()
        case "random": return NSNumber(value: Int.random(in: 0...Int(Int32.max)))
        case "noindex:": return arguments.first ?? nil
        case "count:": return NSNumber(value: list(arguments).count)
        case "uppercase:": return text(name, arguments) { $0.uppercased() }
        case "lowercase:": return text(name, arguments) { $0.lowercased() }
        case "length:": return text(name, arguments) { NSNumber(value: ($0 as NSString).length) }
        case "castObject:toType:": return cast(arguments)
        case "objectFrom:withIndex:": return object(arguments)
        case "min:": return extreme(arguments, .orderedAscending)
        case "max:": return extreme(arguments, .orderedDescending)
        case "sum:", "average:", "median:", "mode:", "stddev:": return statistic(name, list(arguments))
        case "distanceToLocation:fromLocation:":
            guard arguments.count == 2 else { return refuse(name, arguments) }
            return send("distanceFromLocation:", to: arguments[0], [arguments[1]])
        default: return arithmetic(name, arguments)
        }
    }

    /// The members of the only argument, or the arguments.
    private static func list(_ arguments: [Any?]) -> [Any] {
        if arguments.count == 1, let members = PlainValue.members(arguments[0]) { return members }
        return arguments.compactMap { $0 }
    }

    private static func refuse(_ name: String, _ arguments: [Any?]) -> Any? {
        let shown = arguments.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: ", ")
        RaisedException.invalidArgument("Unsupported function expression \(name)(\(shown))")
        return nil
    }

    private static func text(_ name: String, _ arguments: [Any?], _ transform: (String) -> Any) -> Any? {
        guard arguments.count == 1 else { return refuse(name, arguments) }
        guard let value = arguments[0] else { return nil }
        guard let text = PlainValue.text(value) else { return refuse(name, arguments) }
        return transform(text)
    }

    private static func extreme(_ arguments: [Any?], _ order: ComparisonResult) -> Any? {
        list(arguments).compactMap(PlainValue.meaning).reduce(nil as Any?) { best, value in
            guard let best else { return value }
            return ValueComparison.order(value, best) == order ? value : best
        }
    }

    // MARK: Statistics

    private static func statistic(_ name: String, _ values: [Any]) -> Any? {
        let numbers = values.compactMap { PlainValue.number(PlainValue.meaning($0)) }
        let sum = numbers.reduce(Decimal(0)) { $0 + PlainValue.decimal($1) }
        if name == "sum:" { return PlainValue.number(sum) }
        guard !numbers.isEmpty else { return name == "mode:" ? [Any]() : NSNumber(value: 0) }
        let doubles = numbers.map(\.doubleValue)
        switch name {
        case "average:": return PlainValue.number(sum / Decimal(numbers.count))
        case "median:":
            let (sorted, middle) = (doubles.sorted(), doubles.count / 2)
            let median = doubles.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
            return NSNumber(value: median)
        case "mode:":
            let counts = doubles.reduce(into: [:]) { $0[$1, default: 0] += 1 }
            let most = counts.values.max()
            return counts.filter { $0.value == most }.keys.sorted().map { NSNumber(value: $0) }
        default:
            let mean = doubles.reduce(0, +) / Double(doubles.count)
            let squares = doubles.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
            return NSNumber(value: (squares / Double(doubles.count)).squareRoot())
        }
    }

    // MARK: Numbers

    private static func arithmetic(_ name: String, _ arguments: [Any?]) -> Any? {
        guard names.contains(name), arguments.count == name.count(where: { $0 == ":" }) else {
            return refuse(name, arguments)
        }
        // Nothing in an operation makes nothing of it.
        guard !arguments.contains(where: { $0 == nil }) else { return nil }
        let numbers = arguments.compactMap(PlainValue.number)
        guard numbers.count == arguments.count else { return refuse(name, arguments) }
        return numbers.count == 1 ? unary(name, numbers[0]) : binary(name, numbers[0], numbers[1])
    }

    private static func unary(_ name: String, _ number: NSNumber) -> Any? {
        let value = number.doubleValue
        switch name {
        case "sqrt:": return NSNumber(value: value.squareRoot())
        case "log:": return NSNumber(value: log10(value))
        case "ln:": return NSNumber(value: log(value))
        case "exp:": return NSNumber(value: exp(value))
        case "floor:": return NSNumber(value: floor(value))
        case "ceiling:": return NSNumber(value: ceil(value))
        case "trunc:": return NSNumber(value: trunc(value))
        case "abs:":
            return PlainValue.isInteger(number) ? NSNumber(value: abs(number.int64Value)) : NSNumber(value: abs(value))
        case "onesComplement:": return NSNumber(value: ~number.int64Value)
        // Choice (issue 14): both are whole numbers from 0 to below the argument.
        case "random:", "randomn:": return NSNumber(value: Int64.random(in: 0..<max(1, number.int64Value)))
        default: return refuse(name, [number])
        }
    }

    private static func binary(_ name: String, _ one: NSNumber, _ other: NSNumber) -> Any? {
        let areIntegers = PlainValue.isInteger(one) && PlainValue.isInteger(other)
        let (a, b) = (one.int64Value, other.int64Value)
        let (x, y) = (one.doubleValue, other.doubleValue)
        switch name {
        case "add:to:": return areIntegers ? NSNumber(value: a &+ b) : decimal(one, other, +)
        case "from:subtract:": return areIntegers ? NSNumber(value: a &- b) : decimal(one, other, -)
        case "multiply:by:": return areIntegers ? NSNumber(value: a &* b) : decimal(one, other, *)
        case "divide:by:":
            return areIntegers && b != 0
                ? NSNumber(value: a.dividedReportingOverflow(by: b).partialValue)
                : NSNumber(value: x / y)
        case "modulus:by:":
            return areIntegers && b != 0
                ? NSNumber(value: a.remainderReportingOverflow(dividingBy: b).partialValue)
                : NSNumber(value: fmod(x, y))
        case "raise:toPower:":
            let power = pow(x, y)
            return areIntegers && b >= 0 && abs(power) < 0x1p53 ? NSNumber(value: Int64(power)) : NSNumber(value: power)
        case "bitwiseAnd:with:": return NSNumber(value: a & b)
        case "bitwiseOr:with:": return NSNumber(value: a | b)
        case "bitwiseXor:with:": return NSNumber(value: a ^ b)
        case "leftshift:by:": return NSNumber(value: a << b)
        case "rightshift:by:": return NSNumber(value: a >> b)
        default: return refuse(name, [one, other])
        }
    }

    /// In decimals, as 0.1 and 0.2 make 0.3.
    private static func decimal(
        _ one: NSNumber, _ other: NSNumber, _ operation: (Decimal, Decimal) -> Decimal
    ) -> NSNumber {
        let result = operation(PlainValue.decimal(one), PlainValue.decimal(other))
        return NSNumber(value: NSDecimalNumber(decimal: result).doubleValue)
    }

    // MARK: Casts and members

    private static func cast(_ arguments: [Any?]) -> Any? {
        guard arguments.count == 2, let type = PlainValue.text(arguments[1]) else {
            return refuse("castObject:toType:", arguments)
        }
        guard let value = arguments[0] else { return nil }
        let number = PlainValue.number(value)
        switch type {
        case "NSString", "String":
            return PlainValue.text(value) ?? number?.stringValue ?? "\(value)"
        case "NSDate", "Date":
            return PlainValue.date(value) ?? number.map { Date(timeIntervalSinceReferenceDate: $0.doubleValue) }
        case "NSNumber", "NSDecimalNumber":
            if let date = PlainValue.date(value) { return NSNumber(value: date.timeIntervalSinceReferenceDate) }
            return number ?? PlainValue.text(value).flatMap { Decimal(string: $0) }.map { PlainValue.number($0) }
        default:
            guard NSClassFromString(type) != nil else { return refuse("castObject:toType:", arguments) }
            return value
        }
    }

    private static func object(_ arguments: [Any?]) -> Any? {
        guard arguments.count == 2 else { return refuse("objectFrom:withIndex:", arguments) }
        guard let collection = arguments[0] else { return nil }
        if let dictionary = collection as? NSDictionary, let key = arguments[1] {
            return dictionary.object(forKey: key)
        }
        guard let list = PlainValue.list(collection) else { return refuse("objectFrom:withIndex:", arguments) }
        switch PlainValue.text(arguments[1]) {
        case "FIRST": return list.first
        case "LAST": return list.last
        case "SIZE": return NSNumber(value: list.count)
        default: break
        }
        guard let index = PlainValue.number(arguments[1])?.intValue else {
            return refuse("objectFrom:withIndex:", arguments)
        }
        guard list.indices.contains(index) else {
            RaisedException.raise(
                "NSRangeException",
                "*** -[NSArray objectAtIndex:]: index \(index) beyond bounds [0 .. \(list.count - 1)]")
            return nil
        }
        return list[index]
    }

    // MARK: Messages

    static func send(_ selector: String, to object: Any?, _ arguments: [Any?]) -> Any? {
        guard let object = PlainValue.meaning(object) else { return nil }
        if let value = foundationMessage(selector, to: object, arguments) { return value }
        if arguments.isEmpty, let found = FoundationKeys.value(selector, of: object) { return found.value }
        if let host = object as? any KeyedValueHost { return PlainValue.boxed(host.hostedMessage(selector, arguments)) }
        RaisedException.invalidArgument("-[\(type(of: object)) \(selector)]: unrecognized selector sent to instance")
        return nil
    }

    private static func foundationMessage(_ selector: String, to object: Any, _ arguments: [Any?]) -> Any? {
        let text = PlainValue.text(object)
        switch (selector, arguments.first.flatMap { $0 }) {
        case ("stringByAppendingString:", let other as String): return text.map { $0 + other }
        case ("hasPrefix:", let other as String): return text.map { NSNumber(value: $0.hasPrefix(other)) }
        case ("hasSuffix:", let other as String): return text.map { NSNumber(value: $0.hasSuffix(other)) }
        case ("containsString:", let other as String): return text.map { NSNumber(value: $0.contains(other)) }
        case ("isEqual:", let other), ("isEqualToString:", let other):
            return NSNumber(value: ValueComparison.areEqual(object, other))
        case ("dateByAddingTimeInterval:", let other?):
            guard let interval = PlainValue.number(other)?.doubleValue else { return nil }
            return PlainValue.date(object)?.addingTimeInterval(interval)
        case ("timeIntervalSinceDate:", let other as Date):
            return PlainValue.date(object).map { NSNumber(value: $0.timeIntervalSince(other)) }
        case ("objectForKey:", let key?): return (object as? NSDictionary)?.object(forKey: key)
        case ("valueForKey:", let key as String): return KeyedValues.value(forKey: key, of: object)
        case ("valueForKeyPath:", let path as String): return KeyedValues.value(forKeyPath: path, of: object)
        case ("count", _): return PlainValue.members(object).map { NSNumber(value: $0.count) }
        default: return nil
        }
    }
}

import Foundation

/// Predicates and expressions as formats.
enum FormatPrinting {
    static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    static func text(of predicate: Foundation.NSPredicate) -> String {
        (predicate as? NSPredicate)?.predicateFormat ?? "BLOCKPREDICATE(\(address(of: predicate)))"
    }

    static func symbol(of kind: NSComparisonPredicate.Operator) -> String {
        switch kind {
        case .lessThan: "<"
        case .lessThanOrEqualTo: "<="
        case .greaterThan: ">"
        case .greaterThanOrEqualTo: ">="
        case .equalTo: "=="
        case .notEqualTo: "!="
        case .matches: "MATCHES"
        case .like: "LIKE"
        case .beginsWith: "BEGINSWITH"
        case .endsWith: "ENDSWITH"
        case .in: "IN"
        case .customSelector: "SELECTOR"
        case .contains: "CONTAINS"
        case .between: "BETWEEN"
        }
    }

    static func text(of options: NSComparisonPredicate.Options) -> String {
        if options.isEmpty { return "" }
        let letters: [(NSComparisonPredicate.Options, String)] = [
            (.caseInsensitive, "c"), (.diacriticInsensitive, "d"), (.normalized, "n"), (.localeSensitive, "l"),
        ]
        return "[" + letters.filter { options.contains($0.0) }.map(\.1).joined() + "]"
    }

    static func text(of expression: NSExpression) -> String {
        switch expression.form {
        case .constant(let value): return constant(value)
        case .place(let name): return name
        case .evaluatedObject: return "SELF"
        case .variable(let name): return "$" + name
        case .keyPath(let operand, let path):
            let keys = path.split(separator: ".").map {
                FormatWords.reserved.contains($0.uppercased()) ? "#\($0)" : "\($0)"
            }
            let text = keys.joined(separator: ".")
            if case .evaluatedObject = operand.form { return text }
            return "\(operand).\(text)"
        case .function(let operand?, let name, let arguments):
            return "FUNCTION(" + (["\(operand)", quoted(name)] + arguments.map(\.description)).joined(separator: " , ")
                + ")"
        case .function(nil, let name, let arguments): return function(name, arguments)
        case .sets(let type, let left, let right):
            let word = type == .unionSet ? "UNION" : type == .intersectSet ? "INTERSECT" : "MINUS"
            return "\(left) \(word) \(right)"
        case .subquery(let collection, let variable, let predicate):
            return "SUBQUERY(\(collection), $\(variable), \(predicate.predicateFormat))"
        case .aggregate(let list): return "{" + list.map(\.description).joined(separator: ", ") + "}"
        case .anyKey: return "ANYKEY"
        case .block(_, let arguments):
            let values = (arguments ?? []).map(\.description).joined(separator: ", ")
            return "BLOCK(\(address(of: expression)), {\(values)})"
        case .conditional(let predicate, let one, let other):
            return "TERNARY(\(predicate.predicateFormat), \(one), \(other))"
        }
    }

    private static func function(_ name: String, _ arguments: [NSExpression]) -> String {
        if arguments.count == 2, let symbol = FormatWords.operators[name] {
            return arguments.map { argument in
                guard case .function(nil, let inner, let parts) = argument.form, parts.count == 2,
                    FormatWords.operators[inner] != nil
                else { return argument.description }
                return "(\(argument))"
            }.joined(separator: " \(symbol) ")
        }
        if name == "objectFrom:withIndex:", arguments.count == 2 { return "\(arguments[0])[\(arguments[1])]" }
        let list = arguments.map(\.description).joined(separator: ", ")
        if name == "castObject:toType:" { return "CAST(\(list))" }
        return "\(name.hasSuffix(":") && arguments.count == 1 ? String(name.dropLast()) : name)(\(list))"
    }

    // MARK: Constants

    private static func constant(_ value: Any?) -> String {
        guard let value = PlainValue.unwrapped(value) else { return "nil" }
        if let text = PlainValue.text(value) { return quoted(text) }
        if let number = PlainValue.number(value) { return number.stringValue }
        if let date = PlainValue.date(value) {
            return String(format: "CAST(%.6f, \"NSDate\")", date.timeIntervalSinceReferenceDate)
        }
        if let list = PlainValue.list(value) { return "{" + list.map(constant).joined(separator: ", ") + "}" }
        return value is NSNull ? "<null>" : "\(value)"
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }
}

/// The words and operators of formats.
enum FormatWords {
    /// Words that no key can be without `#` before it.
    static let reserved: Set<String> = [
        "AND", "OR", "IN", "NOT", "ALL", "ANY", "SOME", "NONE", "LIKE", "CASEINSENSITIVE", "CI", "MATCHES",
        "CONTAINS", "BEGINSWITH", "ENDSWITH", "BETWEEN", "NULL", "NIL", "SELF", "TRUE", "YES", "FALSE", "NO", "FIRST",
        "LAST", "SIZE", "ANYKEY", "SUBQUERY", "FETCH", "CAST", "TRUEPREDICATE", "FALSEPREDICATE", "UNION", "INTERSECT",
        "MINUS",
    ]

    /// The functions that are written as operators.
    static let operators = [
        "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "raise:toPower:": "**",
        "bitwiseAnd:with:": "&", "bitwiseOr:with:": "|", "bitwiseXor:with:": "^", "leftshift:by:": "<<",
        "rightshift:by:": ">>",
    ]

    /// The comparisons by their words.
    static let comparisons: [String: NSComparisonPredicate.Operator] = [
        "IN": .in, "CONTAINS": .contains, "LIKE": .like, "MATCHES": .matches, "BEGINSWITH": .beginsWith,
        "ENDSWITH": .endsWith, "BETWEEN": .between,
    ]

    /// The comparisons by their signs.
    static let signs: [String: NSComparisonPredicate.Operator] = [
        "=": .equalTo, "==": .equalTo, "!=": .notEqualTo, "<>": .notEqualTo, "<": .lessThan, ">": .greaterThan,
        "<=": .lessThanOrEqualTo, "=<": .lessThanOrEqualTo, ">=": .greaterThanOrEqualTo, "=>": .greaterThanOrEqualTo,
    ]
}

import Foundation

extension FormatParser {
    /// The operators of two values, the loosest first.
    private static let levels: [[String: String]] = [
        ["|": "bitwiseOr:with:", "^": "bitwiseXor:with:"], ["&": "bitwiseAnd:with:"],
        ["<<": "leftshift:by:", ">>": "rightshift:by:"], ["+": "add:to:", "-": "from:subtract:"],
        ["*": "multiply:by:", "/": "divide:by:"],
    ]

    mutating func expression() throws(FormatError) -> NSExpression {
        var result = try binary(0)
        while let word, let type = Self.setOperators[word] {
            advance()
            result = NSExpression(.sets(type, result, try binary(0)))
        }
        return result
    }

    private static let setOperators: [String: NSExpression.ExpressionType] = [
        "UNION": .unionSet, "INTERSECT": .intersectSet, "MINUS": .minusSet,
    ]

    private mutating func binary(_ level: Int) throws(FormatError) -> NSExpression {
        guard level < Self.levels.count else { return try power() }
        var result = try binary(level + 1)
        while case .sign(let sign) = token, let function = Self.levels[level][sign] {
            advance()
            result = NSExpression(forFunction: function, arguments: [result, try binary(level + 1)])
        }
        return result
    }

    private mutating func power() throws(FormatError) -> NSExpression {
        let base = try unary()
        guard take(sign: "**") else { return base }
        return NSExpression(forFunction: "raise:toPower:", arguments: [base, try power()])
    }

    private mutating func unary() throws(FormatError) -> NSExpression {
        if take(sign: "~") { return NSExpression(forFunction: "onesComplement:", arguments: [try unary()]) }
        guard take(sign: "-") else { return try postfix() }
        let operand = try unary()
        if case .constant(let value) = operand.form, let number = PlainValue.number(value) {
            return NSExpression(
                .constant(
                    PlainValue.isInteger(number)
                        ? NSNumber(value: -number.int64Value) : NSNumber(value: -number.doubleValue)))
        }
        return NSExpression(forFunction: "multiply:by:", arguments: [operand, NSExpression(forConstantValue: -1)])
    }

    // MARK: Paths and places

    private mutating func postfix() throws(FormatError) -> NSExpression {
        var result = try primary()
        while true {
            if take(sign: ".") {
                result = Self.path(of: result, try key())
            } else if case .sign("[") = token {
                advance()
                result = try place(in: result)
            } else {
                return result
            }
        }
    }

    private mutating func key() throws(FormatError) -> String {
        defer { advance() }
        switch token {
        case .word(let key), .key(let key), .collectionOperator(let key), .keyPath(let key): return key
        default: throw .unreadable
        }
    }

    private static func path(of operand: NSExpression, _ key: String) -> NSExpression {
        if case .keyPath(let inner, let path) = operand.form { return NSExpression(.keyPath(inner, path + "." + key)) }
        // Choice (issue 14): what is read of SELF is the path alone.
        return NSExpression(.keyPath(operand, key))
    }

    private mutating func place(in collection: NSExpression) throws(FormatError) -> NSExpression {
        let index: NSExpression
        if let word, ["FIRST", "LAST", "SIZE"].contains(word), case .sign("]") = next {
            advance()
            index = NSExpression(.place(word))
        } else {
            index = try expression()
        }
        try expect(sign: "]")
        return NSExpression(forFunction: "objectFrom:withIndex:", arguments: [collection, index])
    }

    // MARK: Values

    private mutating func primary() throws(FormatError) -> NSExpression {
        let current = token
        switch current {
        case .number(let number):
            advance()
            return NSExpression(.constant(number))
        case .text(let text):
            advance()
            return NSExpression(.constant(text))
        case .argument(let value):
            advance()
            return value as? NSExpression ?? NSExpression(.constant(value))
        case .variable(let name):
            advance()
            return NSExpression(.variable(name))
        case .keyPath(let path), .key(let path), .collectionOperator(let path):
            advance()
            return NSExpression(forKeyPath: path)
        case .sign("("):
            advance()
            let result = try expression()
            try expect(sign: ")")
            return result
        case .sign("{"):
            advance()
            return NSExpression(forAggregate: try list(until: "}"))
        case .word(let word):
            advance()
            return try value(of: word)
        case .sign, .end: throw .unreadable
        }
    }

    private mutating func list(until sign: String) throws(FormatError) -> [NSExpression] {
        var list: [NSExpression] = []
        if take(sign: sign) { return list }
        repeat { list.append(try expression()) } while take(sign: ",")
        try expect(sign: sign)
        return list
    }

    private mutating func value(of word: String) throws(FormatError) -> NSExpression {
        let isCall: Bool = if case .sign("(") = token { true } else { false }
        switch word.uppercased() {
        case "SELF": return NSExpression(.evaluatedObject)
        case "NULL", "NIL": return NSExpression(.constant(nil))
        case "TRUE", "YES": return NSExpression(.constant(NSNumber(value: true)))
        case "FALSE", "NO": return NSExpression(.constant(NSNumber(value: false)))
        case "ANYKEY": return NSExpression(.anyKey)
        case "SUBQUERY" where isCall: return try subquery()
        case "TERNARY" where isCall: return try conditional()
        case "CAST" where isCall:
            advance()
            return NSExpression(forFunction: "castObject:toType:", arguments: try list(until: ")"))
        case "FUNCTION" where isCall: return try message()
        case "FIRST", "LAST", "SIZE": return NSExpression(forKeyPath: word)
        case let reserved where FormatWords.reserved.contains(reserved): throw .unreadable
        default: break
        }
        guard isCall else { return NSExpression(forKeyPath: word) }
        advance()
        let arguments = try list(until: ")")
        let name = ExpressionFunction.name(word, argumentCount: arguments.count)
        guard ExpressionFunction.names.contains(name) else { throw .unreadable }
        return NSExpression(forFunction: name, arguments: arguments)
    }

    private mutating func subquery() throws(FormatError) -> NSExpression {
        advance()
        let collection = try expression()
        try expect(sign: ",")
        guard case .variable(let name) = token else { throw .unreadable }
        advance()
        try expect(sign: ",")
        let predicate = try disjunction()
        try expect(sign: ")")
        return NSExpression(forSubquery: collection, usingIteratorVariable: name, predicate: predicate)
    }

    private mutating func conditional() throws(FormatError) -> NSExpression {
        advance()
        let predicate = try disjunction()
        try expect(sign: ",")
        let one = try expression()
        try expect(sign: ",")
        let other = try expression()
        try expect(sign: ")")
        return NSExpression(forConditional: predicate, trueExpression: one, falseExpression: other)
    }

    private mutating func message() throws(FormatError) -> NSExpression {
        advance()
        let parts = try list(until: ")")
        guard parts.count >= 2, case .constant(let name) = parts[1].form, let name = PlainValue.text(name) else {
            throw .unreadable
        }
        return NSExpression(forFunction: parts[0], selectorName: name, arguments: Array(parts.dropFirst(2)))
    }
}

import Foundation

/// Reads formats of predicates and expressions.
struct FormatParser {
    var tokens: [FormatToken]
    var position = 0

    /// The predicate of a format; for one that cannot be read, after the exception, one that never holds.
    static func predicate(_ format: String, _ arguments: [Any]) -> NSPredicate {
        read(format, arguments) { parser throws(FormatError) in try parser.disjunction() } ?? NSPredicate(value: false)
    }

    /// The expression of a format; for one that cannot be read, after the exception, nil as a constant.
    static func expression(_ format: String, _ arguments: [Any]) -> NSExpression {
        read(format, arguments) { parser throws(FormatError) in try parser.expression() }
            ?? NSExpression(.constant(nil))
    }

    private static func read<Result>(
        _ format: String, _ arguments: [Any], _ body: (inout FormatParser) throws(FormatError) -> Result
    ) -> Result? {
        do throws(FormatError) {
            var parser = FormatParser(tokens: try FormatScanner.tokens(format, arguments))
            let result = try body(&parser)
            guard case .end = parser.token else { throw .unreadable }
            return result
        } catch {
            RaisedException.invalidArgument(
                error == .tooFewArguments
                    ? "Insufficient arguments for conversion characters specified in format string."
                    : "Unable to parse the format string \"\(format)\"")
            return nil
        }
    }

    // MARK: Tokens

    var token: FormatToken { tokens[position] }

    var next: FormatToken { position + 1 < tokens.count ? tokens[position + 1] : .end }

    mutating func advance() { if position < tokens.count - 1 { position += 1 } }

    mutating func take(sign: String) -> Bool {
        guard case .sign(sign) = token else { return false }
        advance()
        return true
    }

    mutating func expect(sign: String) throws(FormatError) { if !take(sign: sign) { throw .unreadable } }

    var word: String? {
        guard case .word(let word) = token else { return nil }
        return word.uppercased()
    }

    mutating func take(word: String) -> Bool {
        guard self.word == word else { return false }
        advance()
        return true
    }

    private mutating func take(_ sign: String, or word: String) -> Bool { take(sign: sign) || take(word: word) }

    // MARK: Predicates

    mutating func disjunction() throws(FormatError) -> NSPredicate {
        var parts = [try conjunction()]
        while take("||", or: "OR") { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : NSCompoundPredicate(orPredicateWithSubpredicates: parts)
    }

    private mutating func conjunction() throws(FormatError) -> NSPredicate {
        var parts = [try negation()]
        while take("&&", or: "AND") { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : NSCompoundPredicate(andPredicateWithSubpredicates: parts)
    }

    private mutating func negation() throws(FormatError) -> NSPredicate {
        guard take("!", or: "NOT") else { return try condition() }
        return NSCompoundPredicate(notPredicateWithSubpredicate: try negation())
    }

    private mutating func condition() throws(FormatError) -> NSPredicate {
        if take(word: "TRUEPREDICATE") { return NSPredicate(value: true) }
        if take(word: "FALSEPREDICATE") { return NSPredicate(value: false) }
        let start = position
        if take(sign: "(") {
            do throws(FormatError) {
                let predicate = try disjunction()
                try expect(sign: ")")
                if !continuesExpression { return predicate }
            } catch {}
            // The parentheses are an expression's.
            position = start
        }
        return try comparison()
    }

    /// Whether what is behind parentheses makes an expression of what is in them.
    private var continuesExpression: Bool {
        switch token {
        case .sign(let sign): FormatWords.signs[sign] != nil || "+-**/.[&|^<<>>".contains(sign)
        case .word(let word): FormatWords.comparisons[word.uppercased()] != nil
        default: false
        }
    }

    private mutating func comparison() throws(FormatError) -> NSPredicate {
        var modifier = NSComparisonPredicate.Modifier.direct
        var isNone = false
        if let word, ["ANY", "SOME", "ALL", "NONE"].contains(word) {
            advance()
            modifier = word == "ALL" ? .all : .any
            isNone = word == "NONE"
        }
        let left = try expression()
        let kind = try comparisonOperator()
        let options = try options()
        let predicate = NSComparisonPredicate(left, try expression(), modifier, kind, options)
        return isNone ? NSCompoundPredicate(notPredicateWithSubpredicate: predicate) : predicate
    }

    private mutating func comparisonOperator() throws(FormatError) -> NSComparisonPredicate.Operator {
        switch token {
        case .sign(let sign):
            guard let kind = FormatWords.signs[sign] else { throw .unreadable }
            advance()
            return kind
        case .word(let word):
            guard let kind = FormatWords.comparisons[word.uppercased()] else { throw .unreadable }
            advance()
            return kind
        default: throw .unreadable
        }
    }

    /// `[cd]`.
    private mutating func options() throws(FormatError) -> NSComparisonPredicate.Options {
        guard take(sign: "[") else { return [] }
        guard case .word(let letters) = token else { throw .unreadable }
        advance()
        var options: NSComparisonPredicate.Options = []
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            case "n": options.insert(.normalized)
            case "l": options.insert(.localeSensitive)
            default: throw .unreadable
            }
        }
        try expect(sign: "]")
        return options
    }
}

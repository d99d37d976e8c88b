import Foundation

/// How texts are compared with the options in brackets behind an operator.
struct TextComparison {
    private let options: NSComparisonPredicate.Options

    init(_ options: NSComparisonPredicate.Options) { self.options = options }

    private var comparing: String.CompareOptions {
        if options.contains(.normalized) { return .literal }
        var result: String.CompareOptions = []
        if options.contains(.caseInsensitive) { result.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
        return result
    }

    private var locale: Locale? { options.contains(.localeSensitive) ? .current : nil }

    func order(_ one: String, _ other: String) -> ComparisonResult {
        if comparing.isEmpty, locale == nil, one == other { return .orderedSame }
        return one.compare(other, options: comparing, locale: locale)
    }

    func contains(_ text: String, _ part: String) -> Bool {
        text.range(of: part, options: comparing, locale: locale) != nil
    }

    func begins(_ text: String, _ part: String) -> Bool {
        text.range(of: part, options: comparing.union(.anchored), locale: locale) != nil
    }

    func ends(_ text: String, _ part: String) -> Bool {
        text.range(of: part, options: comparing.union([.anchored, .backwards]), locale: locale) != nil
    }

    /// Whether the whole text fits a pattern with `?` for one letter and `*` for any number of them.
    func isLike(_ text: String, _ pattern: String) -> Bool {
        var expression = ""
        var isEscaped = false
        for letter in pattern {
            if isEscaped {
                expression += NSRegularExpression.escapedPattern(for: String(letter))
                isEscaped = false
            } else {
                switch letter {
                case "\\": isEscaped = true
                case "?": expression += "."
                case "*": expression += ".*"
                default: expression += NSRegularExpression.escapedPattern(for: String(letter))
                }
            }
        }
        return matches(text, expression, [.dotMatchesLineSeparators])
    }

    /// Whether the whole text matches a regular expression; one that is none raises an exception.
    func matches(_ text: String, _ pattern: String) -> Bool { matches(text, pattern, []) }

    private func matches(
        _ text: String, _ pattern: String, _ expressionOptions: NSRegularExpression.Options
    ) -> Bool {
        var (text, pattern, expressionOptions) = (text, pattern, expressionOptions)
        if options.contains(.caseInsensitive) { expressionOptions.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) {
            text = text.folding(options: .diacriticInsensitive, locale: nil)
            pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
        }
        let expression: NSRegularExpression
        do {
            expression = try NSRegularExpression(pattern: "\\A(?:" + pattern + ")\\z", options: expressionOptions)
        } catch {
            RaisedException.invalidArgument(
                "Can't do regex matching, reason: Can't open pattern (string \(text), pattern \(pattern), "
                    + "case \(options.contains(.caseInsensitive) ? 1 : 0), "
                    + "canon \(options.contains(.diacriticInsensitive) ? 1 : 0))")
            return false
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}

internal import SwiftSyntax

/// A form that a compiler refuses and that is right on Apple's systems, or was when the sources were written, with what it becomes.
struct MendedForm: Sendable, Hashable, Codable {
    var file: String
    var line: Int
    var column: Int
    /// The bytes of the original that are replaced; none where something is put in.
    var range: Range<Int>
    var text: String
    /// What its author should know.
    var remark: String?

    static func isPossible(_ message: Diagnostic) -> Bool {
        message.severity == .error
            && (message.message.hasPrefix("switch must be exhaustive") || message.message.hasPrefix("cannot override '")
                || message.message.hasPrefix("'?' pattern cannot match values of type 'UI")
                || message.message.contains("did you mean to use 'as' to explicitly convert?"))
    }

    /// - Parameter message: A compiler's, at its place in the original.
    init?(_ message: Diagnostic, in tree: SourceTree, isMigrated: Bool) {
        guard Self.isPossible(message), let token = tree.token(line: message.line, column: message.column) else {
            return nil
        }
        (file, line, column) = (message.file, message.line, message.column)
        (range, text) = (0..<0, "")
        let words = message.message
        let found =
            if words.hasPrefix("switch must be exhaustive") {
                addCases(to: token, message.notes)
            } else if words.hasPrefix("cannot override '") {
                changeStrength(of: token, words)
            } else if words.hasPrefix("'?' pattern") {
                matchPlainly(token)
            } else {
                isMigrated && convert(token, words)
            }
        guard found else { return nil }
    }

    var edit: Edits.Edit { Edits.Edit(range: range, text: text) }

    var warning: Diagnostic? {
        remark.map { Diagnostic(severity: .warning, message: $0, file: file, line: line, column: column) }
    }

    // MARK: Cases that came later

    /// Cases that iOS gave an enumeration after its first version. What was written before knows nothing of them.
    // Choice (migration): such a switch is compiled, and ends the app if one of them ever comes.
    private static let later: Set<String> = [
        "regionEntered", "regionMoved", "regionExited", "indirectPointer", "limited", "darkContent", "carPlay", "mac",
        "vision", "provisional", "ephemeral", "opticID", "insetGrouped", "asciiCapableNumberPad",
    ]

    private mutating func addCases(to token: TokenSyntax, _ notes: [Diagnostic]) -> Bool {
        let names = notes.compactMap { note in
            note.message.firstMatch(of: /^add missing case: '\.([A-Za-z]+)/).map { String($0.1) }
        }
        guard !names.isEmpty, names.allSatisfy(Self.later.contains),
            let node = token.ancestors.lazy.compactMap({ $0.as(SwitchExprSyntax.self) }).first,
            node.switchKeyword.id == token.id, node.rightBrace.presence == .present
        else { return false }
        let end = node.rightBrace.bytes.lowerBound
        range = end..<end
        let list = names.map { ".\($0)" }.joined(separator: ", ")
        text = "; default: fatalError(\"\(list) came to a switch that does not know it\") "
        if node.cases.last?.trailingTrivia.contains(where: \.isNewline) == true
            || node.rightBrace.leadingTrivia.contains(where: \.isNewline)
        {
            text.removeFirst(2)
        }
        remark = "this switch does not know \(list), which iOS has had since: the app ends if it comes"
        return true
    }

    // MARK: Patterns of optionals

    /// What an optional requirement gives is optional on Apple's systems, and here there is always a value.
    private mutating func matchPlainly(_ token: TokenSyntax) -> Bool {
        let mark = [token, token.nextToken(viewMode: .sourceAccurate)].compactMap { $0 }.first {
            $0.tokenKind == .postfixQuestionMark
        }
        let found =
            mark
            ?? token.ancestors.lazy.compactMap { $0.as(OptionalChainingExprSyntax.self)?.questionMark }.first
        let isInPattern = found?.ancestors.contains {
            $0.is(SwitchCaseItemSyntax.self) || $0.is(MatchingPatternConditionSyntax.self)
        }
        guard let found, isInPattern == true else { return false }
        (range, text) = (found.bytes, " ")
        return true
    }

    // MARK: Weak properties

    /// Which properties UIKit holds weakly differs where they are computed, and an override has to say the same.
    private mutating func changeStrength(of token: TokenSyntax, _ message: String) -> Bool {
        guard let node = token.ancestors.lazy.compactMap({ $0.as(VariableDeclSyntax.self) }).first,
            node.modifiers.contains(where: { $0.name.text == "override" })
        else { return false }
        if message == "cannot override 'strong' property with 'weak' property" {
            guard let weak = node.modifiers.first(where: { $0.name.text == "weak" }) else { return false }
            range = weak.bytes
            text = String(repeating: " ", count: range.count)
            return true
        }
        guard message == "cannot override 'weak' property with 'strong' property" else { return false }
        let start = node.bindingSpecifier.bytes.lowerBound
        (range, text) = (start..<start, "weak ")
        return true
    }

    // MARK: Conversions

    /// What Swift 2 converted by itself.
    private mutating func convert(_ token: TokenSyntax, _ message: String) -> Bool {
        let pattern = /^'([^']+)' is not implicitly convertible to '([^']+)'; did you mean to use 'as'/
        guard let match = message.firstMatch(of: pattern) else { return false }
        let start = token.bytes.lowerBound
        // The whole of what is given or returned there.
        let node = token.ancestors.filter { $0.bytes.lowerBound == start }.prefix {
            !$0.is(LabeledExprSyntax.self) && !$0.is(CodeBlockItemSyntax.self)
        }.last { $0.is(ExprSyntax.self) }
        guard let node else { return false }
        range = node.bytes
        text = "(\(node.trimmedDescription) as \(match.2))"
        return true
    }
}

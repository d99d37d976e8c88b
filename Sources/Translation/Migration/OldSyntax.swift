internal import SwiftSyntax

/// Rewrites the forms of Swift 1 and 2 that today's parser does not understand, so that the names in them can be found.
///
/// The parser says where it missed or met something; no line moves.
final class OldSyntax: SyntaxVisitor {
    private let bytes: [UInt8]
    private(set) var edits = Edits()
    private(set) var changes: [(offset: Int, old: String, new: String)] = []
    private(set) var questions: [(offset: Int, text: String)] = []

    init(bytes: [UInt8]) {
        self.bytes = bytes
        super.init(viewMode: .sourceAccurate)
    }

    private func range(_ node: some SyntaxProtocol) -> Range<Int> { node.bytes }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func note(_ node: some SyntaxProtocol, _ old: String, _ new: String) {
        changes.append((range(node).lowerBound, old, new))
    }

    /// Replaces a range and keeps its line breaks.
    private func replace(_ range: Range<Int>, with new: String) {
        edits.replace(range, withLine: new, in: bytes)
    }

    // MARK: Conditions

    /// The conditions of an `if`, a `guard` or a `while` that is being read.
    private struct Header {
        /// How many brackets were open at its keyword.
        var depth: Int
        var isGuard: Bool
        /// `let` or `var` of the last binding.
        var specifier: String?
    }
    private var headers: [Header] = []
    private var depth = 0

    /// Conditions are read by their tokens: behind a binding without its own `let` the parser may lose its way.
    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        switch token.tokenKind {
        case .keyword(.if), .keyword(.guard), .keyword(.while):
            let isEndOfLoop = token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .rightBrace
            if token.tokenKind != .keyword(.while) || !isEndOfLoop || token.leadingTrivia.contains(where: \.isNewline) {
                headers.append(Header(depth: depth, isGuard: token.tokenKind == .keyword(.guard)))
            }
        case .leftBrace, .leftParen, .leftSquare:
            if let header = headers.last, header.depth == depth, !header.isGuard, token.tokenKind == .leftBrace {
                headers.removeLast()
            }
            depth += 1
        case .rightBrace, .rightParen, .rightSquare: depth -= 1
        default: readCondition(token)
        }
        return .skipChildren
    }

    private func readCondition(_ token: TokenSyntax) {
        guard let header = headers.last, header.depth == depth else { return }
        switch token.tokenKind {
        case .keyword(.else): headers.removeLast()
        case .keyword(.let), .keyword(.var): headers[headers.count - 1].specifier = token.text
        case .keyword(.where):
            note(token, "where in a condition", ",")
            let end = token.previousToken(viewMode: .sourceAccurate).map { range($0).upperBound }
            replace((end ?? range(token).lowerBound)..<range(token).upperBound, with: ",")
            headers[headers.count - 1].specifier = nil
        case .comma:
            guard let specifier = header.specifier, let name = token.nextToken(viewMode: .sourceAccurate),
                case .identifier = name.tokenKind, let next = name.nextToken(viewMode: .sourceAccurate),
                next.tokenKind == .equal || next.tokenKind == .colon
            else { return }
            note(name, "a binding without its own '\(specifier)'", "\(specifier) \(name.text)")
            edits.insert(specifier + " ", at: range(name).lowerBound)
        default: break
        }
    }

    // MARK: Loops

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        guard node.inKeyword.presence == .missing, node.body.leftBrace.presence == .present,
            node.body.rightBrace.presence == .present
        else { return .visitChildren }
        let start = range(node.forKeyword)
        let brace = range(node.body.leftBrace)
        var header = text(start.upperBound..<brace.lowerBound)
        while let first = header.first, first.isWhitespace { header.removeFirst() }
        while let last = header.last, last.isWhitespace { header.removeLast() }
        if header.first == "(", header.last == ")" { header = String(header.dropFirst().dropLast()) }
        let parts = header.split(separator: ";", omittingEmptySubsequences: false).map {
            $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        guard parts.count == 3 else { return .visitChildren }
        note(node, "for \(header)", "while")
        let step = parts[2].isEmpty ? "" : " defer { \(parts[2]) };"
        let condition = parts[1].isEmpty ? "true" : parts[1]
        if !parts[0].hasPrefix("var "), !parts[2].isEmpty {
            questions.append(
                (
                    start.lowerBound,
                    "'\(parts[2])' is done after 'break' too, where it was not in a 'for' of three parts"
                ))
        }
        // The variable lives no longer than the loop did.
        let label = node.parent?.as(LabeledStmtSyntax.self)
        let first = label.map { range($0).lowerBound } ?? start.lowerBound
        edits.insert("do { \(parts[0]); ", at: first)
        replace(start.lowerBound..<brace.upperBound, with: "while \(condition) {\(step)")
        edits.insert(" }", at: range(node.body.rightBrace).upperBound)
        return .visitChildren
    }

    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
        // On one line with the brace: as a loop of its own it would stand on the next.
        if node.catchClauses.isEmpty, let next = node.body.rightBrace.nextToken(viewMode: .sourceAccurate),
            next.tokenKind == .keyword(.while), !next.leadingTrivia.contains(where: \.isNewline)
        {
            note(node, "do … while", "repeat … while")
            replace(range(node.doKeyword), with: "repeat")
        }
        return .visitChildren
    }

    // MARK: Declarations

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        for word in node.unexpectedBetweenModifiersAndFirstName ?? [] where word.trimmedDescription == "inout" {
            note(word, "inout before a name", "inout before a type")
            replace(range(word).lowerBound..<range(node.firstName).lowerBound, with: "")
            edits.insert("inout ", at: range(node.type).lowerBound)
        }
        if ["var", "let"].contains(node.firstName.text), let name = node.secondName {
            becomeLocal(node, name: name)
        }
        if let unexpected = node.unexpectedBetweenSecondNameAndColon { becomeBoth(unexpected) }
        return .visitChildren
    }

    /// `var x: Int` -> a parameter, and a variable with its value.
    private func becomeLocal(_ node: FunctionParameterSyntax, name: TokenSyntax) {
        note(node.firstName, "\(node.firstName.text) before a parameter", "a variable of its own")
        replace(range(node.firstName).lowerBound..<range(name).lowerBound, with: "")
        guard node.firstName.text == "var" else { return }
        let owner = node.parent?.parent?.parent?.parent
        let body = owner?.as(FunctionDeclSyntax.self)?.body ?? owner?.as(InitializerDeclSyntax.self)?.body
        if let brace = body?.leftBrace {
            edits.insert(" var \(name.text) = \(name.text);", at: range(brace).upperBound)
        }
    }

    /// `#name: Int` -> `name name: Int`.
    private func becomeBoth(_ unexpected: UnexpectedNodesSyntax) {
        let text = unexpected.trimmedDescription
        guard text.hasPrefix("#") else { return }
        let name = text.dropFirst().filter { $0.isLetter || $0.isNumber || $0 == "_" }
        note(unexpected, text, "\(name) \(name)")
        replace(range(unexpected), with: "\(name) \(name)")
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.nearest(ProtocolDeclSyntax.self) != nil, node.initializer.equal.presence == .missing {
            note(node.name, "typealias", "associatedtype")
            replace(range(node.typealiasKeyword), with: "associatedtype")
        }
        return .visitChildren
    }
}

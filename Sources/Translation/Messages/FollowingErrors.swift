internal import Catalogue
internal import SwiftSyntax

/// Tells the errors that would not be there if a missing name were not missing.
struct FollowingErrors {
    private let unknown: UnknownNames
    private let catalogue: FrameworkCatalogue
    /// The places of errors that explain others, by file.
    private var causes: [String: [TokenSyntax]] = [:]
    private var calls: [String: [Range<Int>]] = [:]

    /// - Parameters:
    ///   - findings: The compiler's messages.
    ///   - errors: The translation's own.
    ///   - module: What the messages are about.
    init(
        _ findings: [Explanation.Finding], errors: [Diagnostic], trees: SourceTrees, of module: TranslatedModule
    ) {
        catalogue = module.catalogue
        var missing: Set<String> = []
        var types: Set<String> = []
        var failures: [String: [Int]] = [:]
        for finding in findings where finding.message.severity == .error {
            if case .name(let name)? = finding.missing { missing.insert(name) }
            guard let token = finding.token, let offset = finding.offset else { continue }
            if !Self.isAboutUnknownType(finding.message.message) {
                causes[finding.message.file, default: []].append(token)
                failures[finding.message.file, default: []].append(offset)
            }
            if let call = finding.call { calls[finding.message.file, default: []].append(call) }
        }
        for error in errors {
            guard let token = trees[error.file]?.token(line: error.line, column: error.column) else { continue }
            causes[error.file, default: []].append(token)
            // What was optional is required now, which nobody meant.
            if token.text == "optional" {
                types.formUnion(SourceTree.types(around: token, catalogue).prefix(1))
                missing.formUnion(SourceTree.declaredName(at: token).map { [$0] } ?? [])
            }
        }
        let hasCauses = !causes.isEmpty
        let frameworks = hasCauses ? module.frameworks : DeclarationIndex()
        let declared =
            hasCauses
            ? trees.all.flatMap { path, tree in
                DeclaredNames.all(in: tree, frameworks, module.catalogue).map { (path, $0) }
            } : []
        unknown = UnknownNames(missing: missing, types: types, failures: failures, declared: declared)
    }

    func contains(_ finding: Explanation.Finding) -> Bool {
        let message = finding.message
        guard message.severity == .error, let token = finding.token, let offset = finding.offset else { return false }
        if case .initializer? = finding.missing { return false }
        if calls[message.file]?.contains(where: { $0.contains(offset) }) == true { return true }
        if Self.isAboutUnknownType(message.message) { return isInUnknownStatement(token, at: offset, of: message.file) }
        // Told in its own words already.
        if message.subject != nil { return false }
        if case .name(let name)? = finding.missing {
            // What a missing superclass may have had.
            return name.first?.isLowercase == true && isInUnknownType(token)
        }
        return isInUnknownType(token) && Self.isAboutSuperclass(message.message)
            || !Self.quotedNames(message.message).isDisjoint(with: unknown.types)
    }

    private func isInUnknownStatement(_ token: TokenSyntax, at offset: Int, of file: String) -> Bool {
        let statement = SourceTree.statement(of: token)
        let head = statement.identifiersOfHead
        return unknown.contains(anyOf: head, at: offset, of: file)
            || causes[file]?.contains { $0 != token && SourceTree.statement(of: $0) == statement } == true
    }

    private func isInUnknownType(_ token: TokenSyntax) -> Bool {
        SourceTree.types(around: token, catalogue).contains { unknown.types.contains($0) }
    }

    // MARK: Words

    /// Whether the compiler could not tell the type of something.
    private static func isAboutUnknownType(_ message: String) -> Bool {
        [
            "requires a contextual type", "annot infer", "could not infer", "could not be inferred", "nable to infer",
            "is ambiguous", "failed to produce diagnostic", "without a contextual type", "without a type annotation",
            "ambiguous use of", "unable to type-check", "cannot use optional chaining on non-optional value",
            "cannot call value of non-function type",
            "'_'",
        ].contains { message.contains($0) }
    }

    /// Whether the compiler takes a class without its superclass for one that has none.
    private static func isAboutSuperclass(_ message: String) -> Bool {
        MissingName.isMissingOverride(message)
            || ["'super'", "has no initializers", "root class", "argument passed to call that takes no arguments"]
                .contains { message.contains($0) }
    }

    /// The last parts of the types in quotes: `'App.Scene?'` -> `Scene`.
    private static func quotedNames(_ message: String) -> Set<String> {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        let quoted = parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        return Set(quoted.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init))
    }
}

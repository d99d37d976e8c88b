internal import Catalogue
internal import SwiftSyntax

/// Says a compiler's messages about a module in words for its author, without those that only follow from others.
struct Explanation {
    let names: FrameworkNames
    private let module: TranslatedModule
    /// The module's own classes and their superclasses.
    private let superclasses: [String: String]
    /// The frameworks that the module imports in vain.
    private let imported: Set<String>
    private let trees: [String: SourceTree]
    private let filesWithFrameworks: Set<String>
    private let errors: [Diagnostic]

    /// - Parameter errors: The translation's own.
    init(_ module: TranslatedModule, names: FrameworkNames, errors: [Diagnostic]) {
        self.names = names
        self.module = module
        self.errors = errors
        superclasses = Dictionary(
            module.classes.compactMap { described in described.superclass.map { (described.name, $0) } },
            uniquingKeysWith: { first, _ in first })
        imported = Set(
            errors.compactMap { if case .framework(let name)? = $0.missing { name } else { nil } })
        let imports = (["UIKit"] + module.companions.map(\.module)).map { "import \($0)" }
        filesWithFrameworks = Set(
            module.files.filter { file in imports.contains(where: file.text.contains) }.map(\.path))
        trees = Dictionary(
            module.files.map { ($0.path, SourceTree(path: $0.path, text: $0.source)) }, uniquingKeysWith: { $1 })
    }

    /// - Parameter messages: The compiler's, at their places in the originals.
    func told(_ messages: [Diagnostic]) -> [Diagnostic] {
        let findings = messages.map(finding)
        let followers = FollowingErrors(findings, errors: errors, trees: trees, of: module)
        let told = findings.filter { !$0.isExplained && !followers.contains($0) }.map(\.message)
        // The compiler takes what it does not know for what never happens, is never used and never fails.
        let isMissingNames = !imported.isEmpty || told.contains { $0.missing != nil }
        return isMissingNames ? told.filter { $0.severity == .error } : told
    }

    /// What a message is about.
    struct Finding {
        var message: Diagnostic
        var token: TokenSyntax?
        /// The name without which other errors follow.
        var missing: MissingName?
        /// An error of the translation says it already.
        var isExplained = false
        /// The call whose other errors say nothing more.
        var call: Range<Int>?

        var offset: Int? { token?.positionAfterSkippingLeadingTrivia.utf8Offset }
    }

    private func finding(_ message: Diagnostic) -> Finding {
        let token = trees[message.file]?.token(line: message.line, column: message.column)
        var finding = Finding(message: message, token: token, missing: MissingName(message.message, module.catalogue))
        guard message.severity == .error else { return finding }
        if let token, finding.missing == nil {
            if let label = MissingName.label(in: message.message),
                let call = SourceTree.initializer(around: token, label: label),
                names.owner(of: "(" + label, in: call.type) != nil
            {
                finding.missing = .initializer(label: label, of: call.type)
                finding.call = call.range
            } else if MissingName.isMissingOverride(message.message),
                let type = SourceTree.types(around: token, module.catalogue).first
            {
                finding.missing = .overridden(token.text, in: type)
            }
        }
        if case .name(let name)? = finding.missing, let header = module.foreignNames[name] {
            finding.message.message = "'\(name)' is declared in \(header), which is left out: only Swift is supported"
            finding.message.missing = .name(name)
            return finding
        }
        // Without the import no name of a framework's can be found.
        if filesWithFrameworks.contains(message.file) { explain(&finding) }
        let isToldByTranslation = errors.contains {
            $0.missing == nil && $0.file == message.file && $0.line == message.line
        }
        if isToldByTranslation { finding.isExplained = true }
        return finding
    }

    /// Puts the message into words where a framework has the name that is missing.
    private func explain(_ finding: inout Finding) {
        switch finding.missing {
        case .name(let name):
            let around = finding.token.flatMap { SourceTree.types(around: $0, module.catalogue).first }
            if let around, let owner = names.owner(of: name, in: frameworkClass(around)) {
                return tell(&finding, "'\(name)' of \(owner)", FrameworkNames.framework(of: owner))
            }
            if names.has(name) { return tell(&finding, "'\(name)'", FrameworkNames.framework(of: name)) }
            if let companion = module.catalogue.companion(having: name), module.companions.contains(companion) {
                return tell(&finding, "'\(name)'", companion.module)
            }
            let frameworks = module.catalogue.unsupported(having: name)
            if !imported.isDisjoint(with: frameworks) {
                finding.isExplained = true
            } else if let likeliest = frameworks.first {
                finding.message.message =
                    "cannot find '\(name)': its prefix is \(likeliest)'s, a framework that Matryoshka does not support"
                finding.message.missing = .name(name)
            } else if FrameworkCatalogue.hasNamesWithoutPrefix(imported), name.first?.isUppercase == true {
                finding.isExplained = true
            }
        case .member(let member, let type), .overridden(let member, let type):
            guard let owner = names.owner(of: member, in: frameworkClass(type)) else { return }
            tell(&finding, "'\(member)' of \(owner)", FrameworkNames.framework(of: owner))
        case .initializer(let label, let type):
            tell(&finding, "'\(type)(\(label):)'", FrameworkNames.framework(of: type))
        case nil: break
        }
    }

    private func tell(_ finding: inout Finding, _ name: String, _ framework: String) {
        finding.message.message = "\(name) is \(framework)'s, not in Matryoshka yet"
        finding.message.missing = .name(name)
        // What the compiler takes for it is something else.
        finding.message.notes = []
    }

    /// The framework's class that a class of the module descends from, or the type itself.
    private func frameworkClass(_ type: String) -> String {
        var name = type
        for _ in 0..<16 {
            guard let next = superclasses[name] else { return name }
            name = next
        }
        return name
    }
}

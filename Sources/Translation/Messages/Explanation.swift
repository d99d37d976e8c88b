internal import Catalogue
internal import SwiftSyntax

/// Says a compiler's messages about a module in words for its author.
struct Explanation {
    let names: FrameworkNames
    private let module: TranslatedModule
    /// The module's own classes and their superclasses.
    private let superclasses: [String: String]
    /// The frameworks and modules that the module imports in vain.
    private let imported: Set<String>
    private let importedModules: Set<String>
    private let filesWithFrameworks: Set<String>
    private let errors: [Diagnostic]

    /// - Parameters:
    ///   - errors: The translation's own, and those about imports that are left out.
    ///   - paths: The files that there are messages about.
    init(_ module: TranslatedModule, names: FrameworkNames, errors: [Diagnostic], paths: Set<String>) {
        self.names = names
        self.module = module
        self.errors = errors
        superclasses = Dictionary(
            module.classes.compactMap { described in described.superclass.map { (described.name, $0) } },
            uniquingKeysWith: { first, _ in first })
        imported = Set(errors.compactMap { if case .framework(let name)? = $0.subject { name } else { nil } })
        importedModules = Set(errors.compactMap { if case .module(let name)? = $0.subject { name } else { nil } })
        let imports = (["UIKit"] + module.companions.map(\.module)).map { "import \($0)" }
        filesWithFrameworks = Set(
            module.files.filter { file in paths.contains(file.path) && imports.contains(where: file.text.contains) }
                .map(\.path))
    }

    private var trees: SourceTrees { module.trees }

    /// What a message is about.
    struct Finding {
        var message: Diagnostic
        var token: TokenSyntax?
        /// The name without which other errors follow.
        var missing: MissingName?
        /// An error of the translation says it already.
        var isExplained = false
        /// It would not be there if something else were not missing.
        var isFollowing = false
        /// The frameworks that it is about, where these are missing as a whole.
        var frameworks: [String] = []
        /// The call whose other errors say nothing more.
        var call: Range<Int>?

        var offset: Int? { token?.positionAfterSkippingLeadingTrivia.utf8Offset }
    }

    /// What each message is about, in its order.
    ///
    /// - Parameter messages: The compiler's, at their places in the originals.
    func findings(_ messages: [Diagnostic]) -> [Finding] {
        var findings = messages.map(finding)
        let followers = FollowingErrors(findings, errors: errors, trees: trees, of: module)
        for index in findings.indices { findings[index].isFollowing = followers.contains(findings[index]) }
        return findings
    }

    /// The messages without those that only follow from others.
    func told(_ findings: [Finding]) -> [Diagnostic] {
        let told = findings.filter { !$0.isExplained && !$0.isFollowing }.map(\.message)
        // The compiler takes what it does not know for what never happens, is never used and never fails.
        let isMissingNames = !imported.isEmpty || told.contains { $0.subject != nil }
        return isMissingNames ? told.filter { $0.severity == .error } : told
    }

    /// What a module's files use of frameworks that are missing as a whole, with the number of uses.
    func usesOfFrameworks(in findings: [Finding]) -> [String: [String: Int]] {
        findings.reduce(into: [:]) { uses, finding in
            guard case .name(let name)? = finding.missing else { return }
            // The likeliest has the name.
            guard let framework = finding.frameworks.first(where: imported.contains) else { return }
            uses[framework, default: [:]][name, default: 0] += 1
        }
    }

    private func finding(_ message: Diagnostic) -> Finding {
        var finding = Finding(message: message, missing: MissingName(message.message, module.catalogue))
        guard message.severity == .error else { return finding }
        let token = trees[message.file]?.token(line: message.line, column: message.column)
        finding.token = token
        if let match = message.message.wholeMatch(of: /no such module '([^']+)'/) {
            finding.message.subject = .module(String(match.1))
        } else if message.message.contains("swift-corelibs-foundation") {
            finding.message.subject = .feature(message.message)
        }
        if case .name(let name)? = finding.missing, let header = module.foreignNames[name] {
            finding.message.message = "'\(name)' is declared in \(header), which is left out: only Swift is supported"
            finding.message.subject = .name(name)
            return finding
        }
        if case .name(let name)? = finding.missing, module.leftOutNames.contains(name) {
            finding.message.message =
                "'\(name)' is left out, since it is for SwiftUI, which nothing else in its module needs"
            finding.message.subject = .name(name)
            return finding
        }
        if let token, finding.missing == nil { look(at: token, for: &finding) }
        explain(&finding)
        let isToldByTranslation = errors.contains { error in
            switch error.subject {
            case .framework, .module: return false
            default: break
            }
            return error.file == message.file && error.line == message.line
        }
        if isToldByTranslation { finding.isExplained = true }
        return finding
    }

    /// Finds what the compiler's words alone do not name.
    private func look(at token: TokenSyntax, for finding: inout Finding) {
        if let label = MissingName.label(in: finding.message.message),
            let call = SourceTree.initializer(around: token, label: label),
            names.owner(of: "(" + label, in: call.type) != nil
        {
            finding.missing = .initializer(label: label, of: call.type)
            finding.call = call.range
        } else if MissingName.isMissingOverride(finding.message.message),
            let type = SourceTree.types(around: token, module.catalogue).first
        {
            finding.missing = .overridden(token.text, in: type)
        }
    }

    // MARK: Words

    /// Puts the message into words where a framework has the name that is missing.
    private func explain(_ finding: inout Finding) {
        // Without the import no name of a framework's can be found.
        let hasFrameworks = filesWithFrameworks.contains(finding.message.file)
        switch finding.missing {
        case .name(let name):
            if hasFrameworks, explainFrameworksName(name, &finding) { return }
            if let framework = FoundationNames.framework(ofMissing: name), hasFrameworks || importsFoundation(finding) {
                return tell(&finding, "'\(name)'", framework, .name(name))
            }
            explainOther(name, &finding)
        case .member(let member, let type), .overridden(let member, let type):
            guard hasFrameworks, let owner = names.owner(of: member, in: frameworkClass(type)) else { return }
            tell(
                &finding, "'\(member)' of \(owner)", FrameworkNames.framework(of: owner),
                .member(member, of: owner))
        case .initializer(let label, let type):
            guard hasFrameworks else { return }
            tell(
                &finding, "'\(type)(\(label):)'", FrameworkNames.framework(of: type),
                .member("(" + label, of: type))
        case nil: break
        }
    }

    /// Whether the name is UIKit's, or that of a member which is used without `self`.
    private func explainFrameworksName(_ name: String, _ finding: inout Finding) -> Bool {
        let around = finding.token.flatMap { SourceTree.types(around: $0, module.catalogue).first }
        if let around, let owner = names.owner(of: name, in: frameworkClass(around)) {
            tell(
                &finding, "'\(name)' of \(owner)", FrameworkNames.framework(of: owner), .member(name, of: owner))
        } else if names.has(name) {
            tell(&finding, "'\(name)'", FrameworkNames.framework(of: name), .name(name))
        } else {
            return false
        }
        return true
    }

    /// Explains names of frameworks beside UIKit and of other modules.
    private func explainOther(_ name: String, _ finding: inout Finding) {
        let hasFrameworks = filesWithFrameworks.contains(finding.message.file)
        finding.frameworks = module.catalogue.unsupported(having: name)
        if !imported.isDisjoint(with: finding.frameworks) {
            finding.isExplained = true
            return
        }
        if let companion = module.catalogue.companion(having: name) {
            if trees[finding.message.file]?.imports.contains(companion.module) == true {
                return tell(&finding, "'\(name)'", companion.module, .name(name))
            } else if module.catalogue.declaredNames(of: companion).contains(name) {
                finding.message.message =
                    "'\(name)' is \(companion.module)'s: the file needs 'import \(companion.module)'"
                finding.message.subject = .importStatement(of: companion.module, file: finding.message.file)
                return
            }
        }
        if hasFrameworks, let likeliest = finding.frameworks.first {
            finding.message.message =
                "cannot find '\(name)': its prefix is \(likeliest)'s, a framework that Matryoshka does not support"
            finding.message.subject = .name(name)
        } else if name.first?.isUppercase == true, FrameworkCatalogue.hasNamesWithoutPrefix(imported) {
            finding.isExplained = true
        } else if let imports = trees[finding.message.file]?.imports, !imports.isDisjoint(with: importedModules) {
            finding.isExplained = true
        }
    }

    private func importsFoundation(_ finding: Finding) -> Bool {
        trees[finding.message.file]?.imports.contains("Foundation") == true
    }

    private func tell(
        _ finding: inout Finding, _ name: String, _ framework: String, _ subject: Diagnostic.Subject
    ) {
        finding.message.message = "\(name) is \(framework)'s, not in Matryoshka yet"
        finding.message.subject = subject
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

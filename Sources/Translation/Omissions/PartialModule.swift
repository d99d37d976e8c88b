internal import Catalogue
internal import SwiftSyntax

/// A module from which is left out, round by round, what does not compile.
///
/// Each round takes what the compiler says of the translation so far, leaves out the smallest parts that its errors are in,
/// and translates the rest anew. The lines of the sources stay where they are.
package struct PartialModule: Sendable {
    /// The module without what is left out.
    package private(set) var translation: TranslatedModule
    /// In the order of the sources.
    package private(set) var omissions: [Omission] = []
    /// The members of `AnyObject` that are looked up by name.
    package private(set) var reached: ReachedMembers

    private let whole: TranslatedModule
    private let names: FrameworkNames
    /// What to tell of imports that are left out.
    private var importErrors: [Diagnostic] = []

    /// - Parameters:
    ///   - omissions: What an earlier build of the same sources left out.
    ///   - reached: What an earlier build looked up.
    package init(
        _ module: TranslatedModule, names: FrameworkNames, omissions: [Omission] = [],
        reached: ReachedMembers = ReachedMembers()
    ) {
        whole = module
        self.reached = reached
        translation = module
        self.names = names
        if !omissions.isEmpty || !reached.isEmpty { add(omissions) }
    }

    /// Whether the translation itself has found errors, beside imports of what nobody has.
    package var hasErrors: Bool { !ownErrors.isEmpty }

    private var ownErrors: [Diagnostic] {
        translation.diagnostics.filter { $0.severity == .error && !importErrors.contains($0) }
    }

    /// Leaves out the parts that errors are in.
    ///
    /// - Parameter messages: What the compiler says about the translation; none where the translation has errors of its own.
    /// - Returns: Whether there was a part that is not left out already.
    package mutating func leaveOut(_ messages: [Diagnostic]) -> Bool {
        if reachMembers(messages) { return true }
        let own = ownErrors.map { Problem(diagnostic: $0, reason: $0.message) }
        return leaveOut(own.isEmpty ? problems(of: messages) : own)
    }

    private mutating func leaveOut(_ problems: [Problem]) -> Bool {
        // What only follows from other errors may be gone without these.
        for certainty in Problem.Certainty.allCases {
            var found = omissions(for: problems.filter { $0.certainty == certainty })
            guard !found.isEmpty else { continue }
            if certainty == .whole { found = found.map(withCause) }
            note(found, problems)
            add(found)
            return true
        }
        return false
    }

    /// Says of a type that is nothing without a part of it why that is left out.
    private func withCause(_ omission: Omission) -> Omission {
        guard let part = omissions.first(where: { omission.contains($0.range, of: $0.file) }) else { return omission }
        var explained = omission
        explained.reason += " without \(part.subject): \(part.reason)"
        return explained
    }

    /// The smallest parts that hold the problems, none of them in another.
    private func omissions(for problems: [Problem]) -> [Omission] {
        problems.reduce(into: []) { found, problem in
            guard let omission = omission(for: problem),
                !found.contains(where: { $0.contains(omission.range, of: omission.file) })
            else { return }
            found.removeAll { omission.contains($0.range, of: $0.file) }
            found.append(omission)
        }
    }

    /// Leaves out the imports of modules that nobody has: without them the compiler looks at nothing else.
    package mutating func leaveOutImports(_ messages: [Diagnostic]) -> Bool {
        let missing = messages.filter { $0.message.hasPrefix("no such module") }
        return !missing.isEmpty && leaveOut(problems(of: missing))
    }

    /// Looks up the members of `AnyObject` that the compiler did not find.
    ///
    /// - Returns: Whether there were any that can be looked up.
    package mutating func reachMembers(_ messages: [Diagnostic]) -> Bool {
        guard reached.take(messages, of: translation, names: names) else { return false }
        add([])
        return true
    }

    /// What is left, with nothing told of the imports that are left out.
    package var rest: TranslatedModule {
        var rest = translation
        rest.diagnostics.removeAll(where: importErrors.contains)
        return rest
    }

    // MARK: Problems

    private struct Problem {
        /// Whether a problem would be there without the others.
        enum Certainty: CaseIterable {
            case cause, follower
            /// It is about a type as a whole, of which a member is missing.
            case whole
        }

        var diagnostic: Diagnostic
        var reason: String
        var certainty = Certainty.cause
    }

    private func problems(of messages: [Diagnostic]) -> [Problem] {
        let leftOut = Set(omissions.flatMap(\.declaredNames))
        return translation.findings(messages, names: names).filter { $0.message.severity == .error }.map { finding in
            Problem(
                diagnostic: finding.message, reason: reason(finding, leftOut: leftOut),
                certainty: certainty(of: finding))
        }
    }

    private func certainty(of finding: Explanation.Finding) -> Problem.Certainty {
        let message = finding.message.message
        let isAboutType = ["does not conform to protocol", "has no initializers", "must be provided by subclass"]
            .contains(where: message.contains)
        return isAboutType ? .whole : finding.isFollowing ? .follower : .cause
    }

    private func reason(_ finding: Explanation.Finding, leftOut: Set<String>) -> String {
        if finding.message.subject == nil, let name = finding.missing?.name {
            if leftOut.contains(name) { return "it needs '\(name)', which is left out" }
            if let framework = finding.frameworks.first { return "'\(name)' is \(framework)'s, not in Matryoshka yet" }
        }
        // What outlets are declared as that have lost their type.
        if finding.message.message.contains("AnyObject"), let token = finding.token,
            let name = SourceTree.statement(of: token).identifiersOfHead.intersection(leftOut).min()
        {
            return "it needs '\(name)', which is left out"
        }
        return finding.message.message
    }

    private func omission(for problem: Problem) -> Omission? {
        let place = problem.diagnostic
        guard let tree = whole.trees[place.file] else { return nil }
        let finder = OmissibleParts(
            tree: tree, catalogue: whole.catalogue, isProtocol: isProtocol,
            testCases: Set(whole.testCases.map(\.name)))
        let all =
            tree.token(line: place.line, column: place.column).map {
                finder.parts(around: $0, message: place.message)
            } ?? []
        // A file that does not parse may have its errors anywhere. The one that starts the app cannot go.
        let isNeeded = whole.entryPoint == .mainFile(path: place.file) || tree.startsApp
        let candidates = tree.root.hasError && !isNeeded ? all + [finder.file] : all
        let part = candidates.first { part in
            !omissions.contains { $0.contains(part.range, of: place.file) }
        }
        guard let part else { return nil }
        let name = place.file.split(separator: "/").last ?? ""
        return Omission(
            kind: part.kind, name: part.name, protocolName: part.protocolName, isOverride: part.isOverride,
            file: place.file, line: place.line, column: place.column, reason: problem.reason, range: part.range,
            replacement: part.replacement(in: tree.bytes, because: "\(problem.reason) (\(name):\(place.line))"))
    }

    private func isProtocol(_ name: String) -> Bool {
        whole.declaresProtocol(name) || whole.frameworks.kind(of: name) == .protocol
            || ["Delegate", "DataSource", "Protocol"].contains(where: name.hasSuffix)
    }

    // MARK: Rounds

    private mutating func note(_ found: [Omission], _ problems: [Problem]) {
        for omission in found where omission.kind == .import {
            guard let problem = problems.first(where: { omission.isAbout($0.diagnostic) }) else { continue }
            importErrors.append(problem.diagnostic)
        }
    }

    private mutating func add(_ found: [Omission]) {
        let order = MessagePlaces.order(of: whole.files.map(\.path))
        omissions = omissions.filter { old in !found.contains { $0.contains(old.range, of: old.file) } } + found
        omissions.sort {
            (order[$0.file] ?? 0, $0.range.lowerBound) < (order[$1.file] ?? 0, $1.range.lowerBound)
        }
        translation = whole.edited(leavingOut: omissions, reaching: reached, names: names)
        translation.diagnostics += importErrors
    }
}

extension Omission {
    /// The names that others cannot find where it is left out.
    fileprivate var declaredNames: [String] {
        switch kind {
        case .declaration, .type:
            let last = name.split(separator: ".").last ?? ""
            return last.prefix { $0 != "(" }.split(separator: ",").map { $0.trimmingPrefix(" ") }.map(String.init)
        default: return []
        }
    }

    fileprivate func isAbout(_ diagnostic: Diagnostic) -> Bool {
        (file, line, column) == (diagnostic.file, diagnostic.line, diagnostic.column)
    }
}

extension TranslatedModule {
    fileprivate func declaresProtocol(_ name: String) -> Bool {
        interface.index?.resolve(name, in: [])?.kind == .protocol
    }

    /// The same module without some parts of it, and with members looked up by name, with all places in the originals.
    package func edited(
        leavingOut omissions: [Omission] = [], reaching reached: ReachedMembers, names: FrameworkNames
    ) -> TranslatedModule {
        var maps: [Int: (source: String, map: SourceMap)] = [:]
        let sources = files.enumerated().map { number, file in
            let own = omissions.filter { $0.file == file.path }
            let ways = reached.edits(of: file.path)
            guard !own.isEmpty || !ways.isEmpty else { return SourceFile(path: file.path, text: file.source) }
            var edits = Edits()
            for omission in own { edits.replace(omission.range, with: omission.replacement) }
            for way in ways { edits.replace(way.range, with: way.text) }
            let (text, map) = edits.applied(to: Array(file.source.utf8))
            maps[number] = (text, map)
            return SourceFile(path: file.path, text: text)
        }
        var module = translateAgain(sources)
        for index in module.files.indices {
            module.files[index].source = files[index].source
            module.files[index].omitted = maps[index]?.map
        }
        module.trees = trees
        var places = MessagePlaces(files.map(\.path)) { number in
            maps[number].map { source, map in
                .init(
                    path: files[number].path, bytes: Array(source.utf8), original: files[number].source, maps: [map])
            }
        }
        module.diagnostics = module.diagnostics.map { places.atOriginal($0).message }
        module.diagnostics += reached.renamed.map(\.warning) + reached.mended.compactMap(\.warning)
        if !reached.uses.isEmpty {
            module.extraFiles[ObjectMembersFile.name] = reached.file(of: module, names: names).text
        }
        return module
    }
}

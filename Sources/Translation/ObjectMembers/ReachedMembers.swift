internal import Catalogue

/// What a compiler does not find in a module's sources and is found in another way: members of objects whose class only the run
/// knows, names of before Swift 4.2 in sources of today, methods that keep no closure, and forms that only Apple's compiler takes.
package struct ReachedMembers: Sendable, Hashable, Codable {
    private(set) var uses: Set<ObjectMemberUse> = []
    private(set) var renamed: Set<RenamedUse> = []
    private(set) var unkept: Set<UnkeptClosureUse> = []
    private(set) var mended: Set<MendedForm> = []
    /// Classes that turned out not to have a member after all.
    private var refuted: Set<ObjectMembersFile.Candidate> = []
    /// Methods of which a compiler has said which classes have them with these labels.
    private var settled: Set<ObjectMember> = []

    package init() {}

    package var isEmpty: Bool { uses.isEmpty && renamed.isEmpty && unkept.isEmpty && mended.isEmpty }

    /// The edits of a file.
    func edits(of file: String) -> [Edits.Edit] {
        uses.filter { $0.file == file }.flatMap(\.edits) + renamed.filter { $0.file == file }.map(\.edit)
            + unkept.filter { $0.file == file }.map(\.edit) + mended.filter { $0.file == file }.map(\.edit)
    }

    /// Takes in what a compiler says of a translation.
    ///
    /// - Returns: Whether there is something new.
    mutating func take(_ messages: [Diagnostic], of module: TranslatedModule, names: FrameworkNames) -> Bool {
        let before = self
        let owners = owners(in: module, names: names)
        let asked = uses.map(\.member).filter {
            ($0.kind == .method ? self.owners(of: $0, owners) : nil)?.count ?? 0 > 1
        }
        refute(by: messages, of: module, names: names)
        settled.formUnion(asked)
        var places = MessagePlaces(module.files)
        for message in messages
        where Self.isAboutObject(message) || RenamedUse.isPossible(message) || UnkeptClosureUse.isPossible(message)
            || MendedForm.isPossible(message)
        {
            guard let original = places.original(of: message), let tree = module.trees[message.file] else { continue }
            var message = message
            (message.line, message.column) = (original.place.line, original.place.column)
            if let use = RenamedUse(message, in: tree) { renamed.insert(use) }
            if let use = UnkeptClosureUse(message, in: tree) { unkept.insert(use) }
            if let form = MendedForm(message, in: tree, isMigrated: module.isOfSwiftTwo) { mended.insert(form) }
            guard var use = ObjectMemberUse(message, in: tree, isMigrated: module.isOfSwiftTwo) else { continue }
            use.keepsMark = use.mark != nil && owners.protocolLeavingOut(use.member) != nil
            if self.owners(of: use.member, owners) != nil { uses.insert(use) }
        }
        uses = uses.filter { self.owners(of: $0.member, owners) != nil }
        return self != before
    }

    private static func isAboutObject(_ message: Diagnostic) -> Bool {
        message.message.contains("value of type 'Any")
    }

    /// Takes classes out whose members the generated file cannot reach.
    private mutating func refute(by messages: [Diagnostic], of module: TranslatedModule, names: FrameworkNames) {
        guard !uses.isEmpty else { return }
        let candidates = file(of: module, names: names).candidates
        let properties = Set(uses.map(\.member).filter { $0.kind == .property })
        // The classes that tell the properties' types.
        let first = Dictionary(
            candidates.sorted { $0.key < $1.key }.map { ($1.member, $1) }, uniquingKeysWith: { first, _ in first })
        for message in messages where message.severity == .error {
            // What a class has more than once it has.
            if message.file.hasSuffix(ObjectMembersFile.name), let candidate = candidates[message.line],
                !message.message.hasPrefix("ambiguous use of")
            {
                refuted.insert(candidate)
            }
            guard message.message.contains("has no dynamic member") else { continue }
            let about = properties.filter { message.message.contains("'\($0.wrapper)' has no dynamic member") }
            refuted.formUnion(about.compactMap { first[$0] })
        }
    }

    private func owners(in module: TranslatedModule, names: FrameworkNames) -> ObjectMemberOwners {
        ObjectMemberOwners(index: module.interface.index, frameworks: module.frameworks, names: names)
    }

    /// The classes that a member can be reached in; nil where there is none, or where a method is of several for certain.
    private func owners(of member: ObjectMember, _ owners: ObjectMemberOwners) -> [String]? {
        if member.kind == .subscripts { return [] }
        let found = owners.owners(of: member).filter { !refuted.contains(.init(member: member, owner: $0)) }
        // What several classes declare alike is called in each of them.
        let isShared = found.count > 1 && owners.sharedMethod(member, of: found) != nil
        return found.isEmpty || found.count > 1 && settled.contains(member) && !isShared ? nil : found
    }

    /// The file that declares the ways to all members.
    func file(of module: TranslatedModule, names: FrameworkNames) -> ObjectMembersFile {
        let owners = owners(in: module, names: names)
        let members = Set(uses.map(\.member)).sorted { $0.accessor < $1.accessor }
        return ObjectMembersFile(
            members.compactMap { member in
                self.owners(of: member, owners).map { (member, $0, owners.sharedMethod(member, of: $0)) }
            },
            imports: (["UIKit"] + module.companions.map(\.module)).map { "import \($0)" } + module.ownImports)
    }
}

extension TranslatedModule {
    /// The same module, where what a compiler did not find is found in another way: members of `AnyObject`, and old names.
    ///
    /// - Parameters:
    ///   - messages: What the compiler says of this translation.
    ///   - reached: What is found so already; takes in what is new.
    /// - Returns: Nil where there is nothing new.
    package func reachingMembers(
        _ messages: [Diagnostic], names: FrameworkNames, after reached: inout ReachedMembers
    ) -> TranslatedModule? {
        guard reached.take(messages, of: self, names: names) else { return nil }
        return edited(reaching: reached, names: names)
    }
}

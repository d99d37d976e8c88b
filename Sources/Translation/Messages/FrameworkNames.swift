/// UIKit's public names, by which a name that is missing here is told from a mistake.
package struct FrameworkNames: Sendable {
    private struct FrameworkType {
        var superclass: String?
        var members: Set<Substring>
    }

    private let types: [Substring: FrameworkType]

    /// - Parameter table: A line for each type: its name, a colon and its superclass if that is known, then the base
    ///   names of its members; `(label` is an initializer whose first argument has that label. Nested types are written
    ///   without dots.
    package init(table: String) {
        types = table.split(separator: "\n").reduce(into: [:]) { types, line in
            let words = line.split(separator: " ")
            guard let head = words.first?.split(separator: ":"), let name = head.first else { return }
            types[name] = FrameworkType(
                superclass: head.dropFirst().first.map(String.init), members: Set(words.dropFirst()))
        }
    }

    /// Whether UIKit or QuartzCore has a type, or a function, of that name.
    func has(_ name: String) -> Bool { types[Self.key(name)] != nil }

    /// The class that has a member, or `(label` for an initializer: `type` or a superclass.
    func owner(of member: String, in type: String) -> String? {
        var name = type
        for _ in 0..<16 {
            guard let found = types[Self.key(name)] else { return nil }
            let isOwn =
                found.members.contains(member[...])
                || member.hasPrefix("is") && found.members.contains(Self.withoutIs(member)[...])
            if isOwn { return name }
            guard let superclass = found.superclass else { return nil }
            name = superclass
        }
        return nil
    }

    /// The types that have a member themselves, by name.
    func owners(of member: String) -> [String] {
        let names = [member, member.hasPrefix("is") ? Self.withoutIs(member) : nil].compactMap { $0?[...] }
        return types.filter { type in names.contains(where: type.value.members.contains) }.map { String($0.key) }
            .sorted()
    }

    /// The framework of a type, or of another name with its prefix.
    static func framework(of name: String) -> String { name.hasPrefix("CA") ? "QuartzCore" : "UIKit" }

    private static func key(_ name: String) -> Substring { name.filter { $0 != "." }[...] }

    /// `isIdleTimerDisabled` -> `idleTimerDisabled`, which is what Objective-C calls the property.
    private static func withoutIs(_ name: String) -> String {
        let rest = name.dropFirst(2)
        return (rest.first?.lowercased() ?? "") + rest.dropFirst()
    }
}

import Foundation

/// A class of the app's source, as far as interfaces refer to it.
package struct InterfaceClass: Sendable, Hashable {
    package let name: String
    /// As the source has it, possibly with module and generic arguments.
    package let superclass: String?
    /// The outlets by name; true for collections.
    package let outlets: [String: Bool]
    /// The selectors of the actions: "didTap:".
    package let actions: Set<String>
    /// Selectors under which older versions of Swift exposed actions, with the present ones.
    package let legacySelectors: [String: String]

    package init(
        name: String, superclass: String?, outlets: [String: Bool] = [:], actions: Set<String> = [],
        legacySelectors: [String: String] = [:]
    ) {
        self.name = name
        self.superclass = superclass
        self.outlets = outlets
        self.actions = actions
        self.legacySelectors = legacySelectors
    }
}

/// A class with the classes it inherits from, as far as the source shows them.
struct ClassChain {
    let classes: [InterfaceClass]
    /// The first superclass that is not in the source.
    let end: String?

    /// The chain that starts at the class, or nil if the source has no such class.
    init?(_ name: String, in known: [String: InterfaceClass]) {
        guard known[name] != nil else { return nil }
        var classes: [InterfaceClass] = []
        var next: String? = name
        var seen: Set<String> = []
        while let name = next, let found = known[name], seen.insert(name).inserted {
            classes.append(found)
            next = found.superclass.map(Self.plainName)
        }
        self.classes = classes
        end = next
    }

    /// Whether the source shows every class up to the system's own: only then is a missing name a mistake.
    var isComplete: Bool { end.map(SystemConnections.isFrameworkClass) ?? true }

    /// The class's name without its module and generic arguments.
    private static func plainName(_ name: String) -> String {
        let plain = name.prefix { $0 != "<" }
        return plain.split(separator: ".").last.map(String.init) ?? String(plain)
    }
}

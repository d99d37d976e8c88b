/// The names that Objective-C knows Swift methods by.
enum ObjectiveCSelector {
    /// Before and after these the compiler adds no "With" between a method's base name and its first label.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]

    /// The selector of a method; an argument without a label is an empty string.
    static func method(_ name: String, labels: [String]) -> String {
        guard let first = labels.first else { return name }
        var selector = name
        if !first.isEmpty {
            let joins = isPreposition(words(first).first) || isPreposition(words(name).last)
            selector += (joins ? "" : "With") + sentenceCase(first)
        }
        return selector + ":" + labels.dropFirst().map { $0 + ":" }.joined()
    }

    /// The selector that Swift 2 gave the method, where it differs: the first label was not part of it.
    // Choice (9.37): a class answers to both, so that documents of either time work.
    static func legacyMethod(_ name: String, labels: [String]) -> String? {
        guard let first = labels.first, !first.isEmpty else { return nil }
        return name + ":" + labels.dropFirst().map { $0 + ":" }.joined()
    }

    static func setter(_ property: String) -> String {
        "set" + sentenceCase(property) + ":"
    }

    private static func isPreposition(_ word: Substring?) -> Bool {
        word.map { prepositions.contains($0.lowercased()) } ?? false
    }

    private static func sentenceCase(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    /// The words of a camel case name. A run of capitals is one word, its last capital belonging to the next.
    static func words(_ name: String) -> [Substring] {
        var words: [Substring] = []
        var rest = name[...]
        while let first = rest.first {
            var end = rest.index(after: rest.startIndex)
            if first.isUppercase {
                let run = rest.prefix { $0.isUppercase }
                if run.count > 1 {
                    end = run.endIndex
                    if end < rest.endIndex, rest[end].isLowercase { end = rest.index(before: end) }
                } else {
                    end = rest[end...].firstIndex { $0.isUppercase } ?? rest.endIndex
                }
            } else {
                end = rest[end...].firstIndex { $0.isUppercase } ?? rest.endIndex
            }
            words.append(rest[..<end])
            rest = rest[end...]
        }
        return words
    }
}

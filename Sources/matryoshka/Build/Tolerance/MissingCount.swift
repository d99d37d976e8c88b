import Translation

/// How much is missing, in words.
struct MissingCount {
    private var frameworks = 0
    private var modules = 0
    private var names = 0
    private var features = 0
    private var places = 0

    init(_ errors: [Translation.Diagnostic]) {
        for error in errors {
            places += error.uses
            switch error.subject {
            case .framework: frameworks += 1
            case .module: modules += 1
            case .name, .member: names += 1
            case .feature: features += 1
            case .importStatement, nil: places -= error.uses
            }
        }
    }

    var isEmpty: Bool { places == 0 }

    /// `1 framework and 3 names are missing, in 9 places`.
    var text: String {
        let kinds = [
            Self.count(frameworks, "framework"), Self.count(modules, "module"), Self.count(names, "name"),
            Self.count(features, "feature"),
        ].compactMap { $0 }
        let verb = frameworks + modules + names + features == 1 ? "is" : "are"
        return "\(Self.list(kinds)) \(verb) missing, in \(Self.count(places, "place") ?? "no place")"
    }

    static func errors(_ count: Int) -> String { self.count(count, "error") ?? "no error" }

    /// `3 names`; nil for none.
    static func count(_ number: Int, _ noun: String, _ nouns: String? = nil) -> String? {
        number == 0 ? nil : counted(number, noun, nouns)
    }

    /// `a, b and c`.
    static func list(_ parts: [String]) -> String {
        parts.count < 2
            ? parts.joined() : parts.dropLast().joined(separator: ", ") + " and " + (parts.last ?? "")
    }
}

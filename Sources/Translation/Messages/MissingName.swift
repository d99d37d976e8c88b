internal import Catalogue

/// A name that a compiler's message says does not exist.
enum MissingName: Hashable {
    /// A type, function or variable.
    case name(String)
    case member(String, of: String)
    /// A method or property that says it overrides one.
    case overridden(String, in: String)
    /// An initializer whose first argument has this label.
    case initializer(label: String, of: String)

    /// The name alone, unless it is an initializer's.
    var name: String? {
        switch self {
        case .name(let name), .member(let name, _), .overridden(let name, _): name
        case .initializer: nil
        }
    }

    /// What a message misses without a look at the source.
    init?(_ message: String, _ catalogue: FrameworkCatalogue) {
        if let match = message.firstMatch(of: /^cannot find (?:type |operator )?'([^']+)' in scope/) {
            self = .name(String(match.1))
        } else if let match = message.firstMatch(of: /^(?:no macro named|unknown attribute) '([^']+)'/) {
            self = .name(String(match.1))
        } else if let match = message.firstMatch(
            of: /^(?:value of )?type '([^']+)' has no (?:static )?member '([^']+)'/)
        {
            self = .member(String(match.2), of: Self.plainType(match.1, catalogue))
        } else if let match = message.firstMatch(of: /^'([^']+)' is not a member type of \w+ '([^']+)'/) {
            self = .member(String(match.1), of: Self.plainType(match.2, catalogue))
        } else {
            return nil
        }
    }

    /// `App.Screen?` and `UIButton.Type` without what does not change which members there are.
    private static func plainType(_ text: Substring, _ catalogue: FrameworkCatalogue) -> String {
        var text = text
        while let last = text.last, "?!".contains(last) { text.removeLast() }
        if text.hasSuffix(".Type") { text.removeLast(5) }
        return catalogue.unqualified(String(text.prefix { $0 != "<" }))
    }

    /// The first label that a call has and the initializers here have not.
    static func label(in message: String) -> String? {
        if let match = message.firstMatch(of: /^incorrect argument labels? in call \(have '([^':]+):/) {
            return String(match.1)
        }
        return message.firstMatch(of: /^extra arguments? '([^':]+)' in call/).map { String($0.1) }
    }

    static func isMissingOverride(_ message: String) -> Bool {
        message.firstMatch(of: /^(?:method|property|initializer) does not override any/) != nil
    }
}

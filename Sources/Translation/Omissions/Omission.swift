/// Something of an app's sources that is left out, since it does not compile here, so that the rest can run.
package struct Omission: Sendable, Hashable, Codable {
    package enum Kind: String, Sendable, Hashable, Codable {
        /// What a function, an initializer or an accessor does; it stops the app when it is called.
        case body
        /// What a closure does; it stops the app when it is called.
        case closure
        /// What a test does; it fails instead.
        case test
        /// The value that a property begins with; it stops the app when it is first asked for.
        case value
        /// A property, a function, an initializer, a case or an alias with all that it is.
        case declaration
        case conformance
        case type
        case `extension`
        case `import`
        case file
    }

    package var kind: Kind
    /// What it is, or is part of, with the types around it: `Menu.tableView(_:numberOfRowsInSection:)`.
    package var name: String
    /// The protocol of a conformance.
    package var protocolName: String?
    /// Whether a superclass has the method or property too, so that others than the app call it.
    package var isOverride = false
    /// The path of the original.
    package var file: String
    /// Where the error stands for which it is left out, counted from 1.
    package var line: Int
    package var column: Int
    /// Why it does not compile.
    package var reason: String
    /// The bytes of the original, and what stands in their place.
    package var range: Range<Int>
    package var replacement: String

    /// What is left out, in a few words.
    package var subject: String {
        switch kind {
        case .body: isOverride ? "the body of the override '\(name)'" : "the body of '\(name)'"
        case .closure: "a closure of '\(name)'"
        case .test: "the test '\(name)'"
        case .value: "the value of '\(name)'"
        case .declaration: isOverride ? "the override '\(name)'" : "'\(name)'"
        case .conformance: "the conformance of '\(name)' to '\(protocolName ?? "")'"
        case .type: "the type '\(name)'"
        case .extension: "an extension of '\(name)'"
        case .import: "the import of '\(name)'"
        case .file: "the file"
        }
    }

    /// What comes of it when the app runs, if that is more than that it is not there.
    package var consequence: String? {
        switch kind {
        case .body, .closure: "the app stops when it is called"
        case .value: "the app stops when it is first asked for"
        case .test: "it fails"
        case .declaration where isOverride: "the superclass's takes its place"
        case .declaration, .conformance, .type, .extension, .import, .file: nil
        }
    }

    /// The warning that tells of it at its place.
    package var warning: Diagnostic {
        let effect = consequence.map { " (\($0))" } ?? ""
        return Diagnostic(
            severity: .warning, message: "left out: \(subject)\(effect): \(reason)", file: file, line: line,
            column: column)
    }

    func contains(_ other: Range<Int>, of otherFile: String) -> Bool {
        file == otherFile && range.lowerBound <= other.lowerBound && other.upperBound <= range.upperBound
    }
}

internal import SwiftSyntax

/// A function with `@Test`, as Swift Testing finds it by itself when it runs.
package struct SwiftTestDescription: Sendable, Equatable {
    /// The enclosing types, outermost first, without backticks.
    package var suites: [String]
    /// With the labels and without backticks: `opens(count:)`.
    package var name: String
    /// The file's path.
    package var file: String
    /// Counted from 1.
    package var line: Int
}

extension SwiftTestDescription {
    /// Nil for any other function.
    init?(_ node: FunctionDeclSyntax, in suites: [String], at place: Place) {
        let attributes = Attributes(node.attributes)
        guard attributes.has("Test") || attributes.has("Testing.Test") else { return nil }
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
        self.init(
            suites: suites.map(\.withoutBackticks), name: "\(node.name.text)(\(labels))".withoutBackticks,
            file: place.file, line: place.line)
    }
}

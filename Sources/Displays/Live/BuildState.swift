/// How far the app's build is.
package enum BuildState: Sendable, Equatable, Codable {
    case idle
    case building
    case failed([BuildError])
}

/// What a compiler says about a place.
package struct BuildError: Sendable, Equatable, Codable {
    package enum Severity: String, Sendable, Codable { case error, warning, note }
    package var severity: Severity
    package var file: String?
    /// From 1.
    package var line: Int?
    /// From 1, in characters.
    package var column: Int?
    package var message: String
    /// The lines around the place, the first of which has the number `excerptStart`.
    package var excerpt: [String]
    package var excerptStart: Int?

    package init(
        severity: Severity = .error, file: String? = nil, line: Int? = nil, column: Int? = nil, message: String,
        excerpt: [String] = [], excerptStart: Int? = nil
    ) {
        self.severity = severity
        self.file = file
        self.line = line
        self.column = column
        self.message = message
        self.excerpt = excerpt
        self.excerptStart = excerptStart
    }
}

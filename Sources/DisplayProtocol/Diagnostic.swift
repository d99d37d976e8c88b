/// A misuse that the framework noticed in the app.
package struct Diagnostic: Sendable, Equatable, Codable {
    /// A short stable name, such as `unbalanced-appearance-transition`.
    package var code: String
    /// What happened, in one sentence.
    package var message: String
    /// The objects that it happened to, described.
    package var objects: [String]
    /// What to do instead.
    package var advice: String?
    /// Where in the app, if that is known.
    package var file: String?
    package var line: Int?

    package init(
        code: String, message: String, objects: [String] = [], advice: String? = nil, file: String? = nil,
        line: Int? = nil
    ) {
        self.code = code
        self.message = message
        self.objects = objects
        self.advice = advice
        self.file = file
        self.line = line
    }
}

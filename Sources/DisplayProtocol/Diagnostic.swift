/// A misuse that the framework noticed in the app.
package struct Diagnostic: Sendable, Equatable, Codable {
    /// A short stable name, such as `containment.missing-did-move`.
    package var code: String
    /// What happened, in one sentence.
    package var message: String
    /// The objects that it happened to, described.
    package var objects: [String]
    /// What UIKit makes of it, if that is worth saying.
    package var reaction: String?
    /// What to do instead.
    package var advice: String?
    /// Where in the app, if that is known.
    package var file: String?
    package var line: Int?
    /// Whether the app has written it to its standard error, where it stands before the exception that ends the app.
    package var isPrinted: Bool?

    package init(
        code: String, message: String, objects: [String] = [], reaction: String? = nil, advice: String? = nil,
        file: String? = nil, line: Int? = nil
    ) {
        self.code = code
        self.message = message
        self.objects = objects
        self.reaction = reaction
        self.advice = advice
        self.file = file
        self.line = line
    }

    /// The finding as a person reads it: where, what, and on a second line what comes of it and what to do instead.
    ///
    /// A place comes first, as compilers print theirs, so that editors find it. Without one the message stands alone: it
    /// may be in UIKit's own words, which people search for.
    package var consoleText: String {
        let place = file.map { file in line.map { "\(file):\($0): " } ?? "\(file): " }
        // Where the message names the place itself, it is not named twice.
        let text = place.map { "\($0)warning: " + (message.hasPrefix($0) ? message.dropFirst($0.count) : message[...]) }
        let hints = [reaction, advice].compactMap { $0 }.filter { !$0.isEmpty }
        return "\(text ?? message) [\(code)]\n" + (hints.isEmpty ? "" : "    \(hints.joined(separator: " "))\n")
    }
}

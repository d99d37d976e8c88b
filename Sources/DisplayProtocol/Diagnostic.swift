/// Something about the app that the framework noticed.
package struct Diagnostic: Sendable, Equatable, Codable {
    /// Whose doing it is.
    package enum Kind: String, Sendable, Codable {
        /// The app's: it would be as wrong on iOS.
        case mistake
        /// The framework's, which does not do what the app may well ask for.
        case limit
    }

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
    /// Nil, as apps of an older make send it, means a mistake.
    package var kind: Kind?
    /// Whether the app has written it to its standard error, where it stands before the exception that ends the app.
    package var isPrinted: Bool?
    /// The number by which an `AppMessage.Verdict` names a finding that what is missing may yet refute; nil for one that
    /// stands.
    package var number: Int?

    package init(
        code: String, message: String, objects: [String] = [], reaction: String? = nil, advice: String? = nil,
        file: String? = nil, line: Int? = nil, kind: Kind? = nil
    ) {
        self.code = code
        self.message = message
        self.objects = objects
        self.reaction = reaction
        self.advice = advice
        self.file = file
        self.line = line
        self.kind = kind
    }

    package var isMistake: Bool { kind != .limit }

    /// The finding as a person reads it: where, what, and on a second line what comes of it and what to do instead.
    ///
    /// A place comes first, as compilers print theirs, so that editors find it. Without one the message stands alone: it
    /// may be in UIKit's own words, which people search for. Limits are notes: there is nothing to correct.
    package var consoleText: String {
        // Where the message names the place itself, it is not named twice.
        let word = isMistake ? "warning" : "note"
        let text = place.map {
            "\($0)\(word): " + (message.hasPrefix($0) ? message.dropFirst($0.count) : message[...])
        }
        let plain = isMistake ? message : "note: \(message)"
        let hints = [reaction, advice].compactMap { $0 }.filter { !$0.isEmpty }
        return "\(text ?? plain) [\(code)]\n" + (hints.isEmpty ? "" : "    \(hints.joined(separator: " "))\n")
    }

    /// What a person reads of a finding that was refuted after it had been told.
    package var withdrawalText: String {
        "\(place ?? "")note: it has come, and the warning is withdrawn: \(message) [\(code)]\n"
    }

    private var place: String? { file.map { file in line.map { "\(file):\($0): " } ?? "\(file): " } }
}

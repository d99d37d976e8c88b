import Foundation

/// Formats as `os_log` takes them: those of `printf`, with notes in braces about privacy and kind.
enum LogFormat {
    /// The text of a format and its arguments.
    static func text(_ format: StaticString, _ arguments: [any CVarArg]) -> String {
        let plain = withoutNotes("\(format)")
        return arguments.isEmpty && !plain.contains("%") ? plain : String(format: plain, arguments: arguments)
    }

    /// `%{public}@` becomes `%@`.
    static func withoutNotes(_ format: String) -> String {
        var result = ""
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            result.append("%")
            if rest.first == "%" {
                result.append("%")
                rest = rest.dropFirst()
            } else if rest.first == "{", let end = rest.firstIndex(of: "}") {
                let notes = rest[..<end]
                rest = rest[rest.index(after: end)...]
                // An error's number is told as a number.
                if notes.contains("errno") || notes.contains("darwin.") { continue }
            }
        }
        return result + rest
    }
}

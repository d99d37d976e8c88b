package import Foundation

extension Companion {
    /// Whether the framework's face declares a name at the top of a file, for apps to use.
    package func declares(_ name: String) -> Bool {
        faceFiles.contains { file in
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
            return text.split(whereSeparator: \.isNewline).contains { Self.declares(name, in: $0) }
        }
    }

    private static func declares(_ name: String, in line: Substring) -> Bool {
        let words = line.split { !$0.isLetter && !$0.isNumber && !"_@".contains($0) }
        // What is indented is a member.
        guard line.first?.isWhitespace == false, words.contains("public") || words.contains("open"),
            let keyword = words.firstIndex(where: keywords.contains)
        else { return false }
        return words[(keyword + 1)...].first.map(String.init) == name
    }

    private static let keywords: Set<Substring> = [
        "class", "struct", "enum", "protocol", "actor", "typealias", "func", "var", "let",
    ]
}

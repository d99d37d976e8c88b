package import Foundation

extension Companion {
    /// Whether the framework's face declares a name at the top of a file, for apps to use.
    package func declares(_ name: String) -> Bool {
        declaredNames.contains(name)
    }

    /// The names that the framework's face declares at the top of its files, for apps to use.
    package var declaredNames: Set<String> {
        faceFiles.reduce(into: []) { names, file in
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
            names.formUnion(text.split(whereSeparator: \.isNewline).compactMap(Self.declaredName))
        }
    }

    private static func declaredName(in line: Substring) -> String? {
        let words = line.split { !$0.isLetter && !$0.isNumber && !"_@".contains($0) }
        // What is indented is a member.
        guard line.first?.isWhitespace == false, words.contains("public") || words.contains("open"),
            let keyword = words.firstIndex(where: keywords.contains)
        else { return nil }
        return words[(keyword + 1)...].first.map(String.init)
    }

    private static let keywords: Set<Substring> = [
        "class", "struct", "enum", "protocol", "actor", "typealias", "func", "var", "let",
    ]
}

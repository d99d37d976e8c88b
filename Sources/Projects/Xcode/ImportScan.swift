import Foundation

/// Finds the modules that Swift files import, by their lines alone.
///
/// What stands in a comment or in a clause that does not hold is found, too; it matters only where a target makes such a module.
package enum ImportScan {
    /// The modules that any of the files imports.
    static func modules(in files: [URL]) -> Set<String> {
        files.reduce(into: []) { $0.formUnion(modules(in: $1)) }
    }

    /// Whether any of the files has the entry point of an app of SwiftUI's.
    static func hasSwiftUIApp(in files: [URL]) -> Bool {
        files.contains { file in
            guard let data = FileManager.default.contents(atPath: file.path) else { return false }
            let text = String(decoding: data, as: UTF8.self)
            return text.contains("@main") && text.contains(#/struct\s+\w+\s*:\s*(SwiftUI\.)?App\b/#)
                && modules(in: text).contains("SwiftUI")
        }
    }

    private static func modules(in file: URL) -> Set<String> {
        guard let data = FileManager.default.contents(atPath: file.path) else { return [] }
        return modules(in: String(decoding: data, as: UTF8.self))
    }

    /// The modules that a text imports.
    package static func modules(in text: String) -> Set<String> {
        var found: Set<String> = []
        for line in text.utf8.split(whereSeparator: { [10, 13, UInt8(ascii: ";")].contains($0) }) {
            // Most lines are none, and are left as soon as that is clear.
            guard let first = line.first(where: { $0 != 32 && $0 != 9 }), "@ipfk".utf8.contains(first) else { continue }
            var words = String(Substring(line)).split(whereSeparator: \.isWhitespace)[...]
            while let word = words.first, word.hasPrefix("@") || access.contains(word) { words.removeFirst() }
            guard words.popFirst() == "import" else { continue }
            if let word = words.first, kinds.contains(word) { words.removeFirst() }
            let name = words.first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? ""
            if !name.isEmpty { found.insert(String(name)) }
        }
        return found
    }

    private static let access: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<Substring> = [
        "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
    ]
}

import Foundation

/// The files below a pod's folder, by the patterns of its description.
struct PodFiles {
    private let items: [FolderWalk.Item]

    init(below folder: URL) {
        items = FolderWalk.items(below: folder) { _, name in
            if ["Pods", "Carthage"].contains(name) { return .skip }
            return FileKind.isPackage(name) ? .take : .enter
        }
    }

    /// The files that any of the patterns names. A folder's name stands for the files in it.
    func sources(_ patterns: [String], excluding excluded: [String]) -> [URL] {
        matching(patterns, excluding: excluded) { pattern, path in
            pattern.fits(path) || Self.folders(around: path).first.map(pattern.fits) == true
        }.map(\.url)
    }

    /// The files and folders that any of the patterns names, each with its place in the bundle.
    func resources(_ patterns: [String], excluding excluded: [String]) -> [(url: URL, path: String?)] {
        let patterns = patterns.map(PodPattern.init)
        return matching(patterns.map(\.text), excluding: excluded) { pattern, path in
            pattern.fits(path) || Self.folders(around: path).contains(where: pattern.fits)
        }.map { item in
            guard !patterns.contains(where: { $0.fits(item.path) }),
                let folder = Self.folders(around: item.path).first(where: { folder in
                    patterns.contains { $0.fits(folder) }
                })
            else { return (item.url, nil) }
            // A folder is copied as a folder; those of languages are what they are in any case.
            let above = Self.folders(around: folder).first.map { $0.count + 1 } ?? 0
            let place = String(item.path.dropFirst(above))
            return (item.url, item.url.path.contains(".lproj/") ? nil : place)
        }
    }

    private func matching(
        _ patterns: [String], excluding excluded: [String], _ fits: (PodPattern, String) -> Bool
    ) -> [FolderWalk.Item] {
        let (wanted, unwanted) = (patterns.map(PodPattern.init), excluded.map(PodPattern.init))
        return items.filter { item in
            wanted.contains { fits($0, item.path) } && !unwanted.contains { fits($0, item.path) }
        }
    }

    /// The folders that a path lies in, the innermost first.
    private static func folders(around path: String) -> [String] {
        let parts = path.split(separator: "/").dropLast()
        return parts.indices.reversed().map { parts[...$0].joined(separator: "/") }
    }
}

/// A pattern of paths as Ruby's `Dir.glob` has it: `Source/**/*.{h,swift}`.
struct PodPattern {
    let text: String
    private let expression: NSRegularExpression?

    init(_ text: String) {
        var text = text
        while text.hasPrefix("./") { text.removeFirst(2) }
        while text.hasSuffix("/") { text.removeLast() }
        self.text = text
        var result = ""
        var depth = 0
        var rest = text[...]
        while let character = rest.first {
            if rest.hasPrefix("**/") {
                result += "(?:[^/]+/)*"
                rest = rest.dropFirst(3)
                continue
            }
            rest.removeFirst()
            switch character {
            case "*": result += "[^/]*"
            case "?": result += "[^/]"
            case "{":
                depth += 1
                result += "(?:"
            case "}" where depth > 0:
                depth -= 1
                result += ")"
            case "," where depth > 0: result += "|"
            case "[", "]": result.append(character)
            default: result += NSRegularExpression.escapedPattern(for: String(character))
            }
        }
        expression = try? NSRegularExpression(pattern: "^" + result + "$")
    }

    func fits(_ path: String) -> Bool {
        let range = NSRange(path.startIndex..., in: path)
        return expression?.firstMatch(in: path, range: range) != nil
    }
}

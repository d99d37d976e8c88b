import Foundation

/// Reads .xcconfig files: assignments, comments and includes.
struct ConfigurationFile {
    private static let deepest = 32
    private static let mostFiles = 1000

    private let root: URL
    private var assignments: [(name: String, value: String)] = []
    private var filesRead = 0

    /// The assignments of the file and of those it includes, in order; `root` is the project's folder.
    static func assignments(in url: URL, root: URL) throws(ProjectError) -> [(name: String, value: String)] {
        var file = ConfigurationFile(root: root)
        try file.read(url, depth: 0)
        return file.assignments
    }

    private init(root: URL) {
        self.root = root
    }

    private mutating func read(_ url: URL, depth: Int) throws(ProjectError) {
        let name = url.lastPathComponent
        filesRead += 1
        if depth > Self.deepest || filesRead > Self.mostFiles {
            throw .malformed(file: name, line: nil, reason: "includes itself")
        }
        let data = try FileReading.contents(of: url, name: name, limitInMegabytes: 4)
        guard let text = String(data: data, encoding: .utf8) else {
            throw .malformed(file: name, line: nil, reason: "text is not UTF-8")
        }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            var statement = String(line)
            if let comment = statement.range(of: "//") { statement.removeSubrange(comment.lowerBound...) }
            statement = statement.trimmingCharacters(in: .whitespaces.union(["\u{FEFF}"]))
            if statement.isEmpty { continue }
            if statement.hasPrefix("#include") {
                try include(String(line), from: url, line: index + 1, depth: depth)
            } else {
                assignments.append(try assignment(statement, file: name, line: index + 1))
            }
        }
    }

    private func assignment(
        _ statement: String, file: String, line: Int
    ) throws(ProjectError) -> (name: String, value: String) {
        // The equals signs of conditions lie between brackets.
        var depth = 0
        let equals = statement.firstIndex { character in
            if character == "[" { depth += 1 }
            if character == "]" { depth -= 1 }
            return character == "=" && depth == 0
        }
        guard let equals else { throw .malformed(file: file, line: line, reason: "expected NAME = value") }
        let name = statement[..<equals].trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty, !name.contains(" ") else {
            throw .malformed(file: file, line: line, reason: "expected NAME = value")
        }
        var value = statement[statement.index(after: equals)...]
        // Xcode takes the end of a statement of C's as well.
        if value.hasSuffix(";") { value.removeLast() }
        return (name, value.trimmingCharacters(in: .whitespaces))
    }

    private mutating func include(_ statement: String, from url: URL, line: Int, depth: Int) throws(ProjectError) {
        let parts = statement.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3 else {
            throw .malformed(file: url.lastPathComponent, line: line, reason: "expected #include \"file\"")
        }
        let path = String(parts[1])
        let candidates = [url.deletingLastPathComponent(), root].map { $0.resolving(path) }
        if let found = candidates.first(where: FileReading.exists) {
            try read(found.standardizedFileURL, depth: depth + 1)
        } else if !parts[0].contains("?") {
            throw .malformed(file: url.lastPathComponent, line: line, reason: "included file not found: \(path)")
        }
    }
}

import Translation

/// What `matryoshka migrate` tells of its work.
struct MigrationSummary {
    let text: String

    init(_ modules: [MigratedModule], root: String) {
        let changes = modules.flatMap(\.changes)
        let files = modules.flatMap(\.files)
        guard !changes.isEmpty else {
            text = "Nothing had to be changed in \(counted(files.count, "file"))."
            return
        }
        let changed = Set(changes.map(\.file)).count
        var lines = [
            "Changed \(counted(changes.count, "place")) in \(changed) of \(counted(files.count, "file")):"
        ]
        var counts: [[String]: Int] = [:]
        for change in changes { counts[[change.old, change.new], default: 0] += 1 }
        for (names, count) in counts.sorted(by: { ($1.value, $0.key[0]) < ($0.value, $1.key[0]) }) {
            lines.append("  \(count)  \(names[0]) → \(names[1])")
        }
        let questions = modules.flatMap(\.questions)
        if !questions.isEmpty {
            lines.append("Please look at \(counted(questions.count, "place")):")
            lines += questions.map {
                "  \($0.file.hasPrefix(root) ? String($0.file.dropFirst(root.count)) : $0.file):\($0.line): \($0.message)"
            }
        }
        lines.append("In the project, set SWIFT_VERSION to 5.")
        text = lines.joined(separator: "\n")
    }
}

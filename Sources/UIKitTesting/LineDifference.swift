/// How two lists of lines differ, as a person reads it.
struct LineDifference {
    /// The lines of both: unchanged ones after two spaces, expected ones that are missing after "- ", others after "+ ".
    let lines: [String]
    /// How many of them are not the same in both.
    let count: Int

    init(expected: [String], actual: [String]) {
        let changes = actual.difference(from: expected)
        let removed = Set(changes.removals.map { Self.offset($0) })
        let inserted = Set(changes.insertions.map { Self.offset($0) })
        var lines: [String] = []
        var (old, new) = (0, 0)
        while old < expected.count || new < actual.count {
            if removed.contains(old) {
                lines.append("- " + expected[old])
                old += 1
            } else if inserted.contains(new) {
                lines.append("+ " + actual[new])
                new += 1
            } else {
                lines.append("  " + actual[new])
                old += 1
                new += 1
            }
        }
        self.lines = lines
        count = changes.count
    }

    private static func offset(_ change: CollectionDifference<String>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}

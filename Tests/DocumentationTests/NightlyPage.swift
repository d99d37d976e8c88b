/// The table of `Documentation/Nightly.md`.
struct NightlyPage {
    struct Row {
        var part: String
        /// What the part ran on; nothing where it did not run in a clone.
        var commit: String?
    }

    var rows: [Row]

    init(_ text: String) {
        rows = text.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /^\| ([a-z]+) \| (?:([0-9a-f]{7,40})\b)?/)
                .map { Row(part: String($0.1), commit: $0.2.map(String.init)) }
        }
    }
}

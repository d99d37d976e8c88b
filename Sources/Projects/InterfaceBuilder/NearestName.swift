import Foundation

/// Finds the name that somebody probably meant.
enum NearestName {
    /// The candidate fewest edits away, if it is near enough to be a slip; the first by name among equals.
    static func find(_ name: String, among candidates: some Sequence<String>) -> String? {
        let allowed = max(1, name.count / 3)
        return candidates.sorted().map { ($0, distance(Array(name), Array($0))) }
            .filter { $0.1 <= allowed }.min { $0.1 < $1.1 }?.0
    }

    /// How many letters to insert, delete or replace.
    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        // Names far apart in length are no slips of each other, and long ones would take long.
        guard abs(first.count - second.count) < 8, first.count < 200 else { return .max }
        var row = Array(0...second.count)
        for (i, a) in first.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, b) in second.enumerated() {
                let next = min(row[j] + 1, row[j + 1] + 1, diagonal + (a == b ? 0 : 1))
                diagonal = row[j + 1]
                row[j + 1] = next
            }
        }
        return row[second.count]
    }
}

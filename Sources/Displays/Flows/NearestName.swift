/// The name that a mistyped one most probably was; nil when none is near.
func nearestName(to name: String, among names: [String]) -> String? {
    let candidates = names.map { (name: $0, distance: editDistance(name.lowercased(), $0.lowercased())) }
    guard let best = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.name.count / 3) ? best.name : nil
}

/// How many characters have to be put in, left out or replaced to make one string of the other.
func editDistance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (i, character) in first.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, other) in second.enumerated() {
            let replaced = diagonal + (character == other ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
        }
    }
    return row[second.count]
}

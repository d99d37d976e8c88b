/// How much of what ran.
struct ScreenReport {
    var operations = 0
    var counts: [String: Int] = [:]

    mutating func count(_ name: String) { counts[name, default: 0] += 1 }

    mutating func add(_ other: ScreenReport) {
        operations += other.operations
        counts.merge(other.counts, uniquingKeysWith: +)
    }

    var summary: String {
        let cancels = counts.filter { $0.key.hasSuffix("cancelled") }.values.reduce(0, +)
        let callbacks = counts.filter { $0.key.hasPrefix("callback ") }.values.reduce(0, +)
        return "\(operations) operations, \(callbacks) appearance callbacks, \(cancels) interactive cancels"
    }

    var text: String {
        summary + "\n" + counts.sorted { $0.key < $1.key }.map { "    \($0.key): \($0.value)" }.joined(separator: "\n")
    }
}

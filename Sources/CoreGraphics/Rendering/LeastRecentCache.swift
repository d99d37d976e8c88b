/// A few values by key, the least recently used dropped when their cost is over the limit; the newest always stays.
///
/// The cost of an entry counts everything that only the cache keeps alive: a key that holds memory holds it weakly, or
/// its cost is in the sum. Keys are compared one by one: there are few, and most differ in their first field.
package struct LeastRecentCache<Key: Equatable, Value> {
    private var entries: [(key: Key, value: Value, cost: Int)] = []
    package private(set) var cost = 0
    package let limit: Int

    package init(limit: Int) {
        self.limit = limit
    }

    package mutating func value(for key: Key) -> Value? {
        guard let index = entries.lastIndex(where: { $0.key == key }) else { return nil }
        let entry = entries.remove(at: index)
        entries.append(entry)
        return entry.value
    }

    package mutating func insert(_ value: Value, for key: Key, cost newCost: Int) {
        if let index = entries.firstIndex(where: { $0.key == key }) { cost -= entries.remove(at: index).cost }
        entries.append((key, value, newCost))
        cost += newCost
        while cost > limit, entries.count > 1 { cost -= entries.removeFirst().cost }
    }

    /// Drops the entries whose keys satisfy a condition.
    package mutating func removeAll(where condition: (Key) -> Bool) {
        guard entries.contains(where: { condition($0.key) }) else { return }
        entries.removeAll { condition($0.key) }
        cost = entries.reduce(0) { $0 + $1.cost }
    }

    package mutating func removeAll() {
        entries = []
        cost = 0
    }

    package var count: Int { entries.count }
}

/// A few values by key, the least recently used dropped when their cost is over the limit.
///
/// Keys are compared one by one: there are few, and most differ in their first field.
struct LeastRecentCache<Key: Equatable, Value> {
    private var entries: [(key: Key, value: Value, cost: Int)] = []
    private var cost = 0
    let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    mutating func value(for key: Key) -> Value? {
        guard let index = entries.lastIndex(where: { $0.key == key }) else { return nil }
        let entry = entries.remove(at: index)
        entries.append(entry)
        return entry.value
    }

    mutating func insert(_ value: Value, for key: Key, cost newCost: Int) {
        if let index = entries.firstIndex(where: { $0.key == key }) { cost -= entries.remove(at: index).cost }
        if newCost > limit { return }
        entries.append((key, value, newCost))
        cost += newCost
        while cost > limit { cost -= entries.removeFirst().cost }
    }

    mutating func removeAll() {
        entries = []
        cost = 0
    }

    var count: Int { entries.count }
}

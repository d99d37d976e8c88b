/// What a shorter failing sequence can be looked for with.
protocol Shrinkable {
    /// What could stand in its place.
    var simpler: [Self] { get }
}

extension ContainmentOperation: Shrinkable {}

/// Makes a failing sequence as short as it gets while it still fails.
@MainActor enum ContainmentShrinker {
    static func shrink<Operation: Shrinkable>(
        _ operations: [Operation], fails: ([Operation]) -> Bool
    ) -> [Operation] {
        var current = operations
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            var length = max(1, current.count / 2)
            while true {
                var start = 0
                while start < current.count {
                    var shorter = current
                    shorter.removeSubrange(start..<min(start + length, current.count))
                    if fails(shorter) {
                        current = shorter
                        hasChanged = true
                    } else {
                        start += length
                    }
                }
                if length == 1 { break }
                length /= 2
            }
            for index in current.indices {
                for simpler in current[index].simpler {
                    var other = current
                    other[index] = simpler
                    if fails(other) {
                        current = other
                        hasChanged = true
                        break
                    }
                }
            }
        }
        return current
    }
}

/// What is minimised: for each priority in use, the sum of the errors of its constraints, higher priorities first.
///
/// A weight is not a number but a place in an order. Each symbol has one reduced cost a priority, and these vectors
/// compare lexicographically. So no amount of error at a low priority outweighs any at a higher one, which no choice of
/// numeric weights could promise. A screen uses few priorities (ten at most, as a rule), and the costs of a symbol are next
/// to each other in memory, so that a comparison is a short scan that mostly ends at its first element.
struct Objective {
    /// The priorities in use, highest first, with how many constraints use each.
    private(set) var levels: [(priority: Priority, uses: Int)] = []

    /// The costs of all symbols, `stride` for each. The one after the levels' is the probe's.
    private var costs: ContiguousArray<Double> = []
    private var stride = 4

    /// Symbols whose cost changed since they were last found not to improve the objective.
    private(set) var candidates: ContiguousArray<Int> = []
    private var isCandidate: ContiguousArray<Bool> = []

    /// How many costs of a symbol count: the levels', and the probe's while there is a probe.
    private var depth: Int { isProbing ? levels.count + 1 : levels.count }

    /// Whether the objective's last resort is a probe: a symbol to move as far as the levels allow.
    var isProbing = false {
        didSet {
            for start in Swift.stride(from: levels.count, to: costs.count, by: stride) { costs[start] = 0 }
        }
    }

    /// The level that stands for the probe.
    var probe: Int { levels.count }

    mutating func makeRoom(forSymbols count: Int) {
        while isCandidate.count < count {
            isCandidate.append(false)
            costs.append(contentsOf: repeatElement(0, count: stride))
        }
    }

    // MARK: Levels

    /// The level of a priority in use.
    func level(of priority: Priority) -> Int {
        levels.firstIndex { $0.priority == priority }!
    }

    /// Counts one more constraint of a priority.
    mutating func retain(_ priority: Priority) {
        if let level = levels.firstIndex(where: { $0.priority == priority }) {
            levels[level].uses += 1
            return
        }
        var order = (0..<levels.count).filter { levels[$0].uses > 0 }
        let kept = order.map { levels[$0] }
        let place = kept.firstIndex { $0.priority < priority } ?? kept.count
        order.insert(-1, at: place)
        arrange(order)
        levels = kept
        levels.insert((priority, 1), at: place)
    }

    /// Counts one constraint of a priority less. Its level goes when another one needs the room.
    mutating func release(_ priority: Priority) {
        levels[level(of: priority)].uses -= 1
    }

    /// Moves each symbol's costs to new places: `order` has the old place for each new one, or -1 for a zero.
    private mutating func arrange(_ order: [Int]) {
        var newStride = stride
        while newStride < order.count + 1 { newStride *= 2 }
        var arranged = ContiguousArray<Double>(repeating: 0, count: isCandidate.count * newStride)
        for symbol in isCandidate.indices {
            for (new, old) in order.enumerated() where old >= 0 {
                arranged[symbol * newStride + new] = costs[symbol * stride + old]
            }
        }
        costs = arranged
        stride = newStride
    }

    // MARK: Costs

    func cost(of symbol: Int, level: Int) -> Double {
        costs[symbol * stride + level]
    }

    mutating func add(_ amount: Double, toCostOf symbol: Int, level: Int) {
        let index = symbol * stride + level
        costs[index] = Tolerance.sum(costs[index], amount)
        nominate(symbol)
    }

    /// Forgets all costs of a symbol.
    mutating func clear(_ symbol: Int) {
        for level in 0..<stride { costs[symbol * stride + level] = 0 }
    }

    /// The sign of the first cost that is not zero.
    func sign(of symbol: Int) -> Int {
        let start = symbol * stride
        for index in start..<start + depth {
            if costs[index] < -Tolerance.cost { return -1 }
            if costs[index] > Tolerance.cost { return 1 }
        }
        return 0
    }

    /// Whether the costs of `first`, divided by `firstDivisor`, are less than those of `second` by `secondDivisor`, equal
    /// (zero) or more.
    func compare(_ first: Int, by firstDivisor: Double, with second: Int, by secondDivisor: Double) -> Int {
        for level in 0..<depth {
            let difference =
                costs[first * stride + level] / firstDivisor - costs[second * stride + level] / secondDivisor
            if difference < -Tolerance.cost { return -1 }
            if difference > Tolerance.cost { return 1 }
        }
        return 0
    }

    /// Replaces a symbol by the terms of the row that now defines it.
    mutating func substitute(_ symbol: Int, _ terms: ContiguousArray<Row.Term>) {
        let start = symbol * stride
        for level in 0..<depth where costs[start + level] != 0 {
            let cost = costs[start + level]
            costs[start + level] = 0
            for term in terms { add(cost * term.coefficient, toCostOf: term.symbol, level: level) }
        }
    }

    // MARK: Candidates

    mutating func nominate(_ symbol: Int) {
        guard !isCandidate[symbol] else { return }
        isCandidate[symbol] = true
        candidates.append(symbol)
    }

    /// Takes the candidate that was nominated last off the list.
    mutating func popCandidate() -> Int? {
        guard let symbol = candidates.popLast() else { return nil }
        isCandidate[symbol] = false
        return symbol
    }
}

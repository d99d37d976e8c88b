/// The slow and exact way to solve constraints with priorities, to compare the solver with.
///
/// Preemptive goal programming on a dense tableau of integers over one common denominator, with Bland's rule: no rounding,
/// no dual simplex, nothing kept from one problem to the next.
struct ExactProgram {
    enum Relation: CaseIterable {
        case equal, lessThanOrEqual, greaterThanOrEqual
    }

    /// `coefficients * x + constant relation 0`; level 0 is required, of the others lower ones matter more.
    struct Condition {
        var coefficients: [Int]
        var constant: Int
        var relation: Relation
        var level: Int
    }

    /// An intermediate result left the range of Int.
    struct Overflow: Error {}

    private var columnCount = 0
    private var rowCount = 0
    /// The rows, then the cost rows: artificial variables first, then each level. The last column is the right side.
    private var entries: [Int] = []
    private var denominator = 1
    private var basis: [Int] = []
    private var isAllowed: [Bool] = []
    private let variableCount: Int
    private let levelCount: Int

    /// Whether the required conditions can hold together.
    private(set) var isFeasible = false

    /// For each level from 1, the least total violation.
    private(set) var violations: [Double] = []

    init(variables: Int, levels: Int, conditions: [Condition]) throws {
        variableCount = variables
        levelCount = levels
        rowCount = conditions.count
        // Each variable is a difference; each condition has at most a slack, two errors and an artificial variable.
        columnCount = 2 * variables + 4 * conditions.count
        entries = Array(repeating: 0, count: (rowCount + levels + 1) * (columnCount + 1))
        isAllowed = Array(repeating: true, count: columnCount)
        for (row, condition) in conditions.enumerated() { write(condition, row) }
        try solve()
    }

    private func index(_ row: Int, _ column: Int) -> Int { row * (columnCount + 1) + column }

    private mutating func write(_ condition: Condition, _ row: Int) {
        // coefficients * x + slack - excess + deficit = -constant, the right side made positive.
        let sign = condition.constant > 0 ? -1 : 1
        for (variable, coefficient) in condition.coefficients.enumerated() {
            entries[index(row, 2 * variable)] = sign * coefficient
            entries[index(row, 2 * variable + 1)] = -sign * coefficient
        }
        let first = 2 * variableCount + 4 * row
        switch condition.relation {
        case .equal: break
        case .lessThanOrEqual: entries[index(row, first)] = sign
        case .greaterThanOrEqual: entries[index(row, first)] = -sign
        }
        if condition.level > 0 {
            entries[index(row, first + 1)] = -sign
            entries[index(row, first + 2)] = sign
            entries[index(rowCount + condition.level, first + 1)] = 1
            entries[index(rowCount + condition.level, first + 2)] = 1
        }
        entries[index(row, first + 3)] = 1
        entries[index(row, columnCount)] = -sign * condition.constant
        basis.append(first + 3)
        // The cost row of the artificial variables, with the basic ones substituted.
        for column in 0...columnCount where column != first + 3 {
            entries[index(rowCount, column)] -= entries[index(row, column)]
        }
    }

    private mutating func solve() throws {
        _ = try minimize(rowCount)
        isFeasible = entries[index(rowCount, columnCount)] == 0
        guard isFeasible else { return }
        for level in 1..<levelCount + 1 {
            _ = try minimize(rowCount + level)
            violations.append(-Double(entries[index(rowCount + level, columnCount)]) / Double(denominator))
        }
    }

    /// Minimises a cost row, and forbids the columns that would raise it again; returns false if it has no minimum.
    private mutating func minimize(_ costRow: Int) throws -> Bool {
        while let column = (0..<columnCount).first(where: { isAllowed[$0] && entries[index(costRow, $0)] < 0 }) {
            var leaving: Int?
            for row in 0..<rowCount where entries[index(row, column)] > 0 {
                guard let best = leaving else {
                    leaving = row
                    continue
                }
                let mine = try product(entries[index(row, columnCount)], entries[index(best, column)])
                let other = try product(entries[index(best, columnCount)], entries[index(row, column)])
                if mine < other || (mine == other && basis[row] < basis[best]) { leaving = row }
            }
            guard let leaving else { return false }
            try pivot(leaving, column)
        }
        for column in 0..<columnCount where entries[index(costRow, column)] > 0 { isAllowed[column] = false }
        return true
    }

    private mutating func pivot(_ pivotRow: Int, _ column: Int) throws {
        let width = columnCount + 1
        let pivot = entries[index(pivotRow, column)]
        let old = denominator
        var overflowed = false
        let count = entries.count / width
        entries.withUnsafeMutableBufferPointer { entries in
            var row = 0
            while row < count {
                let factor = entries[row * width + column]
                if row != pivotRow && (factor != 0 || pivot != old) {
                    var place = 0
                    while place < width {
                        let mine = entries[row * width + place]
                        let other = entries[pivotRow * width + place]
                        if mine != 0 || (other != 0 && factor != 0) {
                            let (first, overflow1) = mine.multipliedReportingOverflow(by: pivot)
                            let (second, overflow2) = other.multipliedReportingOverflow(by: factor)
                            let (difference, overflow3) = first.subtractingReportingOverflow(second)
                            overflowed = overflowed || overflow1 || overflow2 || overflow3
                            entries[row * width + place] = difference / old
                        }
                        place += 1
                    }
                }
                row += 1
            }
        }
        if overflowed { throw Overflow() }
        denominator = pivot
        basis[pivotRow] = column
    }

    private func product(_ first: Int, _ second: Int) throws -> Int {
        let (product, overflow) = first.multipliedReportingOverflow(by: second)
        if overflow { throw Overflow() }
        return product
    }

    /// Whether the best solutions differ in a variable.
    func isAmbiguous(_ variable: Int) throws -> Bool {
        let least = try extreme(variable, sign: 1)
        let greatest = try extreme(variable, sign: -1)
        guard let least, let greatest else { return true }
        return try product(least.0, greatest.1) != product(greatest.0, least.1)
    }

    /// The least value of a variable among the best solutions (the greatest, for a sign of -1) as a fraction, nil if
    /// there is none.
    private func extreme(_ variable: Int, sign: Int) throws -> (Int, Int)? {
        var copy = self
        let costRow = entries.count / (columnCount + 1)
        copy.entries.append(contentsOf: Array(repeating: 0, count: columnCount + 1))
        // The cost is the variable, over the common denominator, with the basic ones substituted.
        copy.entries[copy.index(costRow, 2 * variable)] = sign * denominator
        copy.entries[copy.index(costRow, 2 * variable + 1)] = -sign * denominator
        for row in 0..<rowCount where basis[row] / 2 == variable && basis[row] < 2 * variableCount {
            let factor = basis[row] % 2 == 0 ? sign : -sign
            for column in 0...columnCount {
                copy.entries[copy.index(costRow, column)] -= factor * entries[index(row, column)]
            }
        }
        guard try copy.minimize(costRow) else { return nil }
        return (-sign * copy.entries[copy.index(costRow, columnCount)], copy.denominator)
    }
}

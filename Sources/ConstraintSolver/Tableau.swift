/// The simplex tableau: rows that express the basic symbols by the parametric ones, which are zero.
///
/// Rows hold the coefficients, sorted by symbol; columns only list the rows that mention a symbol, so that a pivot or
/// a changed constant visits the rows it concerns and no others.
struct Tableau {
    /// What values a symbol may take.
    enum Kind: UInt8 {
        /// The index is not in use.
        case vacant
        /// A variable: any value.
        case free
        /// A variable that is a length: zero or more.
        case nonnegative
        /// A slack or an error: zero or more.
        case restricted
        /// The difference of the two sides of a required equation: zero. It never enters the basis.
        case fixed

        var isVariable: Bool { self == .free || self == .nonnegative }
    }

    /// Which rows mention a symbol.
    struct Column {
        /// At least the rows that mention the symbol; some may be listed twice or no longer mention it.
        var rows: ContiguousArray<Int32> = []
        /// How many rows mention the symbol.
        var live = 0
    }

    /// A pivot to take back: `leaving` was basic in `row`.
    struct Pivot {
        var row: Int
        var leaving: Int
    }

    private(set) var kinds: ContiguousArray<Kind> = []
    /// The row of each basic symbol, -1 for parametric ones.
    var rowOf: ContiguousArray<Int> = []
    var columns: ContiguousArray<Column> = []
    private var vacantSymbols: [Int] = []

    var rows: ContiguousArray<Row> = []
    private var vacantRows: [Int] = []

    var objective = Objective()

    /// Rows whose constant may be one that the basic symbol must not have.
    var listed: ContiguousArray<Int> = []

    /// Variables whose value may have changed since they were last taken.
    private(set) var touched: [Int] = []
    private var isTouched: ContiguousArray<Bool> = []

    /// Pivots since recording started, while it is on.
    var history: ContiguousArray<Pivot>?

    /// Pivots and shifts since the tableau was last compared with the constraints.
    var work = 0

    /// Whether rounding has made the tableau useless, so that it must be built anew.
    var isSuspect = false

    /// Shifts of symbols that the constants do not show yet, by symbol, and the symbols that have one.
    var pending: ContiguousArray<Double> = []
    var shifted: ContiguousArray<Int> = []

    var stamps: ContiguousArray<UInt> = []
    var stamp: UInt = 0
    var scratch: ContiguousArray<Row.Term> = []

    init() {}

    /// Makes a tableau without rows that has the same variables as another.
    init(variablesOf other: Tableau) {
        for symbol in other.kinds.indices {
            let isVariable = other.kinds[symbol].isVariable
            kinds.append(isVariable ? other.kinds[symbol] : .vacant)
            rowOf.append(-1)
            columns.append(Column())
            isTouched.append(isVariable)
            pending.append(0)
            if isVariable { touched.append(symbol) } else { vacantSymbols.append(symbol) }
        }
        objective.makeRoom(forSymbols: kinds.count)
    }

    // MARK: Symbols

    mutating func makeSymbol(_ kind: Kind) -> Int {
        if let symbol = vacantSymbols.popLast() {
            kinds[symbol] = kind
            return symbol
        }
        kinds.append(kind)
        rowOf.append(-1)
        columns.append(Column())
        isTouched.append(false)
        pending.append(0)
        objective.makeRoom(forSymbols: kinds.count)
        return kinds.count - 1
    }

    /// Takes a parametric symbol out of the tableau.
    mutating func removeSymbol(_ symbol: Int) {
        for row in takeColumn(symbol) {
            let position = Row.position(of: symbol, in: rows[row].terms)
            rows[row].terms.remove(at: position)
        }
        objective.clear(symbol)
        kinds[symbol] = .vacant
        vacantSymbols.append(symbol)
    }

    /// The symbol's value at the current basis.
    func value(of symbol: Int) -> Double {
        rowOf[symbol] < 0 ? 0 : rows[rowOf[symbol]].constant
    }

    mutating func touch(_ symbol: Int) {
        guard kinds[symbol].isVariable, !isTouched[symbol] else { return }
        isTouched[symbol] = true
        touched.append(symbol)
    }

    /// Returns the variables whose value may have changed since the last call.
    mutating func takeTouched() -> [Int] {
        for symbol in touched { isTouched[symbol] = false }
        defer { touched.removeAll(keepingCapacity: true) }
        return touched
    }

    // MARK: Columns

    /// The rows that mention a symbol, each once.
    mutating func rowsMentioning(_ symbol: Int) -> ContiguousArray<Int32> {
        compactColumn(symbol)
        return columns[symbol].rows
    }

    /// Empties a symbol's column, and returns the rows that mentioned it, each once.
    mutating func takeColumn(_ symbol: Int) -> ContiguousArray<Int> {
        compactColumn(symbol)
        defer { columns[symbol] = Column() }
        return ContiguousArray(columns[symbol].rows.lazy.map(Int.init))
    }

    mutating func compactColumn(_ symbol: Int) {
        // As many entries as rows: none is superfluous.
        guard columns[symbol].rows.count > columns[symbol].live else { return }
        stamp += 1
        var list: ContiguousArray<Int32> = []
        swap(&list, &columns[symbol].rows)
        var kept = 0
        for entry in list {
            let row = Int(entry)
            guard stamps[row] != stamp, rows[row].coefficient(of: symbol) != 0 else { continue }
            stamps[row] = stamp
            list[kept] = entry
            kept += 1
        }
        list.removeSubrange(kept...)
        columns[symbol].live = kept
        swap(&list, &columns[symbol].rows)
    }

    @inline(__always)
    mutating func noteMention(of symbol: Int, in row: Int) {
        columns[symbol].live += 1
        columns[symbol].rows.append(Int32(truncatingIfNeeded: row))
        if columns[symbol].rows.count > 2 * columns[symbol].live + 16 { compactLater.append(symbol) }
    }

    /// Columns that list too many rows that no longer mention them.
    private var compactLater: ContiguousArray<Int> = []

    mutating func compactColumns() {
        while let symbol = compactLater.popLast() { compactColumn(symbol) }
    }

    // MARK: Rows

    /// Adds a row for a new basic symbol; `terms` are sorted and name parametric symbols only.
    mutating func insertRow(
        basic: Int, constant: Double, magnitude: Double, terms: ContiguousArray<Row.Term>
    ) -> Int {
        let index: Int
        if let vacant = vacantRows.popLast() {
            index = vacant
        } else {
            index = rows.count
            rows.append(Row(basic: -1, constant: 0, magnitude: 0))
            stamps.append(0)
        }
        rows[index] = Row(basic: basic, constant: constant, magnitude: magnitude, terms: terms)
        rowOf[basic] = index
        for term in terms { noteMention(of: term.symbol, in: index) }
        compactColumns()
        noteConstantChange(index)
        return index
    }

    /// Takes a row out; its basic symbol becomes parametric, in no row.
    mutating func removeRow(_ index: Int) {
        for term in rows[index].terms { columns[term.symbol].live -= 1 }
        rowOf[rows[index].basic] = -1
        if rows[index].isListed { listed.removeAll { $0 == index } }
        rows[index] = Row(basic: -1, constant: 0, magnitude: 0)
        vacantRows.append(index)
    }

    /// Whether a row's constant is one its basic symbol must not have.
    func isInfeasible(_ row: Int) -> Bool {
        violation(row) > rows[row].tolerance
    }

    /// How far a row's constant is from the values its basic symbol may have.
    func violation(_ row: Int) -> Double {
        switch kinds[rows[row].basic] {
        case .restricted, .nonnegative: return max(0, -rows[row].constant)
        case .fixed: return abs(rows[row].constant)
        case .free, .vacant: return 0
        }
    }

    mutating func noteConstantChange(_ row: Int) {
        let basic = rows[row].basic
        if kinds[basic].isVariable { touch(basic) }
        if kinds[basic] != .free && !rows[row].isListed && isInfeasible(row) {
            rows[row].isListed = true
            listed.append(row)
        }
    }
}

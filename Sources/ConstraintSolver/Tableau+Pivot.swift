extension Tableau {
    /// Makes a parametric symbol basic in a row that mentions it, and the row's basic symbol parametric.
    mutating func pivot(row: Int, entering: Int) {
        work += 1
        let leaving = rows[row].basic
        history?.append(Pivot(row: row, leaving: leaving))

        let users = takeColumn(entering)
        let position = Row.position(of: entering, in: rows[row].terms)
        let inverse = 1 / rows[row].terms.remove(at: position).coefficient
        rows[row].solve(for: entering, inverse: inverse)
        rowOf[leaving] = -1
        rowOf[entering] = row
        touch(leaving)

        // The leaving symbol was basic, in no other row: in each row it takes the entering one's place. A copy of the
        // row shares its storage, which no other row's change touches.
        let definition = rows[row]
        for user in users where user != row {
            let factor = rows[user].replaceTerm(entering, by: leaving, times: inverse)
            add(definition, times: factor, to: user)
        }
        rows[row].insert(Row.Term(symbol: leaving, coefficient: inverse))
        columns[leaving] = Column(
            rows: ContiguousArray(users.lazy.map(Int32.init(truncatingIfNeeded:))), live: users.count)
        objective.substitute(entering, rows[row].terms)
        noteConstantChange(row)
        compactColumns()
    }

    /// Adds a multiple of a row's constant and terms to another row.
    private mutating func add(_ definition: Row, times factor: Double, to row: Int) {
        var terms: ContiguousArray<Row.Term> = []
        swap(&terms, &rows[row].terms)
        if definition.terms.count * 8 < terms.count {
            addFew(definition.terms, times: factor, to: &terms, of: row)
        } else if !definition.terms.isEmpty {
            merge(definition.terms, times: factor, into: &terms, of: row)
        }
        swap(&terms, &rows[row].terms)
        rows[row].magnitude = max(rows[row].magnitude, abs(factor) * definition.magnitude)
        guard definition.constant != 0 else { return }
        rows[row].addToConstant(factor * definition.constant)
        noteConstantChange(row)
    }

    private mutating func addFew(
        _ added: ContiguousArray<Row.Term>, times factor: Double, to terms: inout ContiguousArray<Row.Term>, of row: Int
    ) {
        for term in added {
            let amount = term.coefficient * factor
            let position = Row.position(of: term.symbol, in: terms)
            if position < terms.count, terms[position].symbol == term.symbol {
                let sum = Tolerance.sum(terms[position].coefficient, amount)
                if sum == 0 {
                    terms.remove(at: position)
                    columns[term.symbol].live -= 1
                } else {
                    terms[position].coefficient = sum
                }
            } else {
                terms.insert(Row.Term(symbol: term.symbol, coefficient: amount), at: position)
                noteMention(of: term.symbol, in: row)
            }
        }
    }

    private mutating func merge(
        _ added: ContiguousArray<Row.Term>, times factor: Double, into terms: inout ContiguousArray<Row.Term>,
        of row: Int
    ) {
        scratch.removeAll(keepingCapacity: true)
        var next = 0
        for term in added {
            while next < terms.count, terms[next].symbol < term.symbol {
                scratch.append(terms[next])
                next += 1
            }
            let amount = term.coefficient * factor
            if next < terms.count, terms[next].symbol == term.symbol {
                let sum = Tolerance.sum(terms[next].coefficient, amount)
                if sum == 0 {
                    columns[term.symbol].live -= 1
                } else {
                    scratch.append(Row.Term(symbol: term.symbol, coefficient: sum))
                }
                next += 1
            } else {
                scratch.append(Row.Term(symbol: term.symbol, coefficient: amount))
                noteMention(of: term.symbol, in: row)
            }
        }
        scratch.append(contentsOf: terms[next...])
        terms.removeAll(keepingCapacity: true)
        terms.append(contentsOf: scratch)
    }

    // MARK: Recording

    /// Takes back the pivots since recording started, and stops it.
    mutating func undo() {
        guard let pivots = history else { return }
        history = nil
        for pivot in pivots.reversed() { self.pivot(row: pivot.row, entering: pivot.leaving) }
    }
}

extension Tableau {
    /// Pivots that make no progress before Bland's rule, which cannot cycle, takes over from the faster ones.
    private static let patience = 60

    /// Pivots in one go that only rounding can explain.
    private var pivotLimit: Int { 1_000 + 20 * rows.count }

    // MARK: Dual simplex

    /// Makes every row feasible while the objective stays optimal; returns a row that cannot be, if there is one.
    ///
    /// The row's terms prove that its constraints contradict each other: nothing that may move brings the basic symbol
    /// nearer to where it must be. Parametric markers belong to linearly independent constraints, so that the row is the
    /// only combination of its constraints without variables, and the conflict is irreducible.
    mutating func restoreFeasibility() -> Int? {
        let limit = work + pivotLimit
        var stalled = 0
        while let row = rowToRepair(byIndex: stalled > Tableau.patience) {
            guard let entering = dualEntering(row, byIndex: stalled > Tableau.patience) else { return row }
            guard work < limit else {
                acceptInfeasibleRows()
                break
            }
            stalled = objective.sign(of: entering) == 0 ? stalled + 1 : 0
            pivot(row: row, entering: entering)
        }
        return nil
    }

    /// A row that is not feasible: the worst of some, or the one with the lowest symbol.
    private mutating func rowToRepair(byIndex: Bool) -> Int? {
        var best: Int?
        var index = listed.count
        // Looking at all of a long list for each pivot would cost more than the pivots that the worst row saves.
        let last = byIndex ? 0 : max(0, listed.count - 8)
        while index > last || (best == nil && index > 0) {
            index -= 1
            let row = listed[index]
            guard isInfeasible(row) else {
                rows[row].isListed = false
                listed.swapAt(index, listed.count - 1)
                listed.removeLast()
                continue
            }
            guard let current = best else {
                best = row
                continue
            }
            let isBetter = byIndex ? rows[row].basic < rows[current].basic : violation(row) > violation(current)
            if isBetter { best = row }
        }
        return best
    }

    /// The parametric symbol that can repair a row at the least cost.
    private func dualEntering(_ row: Int, byIndex: Bool) -> Int? {
        let direction: Double = rows[row].constant < 0 ? 1 : -1
        var best: Row.Term?
        for term in rows[row].terms where abs(term.coefficient) > Tolerance.pivot {
            switch kinds[term.symbol] {
            case .fixed, .vacant: continue
            case .restricted, .nonnegative:
                if term.coefficient * direction < 0 { continue }
            case .free: break
            }
            guard let current = best else {
                best = term
                continue
            }
            let order = objective.compare(
                term.symbol, by: abs(term.coefficient), with: current.symbol, by: abs(current.coefficient))
            // At equal cost the larger coefficient is the more accurate one to divide by; terms come by symbol.
            if order < 0 || (order == 0 && !byIndex && abs(term.coefficient) > abs(current.coefficient)) {
                best = term
            }
        }
        return best?.symbol
    }

    /// Takes rows as they are whose constants rounding has put out of reach.
    mutating func acceptInfeasibleRows() {
        isSuspect = true
        for row in listed {
            rows[row].isListed = false
            rows[row].magnitude = max(rows[row].magnitude, violation(row) / Tolerance.feasibility)
        }
        listed.removeAll(keepingCapacity: true)
    }

    // MARK: Primal simplex

    /// Makes the objective optimal while every row stays feasible; returns false if it has no minimum, as a probe's
    /// may not.
    @discardableResult
    mutating func optimize() -> Bool {
        let limit = work + pivotLimit
        var stalled = 0
        while let entering = primalEntering(byIndex: stalled > Tableau.patience) {
            guard work < limit else {
                isSuspect = true
                break
            }
            let direction: Double = kinds[entering] == .free && objective.sign(of: entering) > 0 ? -1 : 1
            guard
                let leaving = blockingRow(entering, direction: direction, byIndex: stalled > Tableau.patience)
            else {
                // Errors are not negative, so that only a probe goes on forever: without one the cost is rounding.
                if objective.isProbing { return false }
                objective.clear(entering)
                continue
            }
            stalled = rows[leaving].constant <= rows[leaving].tolerance ? stalled + 1 : 0
            pivot(row: leaving, entering: entering)
        }
        return true
    }

    /// A parametric symbol that improves the objective if it moves.
    private mutating func primalEntering(byIndex: Bool) -> Int? {
        guard byIndex else {
            while let symbol = objective.popCandidate() {
                if improvesObjective(symbol) { return symbol }
            }
            return nil
        }
        var improving: [Int] = []
        while let symbol = objective.popCandidate() {
            if improvesObjective(symbol) { improving.append(symbol) }
        }
        guard let lowest = improving.min() else { return nil }
        for symbol in improving where symbol != lowest { objective.nominate(symbol) }
        return lowest
    }

    private func improvesObjective(_ symbol: Int) -> Bool {
        guard rowOf[symbol] < 0 else { return false }
        switch kinds[symbol] {
        case .restricted, .nonnegative: return objective.sign(of: symbol) < 0
        case .free: return objective.sign(of: symbol) != 0
        case .fixed, .vacant: return false
        }
    }

    /// The row whose basic symbol first reaches its limit as a parametric symbol moves.
    private mutating func blockingRow(_ entering: Int, direction: Double, byIndex: Bool) -> Int? {
        var best: (row: Int, limit: Double, coefficient: Double)?
        for entry in rowsMentioning(entering) {
            let row = Int(entry)
            guard kinds[rows[row].basic] != .free else { continue }
            let coefficient = rows[row].coefficient(of: entering)
            guard abs(coefficient) > Tolerance.pivot else { continue }
            let isFixed = kinds[rows[row].basic] == .fixed
            guard isFixed || coefficient * direction < 0 else { continue }
            let limit = isFixed ? 0 : max(0, rows[row].constant) / abs(coefficient)
            guard let current = best else {
                best = (row, limit, abs(coefficient))
                continue
            }
            let slack = Tolerance.feasibility * max(1, current.limit)
            let isBetter =
                limit < current.limit - slack
                || (limit <= current.limit + slack
                    && (byIndex
                        ? rows[row].basic < rows[current.row].basic : abs(coefficient) > current.coefficient))
            if isBetter { best = (row, limit, abs(coefficient)) }
        }
        return best?.row
    }

    // MARK: Removal

    /// Lets a parametric symbol take any value, and forgets it: it becomes basic in a row, and the row goes.
    ///
    /// The other rows stay feasible. `preferred` are the symbols that had best become parametric if several may.
    mutating func dissolve(_ symbol: Int, preferring preferred: [Int]) {
        if let row = rowForDissolving(symbol, preferring: preferred) {
            pivot(row: row, entering: symbol)
            removeRow(row)
        }
        removeSymbol(symbol)
    }

    private mutating func rowForDissolving(_ symbol: Int, preferring preferred: [Int]) -> Int? {
        var nearest: (row: Int, limit: Double, coefficient: Double)?
        var widest: (row: Int, isPreferred: Bool, coefficient: Double)?
        for entry in rowsMentioning(symbol) {
            let row = Int(entry)
            let coefficient = abs(rows[row].coefficient(of: symbol))
            if kinds[rows[row].basic] == .free {
                let isPreferred = preferred.contains(rows[row].basic)
                if let current = widest {
                    guard isPreferred || !current.isPreferred else { continue }
                    if isPreferred == current.isPreferred && coefficient <= current.coefficient { continue }
                }
                widest = (row, isPreferred, coefficient)
            } else if coefficient > Tolerance.pivot {
                let limit = max(0, rows[row].constant) / coefficient
                if let current = nearest {
                    let slack = Tolerance.feasibility * max(1, current.limit)
                    if limit > current.limit + slack { continue }
                    if limit >= current.limit - slack && coefficient <= current.coefficient { continue }
                }
                nearest = (row, limit, coefficient)
            }
        }
        return nearest?.row ?? widest?.row
    }
}

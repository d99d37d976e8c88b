/// How constraints become rows and symbols of the tableau, and stop being them.
extension Solver {
    /// Adds the rows and symbols for a constraint at a priority.
    func install(
        _ constraint: Constraint, _ priority: Priority
    ) throws(UnsatisfiableConstraints) -> Constraint.Installation {
        let isEquation = constraint.relation == .equal
        let marker = makeSymbol(priority.isRequired && isEquation ? .fixed : .restricted, owner: constraint.slot)
        var installation = Constraint.Installation(
            sign: constraint.relation == .lessThanOrEqual ? -1 : 1, marker: marker, relief: nil,
            markerIsError: !priority.isRequired && isEquation)
        if priority.isRequired {
            try installRequired(constraint, installation)
        } else {
            installation.relief = makeSymbol(.restricted, owner: constraint.slot)
            installWish(constraint, installation, priority)
        }
        return installation
    }

    private func installRequired(
        _ constraint: Constraint, _ installation: Constraint.Installation
    ) throws(UnsatisfiableConstraints) {
        tableau.flush()
        var definition = substituted(constraint.expression, times: installation.sign)
        let isEquation = tableau.kinds[installation.marker] == .fixed
        let isBroken =
            isEquation ? abs(definition.constant) > definition.tolerance : definition.constant < -definition.tolerance
        var defined = freeSymbol(in: definition)
        if defined == nil && (isEquation || isBroken) { defined = looseLength(in: definition) }
        if defined == nil && isBroken {
            // The dual simplex starts from an optimum.
            settle()
            definition = substituted(constraint.expression, times: installation.sign)
        }
        let row = tableau.insertRow(
            basic: installation.marker, constant: definition.constant, magnitude: definition.magnitude,
            terms: definition.terms)
        if let defined {
            tableau.pivot(row: row, entering: defined)
            return
        }
        guard tableau.rows[row].isListed else { return }
        tableau.history = []
        if let infeasible = tableau.restoreFeasibility() {
            let error = conflict(in: infeasible)
            tableau.undo()
            tableau.removeRow(row)
            removeSymbol(installation.marker)
            throw error
        }
        tableau.history = nil
    }

    private func installWish(_ constraint: Constraint, _ installation: Constraint.Installation, _ priority: Priority) {
        repairBeforeChangingCosts()
        let relief = installation.relief!
        var definition = substituted(constraint.expression, times: installation.sign)
        let isBroken = definition.constant < 0
        var defined = freeSymbol(in: definition)
        if defined == nil && (isBroken || installation.markerIsError) { defined = looseLength(in: definition) }
        let position = Row.position(of: relief, in: definition.terms)
        definition.terms.insert(Row.Term(symbol: relief, coefficient: 1), at: position)
        let row = tableau.insertRow(
            basic: installation.marker, constant: definition.constant, magnitude: definition.magnitude,
            terms: definition.terms)
        tableau.objective.retain(priority)
        weigh(installation, by: 1, at: priority)
        if let defined {
            tableau.pivot(row: row, entering: defined)
        } else if isBroken {
            tableau.pivot(row: row, entering: relief)
        }
    }

    /// Takes the rows and symbols of a constraint out; the others stay feasible.
    func uninstall(_ installation: Constraint.Installation, _ constraint: Constraint) {
        repairBeforeChangingCosts()
        if let relief = installation.relief {
            weigh(installation, by: -1, at: constraint.priority)
            tableau.objective.release(constraint.priority)
            if tableau.rowOf[relief] >= 0 {
                // The marker is the relief's opposite but for the constraint itself: it is in no other row.
                tableau.removeRow(tableau.rowOf[relief])
                removeSymbol(installation.marker)
                removeSymbol(relief)
                return
            }
        }
        if tableau.rowOf[installation.marker] >= 0 {
            tableau.removeRow(tableau.rowOf[installation.marker])
            removeSymbol(installation.marker)
        } else {
            owners[installation.marker] = -1
            tableau.dissolve(
                installation.marker, preferring: constraint.expression.terms.map { $0.variable.index })
        }
        if let relief = installation.relief { removeSymbol(relief) }
    }

    /// Adds to the weight of a wish's errors.
    func weigh(_ installation: Constraint.Installation, by weight: Double, at priority: Priority) {
        let level = tableau.objective.level(of: priority)
        for error in [installation.markerIsError ? installation.marker : nil, installation.relief] {
            guard let error else { continue }
            if tableau.rowOf[error] < 0 {
                tableau.objective.add(weight, toCostOf: error, level: level)
            } else {
                for term in tableau.rows[tableau.rowOf[error]].terms {
                    tableau.objective.add(weight * term.coefficient, toCostOf: term.symbol, level: level)
                }
            }
        }
    }

    /// The expression in terms of parametric symbols, as a row without a basic symbol.
    private func substituted(_ expression: LinearExpression, times factor: Double) -> Row {
        var row = Row(
            basic: -1, constant: expression.constant * factor, magnitude: abs(expression.constant * factor))
        for term in expression.terms where term.coefficient != 0 {
            row.add(tableau, symbol: term.variable.index, times: term.coefficient * factor)
        }
        return row
    }

    /// The free symbol among a row's terms that the row had best define: one that does not become negative, then the one
    /// that is the least work to make basic.
    ///
    /// Of two positions with a distance between them, one of which is left at zero, that is the lesser one.
    private func freeSymbol(in definition: Row) -> Int? {
        var rest: Double?
        var best: (symbol: Int, rises: Bool, users: Int)?
        for term in definition.terms where tableau.kinds[term.symbol] == .free && abs(term.coefficient) > 1e-6 {
            rest = rest ?? self.rest(of: definition)
            let rises = term.coefficient * rest! <= 0
            let users = tableau.columns[term.symbol].live
            guard let current = best else {
                best = (term.symbol, rises, users)
                continue
            }
            if rises == current.rises ? users < current.users : rises { best = (term.symbol, rises, users) }
        }
        return best?.symbol
    }

    /// Which sign a row has apart from its free symbols: that of the constant, or else of the lengths.
    private func rest(of definition: Row) -> Double {
        guard abs(definition.constant) <= definition.tolerance else { return definition.constant }
        return definition.terms.reduce(0) { $0 + (tableau.kinds[$1.symbol] == .nonnegative ? $1.coefficient : 0) }
    }

    /// A length among a row's terms that the row can define at once: all other rows stay feasible, and no error depends
    /// on it, so that the objective stays as it is.
    private func looseLength(in definition: Row) -> Int? {
        definition.terms.first { term in
            guard tableau.kinds[term.symbol] == .nonnegative, abs(term.coefficient) > 1e-6 else { return false }
            let value = -definition.constant / term.coefficient
            return value >= 0 && tableau.mayTake(value, term.symbol)
        }?.symbol
    }
}

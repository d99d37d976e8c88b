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
        let free = freeSymbol(in: definition.terms)
        if free == nil {
            let isBroken =
                tableau.kinds[installation.marker] == .fixed
                ? abs(definition.constant) > definition.tolerance : definition.constant < -definition.tolerance
            if isBroken {
                // The dual simplex starts from an optimum.
                settle()
                definition = substituted(constraint.expression, times: installation.sign)
            }
        }
        let row = tableau.insertRow(
            basic: installation.marker, constant: definition.constant, magnitude: definition.magnitude,
            terms: definition.terms)
        if let free {
            tableau.pivot(row: row, entering: free)
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
        let free = freeSymbol(in: definition.terms)
        let position = Row.position(of: relief, in: definition.terms)
        definition.terms.insert(Row.Term(symbol: relief, coefficient: 1), at: position)
        let isBroken = definition.constant < 0
        let row = tableau.insertRow(
            basic: installation.marker, constant: definition.constant, magnitude: definition.magnitude,
            terms: definition.terms)
        tableau.objective.retain(priority)
        weigh(installation, by: 1, at: priority)
        if let free {
            tableau.pivot(row: row, entering: free)
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

    /// The free symbol among a row's terms that is the least work to make basic.
    private func freeSymbol(in terms: ContiguousArray<Row.Term>) -> Int? {
        var best: (symbol: Int, users: Int)?
        for term in terms where tableau.kinds[term.symbol] == .free && abs(term.coefficient) > 1e-6 {
            let users = tableau.columns[term.symbol].live
            if best == nil || users < best!.users { best = (term.symbol, users) }
        }
        return best?.symbol
    }
}

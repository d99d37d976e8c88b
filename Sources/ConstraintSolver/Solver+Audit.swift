extension Solver {
    /// Compares the tableau with the constraints it came from once it has done enough work for rounding to add up, and
    /// builds it anew if the two differ.
    func auditIfDue() {
        guard tableau.isSuspect || tableau.work >= auditInterval else { return }
        tableau.work = 0
        if tableau.isSuspect || largestResidual() > 1e-7 { rebuild() }
    }

    /// The largest difference between a constraint's expression and the symbols that stand for it, relative to the
    /// numbers it adds up.
    func largestResidual() -> Double {
        var largest = 0.0
        for case let constraint? in slots {
            guard let installation = constraint.installation else { continue }
            var residual = constraint.expression.constant
            var magnitude = max(1, abs(residual))
            for term in constraint.expression.terms {
                let amount = term.coefficient * tableau.value(of: term.variable.index)
                residual += amount
                magnitude = max(magnitude, abs(amount))
            }
            residual *= installation.sign
            residual -= tableau.value(of: installation.marker)
            if let relief = installation.relief { residual += tableau.value(of: relief) }
            largest = max(largest, abs(residual) / magnitude)
        }
        return largest
    }

    /// Builds the tableau anew from the constraints; the old one stays if rounding makes that impossible.
    func rebuild() {
        let constraints = slots.compactMap { $0 }.filter(\.isInstalled).sorted { $0.sequence < $1.sequence }
        let previous = (tableau, owners, constraints.map(\.installation))
        tableau = Tableau(variablesOf: tableau)
        for symbol in owners.indices { owners[symbol] = -1 }
        do {
            for constraint in constraints { constraint.installation = try install(constraint, constraint.priority) }
            settle()
        } catch {
            (tableau, owners) = (previous.0, previous.1)
            tableau.isSuspect = false
            for (constraint, installation) in zip(constraints, previous.2) { constraint.installation = installation }
        }
    }
}

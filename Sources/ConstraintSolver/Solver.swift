/// An incremental solver of linear constraints with priorities: the Cassowary algorithm.
///
/// The solver keeps values for its variables that satisfy all required constraints and break the others as little as
/// possible: it minimises the sum of absolute errors of the highest priority, among those solutions that of the next, and
/// so on. Adding, removing and editing constraints start from the current solution, so that the work is in proportion to
/// what the change affects. Variables that nothing decides are zero, and so are lengths that are only bounded from above.
///
/// Edits that could fail are settled at once; the others wait for ``update()``, which is also when values change.
///
/// A solver is not thread-safe. Numbers given to it must be finite.
package final class Solver {
    var tableau = Tableau()

    /// The constraints by slot.
    private(set) var slots: [Constraint?] = []
    private var vacantSlots: [Int] = []
    private var sequence = 0

    /// The slot of the constraint that each symbol belongs to, -1 for variables.
    var owners: ContiguousArray<Int> = []

    /// How many constraints mention each variable.
    private var uses: ContiguousArray<Int> = []

    /// The values at the last update.
    private var values: ContiguousArray<Double> = []

    /// The names of variables that have one.
    private var names: [Int: String] = [:]

    /// How many pivots and shifts to do between comparisons of the tableau with the constraints it came from.
    let auditInterval = 10_000

    package init() {}

    // MARK: Variables

    /// Makes a variable; the name is for descriptions only. One that is a length is never less than zero, which wins over
    /// all constraints.
    package func makeVariable(_ name: String = "", isLength: Bool = false) -> Variable {
        let index = makeSymbol(isLength ? .nonnegative : .free, owner: -1)
        uses[index] = 0
        values[index] = 0
        if !name.isEmpty { names[index] = name }
        return Variable(index: index)
    }

    /// Gives up a variable that no constraint in the solver mentions.
    package func release(_ variable: Variable) {
        precondition(uses[variable.index] == 0, "\(name(of: variable)) is released while constraints mention it")
        // Nothing depends on the variable, so that it is parametric but for rounding.
        if tableau.rowOf[variable.index] >= 0 { tableau.removeRow(tableau.rowOf[variable.index]) }
        names[variable.index] = nil
        tableau.removeSymbol(variable.index)
    }

    /// The name the variable was made with, or one made of its number.
    package func name(of variable: Variable) -> String {
        names[variable.index] ?? "v\(variable.index)"
    }

    /// The variable's value at the last ``update()``.
    package func value(of variable: Variable) -> Double {
        values[variable.index]
    }

    // MARK: Updating

    /// Solves for all edits so far, and returns the variables whose values changed since the last call.
    package func update() -> [Variable] {
        settle()
        auditIfDue()
        var changed: [Variable] = []
        for symbol in tableau.takeTouched() where tableau.kinds[symbol].isVariable {
            let value = tableau.value(of: symbol)
            // Differences that are rounding are not changes; the old value stays, so that they do not add up unseen.
            guard abs(value - values[symbol]) > Tolerance.feasibility * max(1, abs(value)) else { continue }
            values[symbol] = value
            changed.append(Variable(index: symbol))
        }
        return changed
    }

    /// Whether another solution that is as good gives the variable another value.
    ///
    /// The solution stays as it is. Meant for diagnostics: this may take as long as solving anew.
    package func isAmbiguous(_ variable: Variable) -> Bool {
        settle()
        let symbol = variable.index
        if tableau.rowOf[symbol] < 0 && tableau.rowsMentioning(symbol).isEmpty { return true }
        return canMove(symbol, by: 1) || canMove(symbol, by: -1)
    }

    private func canMove(_ symbol: Int, by direction: Double) -> Bool {
        let start = tableau.value(of: symbol)
        tableau.history = []
        tableau.objective.isProbing = true
        let probe = tableau.objective.probe
        if tableau.rowOf[symbol] < 0 {
            tableau.objective.add(-direction, toCostOf: symbol, level: probe)
        } else {
            for term in tableau.rows[tableau.rowOf[symbol]].terms {
                tableau.objective.add(-direction * term.coefficient, toCostOf: term.symbol, level: probe)
            }
        }
        let isBounded = tableau.optimize()
        let moved = abs(tableau.value(of: symbol) - start)
        tableau.objective.isProbing = false
        tableau.undo()
        return !isBounded || moved > 1e-6 * max(1, abs(start))
    }

    // MARK: Constraints

    /// Adds a constraint.
    ///
    /// - Throws: ``UnsatisfiableConstraints`` if it is required and contradicts other required constraints. The solver
    ///   is then as before the call.
    package func add(_ constraint: Constraint) throws(UnsatisfiableConstraints) {
        precondition(!constraint.isInstalled, "the constraint is in a solver already")
        precondition(constraint.expression.isFinite, "a constraint's numbers must be finite")
        sequence += 1
        constraint.sequence = sequence
        constraint.slot = vacantSlots.popLast() ?? slots.count
        if constraint.slot == slots.count { slots.append(nil) }
        slots[constraint.slot] = constraint
        do {
            constraint.installation = try install(constraint, constraint.priority)
        } catch {
            vacate(constraint)
            throw error
        }
        for term in constraint.expression.terms { uses[term.variable.index] += 1 }
    }

    /// Removes a constraint that is in the solver.
    package func remove(_ constraint: Constraint) {
        let installation = checkedInstallation(of: constraint)
        uninstall(installation, constraint)
        constraint.installation = nil
        for term in constraint.expression.terms { uses[term.variable.index] -= 1 }
        vacate(constraint)
    }

    /// Changes the constant of the constraint's expression.
    ///
    /// - Throws: ``UnsatisfiableConstraints`` if the constraint is required and would contradict other required
    ///   constraints. The solver and the constraint are then as before the call.
    package func setConstant(of constraint: Constraint, to constant: Double) throws(UnsatisfiableConstraints) {
        let installation = checkedInstallation(of: constraint)
        precondition(constant.isFinite, "a constraint's numbers must be finite")
        let change = constant - constraint.expression.constant
        guard change != 0 else { return }
        if !constraint.priority.isRequired || tableau.isShiftAlwaysFeasible(installation.marker) {
            // Nothing can contradict this: there is time until the update.
            if !tableau.objective.candidates.isEmpty { settle() }
            tableau.shift(installation.marker, by: -installation.sign * change)
            constraint.expression.constant = constant
            return
        }
        settle()
        let isFeasible = tableau.isShiftFeasible(installation.marker, by: -installation.sign * change)
        tableau.shift(installation.marker, by: -installation.sign * change)
        if isFeasible {
            constraint.expression.constant = constant
            return
        }
        tableau.flush()
        tableau.history = []
        if let row = tableau.restoreFeasibility() {
            let error = conflict(in: row)
            tableau.undo()
            tableau.shift(installation.marker, by: installation.sign * change)
            tableau.flush()
            throw error
        }
        tableau.history = nil
        constraint.expression.constant = constant
    }

    /// Changes the priority of a constraint, also to and from required.
    ///
    /// - Throws: ``UnsatisfiableConstraints`` if the constraint becomes required and contradicts other required
    ///   constraints. The solver and the constraint are then as before the call.
    package func setPriority(of constraint: Constraint, to priority: Priority) throws(UnsatisfiableConstraints) {
        let installation = checkedInstallation(of: constraint)
        guard priority != constraint.priority else { return }
        if priority.isRequired || constraint.priority.isRequired {
            let successor = try install(constraint, priority)
            uninstall(installation, constraint)
            constraint.installation = successor
        } else {
            repairBeforeChangingCosts()
            tableau.objective.retain(priority)
            weigh(installation, by: -1, at: constraint.priority)
            weigh(installation, by: 1, at: priority)
            tableau.objective.release(constraint.priority)
        }
        constraint.priority = priority
    }

    // MARK: Settling

    /// Makes the basis optimal.
    func settle() {
        repairBeforeChangingCosts()
        tableau.optimize()
        // Rows that rounding lists again are few and soon repaired, or never.
        for _ in 0..<8 {
            guard !tableau.listed.isEmpty else { return }
            repairBeforeChangingCosts()
            tableau.optimize()
        }
        if !tableau.listed.isEmpty { tableau.acceptInfeasibleRows() }
    }

    /// Makes all rows feasible, which is possible whenever no required constraint has just changed.
    func repairBeforeChangingCosts() {
        tableau.flush()
        guard !tableau.listed.isEmpty, tableau.restoreFeasibility() != nil else { return }
        // Only rounding can make a satisfiable system look contradictory. The next update builds the tableau anew.
        tableau.acceptInfeasibleRows()
    }

    // MARK: Bookkeeping

    func makeSymbol(_ kind: Tableau.Kind, owner: Int) -> Int {
        let symbol = tableau.makeSymbol(kind)
        while owners.count <= symbol {
            owners.append(-1)
            uses.append(0)
            values.append(0)
        }
        owners[symbol] = owner
        return symbol
    }

    func removeSymbol(_ symbol: Int) {
        owners[symbol] = -1
        tableau.removeSymbol(symbol)
    }

    private func vacate(_ constraint: Constraint) {
        slots[constraint.slot] = nil
        vacantSlots.append(constraint.slot)
        constraint.slot = -1
    }

    private func checkedInstallation(of constraint: Constraint) -> Constraint.Installation {
        guard let installation = constraint.installation, slots.indices.contains(constraint.slot),
            slots[constraint.slot] === constraint
        else { preconditionFailure("the constraint is not in this solver") }
        return installation
    }
}

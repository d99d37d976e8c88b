import XCTest

@testable import ConstraintSolver

/// Random edits to random systems, compared with ``ExactProgram`` after each.
final class SolverPropertyTests: XCTestCase {
    private struct Mismatch: Error, CustomStringConvertible {
        let description: String
    }

    private var comparisons = 0
    private var refusals = 0
    private var overflows = 0

    func test_randomEditsAgreeWithTheExactSolver() { check(hasLengths: false) }

    func test_randomEditsOfLengthsAgreeWithTheExactSolver() { check(hasLengths: true) }

    private func check(hasLengths: Bool) {
        for seed in UInt64(1)...600 {
            do {
                try run(RandomSystem(seed: seed, hasLengths: hasLengths))
            } catch is ExactProgram.Overflow {
                overflows += 1
            } catch {
                XCTFail("seed \(seed): \(error)")
                return
            }
        }
        XCTAssertGreaterThan(comparisons, 9000)
        XCTAssertGreaterThan(refusals, 600)
        XCTAssertLessThan(overflows, 20)
    }

    private func run(_ start: RandomSystem) throws {
        var system = start
        var known: [Variable: Double] = [:]
        for step in 0..<16 {
            do {
                let batch = Int.random(in: 1...3, using: &system.generator)
                for _ in 0..<batch {
                    try edit(&system, &known)
                    if let problem = system.solver.tableau.brokenInvariant() { throw Mismatch(description: problem) }
                }
                if Bool.random(using: &system.generator) { moveAllWishes(&system) }
                try compare(system, &known)
            } catch let mismatch as Mismatch {
                throw Mismatch(description: "step \(step): \(mismatch.description)")
            }
        }
    }

    // MARK: Edits

    private func edit(_ system: inout RandomSystem, _ known: inout [Variable: Double]) throws {
        let solver = system.solver
        let count = system.entries.count
        let kind = count == 0 ? 0 : Int.random(in: 0..<10, using: &system.generator)
        if count > 8 || kind == 9 {
            system.remove(at: Int.random(in: 0..<count, using: &system.generator))
            guard system.solver.tableau.isPrimalFeasible else {
                throw Mismatch(description: "removing a constraint broke another")
            }
        } else if kind < 4 {
            let entry = system.makeEntry()
            let isFeasible = try entry.condition.level > 0 || system.isFeasible(with: entry.condition)
            let isAdded = try attempt(
                entry.constraint, entry.condition, shouldHold: isFeasible, in: &system, &known
            ) { () throws(UnsatisfiableConstraints) in try solver.add(entry.constraint) }
            if isAdded { system.append(entry) }
        } else {
            let index = Int.random(in: 0..<count, using: &system.generator)
            let constraint = system.entries[index].constraint
            var condition = system.entries[index].condition
            if kind < 8 {
                condition.constant = system.makeConstant()
            } else {
                condition.level = system.makeLevel()
            }
            let isFeasible = try condition.level > 0 || system.isFeasible(replacing: index, with: condition)
            let isChanged = try attempt(
                constraint, condition, shouldHold: isFeasible, in: &system, &known
            ) { () throws(UnsatisfiableConstraints) in
                if kind < 8 {
                    try solver.setConstant(of: constraint, to: Double(condition.constant))
                } else {
                    try solver.setPriority(of: constraint, to: RandomSystem.priority(condition.level))
                }
            }
            if isChanged { system.setCondition(condition, at: index) }
        }
    }

    /// Edits many constants before the solver needs any of them, as a frame of an animation does.
    private func moveAllWishes(_ system: inout RandomSystem) {
        for _ in 0..<2 {
            for index in system.entries.indices where system.entries[index].condition.level > 0 {
                var condition = system.entries[index].condition
                condition.constant = system.makeConstant()
                system.setCondition(condition, at: index)
                let constraint = system.entries[index].constraint
                XCTAssertNoThrow(try system.solver.setConstant(of: constraint, to: Double(condition.constant)))
            }
        }
    }

    /// Does what may fail, and checks that it fails when it should and leaves everything as it was.
    private func attempt(
        _ constraint: Constraint, _ condition: ExactProgram.Condition, shouldHold: Bool, in system: inout RandomSystem,
        _ known: inout [Variable: Double],
        _ change: () throws(UnsatisfiableConstraints) -> Void
    ) throws -> Bool {
        let wasSettled = !shouldHold || Bool.random(using: &system.generator)
        if wasSettled { note(system.solver.update(), system.solver, &known) }
        let before = (constraint.expression.constant, constraint.priority, constraint.isInstalled)
        let conflict: [Constraint]
        do throws(UnsatisfiableConstraints) {
            try change()
            conflict = []
        } catch {
            conflict = error.constraints
        }
        guard !conflict.isEmpty else {
            // Settled before the change, and repaired by the dual simplex, which stays at an optimum.
            let isRepaired = wasSettled && condition.level == 0 && constraint.priority == before.1
            if isRepaired && !system.solver.tableau.isDualFeasible {
                throw Mismatch(description: "the dual simplex left the optimum")
            }
            if !shouldHold { throw Mismatch(description: "accepted a contradiction") }
            return true
        }
        refusals += 1
        if shouldHold { throw Mismatch(description: "refused what can be satisfied") }
        let after = (constraint.expression.constant, constraint.priority, constraint.isInstalled)
        if before != after { throw Mismatch(description: "a refused change changed its constraint") }
        try check(conflict, refused: constraint, condition, in: system)
        let changed = system.solver.update()
        if !changed.isEmpty { throw Mismatch(description: "a refused change changed \(changed)") }
        return false
    }

    /// Checks that the constraints contradict each other, and that they do not without any one of them.
    private func check(
        _ conflict: [Constraint], refused: Constraint, _ condition: ExactProgram.Condition, in system: RandomSystem
    ) throws {
        guard conflict.contains(where: { $0 === refused }) else {
            throw Mismatch(description: "the refused constraint is not in the conflict")
        }
        let conditions = conflict.map { constraint in
            constraint === refused ? condition : system.entries.first { $0.constraint === constraint }!.condition
        }
        if try system.isFeasible(conditions) { throw Mismatch(description: "the conflict is none") }
        // A conflict that some lengths take part in may be there without one of its constraints by other lengths.
        for index in conditions.indices where !system.isLength.contains(true) {
            var fewer = conditions
            fewer.remove(at: index)
            guard try system.isFeasible(fewer) else { throw Mismatch(description: "the conflict is reducible") }
        }
    }

    // MARK: Comparison

    private func note(_ changed: [Variable], _ solver: Solver, _ known: inout [Variable: Double]) {
        for variable in changed { known[variable] = solver.value(of: variable) }
    }

    private func compare(_ system: RandomSystem, _ known: inout [Variable: Double]) throws {
        let solver = system.solver
        note(solver.update(), solver, &known)
        for variable in system.variables where known[variable, default: 0] != solver.value(of: variable) {
            throw Mismatch(description: "a change of \(solver.name(of: variable)) was not reported")
        }
        let exact = try system.program(system.entries.map(\.condition))
        guard exact.isFeasible else { throw Mismatch(description: "the constraints contradict each other") }
        var totals = [0.0, 0, 0, 0]
        for entry in system.entries {
            totals[entry.condition.level] += entry.constraint.violation(solver.value(of:))
        }
        for (variable, isLength) in zip(system.variables, system.isLength)
        where isLength && solver.value(of: variable) < -1e-9 {
            throw Mismatch(description: "\(solver.name(of: variable)) is a length and negative")
        }
        guard totals[0] < 1e-7 else { throw Mismatch(description: "a required constraint is broken by \(totals[0])") }
        for (total, least) in zip(totals.dropFirst(), exact.violations) where abs(total - least) > 1e-7 {
            throw Mismatch(description: "violations are \(totals.dropFirst()), the least are \(exact.violations)")
        }
        for (index, variable) in system.variables.enumerated() {
            let isAmbiguous = solver.isAmbiguous(variable)
            guard try isAmbiguous == exact.isAmbiguous(index) else {
                throw Mismatch(description: "variable \(index) is \(isAmbiguous ? "" : "not ")called ambiguous")
            }
        }
        guard solver.update().isEmpty else { throw Mismatch(description: "asking about ambiguity changed values") }
        comparisons += 1
    }
}

@testable import ConstraintSolver
import XCTest

/// Rounding must not add up, however long a solver lives.
final class SolverAccuracyTests: XCTestCase {
    /// Views in a row whose widths have awkward ratios, minimums and distinct priorities, so that the solution is unique.
    private struct Strip {
        let solver = Solver()
        var edges: [Variable] = []
        var constraints: [Constraint] = []

        init(count: Int) throws {
            edges.append(solver.makeVariable())
            constraints.append(Constraint(LinearExpression(edges[0]), .equal))
            var widths: [LinearExpression] = []
            for view in 0..<count {
                edges.append(solver.makeVariable())
                let width = edges[view + 1] - edges[view]
                constraints.append(Constraint(width - 10, .greaterThanOrEqual))
                constraints.append(Constraint(width - 40, .equal, priority: Priority(700 - Double(view))))
                if view >= 2 {
                    let ratio = Constraint(
                        width - widths[view - 2] * (1 / 3.0), .equal, priority: Priority(100 - Double(view)))
                    constraints.append(ratio)
                }
                widths.append(width)
            }
            constraints.append(Constraint(LinearExpression(edges[count]) - 300, .lessThanOrEqual))
            for constraint in constraints { try solver.add(constraint) }
        }
    }

    func test_100000EditsEndWhereAFreshSolverStarts() throws {
        let used = try Strip(count: 6)
        var generator = SeededGenerator(seed: 7)
        let editable = used.constraints.indices.filter { $0 > 0 }
        for edit in 0..<100_000 {
            let constraint = used.constraints[editable.randomElement(using: &generator)!]
            // Some edits are refused; they count too.
            try? used.solver.setConstant(of: constraint, to: Double.random(in: -500...1 / 3.0, using: &generator))
            if edit % 10 == 0 { _ = used.solver.update() }
        }
        _ = used.solver.update()
        XCTAssertLessThan(used.solver.largestResidual(), 1e-9)

        let fresh = try Strip(count: 6)
        for (old, new) in zip(used.constraints, fresh.constraints).reversed() {
            XCTAssertNoThrow(try fresh.solver.setConstant(of: new, to: old.expression.constant))
        }
        _ = fresh.solver.update()
        for (old, new) in zip(used.edges, fresh.edges) {
            XCTAssertFalse(fresh.solver.isAmbiguous(new))
            XCTAssertEqual(used.solver.value(of: old), fresh.solver.value(of: new), accuracy: 1e-7)
        }
    }

    func test_rebuildingKeepsTheSolution() throws {
        let strip = try Strip(count: 6)
        _ = strip.solver.update()
        let before = strip.edges.map { strip.solver.value(of: $0) }
        strip.solver.rebuild()
        XCTAssertEqual(strip.solver.update(), [])
        XCTAssertEqual(strip.edges.map { strip.solver.value(of: $0) }, before)
        try strip.solver.setConstant(of: strip.constraints.last!, to: -100)
        _ = strip.solver.update()
        XCTAssertEqual(strip.solver.value(of: strip.edges[6]), 100)
        for constraint in strip.constraints { strip.solver.remove(constraint) }
        for edge in strip.edges { strip.solver.release(edge) }
    }

    func test_driftIsFoundAndRepaired() throws {
        let strip = try Strip(count: 6)
        _ = strip.solver.update()
        let before = strip.edges.map { strip.solver.value(of: $0) }
        for row in strip.solver.tableau.rows.indices
        where strip.solver.tableau.kinds[strip.solver.tableau.rows[row].basic] == .free {
            strip.solver.tableau.rows[row].constant += 1e-3
        }
        XCTAssertGreaterThan(strip.solver.largestResidual(), 1e-7)
        strip.solver.tableau.work = strip.solver.auditInterval
        _ = strip.solver.update()
        XCTAssertLessThan(strip.solver.largestResidual(), 1e-12)
        XCTAssertEqual(strip.edges.map { strip.solver.value(of: $0) }, before)
    }

    func test_aSuspectTableauIsBuiltAnewAtTheNextUpdate() throws {
        let strip = try Strip(count: 6)
        _ = strip.solver.update()
        let before = strip.edges.map { strip.solver.value(of: $0) }
        for row in strip.solver.tableau.rows.indices { strip.solver.tableau.rows[row].terms.removeAll() }
        strip.solver.tableau.isSuspect = true
        XCTAssertEqual(strip.solver.update(), [])
        XCTAssertFalse(strip.solver.tableau.isSuspect)
        try strip.solver.setConstant(of: strip.constraints.last!, to: -100)
        XCTAssertNotEqual(strip.solver.update(), [])
        XCTAssertEqual(strip.solver.value(of: strip.edges[6]), 100)
        XCTAssertNotEqual(strip.edges.map { strip.solver.value(of: $0) }, before)
    }
}

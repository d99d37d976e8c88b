import XCTest

@testable import ConstraintSolver

/// Screens of views under long random use, compared with solvers that start from the same constraints.
final class LargeSystemTests: XCTestCase {
    private struct Screen {
        let solver = Solver()
        var views: [(left: Variable, width: Variable)] = []
        var constraints: [Constraint] = []
        var generator: SeededGenerator

        let hasLengths: Bool

        init(seed: UInt64, hasLengths: Bool) {
            generator = SeededGenerator(seed: seed)
            self.hasLengths = hasLengths
            for _ in 0..<30 { views.append((solver.makeVariable(), solver.makeVariable(isLength: hasLengths))) }
        }

        mutating func number(_ range: ClosedRange<Double>) -> Double {
            Double.random(in: range, using: &generator)
        }

        mutating func makeConstraint() -> Constraint {
            let view = views.randomElement(using: &generator)!
            let other = views.randomElement(using: &generator)!
            let priority = Priority([1000, 1000, 999, 750, 501, 251, 250, 50].randomElement(using: &generator)!)
            let relation = [Relation.equal, .greaterThanOrEqual, .lessThanOrEqual].randomElement(using: &generator)!
            let expression: LinearExpression
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: expression = view.width - number(0...300)
            case 1: expression = view.left - number(0...300)
            case 2: expression = LinearExpression(view.left) - (other.left + other.width) - number(0...20)
            case 3: expression = LinearExpression(view.width) - other.width * number(0.3...3)
            default:
                let center: LinearExpression = LinearExpression(view.left) + view.width * 0.5
                let otherCenter: LinearExpression = LinearExpression(other.left) + other.width * 0.5
                expression = center - otherCenter
            }
            return Constraint(expression, relation, priority: priority)
        }

        mutating func edit() {
            let kind = Int.random(in: 0..<10, using: &generator)
            if constraints.count < 60 || (kind < 3 && constraints.count < 120) {
                let constraint = makeConstraint()
                if (try? solver.add(constraint)) != nil { constraints.append(constraint) }
            } else if kind < 5 {
                let index = Int.random(in: 0..<constraints.count, using: &generator)
                solver.remove(constraints.remove(at: index))
            } else {
                let constraint = constraints.randomElement(using: &generator)!
                try? solver.setConstant(of: constraint, to: number(-300...0))
            }
        }

        /// The total violation of each priority.
        func violations(_ value: (Variable) -> Double) -> [Priority: Double] {
            constraints.reduce(into: [:]) { $0[$1.priority, default: 0] += $1.violation(value) }
        }

        /// The violations with a solver that has just been given the constraints, in another order.
        func freshViolations() throws -> [Priority: Double] {
            let fresh = Solver()
            let variables = (0..<views.count * 2).map { fresh.makeVariable(isLength: hasLengths && $0 % 2 == 1) }
            for constraint in constraints.reversed() {
                let terms = constraint.expression.terms.map {
                    LinearExpression.Term(variable: variables[$0.variable.index], coefficient: $0.coefficient)
                }
                let expression = LinearExpression(terms: terms, constant: constraint.expression.constant)
                try fresh.add(Constraint(expression, constraint.relation, priority: constraint.priority))
            }
            _ = fresh.update()
            return violations { fresh.value(of: variables[$0.index]) }
        }
    }

    func test_editedSolversDoAsWellAsFreshOnes() throws { try check(hasLengths: false) }

    func test_editedSolversOfLengthsDoAsWellAsFreshOnes() throws { try check(hasLengths: true) }

    private func check(hasLengths: Bool) throws {
        for seed in UInt64(1)...10 {
            var screen = Screen(seed: seed, hasLengths: hasLengths)
            for round in 0..<15 {
                for _ in 0..<20 { screen.edit() }
                _ = screen.solver.update()
                XCTAssertNil(screen.solver.tableau.brokenInvariant(), "seed \(seed), round \(round)")
                XCTAssertLessThan(screen.solver.largestResidual(), 1e-9, "seed \(seed), round \(round)")
                let fresh = try screen.freshViolations()
                for (priority, total) in screen.violations(screen.solver.value(of:)) {
                    let accuracy = 1e-6 * max(1, total)
                    XCTAssertEqual(
                        total, fresh[priority]!, accuracy: accuracy, "seed \(seed), round \(round), \(priority.value)")
                }
            }
            XCTAssertFalse(screen.solver.tableau.isSuspect)
        }
    }
}

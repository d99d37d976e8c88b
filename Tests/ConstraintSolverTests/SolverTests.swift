import ConstraintSolver
import XCTest

final class SolverTests: XCTestCase {
    private let solver = Solver()

    private func wish(_ expression: LinearExpression, _ relation: Relation, _ priority: Double) throws -> Constraint {
        let constraint = Constraint(expression, relation, priority: Priority(priority))
        try solver.add(constraint)
        return constraint
    }

    @discardableResult
    private func require(_ expression: LinearExpression, _ relation: Relation) throws -> Constraint {
        try wish(expression, relation, 1000)
    }

    // MARK: Expressions

    func test_expressionOperatorsAddUp() {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let expression = 2 * (x + y) - LinearExpression(y) * 3 + -(x - 1) + 4
        XCTAssertEqual(expression.evaluated { $0 == x ? 10 : 100 }, 10 - 100 + 5)
    }

    // MARK: Values

    func test_undecidedVariablesAreZero() {
        let x = solver.makeVariable()
        XCTAssertEqual(solver.update(), [])
        XCTAssertEqual(solver.value(of: x), 0)
        XCTAssertTrue(solver.isAmbiguous(x))
    }

    func test_requiredEquationsDecideValues() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try require(x + y - 30, .equal)
        try require(x - y - 10, .equal)
        XCTAssertEqual(Set(solver.update()), [x, y])
        XCTAssertEqual(solver.value(of: x), 20)
        XCTAssertEqual(solver.value(of: y), 10)
        XCTAssertFalse(solver.isAmbiguous(x))
    }

    func test_valuesChangeAtUpdatesOnly() throws {
        let x = solver.makeVariable()
        let constraint = try require(x - 5, .equal)
        XCTAssertEqual(solver.value(of: x), 0)
        _ = solver.update()
        XCTAssertEqual(solver.value(of: x), 5)
        try solver.setConstant(of: constraint, to: -7)
        XCTAssertEqual(solver.value(of: x), 5)
        XCTAssertEqual(solver.update(), [x])
        XCTAssertEqual(solver.value(of: x), 7)
    }

    func test_updateReportsOnlyWhatChanged() throws {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let z = solver.makeVariable()
        let left = try require(x - 5, .equal)
        try require(y - x, .equal)
        try require(z - 9, .equal)
        _ = solver.update()
        try solver.setConstant(of: left, to: -6)
        XCTAssertEqual(Set(solver.update()), [x, y])
        try solver.setConstant(of: left, to: -8)
        try solver.setConstant(of: left, to: -6)
        XCTAssertEqual(solver.update(), [])
    }

    // MARK: Lengths

    func test_lengthsAreNeverNegative() throws {
        let first = solver.makeVariable(isLength: true)
        let second = solver.makeVariable(isLength: true)
        try require(first + second - 40, .equal)
        _ = try wish(first - 70, .equal, 750)
        _ = solver.update()
        XCTAssertEqual([solver.value(of: first), solver.value(of: second)], [40, 0])
        XCTAssertThrowsError(try require(second + 1, .lessThanOrEqual)) { error in
            XCTAssertEqual((error as? UnsatisfiableConstraints)?.constraints.count, 1)
        }
    }

    func test_boundsHoldPlacesAndOnlyLimitLengths() throws {
        for priority in [750.0, 1000] {
            let place = solver.makeVariable()
            let length = solver.makeVariable(isLength: true)
            for variable in [place, length] { _ = try wish(variable - 23, .lessThanOrEqual, priority) }
            _ = solver.update()
            XCTAssertEqual([solver.value(of: place), solver.value(of: length)], [23, 0])
            _ = try wish(length - 5, .greaterThanOrEqual, priority)
            _ = solver.update()
            XCTAssertEqual(solver.value(of: length), 5)
        }
    }

    func test_theLesserOfTwoPlacesIsLeftAtZero() throws {
        for sign in [1.0, -1] {
            let (near, far) = (solver.makeVariable(), solver.makeVariable())
            let length = solver.makeVariable(isLength: true)
            try require((LinearExpression(far) - (near + length)) * sign, .equal)
            try require(length - 30, .equal)
            _ = solver.update()
            XCTAssertEqual([solver.value(of: near), solver.value(of: far)], [0, 30])
        }
    }

    // MARK: Priorities

    func test_aHigherPriorityBeatsAnyNumberOfLowerOnes() throws {
        let x = solver.makeVariable()
        for _ in 0..<500 { _ = try wish(x - 1000, .equal, 749) }
        _ = try wish(x - 1, .equal, 750)
        _ = solver.update()
        XCTAssertEqual(solver.value(of: x), 1)
    }

    func test_onePriorityMinimisesTheSumOfErrors() throws {
        let x = solver.makeVariable()
        for target in [0.0, 10, 100] { _ = try wish(x - target, .equal, 500) }
        _ = solver.update()
        XCTAssertEqual(solver.value(of: x), 10)
        XCTAssertFalse(solver.isAmbiguous(x))
    }

    func test_compressionResistanceBeatsHugging() throws {
        let width = solver.makeVariable()
        let container = try require(width - 50, .lessThanOrEqual)
        _ = try wish(width - 80, .greaterThanOrEqual, 750)
        _ = try wish(width - 80, .lessThanOrEqual, 250)
        _ = solver.update()
        XCTAssertEqual(solver.value(of: width), 50)
        try solver.setConstant(of: container, to: -200)
        _ = solver.update()
        XCTAssertEqual(solver.value(of: width), 80)
    }

    func test_priorityChangesDecideAnew() throws {
        let x = solver.makeVariable()
        let low = try wish(x - 1, .equal, 250)
        let high = try wish(x - 2, .equal, 251)
        _ = solver.update()
        XCTAssertEqual(solver.value(of: x), 2)
        try solver.setPriority(of: low, to: Priority(252))
        XCTAssertEqual(solver.update(), [x])
        XCTAssertEqual(solver.value(of: x), 1)
        try solver.setPriority(of: high, to: .required)
        _ = solver.update()
        XCTAssertEqual(solver.value(of: x), 2)
        try solver.setPriority(of: high, to: Priority(1))
        _ = solver.update()
        XCTAssertEqual(solver.value(of: x), 1)
    }

    func test_manyPrioritiesKeepTheirOrder() throws {
        let x = solver.makeVariable()
        var wishes: [Constraint] = []
        for step in 0..<40 {
            let priority = Double((step * 7) % 40 + 1)
            wishes.append(try wish(x - priority, .equal, priority))
        }
        wishes.sort { $0.priority > $1.priority }
        for wish in wishes {
            _ = solver.update()
            XCTAssertEqual(solver.value(of: x), wish.priority.value)
            solver.remove(wish)
        }
    }

    // MARK: Removing

    func test_removedConstraintsNoLongerCount() throws {
        let x = solver.makeVariable()
        _ = try wish(x - 3, .equal, 1)
        let wall = try require(x - 10, .greaterThanOrEqual)
        _ = solver.update()
        XCTAssertEqual(solver.value(of: x), 10)
        solver.remove(wall)
        XCTAssertFalse(wall.isInstalled)
        XCTAssertEqual(solver.update(), [x])
        XCTAssertEqual(solver.value(of: x), 3)
    }

    func test_redundantEquationsTakeOverFromRemovedOnes() throws {
        let x = solver.makeVariable()
        let first = try require(x - 10, .equal)
        let second = try require(2 * x - 20, .equal)
        solver.remove(first)
        _ = solver.update()
        XCTAssertEqual(solver.value(of: x), 10)
        XCTAssertFalse(solver.isAmbiguous(x))
        solver.remove(second)
        XCTAssertTrue(solver.isAmbiguous(x))
    }

    func test_releasedVariablesMakeRoomForNewOnes() throws {
        let x = solver.makeVariable("x")
        let y = solver.makeVariable("y")
        let constraint = try require(x - y, .equal)
        let other = try require(y - 4, .equal)
        _ = solver.update()
        solver.remove(constraint)
        solver.release(x)
        let z = solver.makeVariable("z")
        XCTAssertEqual(solver.name(of: z), "z")
        XCTAssertEqual(solver.value(of: z), 0)
        try require(z - y - 1, .equal)
        _ = solver.update()
        XCTAssertEqual(solver.value(of: z), 5)
        XCTAssertTrue(other.isInstalled)
    }

    // MARK: Ambiguity

    func test_anInequalityAloneIsAmbiguous() throws {
        let x = solver.makeVariable()
        try require(x - 10, .greaterThanOrEqual)
        XCTAssertTrue(solver.isAmbiguous(x))
        try require(x - 10, .lessThanOrEqual)
        XCTAssertFalse(solver.isAmbiguous(x))
    }

    func test_sharedSlackIsAmbiguousUntilAPriorityDecides() throws {
        let left = solver.makeVariable()
        let right = solver.makeVariable()
        try require(left + right - 100, .equal)
        let leftHug = try wish(left - 20, .lessThanOrEqual, 250)
        _ = try wish(right - 20, .lessThanOrEqual, 250)
        _ = try wish(left - 20, .greaterThanOrEqual, 750)
        _ = try wish(right - 20, .greaterThanOrEqual, 750)
        XCTAssertTrue(solver.isAmbiguous(left))
        XCTAssertTrue(solver.isAmbiguous(right))
        try solver.setPriority(of: leftHug, to: Priority(251))
        XCTAssertFalse(solver.isAmbiguous(left))
        _ = solver.update()
        XCTAssertEqual(solver.value(of: left), 20)
        XCTAssertEqual(solver.value(of: right), 80)
    }

    // MARK: Conflicts

    private func conflict(_ change: () throws -> Void) -> [Constraint] {
        do {
            try change()
            return []
        } catch let error as UnsatisfiableConstraints {
            return error.constraints
        } catch {
            return []
        }
    }

    func test_aConflictNamesItsConstraintsInOrder() throws {
        let left = solver.makeVariable()
        let width = solver.makeVariable()
        let right = solver.makeVariable()
        try require(left - 7, .greaterThanOrEqual)
        let definition = try require(right - left - LinearExpression(width), .equal)
        let leading = try require(left - 10, .equal)
        _ = try wish(width - 1, .equal, 999)
        let trailing = try require(right - 50, .lessThanOrEqual)
        _ = solver.update()
        let wide = Constraint(width - 41, .greaterThanOrEqual)
        let found = conflict { try solver.add(wide) }
        XCTAssertEqual(
            found.map(ObjectIdentifier.init), [definition, leading, trailing, wide].map(ObjectIdentifier.init))
        XCTAssertFalse(wide.isInstalled)
        XCTAssertEqual(solver.update(), [])
        XCTAssertEqual(solver.value(of: right), 11)
    }

    func test_anImpossibleConstantIsAConflictByItself() {
        let impossible = Constraint(LinearExpression(constant: -1), .greaterThanOrEqual)
        XCTAssertEqual(
            conflict { try solver.add(impossible) }.map(ObjectIdentifier.init), [ObjectIdentifier(impossible)])
        XCTAssertNoThrow(try solver.add(Constraint(LinearExpression(constant: 1), .greaterThanOrEqual)))
    }

    func test_aRefusedConstantStaysAsItWas() throws {
        let x = solver.makeVariable()
        let minimum = try require(x - 10, .greaterThanOrEqual)
        let maximum = try require(x - 20, .lessThanOrEqual)
        _ = try wish(x - 15, .equal, 1)
        _ = solver.update()
        let found = conflict { try solver.setConstant(of: minimum, to: -21) }
        XCTAssertEqual(found.map(ObjectIdentifier.init), [minimum, maximum].map(ObjectIdentifier.init))
        XCTAssertEqual(minimum.expression.constant, -10)
        XCTAssertEqual(solver.update(), [])
        try solver.setConstant(of: minimum, to: -18)
        _ = solver.update()
        XCTAssertEqual(solver.value(of: x), 18)
    }

    func test_aWishThatCannotBeRequiredStaysAWish() throws {
        let x = solver.makeVariable()
        try require(x - 10, .equal)
        let other = try wish(x - 12, .equal, 900)
        _ = solver.update()
        XCTAssertEqual(conflict { try solver.setPriority(of: other, to: .required) }.count, 2)
        XCTAssertEqual(other.priority, Priority(900))
        XCTAssertEqual(solver.update(), [])
    }
}

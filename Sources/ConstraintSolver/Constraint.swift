/// How a constraint's expression compares with zero.
package enum Relation: Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
}

/// A linear expression's relation to zero, with a priority: `expression relation 0`.
///
/// A constraint is in one solver at a time. Its constant and priority change through the solver.
package final class Constraint {
    /// The left side; the right side is zero.
    package internal(set) var expression: LinearExpression

    /// How the expression compares with zero.
    package let relation: Relation

    /// How much the constraint matters.
    package internal(set) var priority: Priority

    /// What the constraint was made for, such as a layout constraint, to be found again from a conflict.
    package weak var owner: AnyObject?

    /// The constraint's symbols, while it is in a solver.
    var installation: Installation?

    /// Where the solver keeps the constraint, while it is in one.
    var slot = -1

    /// The order in which constraints came to the solver.
    var sequence = 0

    /// Makes the constraint `expression relation 0`.
    package init(
        _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required, owner: AnyObject? = nil
    ) {
        self.expression = expression
        self.relation = relation
        self.priority = priority
        self.owner = owner
    }

    /// Whether the constraint is in a solver.
    package var isInstalled: Bool { installation != nil }

    /// By how much the constraint is broken where each variable has the value that `value` gives; zero if it holds.
    package func violation(_ value: (Variable) -> Double) -> Double {
        let left = expression.evaluated(value)
        switch relation {
        case .equal: return abs(left)
        case .lessThanOrEqual: return max(0, left)
        case .greaterThanOrEqual: return max(0, -left)
        }
    }

    /// The symbols that stand for a constraint in the tableau.
    ///
    /// The constraint reads `sign * expression = marker - relief`, where a required constraint has no relief.
    struct Installation {
        /// -1 for constraints that are turned round to read "at least zero".
        var sign: Double
        /// The slack, the positive error, or the symbol that is fixed at zero.
        var marker: Int
        /// The error that lets a wish be broken.
        var relief: Int?
        /// Whether the marker is an error too, as in an equation that is a wish.
        var markerIsError: Bool
    }
}

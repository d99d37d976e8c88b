/// A linear expression: a sum of variables with coefficients, plus a constant.
package struct LinearExpression: Sendable {
    /// One variable times its coefficient.
    package struct Term: Sendable {
        package var variable: Variable
        package var coefficient: Double

        package init(variable: Variable, coefficient: Double) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The terms, in the order written; a variable may appear more than once, and its coefficients add up.
    package private(set) var terms: [Term]

    /// The part that does not depend on any variable.
    package var constant: Double

    /// Makes an expression from its parts.
    package init(terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    /// Makes the expression that is one variable, times a coefficient.
    package init(_ variable: Variable, times coefficient: Double = 1) {
        self.init(terms: [Term(variable: variable, coefficient: coefficient)])
    }

    /// Whether the constant and every coefficient are finite, as a solver requires.
    package var isFinite: Bool {
        constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite }
    }

    /// The expression's value where each variable has the value that `value` gives.
    package func evaluated(_ value: (Variable) -> Double) -> Double {
        terms.reduce(constant) { $0 + $1.coefficient * value($1.variable) }
    }
}

extension LinearExpression {
    package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        LinearExpression(terms: left.terms + right.terms, constant: left.constant + right.constant)
    }

    package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        left + right * -1
    }

    package static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
        LinearExpression(
            terms: expression.terms.map { Term(variable: $0.variable, coefficient: $0.coefficient * factor) },
            constant: expression.constant * factor)
    }

    package static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
        expression * factor
    }

    package static prefix func - (expression: LinearExpression) -> LinearExpression {
        expression * -1
    }

    package static func + (left: LinearExpression, right: Double) -> LinearExpression {
        LinearExpression(terms: left.terms, constant: left.constant + right)
    }

    package static func - (left: LinearExpression, right: Double) -> LinearExpression {
        left + -right
    }
}

extension Variable {
    package static func + (left: Variable, right: Variable) -> LinearExpression {
        LinearExpression(left) + LinearExpression(right)
    }

    package static func - (left: Variable, right: Variable) -> LinearExpression {
        LinearExpression(left) - LinearExpression(right)
    }

    package static func + (left: Variable, right: Double) -> LinearExpression {
        LinearExpression(left) + right
    }

    package static func - (left: Variable, right: Double) -> LinearExpression {
        LinearExpression(left) - right
    }

    package static func * (variable: Variable, factor: Double) -> LinearExpression {
        LinearExpression(variable, times: factor)
    }

    package static func * (factor: Double, variable: Variable) -> LinearExpression {
        LinearExpression(variable, times: factor)
    }
}

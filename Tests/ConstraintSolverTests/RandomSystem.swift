import ConstraintSolver

/// A generator of reproducible random numbers (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// A solver with random constraints, and the same constraints for the exact solver.
struct RandomSystem {
    /// The priorities of levels 1, 2 and 3; UIKit's apps use the like.
    static let priorities = [Priority(750), Priority(749), Priority(250)]

    struct Entry {
        var constraint: Constraint
        var condition: ExactProgram.Condition
    }

    let solver = Solver()
    let variables: [Variable]
    /// For each variable, whether it is a length.
    let isLength: [Bool]
    private(set) var entries: [Entry] = []
    var generator: SeededGenerator

    init(seed: UInt64, hasLengths: Bool) {
        generator = SeededGenerator(seed: seed)
        let solver = self.solver
        let count = Int.random(in: 1...5, using: &generator)
        isLength = (0..<count).map { hasLengths && !$0.isMultiple(of: 3) }
        variables = isLength.map { solver.makeVariable(isLength: $0) }
    }

    /// What a solver knows of lengths without being told.
    private var lengthConditions: [ExactProgram.Condition] {
        isLength.indices.filter { isLength[$0] }.map { length in
            ExactProgram.Condition(
                coefficients: isLength.indices.map { $0 == length ? 1 : 0 }, constant: 0,
                relation: .greaterThanOrEqual, level: 0)
        }
    }

    /// A constraint that is not in the solver yet. Few numbers, so that coincidences are common.
    mutating func makeEntry() -> Entry {
        var coefficients = Array(repeating: 0, count: variables.count)
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            let variable = Int.random(in: 0..<variables.count, using: &generator)
            coefficients[variable] = [-3, -2, -1, -1, -1, 1, 1, 1, 2, 3].randomElement(using: &generator)!
        }
        let condition = ExactProgram.Condition(
            coefficients: coefficients, constant: makeConstant(),
            relation: ExactProgram.Relation.allCases.randomElement(using: &generator)!, level: makeLevel())
        return Entry(constraint: RandomSystem.constraint(condition, variables), condition: condition)
    }

    mutating func makeConstant() -> Int {
        Bool.random(using: &generator) ? 0 : Int.random(in: -20...20, using: &generator)
    }

    mutating func makeLevel() -> Int {
        [0, 0, 0, 1, 2, 3].randomElement(using: &generator)!
    }

    static func priority(_ level: Int) -> Priority {
        level == 0 ? .required : priorities[level - 1]
    }

    private static func constraint(_ condition: ExactProgram.Condition, _ variables: [Variable]) -> Constraint {
        var expression = LinearExpression(constant: Double(condition.constant))
        for (variable, coefficient) in zip(variables, condition.coefficients) where coefficient != 0 {
            // Terms for one variable add up.
            expression = expression + variable * Double(coefficient - 1) + LinearExpression(variable)
        }
        let relation: Relation
        switch condition.relation {
        case .equal: relation = .equal
        case .lessThanOrEqual: relation = .lessThanOrEqual
        case .greaterThanOrEqual: relation = .greaterThanOrEqual
        }
        return Constraint(expression, relation, priority: priority(condition.level))
    }

    mutating func append(_ entry: Entry) {
        entries.append(entry)
    }

    mutating func remove(at index: Int) {
        solver.remove(entries[index].constraint)
        entries.remove(at: index)
    }

    mutating func setCondition(_ condition: ExactProgram.Condition, at index: Int) {
        entries[index].condition = condition
    }

    func program(_ conditions: [ExactProgram.Condition]) throws -> ExactProgram {
        try ExactProgram(variables: variables.count, levels: 3, conditions: conditions + lengthConditions)
    }

    /// Whether the required conditions hold together when one of them is replaced, or one added.
    func isFeasible(replacing index: Int? = nil, with condition: ExactProgram.Condition) throws -> Bool {
        var conditions = entries.map(\.condition)
        if let index { conditions[index] = condition } else { conditions.append(condition) }
        return try isFeasible(conditions)
    }

    func isFeasible(_ conditions: [ExactProgram.Condition]) throws -> Bool {
        let required = conditions.filter { $0.level == 0 } + lengthConditions
        return try ExactProgram(variables: variables.count, levels: 0, conditions: required).isFeasible
    }
}

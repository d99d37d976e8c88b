import Foundation

/// Rules that draw conclusions, each with a grade from 0 to 1, from what is known.
open class GKRuleSystem: NSObject {
    private var grades: [(fact: any NSObjectProtocol, grade: Float)] = []

    /// What the rules look at.
    open private(set) var state = NSMutableDictionary()
    /// The rules.
    open private(set) var rules: [GKRule] = []
    /// The rules that have yet to be looked at, in their order.
    open private(set) var agenda: [GKRule] = []
    /// The rules that have held.
    open private(set) var executed: [GKRule] = []

    /// Makes a system without rules.
    public override init() {}

    /// Adds a rule; those of a higher salience come first.
    open func add(_ rule: GKRule) { add([rule]) }

    /// Adds rules; those of a higher salience come first.
    open func add(_ rules: [GKRule]) {
        self.rules += rules
        let waiting = agenda + rules
        // Equal ones stay in the order in which they came.
        agenda = waiting.enumerated().sorted { ($1.element.salience, $0.offset) < ($0.element.salience, $1.offset) }
            .map(\.element)
    }

    /// Takes all rules out.
    open func removeAllRules() { (rules, agenda, executed) = ([], [], []) }

    /// Lets the rules that hold do what they do, each once; after each, all that are left are looked at again.
    open func evaluate() {
        while let place = agenda.firstIndex(where: { $0.evaluatePredicate(in: self) }) {
            let rule = agenda.remove(at: place)
            executed.append(rule)
            rule.performAction(in: self)
        }
    }

    /// Forgets all facts, and lets all rules be looked at again.
    open func reset() {
        (grades, agenda, executed) = ([], [], [])
        let all = rules
        rules = []
        add(all)
    }

    // MARK: Facts

    /// What is concluded.
    open var facts: [Any] { grades.map(\.fact) }

    private func place(of fact: any NSObjectProtocol) -> Int? { grades.firstIndex { $0.fact.isEqual(fact) } }

    /// How sure a fact is, from 0 to 1.
    open func grade(forFact fact: any NSObjectProtocol) -> Float { place(of: fact).map { grades[$0].grade } ?? 0 }

    /// How sure the least sure of some facts is.
    open func minimumGrade(forFacts facts: [Any]) -> Float { grades(of: facts).min() ?? 0 }

    /// How sure the surest of some facts is.
    open func maximumGrade(forFacts facts: [Any]) -> Float { grades(of: facts).max() ?? 0 }

    private func grades(of facts: [Any]) -> [Float] {
        facts.compactMap { ($0 as AnyObject) as? any NSObjectProtocol }.map(grade(forFact:))
    }

    /// Concludes a fact for sure.
    open func assertFact(_ fact: any NSObjectProtocol) { assertFact(fact, grade: 1) }

    /// Makes a fact surer by a grade.
    open func assertFact(_ fact: any NSObjectProtocol, grade: Float) {
        if let place = place(of: fact) {
            grades[place].grade = min(1, grades[place].grade + grade)
        } else {
            grades.append((fact, min(1, grade)))
        }
    }

    /// Drops a fact.
    open func retractFact(_ fact: any NSObjectProtocol) { retractFact(fact, grade: 1) }

    /// Makes a fact less sure by a grade; at 0 it is dropped.
    open func retractFact(_ fact: any NSObjectProtocol, grade: Float) {
        guard let place = place(of: fact) else { return }
        grades[place].grade -= grade
        if grades[place].grade <= 0 { grades.remove(at: place) }
    }
}

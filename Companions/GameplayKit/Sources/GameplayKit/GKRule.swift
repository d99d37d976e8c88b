import Foundation

/// A rule: when it holds, and what it does then.
open class GKRule: NSObject {
    private let holds: (GKRuleSystem) -> Bool
    private let act: (GKRuleSystem) -> Void
    /// How early the rule is looked at: before those of a lower salience.
    open var salience = 0

    /// Makes a rule that holds when a block says so.
    public init(blockPredicate predicate: @escaping (GKRuleSystem) -> Bool, action: @escaping (GKRuleSystem) -> Void) {
        (holds, act) = (predicate, action)
    }

    /// Makes a rule that makes a fact surer where a predicate holds of the system.
    public convenience init(predicate: NSPredicate, assertingFact fact: any NSObjectProtocol, grade: Float) {
        self.init(blockPredicate: { predicate.evaluate(with: $0) }, action: { $0.assertFact(fact, grade: grade) })
    }

    /// Makes a rule that makes a fact less sure where a predicate holds of the system.
    public convenience init(predicate: NSPredicate, retractingFact fact: any NSObjectProtocol, grade: Float) {
        self.init(blockPredicate: { predicate.evaluate(with: $0) }, action: { $0.retractFact(fact, grade: grade) })
    }

    /// Whether the rule holds.
    open func evaluatePredicate(in system: GKRuleSystem) -> Bool { holds(system) }

    /// Does what the rule does.
    open func performAction(in system: GKRuleSystem) { act(system) }
}

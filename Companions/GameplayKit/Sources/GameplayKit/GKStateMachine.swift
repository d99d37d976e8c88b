import Foundation

/// A machine that is in one of its states at a time, of which each has a class of its own.
open class GKStateMachine: NSObject {
    private let states: [GKState]
    /// The state; nil before the first was entered.
    open private(set) var currentState: GKState?

    /// Makes a machine that is in none of its states.
    public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
    }

    /// The state of a class; nil if the machine has none.
    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states.first { type(of: $0) == stateClass } as? StateType
    }

    /// Whether the machine may go to the state of a class now.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        guard states.contains(where: { type(of: $0) == stateClass }) else { return false }
        return currentState?.isValidNextState(stateClass) ?? true
    }

    /// Goes to the state of a class, if the machine may.
    ///
    /// - Returns: Whether it has gone there.
    @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else {
            return false
        }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }

    /// Lets the state take a step, some seconds after the last one.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

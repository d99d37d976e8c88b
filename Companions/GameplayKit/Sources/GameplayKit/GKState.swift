import Foundation

/// A state of a machine. Subclasses say which states may follow, and do what belongs to the state.
open class GKState: NSObject {
    /// The machine that the state belongs to.
    public internal(set) weak var stateMachine: GKStateMachine?

    /// Makes a state that belongs to no machine yet.
    public override init() {}

    /// Whether the machine may go from this state to one of a class: unless overridden, it may.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }

    /// Called when the machine has come to this state; nil stands for the first one. Does nothing unless overridden.
    open func didEnter(from previousState: GKState?) {}

    /// Called for each step of the game, some seconds after the last one, while this is the machine's state.
    open func update(deltaTime seconds: TimeInterval) {}

    /// Called before the machine goes on to another state. Does nothing unless overridden.
    open func willExit(to nextState: GKState) {}
}

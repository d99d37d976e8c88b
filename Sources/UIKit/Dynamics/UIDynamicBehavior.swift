import Foundation

/// A piece of how a dynamic animator moves items; behaviours can be put together to larger ones.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIDynamicBehavior") }

    /// Called at every step of the animation, after the items have moved.
    open var action: (() -> Void)?

    /// The behaviours that this one consists of, in the order in which they were added.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []

    /// The animator that the behaviour, or the one around it, was added to; nil while there is none.
    open var dynamicAnimator: UIDynamicAnimator? { animator ?? parent?.dynamicAnimator }

    weak var animator: UIDynamicAnimator?
    private weak var parent: UIDynamicBehavior?
    /// Whether what the behaviour has put into the animator's world no longer suits it.
    var isStale = true

    public override init() { super.init() }

    /// Makes another behaviour a part of this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
        behavior.parent = self
        childBehaviors.append(behavior)
        if let animator = dynamicAnimator { behavior.tell(willMoveTo: animator) }
        didChange()
    }

    /// Takes a part out of the behaviour.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        behavior.tell(willMoveTo: nil)
        let animator = dynamicAnimator
        childBehaviors.remove(at: index)
        behavior.parent = nil
        animator?.didRemove(behavior)
    }

    /// Called by the animator before the behaviour is added to it, or with nil before it is removed. An override need not
    /// call `super`.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    func tell(willMoveTo animator: UIDynamicAnimator?) {
        willMove(to: animator)
        for child in childBehaviors { child.tell(willMoveTo: animator) }
    }

    /// The behaviour and its parts, at any depth.
    var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

    /// Says that the behaviour acts otherwise from now on.
    func didChange() {
        isStale = true
        dynamicAnimator?.behaviorsDidChange()
    }

    // MARK: For the kinds of behaviours

    /// The items that the behaviour acts on.
    var governedItems: [any UIDynamicItem] { [] }

    /// Puts joints and boundaries into a world.
    func install(in world: DynamicsWorld) {}

    /// Takes them out again.
    func uninstall(from world: DynamicsWorld) {}

    /// Applies forces for a step of some seconds.
    func apply(in world: DynamicsWorld, seconds: Double) {}
}

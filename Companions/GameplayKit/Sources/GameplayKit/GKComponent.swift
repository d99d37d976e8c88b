import Foundation

/// A part of what an entity is or does.
open class GKComponent: NSObject, NSCopying, NSCoding {
    /// The entity that the component belongs to.
    public internal(set) weak var entity: GKEntity?

    /// Makes a component that belongs to no entity yet.
    public override init() {}

    /// Makes the component of an archive.
    public required init?(coder: NSCoder) {}

    /// Writes nothing unless overridden.
    open func encode(with coder: NSCoder) {}

    /// Called for each step of the game, some seconds after the last one. Does nothing unless overridden.
    open func update(deltaTime seconds: TimeInterval) {}

    /// Called when the component belongs to an entity. Does nothing unless overridden.
    open func didAddToEntity() {}

    /// Called before the component leaves its entity. Does nothing unless overridden.
    open func willRemoveFromEntity() {}

    /// The component itself, unless overridden.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

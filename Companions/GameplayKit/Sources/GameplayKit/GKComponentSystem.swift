import Foundation

/// Components of one class, of any number of entities, that take their steps together.
public final class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    /// The class of the components.
    public let componentClass: AnyClass
    /// The components, in the order in which they take their steps.
    public private(set) var components: [ComponentType] = []

    /// Makes a system for the components of a class.
    public init(componentClass cls: AnyClass) { componentClass = cls }

    /// The component at a place.
    public subscript(index: Int) -> ComponentType { components[index] }

    /// Adds a component.
    public func addComponent(_ component: ComponentType) { components.append(component) }

    /// Adds the component of an entity, if it has one of the class.
    public func addComponent(foundIn entity: GKEntity) {
        for case let component as ComponentType in entity.components where type(of: component) == componentClass {
            components.append(component)
        }
    }

    /// Takes a component out.
    public func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }

    /// Takes the component of an entity out.
    public func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }

    /// Lets all components take a step, some seconds after the last one.
    public func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }
}

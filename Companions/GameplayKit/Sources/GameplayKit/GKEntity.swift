import Foundation

/// Something of a game, made of components.
open class GKEntity: NSObject, NSCopying, NSCoding {
    /// What it is made of, at most one of a class.
    open private(set) var components: [GKComponent] = []

    /// Makes an entity without components.
    public override init() {}

    /// Makes the entity of an archive, without components.
    public required init?(coder: NSCoder) {}

    /// Writes nothing: components are not archived.
    open func encode(with coder: NSCoder) {}

    /// Adds a component, which takes the place of another one of its class.
    open func addComponent(_ component: GKComponent) {
        component.entity?.components.removeAll { $0 === component }
        remove { type(of: $0) == type(of: component) }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }

    /// Takes the component of a class out.
    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        remove { type(of: $0) == componentClass }
    }

    private func remove(where isMeant: (GKComponent) -> Bool) {
        for component in components where isMeant(component) {
            component.willRemoveFromEntity()
            component.entity = nil
        }
        components.removeAll(where: isMeant)
    }

    /// The component of a class; nil if there is none.
    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.first { type(of: $0) == componentClass } as? ComponentType
    }

    /// Lets all components take a step, some seconds after the last one.
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }

    /// An entity with copies of the components.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKEntity()
        for component in components {
            if let component = component.copy() as? GKComponent { copy.addComponent(component) }
        }
        return copy
    }
}

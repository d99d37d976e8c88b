import UIKit

/// An entity of a model: what its objects have, and of which class they are.
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
    /// The model that the entity is of.
    public internal(set) weak var managedObjectModel: NSManagedObjectModel!
    /// The entity that this one is a kind of.
    public internal(set) weak var superentity: NSEntityDescription?

    /// The entity's name.
    open var name: String?
    /// The name of the class of its objects.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// Whether there are objects of subentities only.
    open var isAbstract = false
    /// What the model's author notes.
    open var userInfo: [AnyHashable: Any]? = [:]
    /// The name that the entity had in the model's former version, where it was another.
    open var renamingIdentifier: String?
    /// Tells an entity from one that looks the same in another version.
    open var versionHashModifier: String?
    /// Properties of which no two objects may have the same values: names or descriptions, in lists.
    open var uniquenessConstraints: [[Any]] = []
    /// What makes fetches quick. The store has an index for each.
    open var indexes: [NSFetchIndexDescription] = []

    /// The properties that the entity itself declares.
    private(set) var own: [NSPropertyDescription] = []
    private var kinds: [NSEntityDescription] = []
    /// The module whose class of the name comes first.
    var module: String?
    private var found: NSManagedObject.Type?
    private var byName: [String: NSPropertyDescription]?

    /// Makes an entity without a name and properties.
    public override init() { super.init() }

    // MARK: Kinds

    /// The entities that are a kind of this one.
    open var subentities: [NSEntityDescription] {
        get { kinds }
        set {
            kinds = newValue
            for kind in newValue {
                kind.superentity = self
                kind.forget()
            }
        }
    }

    /// The same by name.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(kinds.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    /// Whether the entity is another one, or a kind of it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        entity === self || entity.name == name || superentity?.isKindOf(entity: entity) ?? false
    }

    /// The entity at the top, with which this one shares a table.
    var root: NSEntityDescription { superentity?.root ?? self }

    /// The entity and all that are kinds of it.
    var family: [NSEntityDescription] { [self] + kinds.flatMap(\.family) }

    // MARK: Properties

    /// The properties of the entity, with those that it has of the entities above it.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + own }
        set {
            let inherited = superentity?.properties ?? []
            own = newValue.filter { property in !inherited.contains { $0 === property } }
            for property in own { property.entity = self }
            forget()
        }
    }

    private func forget() {
        byName = nil
        for kind in kinds { kind.forget() }
    }

    /// The properties by name.
    open var propertiesByName: [String: NSPropertyDescription] {
        if let byName { return byName }
        let made = Dictionary(properties.map { ($0.name, $0) }) { _, last in last }
        byName = made
        return made
    }

    /// The attributes by name.
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }

    /// The relationships by name.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    /// The relationships whose objects are of an entity.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
    }

    /// The names of the properties of which no two objects may have the same values.
    var constraints: [[String]] {
        (superentity?.constraints ?? [])
            + uniquenessConstraints.map { $0.compactMap(NSPropertyDescription.name) }
    }

    // MARK: Objects

    /// The entity of a name in the model of a context.
    open class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? {
        context.model?.entitiesByName[entityName]
    }

    /// Makes an object of the entity of a name, which is then in the context.
    ///
    /// A name that the model does not have raises `NSInternalInconsistencyException`.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            NSException(
                name: .internalInconsistencyException,
                reason: "+entityForName: could not locate an entity named '\(entityName)' in this model."
            ).raise()
            preconditionFailure("there is no entity named '\(entityName)'")
        }
        return entity.makeObject(in: context)
    }

    /// Makes an object of the entity's class.
    func makeObject(in context: NSManagedObjectContext?) -> NSManagedObject {
        __ManagedObjectMaker.make(objectClass, self, context)
    }

    /// The class of the entity's objects.
    var objectClass: NSManagedObject.Type {
        if let found { return found }
        guard let name = managedObjectClassName, name != "NSManagedObject" else { return NSManagedObject.self }
        let plain = name.split(separator: ".").last.map(String.init) ?? name
        let names = [name] + [module].compactMap { $0 }.map { "\($0).\(plain)" }
        for name in names {
            if let type = __classFromString(name) as? NSManagedObject.Type {
                found = type
                return type
            }
        }
        return NSManagedObject.self
    }

    /// Notes a class that objects are made of by itself, where its name does not lead to it.
    func note(_ type: NSManagedObject.Type) {
        if found == nil { found = type }
    }

    /// The plain name of the class, without its module.
    var plainClassName: String { managedObjectClassName.split(separator: ".").last.map(String.init) ?? "" }

    /// Makes a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSEntityDescription()
        (copy.name, copy.managedObjectClassName, copy.isAbstract) = (name, managedObjectClassName, isAbstract)
        (copy.userInfo, copy.renamingIdentifier, copy.module) = (userInfo, renamingIdentifier, module)
        (copy.uniquenessConstraints, copy.indexes) = (uniquenessConstraints, indexes)
        copy.properties = own.compactMap { $0.copy() as? NSPropertyDescription }
        copy.subentities = kinds.compactMap { $0.copy() as? NSEntityDescription }
        return copy
    }

    /// The name by which the entity is found in a store of the model's former version.
    var formerName: String { renamingIdentifier ?? name ?? "" }
}

@_spi(Framework) import UIKit

/// An object of an entity: its values are kept, told of and saved by its context.
///
/// The class is made to be subclassed, with properties that are marked `@NSManaged`.
open class NSManagedObject: NSObject, ObjectiveCExposed {
    /// The object's entity.
    public let entity: NSEntityDescription
    /// What tells the object from all others; temporary until it is first saved.
    public internal(set) var objectID: NSManagedObjectID
    /// The context that the object is in; nil once it is deleted and saved.
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?

    var values = ManagedValues()
    /// The store that the app has put the new object into; nil for the first one that has its entity.
    weak var assignedStore: NSPersistentStore?

    /// Makes an object, and inserts it into a context.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        if entity.isAbstract, context != nil {
            NSException(
                name: .invalidArgumentException,
                reason: "Cannot create an object of abstract entity '\(entity.name ?? "")'."
            ).raise()
        }
        self.entity = entity
        objectID = NSManagedObjectID(entity)
        super.init()
        values.takeDefaults(of: entity)
        context?.insert(self)
    }

    /// Makes an object of the class's entity in the context's model, and inserts it.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(in: moc), insertInto: moc)
    }

    // Choice (Core Data): an object that is made without a word has its class's entity where a model is loaded, and is in
    // no context; iOS reports the mistake too, and its object has no entity.
    /// Makes an object that is in no context and is never saved, which is reported as a mistake: the initializer is
    /// inherited, and Core Data makes objects with `init(context:)`.
    public convenience override init() {
        Self.reportPlainInitializer()
        self.init(entity: LoadedModels.entity(of: Self.self) ?? NSEntityDescription(), insertInto: nil)
    }

    private static func reportPlainInitializer() {
        let name = "\(self)"
        let report = { @MainActor @Sendable in
            Findings.report(
                mistake: "core-data.plain-initializer",
                "Failed to call the designated initializer on the NSManagedObject class '\(name)'",
                advice: "Make the object with \(name)(context:).")
        }
        if Thread.isMainThread { MainActor.assumeIsolated(report) } else { Task { await report() } }
    }

    static func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
        guard let entity = context.model?.entity(of: self) ?? LoadedModels.entity(of: self) else {
            preconditionFailure(
                "no entity of the context's model has the class \(self): its store is not loaded, or the model has "
                    + "another class for it")
        }
        return entity
    }

    /// The class's entity, in the newest model that a store was opened with.
    open class func entity() -> NSEntityDescription {
        guard let entity = LoadedModels.entity(of: self) else {
            preconditionFailure("no model that is loaded has an entity of the class \(self): load its store first")
        }
        return entity
    }

    // A subclass's own, which says the class, is meant where both could be.
    /// A request for all objects of the class's entity.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? "")
    }

    /// The messages by which predicates, nibs and other code without the class's name reach values.
    @MainActor open class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            nil, name: "NSManagedObject",
            methods: [
                "valueForKey:": { object, arguments in
                    (object as? NSManagedObject)?.value(forKey: arguments[0] as? String ?? "")
                },
                "setValue:forKey:": { object, arguments in
                    (object as? NSManagedObject)?.setValue(arguments[0], forKey: arguments[1] as? String ?? "")
                    return nil
                },
            ])
    }

    // MARK: State

    /// Whether the object was inserted and not saved yet.
    open var isInserted: Bool { managedObjectContext?.isInserted(self) ?? false }
    /// Whether the object was changed since it was saved.
    open var isUpdated: Bool { managedObjectContext?.isUpdated(self) ?? false }
    /// Whether the object is to be deleted by the next save.
    open var isDeleted: Bool { managedObjectContext?.isDeleted(self) ?? false }
    /// Whether the object has anything to save.
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// Whether the object has anything to save that the store keeps.
    open var hasPersistentChangedValues: Bool {
        changedValues().keys.contains { entity.propertiesByName[$0]?.isTransient == false }
    }
    /// Whether the object's values are still to be read.
    open var isFault: Bool { values.isFault }
    /// 0 for an object whose values are there; more for a fault.
    open var faultingState: Int { values.isFault ? 1 : 0 }

    /// Whether the objects of a relationship are still to be read.
    open func hasFault(forRelationshipNamed key: String) -> Bool {
        guard !values.isFault else { return true }
        guard let relationship = entity.relationshipsByName[key] else { return false }
        if relationship.isToMany { return values.members[key] == nil && !objectID.isTemporaryID }
        return (values.plain[key] as? NSManagedObjectID).map { managedObjectContext?.registeredObject(for: $0) == nil }
            ?? false
    }

    /// The identifiers of the objects of a relationship.
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        guard let relationship = entity.relationshipsByName[key] else { return [] }
        if relationship.isToMany { return members(relationship) }
        fire()
        return [values.plain[key] as? NSManagedObjectID].compactMap { $0 }
    }

    // MARK: Events

    /// Called once in an object's life, after it was inserted. Overrides call super.
    open func awakeFromInsert() {}
    /// Called when the object's values were read. Overrides call super.
    open func awakeFromFetch() {}
    /// Called before the object is saved; it may change values. Overrides call super.
    open func willSave() {}
    /// Called after the object was saved. Overrides call super.
    open func didSave() {}
    /// Called when the object is about to be deleted. Overrides call super.
    open func prepareForDeletion() {}
    /// Called before the object becomes a fault. Overrides call super.
    open func willTurnIntoFault() {}
    /// Called after the object has become a fault. Overrides call super.
    open func didTurnIntoFault() {}

    /// Checks the object before it is first saved. Overrides call super.
    open func validateForInsert() throws { try validateValues() }
    /// Checks the object before it is saved again. Overrides call super.
    open func validateForUpdate() throws { try validateValues() }
    /// Checks the object before its deletion is saved. Overrides call super.
    open func validateForDelete() throws { try validateDeletion() }

    // MARK: Values

    /// Has the object's values read, if it is a fault. Own accessors call it before they read a primitive value.
    open func willAccessValue(forKey key: String?) { fire() }
    /// Called by own accessors after they have read a primitive value.
    open func didAccessValue(forKey key: String?) {}

    /// The value of a key, without any message to anybody.
    open func primitiveValue(forKey key: String) -> Any? {
        guard let property = entity.propertiesByName[key] else { return undefined(key) }
        return storedValue(property)
    }

    /// Sets the value of a key, without telling observers and without the other ends of relationships.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        guard let property = entity.propertiesByName[key] else { return _ = undefined(key) }
        if let relationship = property as? NSRelationshipDescription {
            note(key)
            if relationship.isToMany {
                values.members[key] = (ManagedValue.list(value) ?? []).compactMap { ($0 as? NSManagedObject)?.objectID }
            } else {
                values.plain[key] = (ManagedValue.plain(value) as? NSManagedObject)?.objectID
            }
            return
        }
        setAttribute(ManagedValue.plain(value), property)
    }

    /// The value of a property of the entity, or of another key of the class.
    open func value(forKey key: String) -> Any? {
        if entity.propertiesByName[key] != nil { return managedValue(key) }
        switch key {
        case "objectID": return objectID
        case "entity": return entity
        case "self": return self
        default: return (self as NSObject).value(forKey: key)
        }
    }

    /// Sets a property of the entity, or another key of the class.
    open func setValue(_ value: Any?, forKey key: String) {
        if entity.propertiesByName[key] != nil {
            setManagedValue(ManagedValue.plain(value), key)
        } else {
            (self as NSObject).setValue(value, forKey: key)
        }
    }

    /// The values as those of a store, for a context whose source is the object's.
    var asRow: Row { Row(values: values.plain, version: values.row?.version ?? 0) }

    /// The values that differ from the store's.
    open func changedValues() -> [String: Any] {
        values.changed.reduce(into: [:]) { result, key in
            guard let property = entity.propertiesByName[key], values.differs(property) else { return }
            result[key] = storedValue(property) ?? NSNull()
        }
    }

    /// The former values of what has changed since the context last told of changes.
    open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

    /// The values that the store has; `NSNull` for nothing.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        fire()
        return (keys ?? Array(entity.propertiesByName.keys)).reduce(into: [:]) { result, key in
            guard let property = entity.propertiesByName[key] else { return }
            result[key] = committed(property) ?? NSNull()
        }
    }

    open override var description: String {
        let content =
            values.isFault
            ? "<fault>"
            : "{\n"
                + entity.propertiesByName.keys.sorted().map { key in
                    "    \(key) = \(values.plain[key].map { "\($0)" } ?? values.members[key].map { "\($0)" } ?? "nil");\n"
                }.joined() + "}"
        return "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID); data: \(content))"
    }
}

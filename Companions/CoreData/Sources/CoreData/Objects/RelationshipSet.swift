import Foundation

/// A set that reads and changes a to-many relationship of an object.
final class RelationshipSet: NSMutableSet {
    private let owner: NSManagedObject
    private let relationship: NSRelationshipDescription

    init(_ owner: NSManagedObject, _ relationship: NSRelationshipDescription) {
        self.owner = owner
        self.relationship = relationship
        super.init(capacity: 0)
    }

    required init(capacity numItems: Int) { preconditionFailure("the set is of a relationship") }
    required convenience init?(coder aDecoder: NSCoder) { preconditionFailure("the set is of a relationship") }

    private var current: NSSet { owner.storedValue(relationship) as? NSSet ?? NSSet() }

    override var count: Int { owner.members(relationship).count }
    override func member(_ object: Any) -> Any? { current.member(object) }
    override func objectEnumerator() -> NSEnumerator { current.objectEnumerator() }
    override var allObjects: [Any] { current.allObjects }

    override func add(_ object: Any) {
        guard let object = object as? NSManagedObject else { return }
        let list = owner.members(relationship)
        if !list.contains(object.objectID) { owner.setMembers(list + [owner.adopted(object)], relationship) }
    }

    override func remove(_ object: Any) {
        guard let object = object as? NSManagedObject else { return }
        owner.setMembers(owner.members(relationship).filter { $0 != object.objectID }, relationship)
    }

    override func removeAllObjects() { owner.setMembers([], relationship) }
}

/// A set with an order that reads and changes an ordered relationship of an object.
final class RelationshipOrderedSet: NSMutableOrderedSet {
    private let owner: NSManagedObject
    private let relationship: NSRelationshipDescription

    init(_ owner: NSManagedObject, _ relationship: NSRelationshipDescription) {
        self.owner = owner
        self.relationship = relationship
        super.init(capacity: 0)
    }

    override init(capacity numItems: Int) { preconditionFailure("the set is of a relationship") }
    required convenience init?(coder aDecoder: NSCoder) { preconditionFailure("the set is of a relationship") }
    required convenience init(arrayLiteral elements: Any...) {
        preconditionFailure("the set is of a relationship")
    }

    private var list: [NSManagedObjectID] {
        get { owner.members(relationship) }
        set { owner.setMembers(newValue, relationship) }
    }

    private func object(_ id: NSManagedObjectID) -> Any {
        guard let object = owner.managedObjectContext?.object(with: id) else {
            preconditionFailure("the object with the relationship has no context any more")
        }
        return object
    }

    override var count: Int { list.count }
    override func object(at idx: Int) -> Any { object(list[idx]) }

    override func index(of object: Any) -> Int {
        (object as? NSManagedObject).flatMap { list.firstIndex(of: $0.objectID) } ?? NSNotFound
    }

    override func insert(_ object: Any, at idx: Int) {
        guard let object = object as? NSManagedObject, !list.contains(object.objectID) else { return }
        list.insert(owner.adopted(object), at: idx)
    }

    override func removeObject(at idx: Int) { list.remove(at: idx) }

    override func replaceObject(at idx: Int, with object: Any) {
        if let object = object as? NSManagedObject { list[idx] = owner.adopted(object) }
    }
}

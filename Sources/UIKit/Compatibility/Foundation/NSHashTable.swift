import Foundation

/// A set that may let go of its objects when nothing else keeps them alive.
///
/// Objects that have ended are no longer there. What is enumerated comes in the order in which it was put in.
public final class NSHashTable<ObjectType>: NSObject {
    private var objects: HeldObjects

    /// Makes an empty set.
    ///
    /// - Parameter initialCapacity: How much is expected; no bound.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        objects = HeldObjects(keys: options)
    }

    /// Makes an empty set that keeps its objects alive.
    public override convenience init() { self.init(options: .strongMemory) }

    /// Makes a set that does not keep its objects alive.
    public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// How many objects there are.
    public var count: Int { objects.all.count }

    /// The objects, which the array keeps alive.
    public var allObjects: [ObjectType] { objects.all.compactMap { $0.key as? ObjectType } }

    /// One of the objects; nil for an empty set.
    public var anyObject: ObjectType? { allObjects.first }

    /// The objects as a set of Foundation's, which keeps them alive.
    public var setRepresentation: Set<AnyHashable> { Set(objects.all.compactMap { $0.key as? AnyHashable }) }

    /// Puts an object in, unless it is there; nil has no effect.
    public func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        objects.set(nil, for: object as AnyObject)
    }

    /// Takes an object out.
    public func remove(_ object: ObjectType?) {
        if let object { objects.remove(object as AnyObject) }
    }

    /// Empties the set.
    public func removeAllObjects() { objects.removeAll() }

    /// Whether an object is there.
    public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// The object in the set that is the same as another; nil for none.
    public func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { objects.find($0 as AnyObject)?.key } as? ObjectType
    }

    /// An enumerator over the objects.
    public func objectEnumerator() -> NSEnumerator { HeldObjectEnumerator(objects.all.map(\.key)) }

    /// Adds another set's objects.
    public func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }

    /// Takes out what is in another set.
    public func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }

    /// Takes out what is not in another set.
    public func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }

    /// Whether all objects are in another set, too.
    public func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy(other.contains) }

    /// Whether one of the objects is in another set.
    public func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains(where: other.contains) }
}

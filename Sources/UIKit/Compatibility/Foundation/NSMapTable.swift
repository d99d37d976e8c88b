import Foundation

/// A dictionary that may let go of its keys and values when nothing else keeps them alive.
///
/// Objects that have ended are no longer there. What is enumerated comes in the order in which it was put in.
public final class NSMapTable<KeyType, ObjectType>: NSObject {
    private var objects: HeldObjects

    /// Makes an empty table.
    ///
    /// - Parameter initialCapacity: How much is expected; no bound.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        objects = HeldObjects(keys: keyOptions, values: valueOptions)
    }

    /// Makes an empty table that keeps keys and values alive.
    public override convenience init() { self.init(keyOptions: .strongMemory) }

    /// Makes a table that keeps keys and values alive.
    public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// Makes a table that keeps its keys alive, but not its values.
    public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }

    /// Makes a table that keeps its values alive as long as their keys live, which it does not keep.
    public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
    }

    /// Makes a table that keeps neither keys nor values alive.
    public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// How many keys have a value.
    public var count: Int { objects.all.count }

    /// The value of a key; nil if there is none.
    public func object(forKey aKey: KeyType?) -> ObjectType? {
        aKey.flatMap { objects.find($0 as AnyObject)?.value } as? ObjectType
    }

    /// Gives a key a value; nil for either has no effect.
    public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let anObject, let aKey else { return }
        objects.set(anObject as AnyObject, for: aKey as AnyObject)
    }

    /// Takes a key and its value out.
    public func removeObject(forKey aKey: KeyType?) {
        if let aKey { objects.remove(aKey as AnyObject) }
    }

    /// Empties the table.
    public func removeAllObjects() { objects.removeAll() }

    /// An enumerator over the keys.
    public func keyEnumerator() -> NSEnumerator { HeldObjectEnumerator(objects.all.map(\.key)) }

    /// An enumerator over the values; nil for none.
    public func objectEnumerator() -> NSEnumerator? { HeldObjectEnumerator(objects.all.compactMap(\.value)) }

    /// Keys and values as a dictionary, which keeps them alive.
    public func dictionaryRepresentation() -> [AnyHashable: Any] {
        var result: [AnyHashable: Any] = [:]
        for (key, value) in objects.all { if let key = key as? AnyHashable { result[key] = value } }
        return result
    }
}

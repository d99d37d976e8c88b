import Foundation

extension NSObject {
    /// The list of a key as an array that can be changed in place; its observers hear which elements came, went or were replaced.
    ///
    /// A class with `insertObject(_:in<Key>AtIndex:)` and `removeObjectFrom<Key>AtIndex(_:)` makes the changes itself. Otherwise an
    /// `NSMutableArray` is changed, and any other list is set anew.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyedArray(of: self, key) }

    /// The list at the end of a path of keys as an array that can be changed in place.
    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        guard let dot = keyPath.lastIndex(of: ".") else { return KeyedArray(of: self, keyPath) }
        let key = String(keyPath[keyPath.index(after: dot)...])
        let owner = KeyedValues.value(forKeyPath: String(keyPath[..<dot]), of: self) as? NSObject
        return owner.map { KeyedArray(of: $0, key) } ?? NSMutableArray()
    }
}

/// The list that an object has for a key, seen as an array.
private final class KeyedArray: NSMutableArray {
    private let owner: NSObject
    private let key: String

    init(of owner: NSObject, _ key: String) {
        self.owner = owner
        self.key = key
        super.init(capacity: 0)
    }

    required init?(coder: NSCoder) { nil }
    required convenience init(objects: UnsafePointer<AnyObject>?, count: Int) {
        preconditionFailure("the array of a key belongs to its object")
    }
    required convenience init(arrayLiteral elements: Any...) {
        preconditionFailure("the array of a key belongs to its object")
    }

    // MARK: Reading

    private var current: NSArray {
        let value = KeyedValues.value(forKey: key, of: owner)
        return value as? NSArray ?? NSArray(array: value as? [Any] ?? [])
    }

    override var count: Int { current.count }
    override func object(at index: Int) -> Any { current.object(at: index) }
    override func copy(with zone: NSZone? = nil) -> Any { NSArray(array: current.map(\.self)) }
    override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableArray(array: current.map(\.self)) }

    // MARK: Changes

    override func insert(_ anObject: Any, at index: Int) {
        change(.insertion, IndexSet(integer: index), "insertObject:in\(capitalizedKey)AtIndex:", [anObject, index]) {
            $0.insert(anObject, at: index)
        }
    }

    override func removeObject(at index: Int) {
        change(.removal, IndexSet(integer: index), "removeObjectFrom\(capitalizedKey)AtIndex:", [index]) {
            $0.removeObject(at: index)
        }
    }

    override func replaceObject(at index: Int, with anObject: Any) {
        let selector = "replaceObjectIn\(capitalizedKey)AtIndex:withObject:"
        change(.replacement, IndexSet(integer: index), selector, [index, anObject]) {
            $0.replaceObject(at: index, with: anObject)
        }
    }

    private func change(
        _ kind: NSKeyValueChange, _ indexes: IndexSet, _ selector: String, _ arguments: [Any?],
        _ apply: (NSMutableArray) -> Void
    ) {
        let name = ObservedKeys.name(key, of: owner)
        let observed = ObservedObject.existing(for: owner)
        observed?.willChange(name, ChangeKind(kind: kind, indexes: indexes), isAutomatic: true)
        defer { observed?.didChange(name) }
        if KeyValueCoding.own(selector, of: owner, arguments) != nil { return }
        let value = KeyedValues.value(forKey: key, of: owner)
        if let list = value as? NSMutableArray { return apply(list) }
        let list = NSMutableArray(array: value as? [Any] ?? [])
        apply(list)
        KeyValueCoding.send(list.map(\.self), key, to: owner)
    }

    private var capitalizedKey: String { key.prefix(1).uppercased() + key.dropFirst() }

    // MARK: Changes made of others

    override func add(_ anObject: Any) { insert(anObject, at: count) }
    override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }
    override func addObjects(from otherArray: [Any]) { for object in otherArray { add(object) } }

    override func insert(_ objects: [Any], at indexes: IndexSet) {
        for (object, index) in zip(objects, indexes) { insert(object, at: index) }
    }

    override func removeObjects(at indexes: IndexSet) {
        for index in indexes.reversed() { removeObject(at: index) }
    }

    override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
        for (object, index) in zip(objects, indexes) { replaceObject(at: index, with: object) }
    }

    override func removeAllObjects() { for index in (0..<count).reversed() { removeObject(at: index) } }

    override func removeObject(identicalTo anObject: Any) {
        removeObject(identicalTo: anObject, in: NSRange(location: 0, length: count))
    }

    override func removeObject(identicalTo anObject: Any, in range: NSRange) {
        remove(in: range) { $0 as AnyObject === anObject as AnyObject }
    }

    override func remove(_ anObject: Any) { remove(anObject, in: NSRange(location: 0, length: count)) }
    override func remove(_ anObject: Any, in range: NSRange) { remove(in: range) { isSame($0, anObject) } }

    override func removeObjects(in otherArray: [Any]) { for object in otherArray { remove(object) } }
    override func removeObjects(in range: NSRange) { remove(in: range) { _ in true } }

    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        let common = Swift.min(range.length, otherArray.count)
        for offset in 0..<common { replaceObject(at: range.location + offset, with: otherArray[offset]) }
        for offset in (common..<range.length).reversed() { removeObject(at: range.location + offset) }
        for offset in common..<otherArray.count { insert(otherArray[offset], at: range.location + offset) }
    }

    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any], range otherRange: NSRange) {
        replaceObjects(
            in: range, withObjectsFrom: Array(otherArray[otherRange.location..<otherRange.location + otherRange.length])
        )
    }

    override func setArray(_ otherArray: [Any]) {
        replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: otherArray)
    }

    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
        let (first, second) = (object(at: idx1), object(at: idx2))
        replaceObject(at: idx1, with: second)
        replaceObject(at: idx2, with: first)
    }

    private func remove(in range: NSRange, where isMeant: (Any) -> Bool) {
        for index in (range.location..<range.location + range.length).reversed() where isMeant(object(at: index)) {
            removeObject(at: index)
        }
    }

    private func isSame(_ one: Any, _ other: Any) -> Bool {
        guard let one = one as? NSObject else { return one as AnyObject === other as AnyObject }
        return one.isEqual(other)
    }
}

import Foundation

extension NSObject {
    /// The list of a key as an array that can be changed in place; its observers hear which elements came, went or were replaced.
    ///
    /// A class with methods that insert and remove, `insertObject(_:in<Key>AtIndex:)` and `removeObjectFrom<Key>AtIndex(_:)` or those
    /// for several places at once, makes the changes itself. Otherwise an `NSMutableArray` is changed, and any other list is set anew.
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

    override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }
    override func index(of anObject: Any) -> Int { index(of: anObject, in: NSRange(location: 0, length: count)) }
    override func index(of anObject: Any, in range: NSRange) -> Int { first(in: range) { isSame($0, anObject) } }
    override func indexOfObjectIdentical(to anObject: Any) -> Int {
        indexOfObjectIdentical(to: anObject, in: NSRange(location: 0, length: count))
    }
    override func indexOfObjectIdentical(to anObject: Any, in range: NSRange) -> Int {
        first(in: range) { $0 as AnyObject === anObject as AnyObject }
    }

    private func first(in range: NSRange, where isMeant: (Any) -> Bool) -> Int {
        (range.location..<range.location + range.length).first { isMeant(object(at: $0)) } ?? NSNotFound
    }

    // MARK: Changes

    override func insert(_ anObject: Any, at index: Int) { insert([anObject], at: IndexSet(integer: index)) }
    override func removeObject(at index: Int) { removeObjects(at: IndexSet(integer: index)) }

    override func replaceObject(at index: Int, with anObject: Any) {
        // An assignment to the place behind the last one comes here too, and adds.
        guard index < count else { return insert(anObject, at: index) }
        replaceObjects(at: IndexSet(integer: index), with: [anObject])
    }

    override func insert(_ objects: [Any], at indexes: IndexSet) {
        guard !indexes.isEmpty else { return }
        change(.insertion, indexes) {
            guard methods.areWhole else { return false }
            if !methods.send(methods.insertOne, indexes, { [objects[$1], $0] }),
                !methods.send(methods.insertMany, [objects, indexes])
            {
                methods.sendEach(methods.insertOne, zip(indexes, objects).map { [$1, $0] })
            }
            return true
        } apply: { list in
            for (object, index) in zip(objects, indexes) { list.insert(object, at: index) }
        }
    }

    override func removeObjects(at indexes: IndexSet) {
        guard !indexes.isEmpty else { return }
        change(.removal, indexes) {
            guard methods.areWhole else { return false }
            if !methods.send(methods.removeOne, indexes, { index, _ in [index] }),
                !methods.send(methods.removeMany, [indexes])
            {
                methods.sendEach(methods.removeOne, indexes.reversed().map { [$0] })
            }
            return true
        } apply: { list in
            for index in indexes.reversed() { list.removeObject(at: index) }
        }
    }

    override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
        guard !indexes.isEmpty else { return }
        // A class that inserts and removes, and replaces nothing, is asked for these two.
        guard !methods.areWhole || methods.replace else {
            removeObjects(at: indexes)
            return insert(objects, at: indexes)
        }
        change(.replacement, indexes) {
            guard methods.areWhole else { return false }
            if !methods.send(methods.replaceOne, indexes, { [$0, objects[$1]] }),
                !methods.send(methods.replaceMany, [indexes, objects])
            {
                methods.sendEach(methods.replaceOne, zip(indexes, objects).map { [$0, $1] })
            }
            return true
        } apply: { list in
            for (object, index) in zip(objects, indexes) { list.replaceObject(at: index, with: object) }
        }
    }

    /// - Parameters:
    ///   - send: Has the class's own methods make the change; false where it has none.
    ///   - apply: Makes the change in another list.
    private func change(
        _ kind: NSKeyValueChange, _ indexes: IndexSet, _ send: () -> Bool, apply: (NSMutableArray) -> Void
    ) {
        let name = ObservedKeys.name(key, of: owner)
        let observed = ObservedKeys.areAutomatic(name, of: owner) ? ObservedObject.existing(for: owner) : nil
        observed?.willChange(name, ChangeKind(kind: kind, indexes: indexes), isAutomatic: true)
        defer { observed?.didChange(name) }
        if send() { return }
        let value = KeyedValues.value(forKey: key, of: owner)
        if let list = value as? NSMutableArray { return apply(list) }
        let list = NSMutableArray(array: value as? [Any] ?? [])
        apply(list)
        KeyValueCoding.send(list.map(\.self), key, to: owner)
    }

    private var methods: ListMethods { ListMethods(of: owner, key) }

    // MARK: Changes made of others

    override func add(_ anObject: Any) { insert(anObject, at: count) }
    override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }
    override func addObjects(from otherArray: [Any]) { for object in otherArray { add(object) } }

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

/// The methods by which a class changes the list of a key itself.
private struct ListMethods {
    private let owner: NSObject
    let insertOne, insertMany, removeOne, removeMany, replaceOne, replaceMany: String

    init(of owner: NSObject, _ key: String) {
        self.owner = owner
        let name = key.prefix(1).uppercased() + key.dropFirst()
        (insertOne, insertMany) = ("insertObject:in\(name)AtIndex:", "insert\(name):atIndexes:")
        (removeOne, removeMany) = ("removeObjectFrom\(name)AtIndex:", "remove\(name)AtIndexes:")
        (replaceOne, replaceMany) = (
            "replaceObjectIn\(name)AtIndex:withObject:", "replace\(name)AtIndexes:with\(name):"
        )
    }

    private func has(_ name: String) -> Bool { MessageSending.responds(owner, to: Selector(name)) }

    /// Whether the class inserts and removes: one of the two alone counts for nothing.
    var areWhole: Bool { (has(insertOne) || has(insertMany)) && (has(removeOne) || has(removeMany)) }
    var replace: Bool { has(replaceOne) || has(replaceMany) }

    /// Calls a method for a single place; false where there are several, or no such method.
    func send(_ name: String, _ indexes: IndexSet, _ arguments: (_ index: Int, _ position: Int) -> [Any?]) -> Bool {
        guard indexes.count == 1, let index = indexes.first else { return false }
        return send(name, arguments(index, 0))
    }

    func send(_ name: String, _ arguments: [Any?]) -> Bool { KeyValueCoding.own(name, of: owner, arguments) != nil }

    func sendEach(_ name: String, _ calls: [[Any?]]) { for arguments in calls { _ = send(name, arguments) } }
}

import Foundation

/// What collections of objects do with those that they hold.
public final class NSPointerFunctions: NSObject {
    /// Whether a collection keeps its objects alive, and which of them are the same.
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Makes options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Objects are kept alive.
        public static let strongMemory: Options = []
        /// Objects are not kept alive, and drop out at their end.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are the same if they say so themselves.
        public static let objectPersonality: Options = []
        /// Only one and the same object is the same.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// Objects are copied as they come in.
        public static let copyIn = Options(rawValue: 1 << 16)
    }

    /// What the collection does with its objects.
    let options: Options

    /// Makes the functions that some options ask for.
    public init(options: Options) { self.options = options }

    /// Makes functions for objects that are kept alive.
    public override convenience init() { self.init(options: .strongMemory) }
}

/// An object that a collection holds, as its options say.
struct HeldObject {
    private let strong: AnyObject?
    private weak var weak: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        guard options.contains(.weakMemory) else {
            let copy = options.contains(.copyIn) ? (object as? any NSCopying)?.copy(with: nil) as AnyObject? : nil
            strong = copy ?? object
            return
        }
        strong = nil
        weak = object
    }

    /// The object; nil if it was not kept alive and has ended.
    var object: AnyObject? { strong ?? weak }

    /// The number by which equal objects are found.
    static func hash(_ object: AnyObject, _ options: NSPointerFunctions.Options) -> Int {
        if !options.contains(.objectPointerPersonality), let object = object as? NSObject { return object.hash }
        return ObjectIdentifier(object).hashValue
    }

    /// Whether the collection takes an object for this one.
    func isSame(as other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard !options.contains(.objectPointerPersonality), let object = object as? NSObject else { return false }
        return object.isEqual(other)
    }
}

/// Objects and what belongs to them, in the order in which they came.
struct HeldObjects {
    struct Entry {
        var key: HeldObject
        var value: HeldObject?
        let number: Int
    }

    let keyOptions: NSPointerFunctions.Options
    let valueOptions: NSPointerFunctions.Options
    private var entries: [Int: [Entry]] = [:]
    private var next = 0

    init(keys: NSPointerFunctions.Options, values: NSPointerFunctions.Options = .strongMemory) {
        keyOptions = keys
        valueOptions = values
    }

    /// What is there still: keys and values that have not ended.
    var all: [(key: AnyObject, value: AnyObject?)] {
        let living = entries.values.joined().compactMap { entry in Self.living(entry).map { (entry.number, $0) } }
        return living.sorted { $0.0 < $1.0 }.map(\.1)
    }

    private static func living(_ entry: Entry) -> (key: AnyObject, value: AnyObject?)? {
        guard let key = entry.key.object else { return nil }
        guard let held = entry.value else { return (key, nil) }
        return held.object.map { (key, $0) }
    }

    func find(_ key: AnyObject) -> (key: AnyObject, value: AnyObject?)? {
        let found = entries[HeldObject.hash(key, keyOptions)]?.first { $0.key.isSame(as: key, keyOptions) }
        return found.flatMap(Self.living)
    }

    /// Puts a value in the place of the one that the key had; the key itself stays the first that came.
    mutating func set(_ value: AnyObject?, for key: AnyObject) {
        let hash = HeldObject.hash(key, keyOptions)
        let held = value.map { HeldObject($0, valueOptions) }
        var bucket = (entries[hash] ?? []).filter { Self.living($0) != nil }
        if let place = bucket.firstIndex(where: { $0.key.isSame(as: key, keyOptions) }) {
            bucket[place].value = held
        } else {
            bucket.append(Entry(key: HeldObject(key, keyOptions), value: held, number: next))
            next += 1
        }
        entries[hash] = bucket
    }

    mutating func remove(_ key: AnyObject) {
        let hash = HeldObject.hash(key, keyOptions)
        let rest = entries[hash]?.filter { Self.living($0) != nil && !$0.key.isSame(as: key, keyOptions) }
        entries[hash] = rest?.isEmpty == true ? nil : rest
    }

    mutating func removeAll() { entries = [:] }
}

/// An enumerator over what a collection held when it was asked.
final class HeldObjectEnumerator: NSEnumerator {
    private var rest: IndexingIterator<[Any]>

    init(_ objects: [Any]) { rest = objects.makeIterator() }

    override func nextObject() -> Any? { rest.next() }
}

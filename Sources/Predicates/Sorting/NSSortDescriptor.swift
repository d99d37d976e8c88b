import Foundation

/// An order of objects: by the values of a key, ascending or descending.
///
/// In place of Foundation's class, which knows no keys. What Foundation takes a descriptor for takes these.
open class NSSortDescriptor: Foundation.NSSortDescriptor {
    private enum Order {
        /// By the values' own method of a name.
        case method(String)
        case closure(Comparator)
        /// By values that Swift's key path reads; the closure gets the objects.
        case objects(Comparator)
    }

    private let path: String?
    private let order: Order

    private init(_ path: String?, ascending: Bool, _ order: Order) {
        self.path = path
        self.order = order
        super.init(keyPath: \NSObject.self, ascending: ascending, comparator: { _, _ in .orderedSame })
    }

    /// Makes an order by a key path's values, which are sent `compare:`.
    public convenience init(key: String?, ascending: Bool) { self.init(key, ascending: ascending, .method("compare:")) }

    /// Makes an order by a key path's values, of two of which a closure says which comes first.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(key, ascending: ascending, .closure(cmptr))
    }

    /// Makes an order by a key path's values, which are sent a message of a name.
    public convenience init(key: String?, ascending: Bool, __selector name: String?) {
        self.init(key, ascending: ascending, .method(name ?? "compare:"))
    }

    /// Makes an order by the values of a key path of Swift's.
    public override convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(
            Self.name(of: keyPath), ascending: ascending,
            .objects(
                Self.compare(keyPath) { one, other in
                    ValueComparison.order(one, other) ?? Self.orderOfNothing(one, other)
                }))
    }

    /// Makes an order by the values of a key path of Swift's, of two of which a closure says which comes first.
    public override convenience init<Root, Value>(
        keyPath: KeyPath<Root, Value>, ascending: Bool, comparator cmptr: @escaping Comparator
    ) {
        self.init(Self.name(of: keyPath), ascending: ascending, .objects(Self.compare(keyPath, cmptr)))
    }

    private static func name(of keyPath: AnyKeyPath) -> String? {
        (NSObject.self as Any as? any KeyedValueHost.Type)?.name(of: keyPath)
    }

    private static func compare<Root, Value>(
        _ keyPath: KeyPath<Root, Value>, _ comparator: @escaping Comparator
    ) -> Comparator {
        { one, other in
            guard let one = one as? Root, let other = other as? Root else {
                preconditionFailure("a descriptor for \(Root.self) cannot compare \(one) with \(other)")
            }
            return comparator(one[keyPath: keyPath], other[keyPath: keyPath])
        }
    }

    /// The path of keys whose values are compared; nil for the objects themselves.
    public var key: String? { path }

    /// The name of the method that compares, or nil where a closure does.
    public var __selectorName: String? {
        if case .method(let name) = order { return name }
        return nil
    }

    open override var comparator: Comparator {
        switch order {
        case .method(let name): { Self.send(name, $0, $1) }
        case .closure(let comparator), .objects(let comparator): comparator
        }
    }

    open override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let result: ComparisonResult
        if case .objects(let comparator) = order {
            result = comparator(object1, object2)
        } else {
            let (one, other) = (value(of: object1), value(of: object2))
            if let one, let other { result = comparator(one, other) } else { result = Self.orderOfNothing(one, other) }
        }
        guard !ascending else { return result }
        return result == .orderedAscending
            ? .orderedDescending : result == .orderedDescending ? .orderedAscending : result
    }

    private func value(of object: Any) -> Any? {
        PlainValue.meaning(path.map { KeyedValues.value(forKeyPath: $0, of: object) } ?? object)
    }

    /// Nothing comes before anything.
    private static func orderOfNothing(_ one: Any?, _ other: Any?) -> ComparisonResult {
        let areThere = (PlainValue.meaning(one) != nil, PlainValue.meaning(other) != nil)
        return areThere.0 == areThere.1 ? .orderedSame : areThere.1 ? .orderedAscending : .orderedDescending
    }

    private static func send(_ name: String, _ one: Any, _ other: Any) -> ComparisonResult {
        if name == "compare:" { return ValueComparison.order(one, other) ?? .orderedSame }
        if let one = PlainValue.text(one), let other = PlainValue.text(other) {
            switch name {
            case "caseInsensitiveCompare:": return one.caseInsensitiveCompare(other)
            case "localizedCompare:": return one.localizedCompare(other)
            case "localizedCaseInsensitiveCompare:": return one.localizedCaseInsensitiveCompare(other)
            case "localizedStandardCompare:": return one.localizedStandardCompare(other)
            default: break
            }
        }
        if let host = one as? any KeyedValueHost, let order = ValueComparison.result(host.hostedMessage(name, [other]))
        {
            return order
        }
        RaisedException.invalidArgument("-[\(type(of: one)) \(name)]: unrecognized selector sent to instance")
        return .orderedSame
    }

    open override var reversedSortDescriptor: Any { NSSortDescriptor(path, ascending: !ascending, order) }

    open override func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSSortDescriptor else { return false }
        if other === self { return true }
        guard let name = __selectorName else { return false }
        return path == other.path && ascending == other.ascending && name == other.__selectorName
    }

    open override var hash: Int { (path ?? "").hashValue }

    open override var description: String {
        "(\(path ?? "self"), \(ascending ? "ascending" : "descending"), \(__selectorName ?? "comparator"))"
    }
}

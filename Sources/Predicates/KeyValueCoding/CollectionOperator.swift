import Foundation

/// The operators of key paths, such as `@sum.price`.
enum CollectionOperator {
    static func takesPath(_ key: String) -> Bool { key != "@count" }

    /// - Parameters:
    ///   - key: The operator with its `@`.
    ///   - path: What is behind it, to be read of each member.
    static func apply(_ key: String, path: String, to collection: Any, _ list: [Any]) -> Any? {
        let values = { list.map { PlainValue.meaning(KeyedValues.value(forKeyPath: path, of: $0)) } }
        switch key {
        case "@count": return NSNumber(value: list.count)
        case "@sum": return PlainValue.number(sum(values()))
        case "@avg":
            guard !list.isEmpty else { return NSNumber(value: 0) }
            return PlainValue.number(sum(values()) / Decimal(list.count))
        case "@min": return extreme(values(), .orderedAscending)
        case "@max": return extreme(values(), .orderedDescending)
        // Choice (issue 14): a member without a value adds nothing to a union.
        case "@unionOfObjects": return values().compactMap { $0 }
        case "@distinctUnionOfObjects": return result(distinct(values()), like: collection)
        case "@unionOfArrays", "@unionOfSets": return members(values())
        case "@distinctUnionOfArrays": return distinct(members(values()))
        case "@distinctUnionOfSets": return NSSet(array: distinct(members(values())))
        default:
            RaisedException.invalidArgument(
                "[<\(type(of: collection)) valueForKeyPath:]: this class does not implement the "
                    + "\(key.dropFirst()) operation.")
            return nil
        }
    }

    private static func sum(_ values: [Any?]) -> Decimal {
        values.reduce(0) { sum, value in
            guard let value else { return sum }
            guard let number = PlainValue.number(value) else {
                RaisedException.invalidArgument(
                    "-[\(type(of: value)) decimalValue]: unrecognized selector sent to instance")
                return sum
            }
            return sum + PlainValue.decimal(number)
        }
    }

    private static func members(_ collections: [Any?]) -> [Any] {
        collections.reduce(into: []) { members, collection in members += PlainValue.list(collection) ?? [] }
    }

    private static func extreme(_ values: [Any?], _ order: ComparisonResult) -> Any? {
        values.compactMap { $0 }.reduce(nil as Any?) { best, value in
            guard let best else { return value }
            return ValueComparison.order(value, best) == order ? value : best
        }
    }

    // Choice (issue 14): what is left of equal values stands where the first of them did.
    private static func distinct(_ values: [Any?]) -> [Any] {
        let seen = NSMutableOrderedSet()
        for value in values { if let value { seen.add(value) } }
        return seen.array
    }

    private static func result(_ list: [Any], like collection: Any) -> Any {
        collection is NSSet && !(collection is NSOrderedSet) ? NSSet(array: list) : list
    }
}

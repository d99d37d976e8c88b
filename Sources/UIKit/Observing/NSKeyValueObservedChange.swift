import Foundation

/// What an observer of a key wants to be told, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change is told.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change is told.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is told at once, before the observation has begun.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// The observer is told before each change, too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kinds of changes of a property.
public enum NSKeyValueChange: UInt, Sendable {
    /// The property has another value.
    case setting = 1
    /// Values were inserted into a list.
    case insertion = 2
    /// Values were removed from a list.
    case removal = 3
    /// Values of a list were replaced.
    case replacement = 4
}

/// What a change of an observed property is told with.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String
    /// Makes a key of its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of the `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change; `NSNull` for nil.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change; `NSNull` for nil.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The places in a list, an `IndexSet`.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// True, and there only where the change is still to come.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property, as a closure is told of it.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of a change.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change.
    public let kind: Kind
    /// The value after the change, where `new` was asked for.
    public let newValue: Value?
    /// The value before the change, where `old` was asked for.
    public let oldValue: Value?
    /// The places in a list.
    public let indexes: IndexSet?
    /// Whether the change is still to come.
    public let isPrior: Bool
}

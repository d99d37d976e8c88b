import Foundation

/// The type of a trait, which stands for one entry of a trait collection.
///
/// An app adds a trait of its own by declaring a type with a `defaultValue`; the rest has defaults.
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The value where nobody has set one.
    static var defaultValue: Value { get }
    /// The name that tells the trait from all others; the type's full name unless given.
    static var identifier: String { get }
    /// The trait's name for people; the type's name unless given.
    static var name: String { get }
    /// Whether dynamic colours may depend on the trait; false unless given.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The type's full name.
    public static var identifier: String { String(reflecting: Self.self) }
    /// The type's name.
    public static var name: String { String(describing: Self.self) }
    /// Says that no dynamic colour depends on the trait.
    public static var affectsColorAppearance: Bool { false }
}

/// A trait, as lists of traits hold it.
public typealias UITrait = any UITraitDefinition.Type

/// A trait as a key: equal for the same type.
struct TraitKey: Hashable, @unchecked Sendable {
    let trait: UITrait

    init(_ trait: UITrait) { self.trait = trait }

    static func == (a: TraitKey, b: TraitKey) -> Bool { ObjectIdentifier(a.trait) == ObjectIdentifier(b.trait) }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }

    var defaultValue: TraitValue { Self.defaultValue(of: trait) }

    private static func defaultValue<Trait: UITraitDefinition>(of trait: Trait.Type) -> TraitValue {
        TraitValue(trait.defaultValue)
    }
}

/// A trait's value.
///
/// Trait collections are passed between threads as UIKit's are; what an app puts into one is then its own care.
final class TraitValue: @unchecked Sendable, Equatable {
    let value: Any

    init(_ value: Any) { self.value = value }

    /// Values that cannot be compared count as different, objects unless they are the same.
    static func == (a: TraitValue, b: TraitValue) -> Bool {
        if a === b { return true }
        if let value = a.value as? any Equatable { return isEqual(value, b.value) }
        guard type(of: a.value) is AnyClass, type(of: b.value) is AnyClass else { return false }
        return a.value as AnyObject === b.value as AnyObject
    }

    private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool { value == other as? Value }
}

import Foundation

/// Values by trait; what is not there is left open.
struct TraitValues: UITraitOverrides, Sendable {
    private(set) var values: [TraitKey: TraitValue] = [:]

    var isEmpty: Bool { values.isEmpty }
    var keys: Dictionary<TraitKey, TraitValue>.Keys { values.keys }

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[TraitKey(trait)]?.value as? Trait.Value ?? trait.defaultValue }
        set { values[TraitKey(trait)] = TraitValue(newValue) }
    }

    func value(_ key: TraitKey) -> TraitValue { values[key] ?? key.defaultValue }

    func contains(_ trait: UITrait) -> Bool { values[TraitKey(trait)] != nil }
    mutating func remove(_ trait: UITrait) { values[TraitKey(trait)] = nil }

    /// Replaces what the other has.
    mutating func merge(_ other: TraitValues) { values.merge(other.values) { $1 } }

    /// Without the system's traits that are set to "unspecified", which in a collection means not set.
    var specified: TraitValues {
        var copy = self
        for (key, value) in values where key.trait is any SystemTrait.Type && value == key.defaultValue {
            copy.values[key] = nil
        }
        return copy
    }
}

extension TraitValues: Equatable {
    /// Whether all traits read the same, set or not.
    static func == (a: TraitValues, b: TraitValues) -> Bool {
        a.values.allSatisfy { $1 == b.value($0) }
            && b.values.allSatisfy { a.values[$0] != nil || $1 == $0.defaultValue }
    }
}

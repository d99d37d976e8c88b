import Foundation

/// What an object knows of its traits, and what it replaces for itself and all below.
struct TraitState {
    /// `traitOverrides`.
    var overrides = TraitValues()
    /// What a controller's parent replaces for it.
    var parentOverrides: UITraitCollection?
    /// The traits in force; nil before the first place in a window, when they are predicted.
    var current: UITraitCollection?
    /// The traits that the object was last told of.
    var told: UITraitCollection?
    /// Whether overrides changed since the traits were worked out.
    var isPending = false
    var registrations: [TraitRegistration] = []
    /// Where the view read its traits, which is done again when they change.
    var uses: TraitUses = []

    /// Takes new traits on. Returns whether the object has to be told.
    mutating func adopt(_ traits: UITraitCollection) -> Bool {
        isPending = false
        guard let told else {
            (current, told) = (traits, traits)
            return false
        }
        // The same object keeps comparisons further down short.
        if told == traits {
            current = told === traits ? traits : told
            return false
        }
        current = traits
        return true
    }
}

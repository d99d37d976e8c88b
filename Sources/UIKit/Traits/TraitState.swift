import Foundation

/// What an object knows of its traits, and what it replaces for itself and all below.
struct TraitState {
    /// `traitOverrides`.
    var overrides = TraitValues()
    /// The least and the greatest size of text for a view and all below.
    var categoryLimits = ContentSizeLimits()
    /// What a controller's parent replaces for it.
    var parentOverrides: UITraitCollection?
    /// The traits in force; nil before the first place in a window, when they are predicted.
    var current: UITraitCollection?
    /// Those of the place that `current` came from, which is asked no more once the view has left it.
    var inherited: UITraitCollection?
    /// The traits that the object was last told of.
    var told: UITraitCollection?
    /// Whether overrides changed since the traits were worked out.
    var isPending = false
    /// Whether a controller's traits are being predicted right now.
    var isPredicting = false
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

    /// Takes on what traits would be outside a window. Those of the first place stay open until then.
    mutating func adopt(predicted traits: UITraitCollection) {
        isPending = false
        if current != nil { current = traits }
    }

    /// Before a place in a window: what was predicted is what the object knows, unless it has been told of others.
    ///
    /// - Returns: The traits in force.
    mutating func settle(_ predicted: UITraitCollection) -> UITraitCollection {
        if told == nil { told = predicted }
        return current ?? predicted
    }
}

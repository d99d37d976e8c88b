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

/// Somebody who wants to hear of changed traits.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    let traits: [TraitKey]
    let action: @MainActor (AnyObject, UITraitCollection) -> Void

    init(_ traits: [UITrait], action: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits.map { TraitKey($0) }
        self.action = action
    }
}

/// An object with traits of its own: a scene, a view or a controller.
@MainActor protocol TraitHolder: UITraitEnvironment {
    var traitState: TraitState { get set }
    /// Whether the object is where it can be told of changes.
    var hearsOfTraits: Bool { get }
    /// Works the traits out before the next layout.
    func setNeedsTraitUpdate()
    func recordTraitChange()
}

extension TraitHolder {
    func recordTraitChange() {}

    /// Tells the object that its traits changed, once for each change: the method first, then the handlers that asked for
    /// one of the traits, in the order of registration.
    // Choice (7.11): the deprecated method hears of a change before the registered handlers.
    func tellTraitChange() {
        guard hearsOfTraits, let previous = traitState.told, let current = traitState.current, previous != current
        else { return }
        traitState.told = current
        UITraitCollection.withCurrent(current) {
            recordTraitChange()
            traitCollectionDidChange(previous)
            for registration in traitState.registrations where current.differs(from: previous, in: registration.traits)
            {
                // One handler may have taken another back.
                guard traitState.registrations.contains(where: { $0 === registration }) else { continue }
                registration.action(self, previous)
            }
        }
    }
}

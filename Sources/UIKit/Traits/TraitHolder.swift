import Foundation

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

    /// Takes values for traits from the app; the next layout brings them.
    func setOverrides(_ overrides: any UITraitOverrides) {
        guard let values = overrides as? TraitValues, values.values != traitState.overrides.values else { return }
        traitState.overrides = values
        setNeedsTraitUpdate()
    }

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

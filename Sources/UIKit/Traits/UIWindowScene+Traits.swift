import Foundation

extension UIWindowScene: UITraitChangeObservable, TraitHolder {
    /// Traits that are replaced for the scene and its windows.
    ///
    /// A change takes effect before the next layout, or at `updateTraitsIfNeeded()`.
    public var traitOverrides: any UITraitOverrides {
        get { traitState.overrides }
        set { setOverrides(newValue) }
    }

    /// Gives the scene and its windows the traits that wait for the next layout, and tells them.
    public func updateTraitsIfNeeded() {
        if traitState.isPending { updateTraits() }
        for window in windows { window.updateTraitsIfNeeded() }
    }

    var hearsOfTraits: Bool { true }

    var ownTraits: UITraitCollection { screen.traitCollection.applying(traitState.overrides) }

    func setNeedsTraitUpdate() {
        guard !traitState.isPending else { return }
        if traitState.current == nil {
            (traitState.current, traitState.told) = (screen.traitCollection, screen.traitCollection)
        }
        traitState.isPending = true
        PendingTraits.shared.add(self)
    }

    /// Takes on the traits of the screen, which turned, and tells the scene; the windows follow with the turn.
    func adoptScreenTraits() {
        if traitState.adopt(ownTraits) { tellTraitChange() }
    }

    func updateTraits() {
        var pass = TraitPass()
        pass.visit(self)
        pass.tell()
    }
}

extension UIScreen: UITraitEnvironment {}

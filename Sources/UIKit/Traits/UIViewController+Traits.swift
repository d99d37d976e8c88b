import Foundation

extension UIViewController: UITraitChangeObservable, TraitHolder {
    /// Traits that are replaced for the controller, its view and all below (fact 7.11).
    ///
    /// A change takes effect before the next layout, or at `updateTraitsIfNeeded()`.
    public var traitOverrides: any UITraitOverrides {
        get { traitState.overrides }
        set { setOverrides(newValue) }
    }

    var hearsOfTraits: Bool { storedView?.storedWindow != nil }

    func recordTraitChange() { record("traitCollectionDidChange") }

    func setNeedsTraitUpdate() { storedView?.setNeedsTraitUpdate() }

    /// A controller's traits out of those of the place around its view: what its parent replaces for it, then what it
    /// replaces itself.
    func ownTraits(_ inherited: UITraitCollection) -> UITraitCollection {
        var overrides = traitState.parentOverrides?.values ?? TraitValues()
        if overrideUserInterfaceStyle != .unspecified { overrides.userInterfaceStyle = overrideUserInterfaceStyle }
        overrides.merge(traitState.overrides)
        return inherited.applying(overrides)
    }

    /// The traits, for work of the framework's own that need not be done again when they change.
    var untrackedTraits: UITraitCollection { traitState.current ?? predictedTraits }

    // Choice (7.14): UIKit does not say how it predicts; what is known best is taken.
    /// The traits that a controller is predicted to get: those of its view's superview (fact 7.12), without one its
    /// parent's, else the screen's (7.14).
    var predictedTraits: UITraitCollection {
        // A parent whose own view is somewhere inside this one's asks back; there is no place to answer with then.
        guard !traitState.isPredicting else { return UIScreen.main.traitCollection }
        traitState.isPredicting = true
        defer { traitState.isPredicting = false }
        return ownTraits(
            storedView?.storedSuperview?.untrackedTraits ?? links.parent?.untrackedTraits
                ?? UIScreen.main.traitCollection)
    }

    func overrideTraits(_ traits: UITraitCollection?, for child: UIViewController) {
        guard child.links.parent === self else {
            DiagnosticsChannel.shared.report(
                "traits.not-a-child",
                "setOverrideTraitCollection(_:forChild:): \(objectText(child)) is not a child of \(objectText(self)).",
                objects: [self, child], advice: "Call addChild(_:) before.")
            return
        }
        guard child.traitState.parentOverrides != traits else { return }
        child.traitState.parentOverrides = traits
        child.setNeedsTraitUpdate()
    }

    /// The child leaves: what this controller replaced for it ends.
    func forgetParentTraits() {
        guard traitState.parentOverrides != nil else { return }
        traitState.parentOverrides = nil
        setNeedsTraitUpdate()
    }
}

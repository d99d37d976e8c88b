import Foundation
import QuartzCore

extension UIView: UITraitChangeObservable, TraitHolder {
    /// Traits that are replaced for the view and all below it.
    ///
    /// A change takes effect before the next layout, or at `updateTraitsIfNeeded()`.
    public var traitOverrides: any UITraitOverrides {
        get { traitState.overrides }
        set {
            guard let values = newValue as? TraitValues, values.values != traitState.overrides.values else { return }
            traitState.overrides = values
            setNeedsTraitUpdate()
        }
    }

    var hearsOfTraits: Bool { storedWindow != nil }

    /// The traits, for work of the framework's own that need not be done again when they change.
    var untrackedTraits: UITraitCollection { traitState.current ?? predictedTraits }
    /// Pixels a point; not below 1.
    var pixelScale: CGFloat { max(untrackedTraits.displayScale, 1) }

    /// A view's traits out of those of the place around it.
    func ownTraits(_ inherited: UITraitCollection) -> UITraitCollection {
        var overrides = TraitValues()
        // Choice (7.15): `traitOverrides` beats `overrideUserInterfaceStyle` on the same object.
        if overrideUserInterfaceStyle != .unspecified { overrides.userInterfaceStyle = overrideUserInterfaceStyle }
        overrides.merge(traitState.overrides)
        return inherited.applying(overrides)
    }

    /// The traits of the place that the view is in, or would most likely be put into (fact 7.14).
    var inheritedTraits: UITraitCollection {
        if let window = self as? UIWindow {
            return window.windowScene?.traitCollection ?? window.screen.traitCollection
        }
        return storedSuperview?.traitCollection ?? controller?.links.parent?.traitCollection
            ?? UIScreen.main.traitCollection
    }

    /// The traits that a view without a place in a window is predicted to get.
    var predictedTraits: UITraitCollection {
        ownTraits(controller?.traitCollection ?? inheritedTraits)
    }

    func setNeedsTraitUpdate() {
        guard !traitState.isPending else { return }
        traitState.isPending = true
        if storedWindow != nil { PendingTraits.add(self) }
    }

    var outermostPendingView: UIView {
        var (outermost, view): (UIView, UIView?) = (self, storedSuperview)
        while let current = view {
            if current.traitState.isPending { outermost = current }
            view = current.storedSuperview
        }
        return outermost
    }

    /// Works the traits out anew at once; outside a window they are predictions anyway.
    func updateTraits(wholeSubtree: Bool) { adoptTraits(wholeSubtree: wholeSubtree).tell() }

    /// The same, without telling anybody yet.
    func adoptTraits(wholeSubtree: Bool) -> TraitPass {
        var pass = TraitPass()
        if storedWindow != nil { pass.visit(self, inherited: inheritedTraits, wholeSubtree: wholeSubtree) }
        return pass
    }

    /// Before views come into a window for the first time: what was predicted until now is what they know.
    func settlePredictedTraits() {
        tellSubtree { view in
            if let controller = view.controller, controller.traitState.told == nil {
                controller.traitState.told = controller.predictedTraits
            }
            if view.traitState.told == nil { view.traitState.told = view.predictedTraits }
        }
    }

    /// Brings what follows from the traits up to date: pixels, colours, and what read them in layout (as UIKit tracks it
    /// since iOS 18).
    func followTraits(_ traits: UITraitCollection, _ previous: UITraitCollection?) {
        UITraitCollection.withCurrent(traits) {
            updateBackground()
            layer.contentsScale = traits.displayScale
            if previous.map({ mayLookDifferent($0, traits) }) ?? true { layer.setNeedsDisplay() }
            if traitState.uses.contains(.layout) { setNeedsLayout() }
            if traitState.uses.contains(.constraints) { setNeedsUpdateConstraints() }
            traitsDidChange(from: previous)
        }
    }

    /// Whether what the view draws may depend on a difference. An app's own trait counts if it says so, or if the view
    /// read traits while it drew.
    private func mayLookDifferent(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        traitState.uses.contains(.display)
            || new.changedTraits(from: old).contains { $0 is any SystemTrait.Type || $0.affectsColorAppearance }
    }

    /// Leading and trailing edges were looked up when the constraints that begin at this view became active.
    func mirrorConstraints() {
        let constraints = layoutState.constraints.mentions.all
            .filter { $0.isActive && $0.firstItem === self }.sorted { $0.sequence < $1.sequence }
        NSLayoutConstraint.deactivate(constraints)
        NSLayoutConstraint.activate(constraints)
        setNeedsLayout()
    }

    func updateBackground() {
        // A view without a colour leaves its layer's to the app.
        guard let backgroundColor else { return }
        layer.backgroundColor = backgroundColor.resolvedColor(with: traitCollection).cgColor
    }
}

import Foundation
import QuartzCore

extension UIView: UITraitChangeObservable, TraitHolder {
    /// Traits that are replaced for the view and all below it.
    ///
    /// A change takes effect before the next layout, or at `updateTraitsIfNeeded()`.
    public var traitOverrides: any UITraitOverrides {
        get { traitState.overrides }
        set { setOverrides(newValue) }
    }

    /// Gives the view, those around it and those below it the traits that wait for the next layout, and tells them.
    /// Outside a window nobody is told.
    func bringTraitsUpToDate() {
        guard storedWindow == nil else { return PendingTraits.shared.flush(around: self) }
        let view = outermostPendingView
        if view.hasPendingTraits { view.followPrediction(inherited: view.inheritedTraits) }
    }

    var hearsOfTraits: Bool { storedWindow != nil }

    /// The traits, for work of the framework's own that need not be done again when they change.
    var untrackedTraits: UITraitCollection { traitState.current ?? predictedTraits }
    /// Pixels a point; not below 1.
    var pixelScale: CGFloat { max(untrackedTraits.displayScale, 1) }

    /// A view's traits out of those of the place around it.
    func ownTraits(_ inherited: UITraitCollection) -> UITraitCollection {
        let limits = traitState.categoryLimits
        guard overrideUserInterfaceStyle != .unspecified || !traitState.overrides.isEmpty || !limits.isEmpty else {
            return inherited
        }
        var overrides = TraitValues()
        // Choice (7.15): `traitOverrides` beats `overrideUserInterfaceStyle` on the same object.
        if overrideUserInterfaceStyle != .unspecified { overrides.userInterfaceStyle = overrideUserInterfaceStyle }
        overrides.merge(traitState.overrides)
        let traits = inherited.applying(overrides)
        let category = limits.clamp(traits.preferredContentSizeCategory)
        guard category != traits.preferredContentSizeCategory else { return traits }
        var limited = TraitValues()
        limited.preferredContentSizeCategory = category
        return traits.applying(limited)
    }

    /// The traits of the place that the view is in, or was in last, or would most likely be put into (fact 7.14).
    var inheritedTraits: UITraitCollection {
        surroundingTraits ?? controller?.links.parent?.untrackedTraits ?? traitState.inherited
            ?? UIScreen.main.traitCollection
    }

    /// The traits that a view without a place in a window is predicted to get.
    var predictedTraits: UITraitCollection {
        ownTraits(controller?.untrackedTraits ?? inheritedTraits)
    }

    func setNeedsTraitUpdate() {
        guard !traitState.isPending else { return }
        traitState.isPending = true
        if storedWindow != nil { PendingTraits.shared.add(self) }
    }

    private var hasPendingTraits: Bool {
        traitState.isPending || storedSubviews.contains(where: \.hasPendingTraits)
    }

    var outermostPendingView: UIView {
        var (outermost, view): (UIView, UIView?) = (self, storedSuperview)
        while let current = view {
            if current.traitState.isPending { outermost = current }
            view = current.storedSuperview
        }
        return outermost
    }

    /// Works the traits out anew at once.
    func updateTraits(wholeSubtree: Bool) { adoptTraits(wholeSubtree: wholeSubtree).tell() }

    /// The same, without telling anybody yet. Outside a window nobody will be told.
    ///
    /// - Parameter old: What the view had before, if nothing has to be done where that stays.
    func adoptTraits(inPlaceOf old: UITraitCollection? = nil, wholeSubtree: Bool) -> TraitPass {
        var pass = TraitPass()
        let inherited = inheritedTraits
        if storedWindow != nil {
            pass.visit(self, inherited: inherited, wholeSubtree: wholeSubtree)
        } else if old == nil || ownTraits(controller?.ownTraits(inherited) ?? inherited) != old {
            followPrediction(inherited: inherited)
        }
        return pass
    }

    /// Outside a window: lets the view and all below look as they would with the traits of the place around them.
    private func followPrediction(inherited: UITraitCollection) {
        var traits = inherited
        if let controller {
            traits = controller.ownTraits(traits)
            controller.traitState.adopt(predicted: traits)
        }
        traits = ownTraits(traits)
        let previous = traitState.current
        traitState.adopt(predicted: traits)
        if previous != nil { traitState.inherited = inherited }
        if previous != traits { followTraits(traits, previous) }
        if let previous, previous.layoutDirection != traits.layoutDirection { mirrorConstraints() }
        for view in storedSubviews { view.followPrediction(inherited: traits) }
    }

    /// Before views come into a window for the first time: what was predicted until now is what they know.
    func settlePredictedTraits() { settleTraits(inherited: inheritedTraits) }

    /// Traits are handed down: every view would climb to the top for its own.
    private func settleTraits(inherited: UITraitCollection) {
        var traits = inherited
        if let controller { traits = controller.traitState.settle(controller.ownTraits(traits)) }
        traits = traitState.settle(ownTraits(traits))
        for view in storedSubviews { view.settleTraits(inherited: traits) }
    }

    /// Brings what follows from the traits up to date: pixels, colours, and what read them in layout (as UIKit tracks it
    /// since iOS 18).
    func followTraits(_ traits: UITraitCollection, _ previous: UITraitCollection?) {
        UITraitCollection.withCurrent(traits) {
            updateBackground(for: traits)
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

    /// Leading and trailing edges were looked up when the constraints that the view holds came into the engine.
    func mirrorConstraints() {
        for constraint in layoutState.constraints.held where constraint.isDirectional {
            guard let engine = constraint.engine else { continue }
            engine.remove(constraint)
            engine.add(constraint)
        }
        setNeedsLayout()
    }

    /// - Parameter traits: The view's, where they are known already.
    func updateBackground(for traits: UITraitCollection? = nil) {
        // A view without a colour leaves its layer's to the app.
        guard let storedBackgroundColor else { return }
        layer.backgroundColor = storedBackgroundColor.resolvedColor(with: traits ?? untrackedTraits).cgColor
    }
}

import Foundation

/// One walk down from where traits changed: first every object gets its traits, then those whose traits are others than
/// they knew are told, outermost first.
// Choice (7.13): a controller is told before its view, and both before the views and controllers below.
@MainActor struct TraitPass {
    private var changed: [any TraitHolder] = []
    /// Views whose leading edge is another one now.
    private var mirrored: [UIView] = []

    /// - Parameter wholeSubtree: Whether objects below may need new traits where those of the ones around them did not
    ///   change, as in views that come from elsewhere.
    mutating func visit(_ view: UIView, inherited: UITraitCollection, wholeSubtree: Bool) {
        var traits = inherited
        if let controller = view.controller {
            traits = controller.ownTraits(inherited)
            if controller.traitState.adopt(traits) { changed.append(controller) }
            traits = controller.traitState.current ?? traits
        }
        traits = view.ownTraits(traits)
        let previous = view.traitState.current
        if view.traitState.adopt(traits) { changed.append(view) }
        view.traitState.inherited = inherited
        traits = view.traitState.current ?? traits
        // At the first place nothing has followed the traits yet.
        let follows = previous == nil || previous != traits
        if follows { view.followTraits(traits, previous) }
        if let previous, previous.layoutDirection != traits.layoutDirection { mirrored.append(view) }
        guard follows || wholeSubtree else { return }
        for subview in view.storedSubviews { visit(subview, inherited: traits, wholeSubtree: wholeSubtree) }
    }

    mutating func visit(_ scene: UIWindowScene) {
        if scene.traitState.adopt(scene.ownTraits) { changed.append(scene) }
        for window in scene.windows { visit(window, inherited: scene.traitCollection, wholeSubtree: false) }
    }

    /// Brings a view or scene and those around it up to date.
    mutating func visit(around holder: any TraitHolder) {
        // Traits may stop short of the holder: a view in between may replace what changed further out.
        while holder.traitState.isPending {
            let view = (holder as? UIView)?.outermostPendingView
            if let scene = holder as? UIWindowScene ?? view?.storedWindow?.windowScene, scene.traitState.isPending {
                visit(scene)
            } else if let view {
                visit(view, inherited: view.inheritedTraits, wholeSubtree: false)
            } else {
                return
            }
        }
    }

    func tell() {
        for view in mirrored { view.mirrorConstraints() }
        for holder in changed { holder.tellTraitChange() }
    }
}

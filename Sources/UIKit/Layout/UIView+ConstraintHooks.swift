import Foundation
import QuartzCore

/// What the view hierarchy tells the layout engine.
extension UIView {
    func assignTranslatesAutoresizingMask(_ newValue: Bool) {
        guard newValue != layoutState.translatesAutoresizingMask else { return }
        layoutState.translatesAutoresizingMask = newValue
        guard let storedSuperview else { return }
        existingLayoutEngine?.roleMayHaveChanged(self)
        storedSuperview.setNeedsLayout()
    }

    /// Whether the frame that the view was given is its place: constraints with its superview do not decide it.
    ///
    /// A window pins the edges of its root controller's view, whatever the view says of its mask.
    var keepsFrame: Bool {
        if translatesAutoresizingMaskIntoConstraints { return true }
        guard let window = storedWindow, storedSuperview === window else { return false }
        return window.rootViewController?.viewIfLoaded === self
    }

    /// The top of the view's hierarchy: a window, or a view that is in none.
    var hierarchyRoot: UIView {
        var root = self
        while let parent = root.storedSuperview { root = parent }
        return root
    }

    var existingLayoutEngine: LayoutEngine? { hierarchyRoot.layoutState.constraints.engine }

    /// The engine of the view's hierarchy, made at its first use.
    var layoutEngine: LayoutEngine {
        let root = hierarchyRoot
        if let engine = root.layoutState.constraints.engine { return engine }
        let engine = LayoutEngine(root: root)
        root.layoutState.constraints.engine = engine
        return engine
    }

    /// The view, with its subtree, came under another superview or into another window.
    func constraintsHierarchyDidChange() {
        if let old = layoutState.constraints.engine {
            old.dissolve()
            layoutState.constraints.engine = nil
        }
        existingLayoutEngine?.adopt(self)
        safeArea.isNew = true
        resumeMarks()
    }

    /// The view is about to be taken from its superview.
    func constraintsWillLeaveSuperview() {
        // Choice (12.13): constraints that tie it, or what is in it, to anything outside are dropped.
        var holders: Set<ObjectIdentifier> = []
        var ancestor = storedSuperview
        while let view = ancestor {
            if !view.layoutState.constraints.held.isEmpty { holders.insert(ObjectIdentifier(view)) }
            ancestor = view.storedSuperview
        }
        if !holders.isEmpty {
            tellSubtree { view in
                for constraint in view.constraintsMentioningIt(heldBy: holders) { constraint.deactivate() }
            }
        }
        existingLayoutEngine?.removeSubtree(self)
        forgetSafeArea()
    }

    /// The constraints that name the view or one of its guides and are held by one of some views.
    private func constraintsMentioningIt(heldBy holders: Set<ObjectIdentifier>) -> [NSLayoutConstraint] {
        let state = layoutState.constraints
        var found = state.mentions.held(by: holders)
        for guide in state.guides + state.followingGuides { found += guide.mentions.held(by: holders) }
        return found
    }

    /// The app, or autoresizing, gave the view a new frame.
    func frameWasSet() {
        guard let item = layoutState.constraints.item, let engine = item.engine else { return }
        if scrollsContent {
            for guide in layoutState.constraints.followingGuides where !guide.rule.isInContent {
                if let item = guide.layoutItem { engine.firmDidChange(item) }
            }
        }
        if let item = layoutState.constraints.keyboardGuide?.layoutItem { engine.firmDidChange(item) }
        guard !layoutState.isPlacedByConstraints, item.role == .frame || item.role == .root else { return }
        engine.firmDidChange(item)
    }

    /// `isHidden` changed, which stack views follow.
    func hiddenDidChange() {
        storedSuperview?.visibilityDidChange(of: self)
    }

    /// Brings the engine's values up to date and marks the superviews of views whose frames change.
    func solveConstraints() { layoutEngine.solve() }

    /// Gives the subviews that constraints describe their frames; the base of `layoutSubviews()`.
    func applyConstraintLayout() {
        let engine = layoutEngine
        engine.solve(layingOut: self)
        var resized: [UIViewController] = []
        for view in storedSubviews where !view.keepsFrame {
            guard let item = view.layoutState.constraints.item, item.isDescribed, engine.place(view, item) else {
                continue
            }
            if let controller = view.controller { resized.append(controller) }
        }
        // Choice (7.09): each change of size that constraints make is told, once all views have their places.
        for child in resized { child.parent?.systemLayoutFittingSizeDidChange(forChildContentContainer: child) }
    }

    /// Tells of constraints that had to be broken, once layout has settled.
    func reportBrokenConstraints() { existingLayoutEngine?.reportBroken() }
}

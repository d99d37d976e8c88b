import Foundation

/// What the view hierarchy tells the layout engine.
extension UIView {
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.translatesAutoresizingMask }
        set { layoutState.translatesAutoresizingMask = newValue }
    }

    /// The view, with its subtree, came under another superview or into another window.
    func constraintsHierarchyDidChange() {}
    /// The view is about to be taken from its superview (fact 12.13).
    func constraintsWillLeaveSuperview() {}
    /// The app, or autoresizing, gave the view a new frame.
    func frameWasSet() {}
    /// `isHidden` changed, which stack views follow.
    func hiddenDidChange() {}
    /// Brings the engine's values up to date and marks the superviews of views whose frames change.
    func solveConstraints() {}
    /// Gives the subviews that constraints describe their frames; the base of `layoutSubviews()`.
    func applyConstraintLayout() {}
}

import Foundation

/// Decides what a pointer looks like above a view.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// The region under the pointer; nil where the pointer stays as it is.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// The style of the pointer in a region; nil for its usual one.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// The pointer is about to enter a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// The pointer is about to leave a region.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    /// Answers the default region.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    /// Answers nil.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { nil }
    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    /// Does nothing.
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

/// Runs animations of an app's beside those of the pointer.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds changes that are animated with the pointer.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called when the animation is over, with whether it ran to its end.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

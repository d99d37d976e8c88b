import Foundation
import QuartzCore

/// Changes of the layout that a gesture drives.
extension UICollectionView {
    /// A closure that is told of the end of a change that a gesture drove: whether its animation ran to the end, and whether
    /// the elements went on to the next layout.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    // Choice (interactive layouts): the rest of the way takes 0.3 seconds.
    private static let settling = 0.3

    /// Begins to change to another layout by a gesture, which sets the progress of the layout that is returned, and ends
    /// with `finishInteractiveTransition()` or `cancelInteractiveTransition()`.
    public func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        if interactiveLayout != nil { settle(finishes: false, animated: false) }
        let old = storedLayout
        let between =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for view in shown.values { view.willTransition(from: old, to: layout) }
        layout.user = self
        interactiveLayout = InteractiveLayout(between: between, completion: completion)
        adopt(between)
        return between
    }

    /// Lets the elements go on to the next layout, where the gesture ends.
    public func finishInteractiveTransition() { settle(finishes: true, animated: true) }
    /// Lets the elements go back to the current layout, where the gesture ends.
    public func cancelInteractiveTransition() { settle(finishes: false, animated: true) }

    private func settle(finishes: Bool, animated: Bool) {
        guard let change = interactiveLayout, !change.isSettling else { return }
        change.isSettling = true
        let between = change.between
        let end: (Bool) -> Void = { [weak self] completed in
            let (old, new) = (between.currentLayout, between.nextLayout)
            if let self, interactiveLayout === change {
                interactiveLayout = nil
                (finishes ? old : new).user = nil
                between.user = nil
                adopt(finishes ? new : old)
                for view in shown.values { view.didTransition(from: finishes ? old : new, to: finishes ? new : old) }
            }
            old.finalizeLayoutTransition()
            new.finalizeLayoutTransition()
            change.completion?(completed, finishes)
        }
        let target: CGFloat = finishes ? 1 : 0
        guard animated, window != nil, UIView.areAnimationsEnabled, between.transitionProgress != target else {
            between.transitionProgress = target
            return end(true)
        }
        layoutIfNeeded()
        UIView.animate(
            withDuration: Self.settling,
            animations: {
                between.transitionProgress = target
                self.layoutIfNeeded()
            }, completion: end)
    }

    private func adopt(_ layout: UICollectionViewLayout) {
        layout.user = self
        storedLayout = layout
        isLayoutValid = false
        setNeedsLayout()
    }
}

/// A change of the layout that a gesture drives.
@MainActor final class InteractiveLayout {
    let between: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    /// Whether the gesture has ended.
    var isSettling = false

    init(
        between: UICollectionViewTransitionLayout,
        completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) { (self.between, self.completion) = (between, completion) }
}

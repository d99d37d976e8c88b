import Foundation
import QuartzCore

extension UIView {
    /// Whether the view and what is in it may be hit at all.
    var takesTouches: Bool {
        !isHidden && isUserInteractionEnabled && interactionBlocks == 0 && !isAnimatingWithoutInteraction
            // As the layer keeps it: 0.01 is less as a double.
            && layer.opacity >= 0.01
    }

    /// The view that is hit in the frontmost subview with one; the point is in this view's coordinates.
    func hitInSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for view in storedSubviews.reversed() {
            if let hit = view.hitTest(view.pointForHitTest(point, from: self), with: event) { return hit }
        }
        return nil
    }
}

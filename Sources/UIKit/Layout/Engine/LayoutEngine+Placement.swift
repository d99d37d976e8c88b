import ConstraintSolver
import Foundation

/// How solutions become frames.
extension LayoutEngine {
    /// The frame in the container's coordinates, its edges on whole pixels, so that neighbours meet.
    func roundedFrame(of item: LayoutItem) -> CGRect {
        let scale = item.owner.layer.contentsScale
        // Halves go the same way whatever the last digits of the solution are: otherwise both edges of a centred label
        // might move inwards, and its text would be cut off.
        func rounded(_ value: Double) -> CGFloat { (CGFloat(value) * scale + 0.5 + 1e-6).rounded(.down) / scale }
        let (x, y) = (solver.value(of: item.x), solver.value(of: item.y))
        let (left, top) = (rounded(x), rounded(y))
        return CGRect(
            x: left, y: top, width: max(0, rounded(x + solver.value(of: item.width)) - left),
            height: max(0, rounded(y + solver.value(of: item.height)) - top))
    }

    /// Marks whoever has to follow an item whose values changed.
    func announce(_ item: LayoutItem, layingOut view: UIView?) {
        if let guide = item.guide {
            if guide.rule == .scrollContent { item.owner.constrainedContentSizeDidChange() }
            if guide.rule == .constraints, item.owner !== view { item.owner.setNeedsLayout() }
            return
        }
        guard item.role == .placed, let superview = item.owner.superview, superview !== view else { return }
        if differs(item.owner.untransformedFrame, roundedFrame(of: item)) { superview.setNeedsLayout() }
    }

    private func differs(_ a: CGRect, _ b: CGRect) -> Bool {
        max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height)) > 1e-6
    }

    /// Gives a view its frame, by centre and bounds, so that a transform survives.
    ///
    /// - Returns: Whether its size changed.
    func place(_ view: UIView, _ item: LayoutItem) -> Bool {
        let frame = roundedFrame(of: item)
        guard differs(view.untransformedFrame, frame) else { return false }
        view.layoutState.isPlacedByConstraints = true
        let isResized = view.bounds.size != frame.size
        if isResized { view.bounds = CGRect(origin: view.bounds.origin, size: frame.size) }
        let anchor = view.layer.anchorPoint
        let zoom = view.layoutState.zoomScale
        view.center = CGPoint(
            x: frame.minX + frame.width * anchor.x * zoom, y: frame.minY + frame.height * anchor.y * zoom)
        view.layoutState.isPlacedByConstraints = false
        return isResized
    }
}

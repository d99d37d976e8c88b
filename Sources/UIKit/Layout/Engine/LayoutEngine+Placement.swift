import ConstraintSolver
import Foundation

/// How solutions become frames.
extension LayoutEngine {
    /// The frame in the container's coordinates, its edges on whole pixels, so that neighbours meet.
    func roundedFrame(of item: LayoutItem) -> CGRect {
        let scale = item.owner.layer.contentsScale
        // Halves go the same way whatever the last digits of the solution are: otherwise both edges of a centred label
        // might move inwards, and its text would be cut off.
        func pixels(_ value: Double) -> CGFloat { (CGFloat(value) * scale + 0.5 + 1e-6).rounded(.down) }
        let (x, y) = (solver.value(of: item.x), solver.value(of: item.y))
        let (left, top) = (pixels(x), pixels(y))
        // Lengths are differences of whole pixels: those of points would be 100.00000000000003 where 100 is meant.
        return CGRect(
            x: left / scale, y: top / scale, width: max(0, pixels(x + solver.value(of: item.width)) - left) / scale,
            height: max(0, pixels(y + solver.value(of: item.height)) - top) / scale)
    }

    /// Marks whoever has to follow an item whose values changed.
    func announce(_ item: LayoutItem, layingOut view: UIView?) {
        if let guide = item.guide {
            if guide.rule == .scrollContent { item.owner.constrainedContentSizeDidChange() }
            if guide.rule == .constraints, item.owner !== view { item.owner.setNeedsLayout() }
            return
        }
        guard item.role == .placed, let superview = item.owner.superview, superview !== view else { return }
        if differs(placedFrame(of: item.owner), roundedFrame(of: item)) { superview.setNeedsLayout() }
    }

    private func differs(_ a: CGRect, _ b: CGRect) -> Bool {
        max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height)) > 1e-6
    }

    /// The frame that constraints gave a view: its centre is the frame's middle wherever its anchor point is.
    private func placedFrame(of view: UIView) -> CGRect {
        let (size, centre, zoom) = (view.bounds.size, view.center, view.layoutState.zoomScale)
        return CGRect(
            x: centre.x - size.width * zoom / 2, y: centre.y - size.height * zoom / 2, width: size.width,
            height: size.height)
    }

    /// Gives a view its frame, by centre and bounds, so that a transform survives.
    ///
    /// An anchor point that is not in the middle moves the view away from there by as much: apps that hinge a view at an
    /// edge add half its length to a constraint. Zooming keeps the frame's corner in place.
    ///
    /// - Returns: Whether its size changed.
    func place(_ view: UIView, _ item: LayoutItem) -> Bool {
        let frame = roundedFrame(of: item)
        guard differs(placedFrame(of: view), frame) else { return false }
        view.layoutState.isPlacedByConstraints = true
        let isResized = view.bounds.size != frame.size
        let zoom = view.layoutState.zoomScale
        let center = CGPoint(x: frame.minX + frame.width * zoom / 2, y: frame.minY + frame.height * zoom / 2)
        // Between its new size and its new place the view is where it will never be: no safe area is told of there.
        view.layoutState.isBetweenPlaces = isResized && center != view.center
        if isResized { view.bounds = CGRect(origin: view.bounds.origin, size: frame.size) }
        view.layoutState.isBetweenPlaces = false
        view.center = center
        view.layoutState.isPlacedByConstraints = false
        return isResized
    }
}

import Foundation

/// What a scroll view knows of zooming.
struct ZoomingState {
    enum Phase {
        case none
        /// Two fingers zoom.
        case pinching
        /// An animation that the app asked for.
        case animating
        /// The content springs back from beyond its limits.
        case bouncing
    }

    var phase = Phase.none
    /// The recognizer of pinches, from the first time on that the limits allowed any.
    var pinch: ScrollPinchGestureRecognizer?
    /// The view that was zoomed last.
    weak var view: UIView?
    /// The scale and the point of the zoomed view, in its own coordinates, that the present pinch began with.
    var pinched = (scale: CGFloat(1), point: CGPoint.zero)
    /// The middle of the fingers, in points from the scroll view's corner.
    var place = CGPoint.zero
    /// The preserved scale, until there is a view to zoom.
    var restoredScale: CGFloat?
}

extension UIScrollView {
    /// How long zooming lasts that the app asks for, or that springs back, in seconds.
    private static let zoomDuration = 0.3

    private var listener: (any UIScrollViewDelegate)? { delegate }

    var allowsZooming: Bool { minimumZoomScale < maximumZoomScale }

    func zoomLimitsDidChange() {
        if allowsZooming, zooming.pinch == nil {
            let pinch = ScrollPinchGestureRecognizer()
            pinch.scrollView = self
            pinch.onAction = { [weak self] _ in self?.pinchDidChange() }
            zooming.pinch = pinch
            addGestureRecognizer(pinch)
        }
        zooming.pinch?.isEnabled = allowsZooming
    }

    /// The scale that the zoomed view's transform has.
    var shownZoomScale: CGFloat {
        guard let transform = zooming.view?.transform else { return 1 }
        return hypot(transform.a, transform.b)
    }

    private func withinLimits(_ scale: CGFloat) -> CGFloat {
        guard scale.isFinite || scale > 0 else { return max(minimumZoomScale, .leastNonzeroMagnitude) }
        return min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    }

    // MARK: By the app

    func zoom(toScale scale: CGFloat, animated: Bool) {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        zoom(to: scale, showing: animated) { view in view.convert(middle, from: self) }
    }

    func zoom(toShow rect: CGRect, animated: Bool) {
        let scale = min(bounds.width / rect.width, bounds.height / rect.height)
        zoom(to: scale, showing: animated) { _ in CGPoint(x: rect.midX, y: rect.midY) }
    }

    /// Zooms with a point of the zoomed view in the middle.
    private func zoom(to scale: CGFloat, showing animated: Bool, _ middle: (UIView) -> CGPoint) {
        guard let view = listener?.viewForZooming(in: self) else { return }
        stopMotion()
        let scale = withinLimits(scale)
        let point = middle(view)
        let change = { [weak self] in
            guard let self else { return }
            set(scale, of: view, point, at: CGPoint(x: bounds.width / 2, y: bounds.height / 2)) { self.clamped($0) }
        }
        // Choice (zooming): without an animation the delegate hears of the new scale only.
        guard animated, window != nil else { return change() }
        zooming.phase = .animating
        listener?.scrollViewWillBeginZooming(self, with: view)
        animateZoom(of: view, change)
    }

    private func animateZoom(of view: UIView, _ change: @escaping () -> Void) {
        UIView.animate(
            withDuration: Self.zoomDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: change
        ) { [weak self, weak view] _ in
            guard let self, zooming.phase == .animating || zooming.phase == .bouncing else { return }
            zooming.phase = .none
            listener?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
        }
    }

    // MARK: The content

    /// Scales the zoomed view so that a point of it, in its own coordinates, is at a place in points from the scroll
    /// view's corner, or as near as `limits` lets the offset come.
    private func set(
        _ scale: CGFloat, of view: UIView, _ point: CGPoint, at place: CGPoint, _ limits: (CGPoint) -> CGPoint
    ) {
        tellingObservers(of: "zoomScale") {
            let corner = view.frame.origin
            zooming.view = view
            view.layoutState.zoomScale = scale
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            // Choice (zooming): the view's corner stays where it was in the content.
            let moved = view.frame.origin
            if moved != corner {
                view.center = CGPoint(x: view.center.x + corner.x - moved.x, y: view.center.y + corner.y - moved.y)
            }
        }
        if ownContentSize == nil { contentSize = zoomedContentSize(insteadOf: view.frame.size) }
        let target = convert(point, from: view)
        moveContent(to: limits(CGPoint(x: target.x - place.x, y: target.y - place.y)))
        setNeedsLayout()
        listener?.scrollViewDidZoom(self)
    }

    /// The size that constraints give the content, which know nothing of the zoomed view's scale; lengths of `size` where
    /// they give none.
    func zoomedContentSize(insteadOf size: CGSize) -> CGSize {
        guard let view = zooming.view else { return constrainedContentSize(insteadOf: size) }
        let free = CGFloat.infinity
        let constrained = constrainedContentSize(insteadOf: CGSize(width: free, height: free))
        let (bounds, zoom) = (view.bounds.size, view.layoutState.zoomScale - 1)
        return CGSize(
            width: constrained.width == free ? size.width : constrained.width + bounds.width * zoom,
            height: constrained.height == free ? size.height : constrained.height + bounds.height * zoom)
    }

    func applyRestoredZoom() {
        guard let scale = zooming.restoredScale, window != nil, listener?.viewForZooming(in: self) != nil else {
            return
        }
        zooming.restoredScale = nil
        zoomScale = scale
    }
}

/// Two fingers on the content.
extension UIScrollView {
    func pinchMayBegin() -> Bool { allowsZooming && delegate?.viewForZooming(in: self) != nil }

    private func pinchDidChange() {
        guard let pinch = zooming.pinch else { return }
        switch pinch.state {
        case .began:
            guard let view = delegate?.viewForZooming(in: self) else { return }
            stopMotion()
            zooming.phase = .pinching
            zooming.view = view
            restoredOffset = nil
            zooming.pinched = (zoomScale, pinch.location(in: view))
            delegate?.scrollViewWillBeginZooming(self, with: view)
            zoomByPinch(pinch, view)
        case .changed:
            guard isZooming, let view = zooming.view, pinch.numberOfTouches > 1 else { return }
            zoomByPinch(pinch, view)
        case .ended, .cancelled: pinchIsOver()
        case .possible, .failed: break
        }
    }

    private func zoomByPinch(_ pinch: UIPinchGestureRecognizer, _ view: UIView) {
        let middle = pinch.location(in: self)
        zooming.place = CGPoint(x: middle.x - bounds.minX, y: middle.y - bounds.minY)
        set(resisting(zooming.pinched.scale * pinch.scale), of: view, zooming.pinched.point, at: zooming.place) {
            pulled($0)
        }
    }

    /// A scale as far beyond the limits as the content gives way.
    private func resisting(_ scale: CGFloat) -> CGFloat {
        let limited = withinLimits(scale)
        guard bouncesZoom, scale > 0, limited > 0 else { return limited }
        // Choice (zooming): a quarter of what the fingers do beyond the limits, by powers.
        return limited * pow(scale / limited, 0.25)
    }

    private func pinchIsOver() {
        guard isZooming, let view = zooming.view else { return }
        if isDragging { resumeDrag() }
        let scale = withinLimits(zoomScale)
        guard abs(scale - zoomScale) > 1e-6 else {
            zooming.phase = .none
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
            return
        }
        zooming.phase = .bouncing
        let (point, place) = (zooming.pinched.point, zooming.place)
        animateZoom(of: view) { [weak self] in
            guard let self else { return }
            set(scale, of: view, point, at: place) { self.clamped($0) }
        }
    }
}

/// The pinch of a scroll view, beside which its pan goes on.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    weak var scrollView: UIScrollView?

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.scrollPan
    }
}

/// An element that is a view of UIKit's.
class ViewElement: Element {
    let view: UIView
    private var isPlaced = false

    init(_ view: UIView) { self.view = view }

    override var views: [UIView] { [view] }
    override func place(in rect: CGRect) {
        let rect = rect.onPixels
        if isPlaced {
            move(to: rect)
        } else {
            isPlaced = true
            // A view that is new comes where it is, and does not fly there.
            UIView.performWithoutAnimation { move(to: rect) }
        }
    }

    // By bounds and centre, so that a transform survives.
    private func move(to rect: CGRect) {
        let bounds = CGRect(origin: view.bounds.origin, size: rect.size)
        if view.bounds != bounds { view.bounds = bounds }
        let center = CGPoint(x: rect.midX, y: rect.midY)
        if view.center != center { view.center = center }
    }
}

extension CGRect {
    /// The rectangle with its edges on the screen's pixels.
    @MainActor var onPixels: CGRect {
        let scale = UIScreen.main.scale
        func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (left, top) = (round(minX), round(minY))
        return CGRect(x: left, y: top, width: max(0, round(maxX) - left), height: max(0, round(maxY) - top))
    }
}

/// A view that shows elements; fingers reach what lies below where it shows nothing.
class HostingCanvas: UIView {
    /// Views that are on their way out.
    private var leaving: Set<UIView> = []
    /// Whether the view itself takes touches anywhere in its bounds.
    var takesTouches = false
    /// Whether the view itself takes touches where it shows something.
    var takesTouchesOfContent = false
    /// Whether the view takes the touches of all that it shows.
    var keepsTouches = false
    /// The name under which views inside know the view's space.
    var spaceName: AnyHashable?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self || hit != nil && keepsTouches else { return hit }
        if takesTouches { return bounds.contains(point) ? self : nil }
        return takesTouchesOfContent && holds(point) ? self : nil
    }

    // What stands out of a canvas can be touched.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        clipsToBounds ? super.point(inside: point, with: event) : true
    }

    /// Whether there is something of what the view shows at a point.
    func holds(_ point: CGPoint) -> Bool {
        if clipsToBounds, !bounds.contains(point) { return false }
        if takesTouches, bounds.contains(point) { return true }
        return subviews.contains { view in
            guard !view.isHidden, view.alpha > 0.01 else { return false }
            let point = convert(point, to: view)
            return (view as? HostingCanvas)?.holds(point) ?? view.bounds.contains(point)
        }
    }

    /// Has just these subviews, in this order.
    func arrange(_ views: [UIView]) {
        let kept = subviews.filter { !leaving.contains($0) }
        guard kept != views else { return }
        let wanted = Set(views)
        let duration = UIView.inheritedAnimationDuration
        for view in kept where !wanted.contains(view) { remove(view, over: duration) }
        for (index, view) in views.enumerated() {
            let isNew = view.superview !== self
            if leaving.remove(view) != nil {
                view.alpha = 1
                if (view as? HostingCanvas)?.transition != nil { view.transform = .identity }
            }
            if index < subviews.count, subviews[index] === view { continue }
            insertSubview(view, at: index)
            // Choice (SwiftUI): what comes or goes in an animation fades, unless it has a transition of its own.
            if isNew, duration > 0 { bring(view) }
        }
    }

    /// The way in which the view comes and goes.
    var transition: AnyTransition?

    private static func transition(of view: UIView) -> AnyTransition {
        (view as? HostingCanvas)?.transition ?? .opacity
    }

    private func bring(_ view: UIView) {
        let (alpha, look) = (view.alpha, Self.transition(of: view).insertion)
        UIView.performWithoutAnimation {
            view.alpha = alpha * look.alpha
            if (view as? HostingCanvas)?.transition != nil { view.transform = look.transform(view.bounds.size) }
        }
        view.alpha = alpha
        if (view as? HostingCanvas)?.transition != nil { view.transform = .identity }
    }

    private func remove(_ view: UIView, over duration: TimeInterval) {
        guard duration > 0, window != nil else { return view.removeFromSuperview() }
        leaving.insert(view)
        let (alpha, look) = (view.alpha, Self.transition(of: view).removal)
        UIView.animate(withDuration: duration) {
            view.alpha = alpha * look.alpha
            if (view as? HostingCanvas)?.transition != nil { view.transform = look.transform(view.bounds.size) }
        } completion: { [weak self] _ in
            guard let self, leaving.remove(view) != nil else { return }
            view.removeFromSuperview()
            view.alpha = alpha
            if (view as? HostingCanvas)?.transition != nil { view.transform = .identity }
        }
    }
}

/// A wrapper with a view of its own around what it wraps, for what UIKit says of a view as a whole.
class CanvasWrapper: Wrapper {
    private let element: ViewElement
    var canvas: HostingCanvas { element.view as! HostingCanvas }

    required init(_ inner: Element) {
        element = ViewElement(HostingCanvas())
        super.init(inner)
    }

    override var views: [UIView] { [element.view] }
    override func place(in rect: CGRect) {
        let origin = Surface.origin
        element.place(in: rect)
        canvas.arrange(inner.views)
        Surface.within(rect.origin, of: origin) { inner.place(in: CGRect(origin: .zero, size: rect.size)) }
    }
}

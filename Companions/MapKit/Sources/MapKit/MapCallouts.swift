@_spi(Framework) import UIKit

/// The callout of a map's selected annotation view.
@MainActor final class MapCallouts {
    private unowned let view: MKMapView
    /// Above all annotation views.
    let layer = PassingView()
    private var shown: (bubble: CalloutBubble, view: MKAnnotationView)?

    init(_ view: MKMapView) { self.view = view }

    func show(for annotationView: MKAnnotationView, animated: Bool) {
        hide(animated: false)
        guard annotationView.canShowCallout, let annotation = annotationView.annotation,
            annotation.__title?.isEmpty == false || annotationView.detailCalloutAccessoryView != nil
        else { return }
        let bubble = CalloutBubble()
        bubble.onControl = { [weak self, weak annotationView] control in
            guard let self, let annotationView else { return }
            view.delegate?.mapView(view, annotationView: annotationView, calloutAccessoryControlTapped: control)
        }
        shown = (bubble, annotationView)
        layer.addSubview(bubble)
        fill(bubble, annotationView)
        place()
        guard animated else { return }
        bubble.alpha = 0
        bubble.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
        UIView.animate(withDuration: 0.25, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0) {
            bubble.alpha = 1
            bubble.transform = .identity
        }
    }

    func hide(animated: Bool) {
        guard let bubble = shown?.bubble else { return }
        shown = nil
        guard animated else { return bubble.removeFromSuperview() }
        UIView.animate(withDuration: 0.2) {
            bubble.alpha = 0
        } completion: { _ in
            bubble.removeFromSuperview()
        }
    }

    /// Shows what has changed in a view's callout.
    func update(_ annotationView: MKAnnotationView) {
        guard let shown, shown.view === annotationView else { return }
        fill(shown.bubble, annotationView)
        place()
    }

    private func fill(_ bubble: CalloutBubble, _ annotationView: MKAnnotationView) {
        bubble.fill(
            title: annotationView.annotation?.__title, subtitle: annotationView.annotation?.__subtitle,
            left: annotationView.leftCalloutAccessoryView, right: annotationView.rightCalloutAccessoryView,
            detail: annotationView.detailCalloutAccessoryView)
    }

    /// Brings the callout to where its view is.
    func place() {
        guard let (bubble, owner) = shown else { return }
        let tip = CGPoint(
            x: owner.frame.midX + owner.calloutOffset.x, y: owner.frame.minY + owner.calloutOffset.y)
        bubble.point(to: tip, within: view.bounds.insetBy(dx: 8, dy: 0))
    }

    /// How far a map has to move for all of the callout to be seen, in points.
    func missing() -> CGPoint {
        guard let (bubble, _) = shown else { return .zero }
        let area = view.map.clearArea.insetBy(dx: 8, dy: 8)
        let frame = bubble.frame
        var way = CGPoint.zero
        if frame.minY < area.minY { way.y = area.minY - frame.minY }
        if frame.minX < area.minX { way.x = area.minX - frame.minX }
        if frame.maxX > area.maxX { way.x = area.maxX - frame.maxX }
        return way
    }
}

/// A view that only its subviews are touched of.
@MainActor final class PassingView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}

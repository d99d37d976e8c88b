@_spi(Framework) import UIKit

/// What fingers do with a map.
@MainActor final class MapGestures: NSObject, ObjectiveCExposed, UIGestureRecognizerDelegate {
    private unowned let view: MKMapView
    let pan: UIPanGestureRecognizer
    let pinch: UIPinchGestureRecognizer
    let rotation: UIRotationGestureRecognizer
    let tap: UITapGestureRecognizer
    let doubleTap: UITapGestureRecognizer
    let twoFingerTap: UITapGestureRecognizer
    let press: UILongPressGestureRecognizer
    private var momentum: MapMomentum?
    private var held = 0
    private var dragged: (view: MKAnnotationView, offset: CGPoint)?

    static var __objectiveC: ObjectiveCTable {
        func method(_ call: @escaping @MainActor (MapGestures) -> Void) -> ObjectiveCTable.Method {
            { object, _ in call(unsafeDowncast(object, to: MapGestures.self)) }
        }
        return ObjectiveCTable(
            name: "MapGestures",
            methods: [
                "pan": method { $0.panned() }, "pinch": method { $0.pinched() }, "rotate": method { $0.rotated() },
                "tap": method { $0.tapped() }, "doubleTap": method { $0.doubleTapped() },
                "twoFingerTap": method { $0.twoFingersTapped() }, "press": method { $0.pressed() },
            ])
    }

    init(_ view: MKMapView) {
        self.view = view
        pan = UIPanGestureRecognizer()
        pinch = UIPinchGestureRecognizer()
        rotation = UIRotationGestureRecognizer()
        tap = UITapGestureRecognizer()
        doubleTap = UITapGestureRecognizer()
        twoFingerTap = UITapGestureRecognizer()
        press = UILongPressGestureRecognizer()
        super.init()
    }

    func setUp() {
        doubleTap.numberOfTapsRequired = 2
        twoFingerTap.numberOfTouchesRequired = 2
        let actions: [(UIGestureRecognizer, String)] = [
            (pan, "pan"), (pinch, "pinch"), (rotation, "rotate"), (tap, "tap"), (doubleTap, "doubleTap"),
            (twoFingerTap, "twoFingerTap"), (press, "press"),
        ]
        for (recognizer, action) in actions {
            recognizer.addTarget(self, action: Selector(action))
            recognizer.delegate = self
            view.addGestureRecognizer(recognizer)
        }
        // The map's own must not keep touches from controls in annotations' views.
        tap.cancelsTouchesInView = false
        apply()
    }

    func apply() {
        pan.isEnabled = view.isScrollEnabled
        for recognizer in [pinch, doubleTap, twoFingerTap] as [UIGestureRecognizer] {
            recognizer.isEnabled = view.isZoomEnabled
        }
        rotation.isEnabled = view.isRotateEnabled
    }

    // MARK: Which touches

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        var touched = touch.view
        while let current = touched, current !== view {
            if current is UIControl || current is CalloutBubble { return false }
            touched = current.superview
        }
        stopMomentum()
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        let moving: [UIGestureRecognizer] = [pan, pinch, rotation]
        if moving.contains(gestureRecognizer), moving.contains(other) { return true }
        // A tap selects at once, and does not wait for a second one; what the app has put onto its map works beside it.
        return gestureRecognizer === tap && other.view === view
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === press else { return true }
        return view.map.annotations.view(at: press.location(in: view))?.isDraggable == true
    }

    // MARK: Moving

    private func begin() {
        held += 1
        view.map.user.stopFollowing()
        view.map.beginHolding()
    }

    private func end() {
        held = max(0, held - 1)
        if held == 0, momentum == nil { view.map.endHolding() }
    }

    private func panned() {
        switch pan.state {
        case .began: begin()
        case .changed:
            move(by: pan.translation(in: view))
            pan.setTranslation(.zero, in: view)
        case .ended:
            let velocity = pan.velocity(in: view)
            if held == 1, hypot(velocity.x, velocity.y) > 120 { throwMap(velocity) }
            end()
        case .cancelled, .failed: end()
        default: break
        }
    }

    private func move(by way: CGPoint) {
        guard way != .zero else { return }
        let projection = view.map.projection
        let place = projection.place(CGPoint(x: projection.middle.x - way.x, y: projection.middle.y - way.y))
        view.map.hold { $0.center = place }
    }

    private func throwMap(_ velocity: CGPoint) {
        let momentum = MapMomentum(velocity: velocity) { [weak self] in
            self?.move(by: $0)
        } finish: { [weak self] in
            self?.momentum = nil
            if self?.held == 0 { self?.view.map.endHolding() }
        }
        self.momentum = momentum
        MapMotions.shared.add(momentum)
    }

    func stopMomentum() {
        guard let momentum else { return }
        MapMotions.shared.remove(momentum)
        self.momentum = nil
        if held == 0 { view.map.endHolding() }
    }

    private func pinched() {
        switch pinch.state {
        case .began: begin()
        case .changed:
            zoom(by: pinch.scale, around: pinch.location(in: view))
            pinch.scale = 1
        case .ended, .cancelled, .failed: end()
        default: break
        }
    }

    /// The place under a point stays under it.
    private func zoom(by factor: CGFloat, around point: CGPoint) {
        let place = view.map.projection.place(point)
        view.map.hold { $0.scale *= Double(factor) }
        keep(place, at: point)
    }

    private func keep(_ place: MKMapPoint, at point: CGPoint) {
        let now = view.map.projection.place(point)
        view.map.hold {
            $0.center.x += place.x - now.x
            $0.center.y += place.y - now.y
        }
    }

    private func rotated() {
        switch rotation.state {
        case .began: begin()
        case .changed:
            let point = rotation.location(in: view)
            let place = view.map.projection.place(point)
            let degrees = Double(rotation.rotation) * 180 / .pi
            view.map.hold { $0.heading -= degrees }
            keep(place, at: point)
            rotation.rotation = 0
        case .ended, .cancelled, .failed: end()
        default: break
        }
    }

    private func doubleTapped() { step(zoom: 1, around: doubleTap.location(in: view)) }

    private func twoFingersTapped() {
        let middle = view.map.projection.middle
        step(zoom: -1, around: middle)
    }

    private func step(zoom levels: Double, around point: CGPoint) {
        view.map.user.stopFollowing()
        var new = view.map.viewpoint
        let place = view.map.projection.place(point)
        new.scale *= exp2(levels)
        let now = MapProjection(viewpoint: new, middle: view.map.projection.middle).place(point)
        new.center.x += place.x - now.x
        new.center.y += place.y - now.y
        view.map.go(to: new, animated: true)
    }

    // MARK: Annotations

    private func tapped() {
        let annotations = view.map.annotations
        guard let touched = annotations.view(at: tap.location(in: view)), let annotation = touched.annotation else {
            if let selected = annotations.selected { annotations.deselect(selected, animated: true) }
            return
        }
        annotations.select(annotation, animated: true)
        // All of the callout is to be seen.
        let way = view.map.callouts.missing()
        guard way != .zero else { return }
        let projection = view.map.projection
        var new = projection.viewpoint
        new.center = projection.place(CGPoint(x: projection.middle.x - way.x, y: projection.middle.y - way.y))
        view.map.go(to: new, animated: true)
    }

    private func pressed() {
        let point = press.location(in: view)
        switch press.state {
        case .began:
            guard let lifted = view.map.annotations.view(at: point) else { return }
            dragged = (lifted, CGPoint(x: lifted.center.x - point.x, y: lifted.center.y - point.y))
            if let annotation = lifted.annotation { view.map.annotations.select(annotation, animated: true) }
            view.map.callouts.hide(animated: true)
            setState(.starting, of: lifted)
            if lifted.dragState == .starting { setState(.dragging, of: lifted) }
        case .changed:
            guard let (lifted, offset) = dragged else { return }
            lifted.center = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
        case .ended: drop(.ending)
        case .cancelled, .failed: drop(.canceling)
        default: break
        }
    }

    private func setState(_ state: MKAnnotationView.DragState, of annotationView: MKAnnotationView) {
        let old = annotationView.dragState
        annotationView.setDragState(state, animated: true)
        view.delegate?.mapView(view, annotationView: annotationView, didChange: state, fromOldState: old)
    }

    private func drop(_ state: MKAnnotationView.DragState) {
        guard let (lifted, _) = dragged else { return }
        dragged = nil
        if state == .ending, let annotation = lifted.annotation {
            let point = CGPoint(x: lifted.center.x - lifted.centerOffset.x, y: lifted.center.y - lifted.centerOffset.y)
            let coordinate = view.map.projection.place(point).coordinate
            if let movable = annotation as? MKPointAnnotation {
                movable.coordinate = coordinate
            } else {
                (annotation as? NSObject)?.setValue(coordinate, forKey: "coordinate")
            }
        }
        setState(state, of: lifted)
        // A delegate that puts the view down itself has done so.
        if lifted.dragState != .none { setState(.none, of: lifted) }
        view.map.annotations.place(lifted)
        view.map.callouts.show(for: lifted, animated: true)
    }
}

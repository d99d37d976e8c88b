@_spi(Framework) import UIKit

/// The annotations of a map, and the views of those that are seen.
@MainActor final class MapAnnotations {
    final class Item {
        let annotation: any MKAnnotation
        var view: MKAnnotationView?
        /// Whether the annotation stands for others.
        let isCluster: Bool
        init(_ annotation: any MKAnnotation, isCluster: Bool = false) {
            (self.annotation, self.isCluster) = (annotation, isCluster)
        }
    }

    private unowned let view: MKMapView
    /// The app's annotations in the order in which they came.
    private(set) var items: [Item] = []
    /// The same by their annotations.
    private var known: [ObjectIdentifier: Item] = [:]
    private var clusters: [Item] = []
    private var pool: [String: [MKAnnotationView]] = [:]
    private var classes: [String: MKAnnotationView.Type] = [:]
    private let observer = AnnotationObserver()
    private(set) var selected: Item?
    private var texts: (any NSObjectProtocol)?

    init(_ view: MKMapView) {
        self.view = view
        observer.onChange = { [weak self] in self?.annotationDidChange($0, $1) }
        texts = NotificationCenter.default.addObserver(
            forName: .MKAnnotationCalloutInfoDidChange, object: nil, queue: nil
        ) { [weak self] notification in
            nonisolated(unsafe) let annotation = notification.object as AnyObject
            MainActor.assumeIsolated { self?.annotationDidChange(annotation, "title") }
        }
    }

    isolated deinit {
        for item in items { observer.stop(item.annotation) }
        if let texts { NotificationCenter.default.removeObserver(texts) }
    }

    func item(of annotation: any MKAnnotation) -> Item? {
        known[ObjectIdentifier(annotation)] ?? clusters.first { $0.annotation === annotation }
    }

    // MARK: Which there are

    func add(_ annotations: [any MKAnnotation]) {
        for annotation in annotations where known[ObjectIdentifier(annotation)] == nil {
            let item = Item(annotation)
            items.append(item)
            known[ObjectIdentifier(annotation)] = item
            observer.start(annotation)
        }
        view.setNeedsLayout()
    }

    func remove(_ annotations: [any MKAnnotation]) {
        var gone: Set<ObjectIdentifier> = []
        for annotation in annotations {
            guard let item = known[ObjectIdentifier(annotation)] else { continue }
            if selected === item { deselect(item, animated: false) }
            // The delegate, who has heard of that, may have removed it.
            guard known[ObjectIdentifier(annotation)] === item else { continue }
            known[ObjectIdentifier(annotation)] = nil
            gone.insert(ObjectIdentifier(item))
            observer.stop(annotation)
            release(item)
        }
        items.removeAll { gone.contains(ObjectIdentifier($0)) }
        view.setNeedsLayout()
    }

    private func annotationDidChange(_ annotation: AnyObject, _ key: String) {
        guard let view = known[ObjectIdentifier(annotation)]?.view else {
            return self.view.setNeedsLayout()
        }
        if key == "coordinate" { place(view) } else { view.annotationDidChange() }
        self.view.map.callouts.place()
    }

    // MARK: Views

    func register(_ type: AnyClass?, _ identifier: String) { classes[identifier] = type as? MKAnnotationView.Type }

    func dequeue(_ identifier: String) -> MKAnnotationView? {
        guard let view = pool[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    func dequeue(_ identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        if let view = dequeue(identifier) {
            view.annotation = annotation
            return view
        }
        guard let type = classes[identifier] else {
            NSException(
                name: .invalidArgumentException,
                reason: "Unable to dequeue a view with identifier \(identifier): must register a class for the "
                    + "identifier"
            ).raise()
            return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        }
        return AnnotationViewMaking.make(type, annotation, identifier)
    }

    /// Makes views for what has come into sight, takes those that have gone, and puts all in their places.
    func update(isAtRest: Bool) {
        guard view.window != nil || view.superview != nil else { return }
        let projection = view.map.projection
        // Choice (MapKit): annotations get their views this far outside of the map's edges, in points.
        let near = view.bounds.insetBy(dx: -80, dy: -80)
        var added: [MKAnnotationView] = []
        for item in items {
            let coordinate = item.annotation.coordinate
            guard CLLocationCoordinate2DIsValid(coordinate) else { continue }
            let isNear = near.contains(projection.point(MKMapPoint(coordinate)))
            if isNear, item.view == nil {
                added.append(makeView(for: item))
            } else if !isNear, item.view != nil, selected !== item {
                release(item)
            }
        }
        if isAtRest { added += updateClusters() }
        for item in items + clusters { if let view = item.view { place(view) } }
        order()
        guard !added.isEmpty else { return }
        view.delegate?.mapView(view, didAdd: added)
        for case let pin as MKPinAnnotationView in added where pin.animatesDrop { drop(pin) }
    }

    private func makeView(for item: Item) -> MKAnnotationView {
        let made = view.delegate?.mapView(view, viewFor: item.annotation) ?? usualView(for: item.annotation)
        item.view = made
        if made.annotation !== item.annotation { made.annotation = item.annotation }
        made.mapView = view
        made.prepareForDisplay()
        view.map.marks.addSubview(made)
        return made
    }

    private func usualView(for annotation: any MKAnnotation) -> MKAnnotationView {
        if annotation is MKUserLocation {
            return MKUserLocationView(annotation: annotation, reuseIdentifier: nil)
        }
        let cluster = annotation as? MKClusterAnnotation
        let identifier =
            cluster == nil
            ? MKMapViewDefaultAnnotationViewReuseIdentifier : MKMapViewDefaultClusterAnnotationViewReuseIdentifier
        if classes[identifier] != nil { return dequeue(identifier, for: annotation) }
        let marker = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
        if let cluster { marker.glyphText = "\(cluster.memberAnnotations.count)" }
        return marker
    }

    private func release(_ item: Item) {
        guard let view = item.view else { return }
        item.view = nil
        view.removeFromSuperview()
        view.mapView = nil
        view.isHidden = false
        if let identifier = view.reuseIdentifier { pool[identifier, default: []].append(view) }
    }

    /// Brings a view to where its annotation is.
    func place(_ annotationView: MKAnnotationView) {
        guard let annotation = annotationView.annotation, annotationView.superview != nil,
            annotationView.dragState == .none
        else { return }
        let point = view.map.projection.point(MKMapPoint(annotation.coordinate))
        guard point.x.isFinite, point.y.isFinite else { return }
        let offset = annotationView.centerOffset
        annotationView.center = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }

    /// What lies further south stands in front, the selected view before all.
    private func order() {
        let views = (items + clusters).compactMap { item in item.view.map { (view: $0, item: item) } }
        func priority(_ entry: (view: MKAnnotationView, item: Item)) -> Float {
            selected === entry.item ? entry.view.selectedZPriority.rawValue + 1 : entry.view.zPriority.rawValue
        }
        let sorted = views.sorted {
            let (first, second) = (priority($0), priority($1))
            return first == second ? $0.view.center.y < $1.view.center.y : first < second
        }.map(\.view)
        guard sorted != view.map.marks.subviews else { return }
        for view in sorted { view.superview?.bringSubviewToFront(view) }
    }

    private func drop(_ pin: MKPinAnnotationView) {
        let end = pin.center
        pin.center.y = -pin.bounds.height
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseIn) { pin.center = end }
    }

    // MARK: Clusters

    private func updateClusters() -> [MKAnnotationView] {
        let members = items.filter { $0.view?.clusteringIdentifier != nil && selected !== $0 }
        let groups = AnnotationClustering.groups(members, view.map.projection)
        let old = clusters
        let byMembers = Dictionary(
            old.compactMap { item in
                (item.annotation as? MKClusterAnnotation).map { (Self.identifiers($0.memberAnnotations), item) }
            }, uniquingKeysWith: { first, _ in first })
        clusters = groups.map { group in
            let annotations = group.map(\.annotation)
            if let known = byMembers[Self.identifiers(annotations)] { return known }
            return Item(
                view.delegate?.mapView(view, clusterAnnotationForMemberAnnotations: annotations)
                    ?? MKClusterAnnotation(memberAnnotations: annotations), isCluster: true)
        }
        let (before, after) = (Set(old.map(ObjectIdentifier.init)), Set(clusters.map(ObjectIdentifier.init)))
        for item in old where !after.contains(ObjectIdentifier(item)) {
            if selected === item { deselect(item, animated: false) }
            release(item)
        }
        for item in members {
            item.view?.isHidden = false
            item.view?.cluster = nil
        }
        var added: [MKAnnotationView] = []
        for (item, group) in zip(clusters, groups) {
            let clusterView = item.view ?? makeView(for: item)
            if !before.contains(ObjectIdentifier(item)) { added.append(clusterView) }
            for member in group {
                member.view?.isHidden = true
                member.view?.cluster = clusterView
            }
        }
        return added
    }

    private static func identifiers(_ annotations: [any MKAnnotation]) -> Set<ObjectIdentifier> {
        Set(annotations.map { ObjectIdentifier($0) })
    }

    // MARK: Selection

    func select(_ annotation: any MKAnnotation, animated: Bool) {
        if item(of: annotation)?.view == nil, !view.bounds.isEmpty { update(isAtRest: false) }
        guard let item = item(of: annotation), item !== selected, let annotationView = item.view else { return }
        if let selected { deselect(selected, animated: animated) }
        selected = item
        annotationView.setSelected(true, animated: animated)
        order()
        view.map.callouts.show(for: annotationView, animated: animated)
        view.delegate?.mapView(view, didSelect: annotationView)
        view.delegate?.mapView(view, didSelect: annotation)
    }

    func deselect(_ item: Item, animated: Bool) {
        guard selected === item else { return }
        selected = nil
        guard let annotationView = item.view else { return }
        annotationView.setSelected(false, animated: animated)
        view.map.callouts.hide(animated: animated)
        order()
        view.delegate?.mapView(view, didDeselect: annotationView)
        view.delegate?.mapView(view, didDeselect: item.annotation)
    }

    /// The foremost view at a point of the map.
    func view(at point: CGPoint) -> MKAnnotationView? {
        let marks = view.map.marks
        return marks.subviews.reversed().compactMap { $0 as? MKAnnotationView }.first { candidate in
            !candidate.isHidden && candidate.isEnabled && candidate.alpha > 0.01
                && candidate.point(inside: candidate.convert(point, from: marks), with: nil)
        }
    }
}

/// Which annotations lie so close together that one view stands for them.
@MainActor enum AnnotationClustering {
    static func groups(_ items: [MapAnnotations.Item], _ projection: MapProjection) -> [[MapAnnotations.Item]] {
        let frames = items.map { frame(of: $0, projection) }
        var isTaken = Array(repeating: false, count: items.count)
        var groups: [[MapAnnotations.Item]] = []
        for (index, first) in items.enumerated() where !isTaken[index] {
            guard let view = first.view, let frame = frames[index] else { continue }
            let near = items.indices.dropFirst(index + 1).filter { other in
                guard !isTaken[other], let otherFrame = frames[other] else { return false }
                return frame.intersects(otherFrame)
                    && items[other].view?.clusteringIdentifier == view.clusteringIdentifier
            }
            guard !near.isEmpty else { continue }
            for other in near { isTaken[other] = true }
            groups.append([first] + near.map { items[$0] })
        }
        return groups
    }

    private static func frame(of item: MapAnnotations.Item, _ projection: MapProjection) -> CGRect? {
        guard let view = item.view else { return nil }
        let point = projection.point(MKMapPoint(item.annotation.coordinate))
        let size = view.bounds.size
        return CGRect(
            x: point.x + view.centerOffset.x - size.width / 2, y: point.y + view.centerOffset.y - size.height / 2,
            width: size.width, height: size.height)
    }
}

/// Hears of new coordinates and texts of annotations.
private final class AnnotationObserver: NSObject, ObjectiveCExposed {
    var onChange: @MainActor (AnyObject, String) -> Void = { _, _ in }
    private static let keys = ["coordinate", "title", "subtitle"]

    static var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            name: "AnnotationObserver",
            methods: [
                "observeValueForKeyPath:ofObject:change:context:": { object, arguments in
                    guard let key = arguments[0] as? String, let annotation = arguments[1] else { return nil }
                    unsafeDowncast(object, to: AnnotationObserver.self).onChange(annotation as AnyObject, key)
                    return nil
                }
            ])
    }

    func start(_ annotation: any MKAnnotation) {
        each(annotation) { $0.addObserver(self, forKeyPath: $1, context: nil) }
    }

    func stop(_ annotation: any MKAnnotation) { each(annotation) { $0.removeObserver(self, forKeyPath: $1) } }

    private func each(_ annotation: any MKAnnotation, _ call: (NSObject, String) -> Void) {
        guard let object = annotation as? NSObject, Self.tells(object) else { return }
        for key in Self.keys { call(object, key) }
    }

    /// MapKit's own annotations that never change after they were made are not observed.
    private static func tells(_ object: NSObject) -> Bool {
        !(object is MKUserLocation || object is MKClusterAnnotation || object is MKPlacemark || object is any MKOverlay)
    }
}

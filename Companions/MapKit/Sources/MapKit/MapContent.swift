@_spi(Framework) import UIKit

/// What a map consists of, and which part of the world it shows.
@MainActor final class MapContent {
    private unowned let view: MKMapView
    let world = WorldCanvas()
    let lower = OverlayCanvas(.aboveRoads)
    let upper = OverlayCanvas(.aboveLabels)
    let marks = PassingView()
    private(set) lazy var annotations = MapAnnotations(view)
    private(set) lazy var overlays = MapOverlays(view)
    private(set) lazy var callouts = MapCallouts(view)
    private(set) lazy var gestures = MapGestures(view)
    private(set) lazy var user = MapUser(view)
    private(set) lazy var ornaments = MapOrnaments(view)

    private(set) var viewpoint = MapContent.firstViewpoint
    /// What the app has asked to see, until the person moves the map: fitted again when the map's size changes.
    private var wish: Wish? = Wish(rect: MapContent.firstRegion.mapRect, padding: .zero)
    private var flight: MapFlight?
    private var state = State.still
    private var laidOut: (size: CGSize, margins: UIEdgeInsets)?

    struct Wish: Equatable {
        var rect: MKMapRect
        var padding: UIEdgeInsets
    }

    private enum State {
        case still
        /// The app's change is on its way.
        case flying
        /// The person moves the map, or it goes on of itself.
        case held
    }

    // Choice (MapKit): what a map shows at first, as where the region is the United States.
    private static let firstRegion = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 37.13284, longitude: -95.78558),
        span: MKCoordinateSpan(latitudeDelta: 45, longitudeDelta: 61))
    private static let firstViewpoint = Viewpoint(
        center: MKMapPoint(firstRegion.center), scale: Viewpoint.scale(zoom: 3))

    init(_ view: MKMapView) { self.view = view }

    func setUp() {
        view.clipsToBounds = true
        for canvas in [world, lower, upper] {
            canvas.mapView = view
            view.addSubview(canvas)
        }
        view.addSubview(marks)
        view.addSubview(callouts.layer)
        ornaments.setUp()
        gestures.setUp()
    }

    // MARK: Geometry

    /// The part of the view that nothing covers: without its margins, but for the usual ones.
    ///
    /// Choice (MapKit): the middle of what is seen is that of the view within its margins, without the usual eight points.
    var clearArea: CGRect {
        let usual: CGFloat = 8
        let margins = view.layoutMargins
        let insets = UIEdgeInsets(
            top: max(0, margins.top - usual), left: max(0, margins.left - usual),
            bottom: max(0, margins.bottom - usual), right: max(0, margins.right - usual))
        let area = view.bounds.inset(by: insets)
        return area.width > 40 && area.height > 40 ? area : view.bounds
    }

    var projection: MapProjection {
        let area = clearArea
        return MapProjection(viewpoint: viewpoint, middle: CGPoint(x: area.midX, y: area.midY))
    }

    /// The viewpoint from which a rectangle just fits into the view.
    func viewpoint(showing wish: Wish) -> Viewpoint {
        let whole = clearArea
        var area = whole.inset(by: wish.padding)
        if area.width < 1 || area.height < 1 { area = whole }
        let scale = min(
            area.width / max(wish.rect.width, 1e-9), area.height / max(wish.rect.height, 1e-9))
        let bounded = limits.contains(scale) ? scale : min(max(scale, limits.lowerBound), limits.upperBound)
        return Viewpoint(
            center: MKMapPoint(
                x: wish.rect.midX - (area.midX - whole.midX) / bounded,
                y: wish.rect.midY - (area.midY - whole.midY) / bounded),
            scale: bounded)
    }

    /// The scales that the map may have: the world fills the view.
    private var limits: ClosedRange<Double> {
        var least = max(view.bounds.height, view.bounds.width / 2, 1) / MKMapSize.world.height
        var largest = Viewpoint.scale(zoom: Viewpoint.closest)
        if let range = view.cameraZoomRange {
            largest = min(largest, scale(distance: range.minCenterCoordinateDistance) ?? largest)
            least = max(least, scale(distance: range.maxCenterCoordinateDistance) ?? least)
        }
        return min(least, largest)...largest
    }

    private func scale(distance: Double) -> Double? {
        guard distance > 0, distance.isFinite else { return nil }
        return MapDistance.scale(distance: distance, at: viewpoint.center, height: view.bounds.height)
    }

    private func limited(_ new: Viewpoint) -> Viewpoint {
        var new = new
        new.heading = new.heading.truncatingRemainder(dividingBy: 360)
        if new.heading < 0 { new.heading += 360 }
        guard !view.bounds.isEmpty else { return new }
        new.scale = min(max(new.scale, limits.lowerBound), limits.upperBound)
        if let boundary = view.cameraBoundary { new.center = boundary.nearest(to: new.center) }
        // Nothing is seen beyond the map's northern and southern ends.
        let area = clearArea
        let above = area.midY / new.scale
        let below = (view.bounds.height - area.midY) / new.scale
        let world = MKMapSize.world.height
        if above + below >= world {
            new.center.y = above
        } else {
            new.center.y = min(max(new.center.y, above), world - below)
        }
        new.center.x = new.center.x.truncatingRemainder(dividingBy: world)
        if new.center.x < 0 { new.center.x += world }
        return new
    }

    // MARK: Changes by the app

    func show(_ rect: MKMapRect, padding: UIEdgeInsets = .zero, animated: Bool) {
        wish = Wish(rect: rect, padding: padding)
        guard !view.bounds.isEmpty else { return }
        change(to: viewpoint(showing: Wish(rect: rect, padding: padding)), animated: animated)
    }

    /// Goes to a viewpoint, which is kept when the view's size changes.
    func go(to new: Viewpoint, animated: Bool) {
        wish = nil
        change(to: new, animated: animated)
    }

    private func change(to new: Viewpoint, animated: Bool) {
        endFlight()
        let new = limited(new)
        guard !new.isNear(viewpoint) else { return }
        guard !view.bounds.isEmpty else {
            viewpoint = new
            return
        }
        let isAnimated = animated && view.window != nil && UIView.areAnimationsEnabled
        view.delegate?.mapView(view, regionWillChangeAnimated: isAnimated)
        guard isAnimated else {
            move(to: new)
            return finishChange(animated: false)
        }
        state = .flying
        // Choice (MapKit): how long a map takes to another region, in seconds.
        let flight = MapFlight(from: viewpoint, to: new, duration: 0.5) { [weak self] in
            self?.move(to: $0)
        } finish: { [weak self] in
            self?.flight = nil
            self?.finishChange(animated: true)
        }
        self.flight = flight
        MapMotions.shared.add(flight)
    }

    /// Stops a change where it is.
    private func endFlight() {
        guard let flight else { return }
        MapMotions.shared.remove(flight)
        self.flight = nil
        finishChange(animated: true)
    }

    private func finishChange(animated: Bool) {
        state = .still
        viewpoint = limited(viewpoint)
        refresh()
        view.delegate?.mapView(view, regionDidChangeAnimated: animated)
    }

    private func move(to new: Viewpoint) {
        viewpoint = new
        refresh()
        view.delegate?.mapViewDidChangeVisibleRegion(view)
    }

    // MARK: Changes by the person

    // Choice (MapKit): what the person does is told as not animated.
    func beginHolding() {
        endFlight()
        wish = nil
        guard state != .held else { return }
        state = .held
        view.delegate?.mapView(view, regionWillChangeAnimated: false)
    }

    func hold(_ change: (inout Viewpoint) -> Void) {
        var new = viewpoint
        change(&new)
        move(to: limited(new))
    }

    func endHolding() {
        guard state == .held else { return }
        finishChange(animated: false)
    }

    // MARK: Showing

    func layOut() {
        let bounds = view.bounds
        for layer in [marks, callouts.layer] { layer.frame = bounds }
        guard !bounds.isEmpty else { return }
        let isNew = laidOut.map { $0.size != bounds.size || $0.margins != view.layoutMargins } ?? true
        if isNew, state == .still {
            let isFirst = laidOut == nil
            laidOut = (bounds.size, view.layoutMargins)
            let new = limited(wish.map(viewpoint(showing:)) ?? viewpoint)
            if isFirst {
                viewpoint = new
            } else if !new.isNear(viewpoint) {
                view.delegate?.mapView(view, regionWillChangeAnimated: false)
                viewpoint = new
                view.delegate?.mapView(view, regionDidChangeAnimated: false)
            }
        }
        refresh()
    }

    /// Shows everything from the viewpoint.
    func refresh() {
        guard !view.bounds.isEmpty else { return }
        let isAtRest = state == .still
        let before = world.drawn
        for canvas in [world, lower, upper] {
            canvas.follow(projection, in: view.bounds, isAtRest: isAtRest)
        }
        annotations.update(isAtRest: isAtRest)
        callouts.place()
        ornaments.update()
        if world.drawn != before { load() }
    }

    /// Draws the world and all overlays anew.
    func redraw() {
        for canvas in [world, lower, upper] as [MapCanvas] { canvas.setNeedsDisplay() }
    }

    private var isLoading = false

    private func load() {
        guard !isLoading, view.window != nil else { return }
        isLoading = true
        view.delegate?.mapViewWillStartLoadingMap(view)
        view.delegate?.mapViewWillStartRenderingMap(view)
        soon { [weak self, weak view] in
            guard let self, let view else { return }
            isLoading = false
            view.delegate?.mapViewDidFinishLoadingMap(view)
            view.delegate?.mapViewDidFinishRenderingMap(view, fullyRendered: true)
        }
    }
}

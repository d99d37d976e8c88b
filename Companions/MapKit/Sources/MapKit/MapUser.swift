import CoreLocation
@_spi(Framework) import UIKit

/// How a map finds and follows the person.
@MainActor final class MapUser: NSObject {
    private unowned let view: MKMapView
    let location = MKUserLocation()
    private var manager: CLLocationManager?
    private let listener = LocationListener()
    private(set) var mode = MKUserTrackingMode.none
    /// The buttons that show how the map follows the person.
    let buttons = NSHashTable<MKUserTrackingButton>.weakObjects()

    init(_ view: MKMapView) {
        self.view = view
        super.init()
        listener.user = self
    }

    var isShown: Bool { manager != nil }

    func show(_ isShown: Bool) {
        guard isShown != self.isShown else { return }
        if isShown { start() } else { stop() }
    }

    private func start() {
        view.delegate?.mapViewWillStartLocatingUser(view)
        let manager = CLLocationManager()
        self.manager = manager
        manager.delegate = listener
        location.isUpdating = true
        manager.startUpdatingLocation()
    }

    private func stop() {
        manager?.stopUpdatingLocation()
        manager = nil
        location.isUpdating = false
        setMode(.none, animated: false)
        view.map.annotations.remove([location])
        location.location = nil
        view.delegate?.mapViewDidStopLocatingUser(view)
    }

    func take(_ new: CLLocation) {
        guard isShown else { return }
        location.location = new
        view.map.annotations.add([location])
        if let shown = view.map.annotations.item(of: location)?.view { view.map.annotations.place(shown) }
        view.delegate?.mapView(view, didUpdate: location)
        follow(animated: true)
    }

    func take(_ heading: CLHeading) {
        location.heading = heading
        if mode == .followWithHeading { follow(animated: true) }
    }

    func fail(_ error: any Error) {
        guard isShown else { return }
        view.delegate?.mapView(view, didFailToLocateUserWithError: error)
    }

    // MARK: Following

    func setMode(_ new: MKUserTrackingMode, animated: Bool) {
        guard new != mode else { return }
        if new != .none { show(true) }
        mode = new
        if new == .followWithHeading { manager?.startUpdatingHeading() } else { manager?.stopUpdatingHeading() }
        view.delegate?.mapView(view, didChange: new, animated: animated)
        follow(animated: animated)
        view.map.ornaments.update()
        for button in buttons.allObjects { button.update() }
    }

    func stopFollowing() { setMode(.none, animated: true) }

    private func follow(animated: Bool) {
        guard mode != .none, let place = location.location?.coordinate else { return }
        var new = view.map.viewpoint
        new.center = MKMapPoint(place)
        // Choice (MapKit): a map that follows the person comes at least this close, as a zoom level.
        new.scale = max(new.scale, Viewpoint.scale(zoom: 14))
        if mode == .followWithHeading, let heading = location.heading { new.heading = heading.magneticHeading }
        view.map.go(to: new, animated: animated)
    }
}

/// What the location manager of a map tells, which it does on the main thread.
private final class LocationListener: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
    @MainActor weak var user: MapUser?

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.last else { return }
        MainActor.assumeIsolated { user?.take(location) }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        MainActor.assumeIsolated { user?.take(newHeading) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        MainActor.assumeIsolated { user?.fail(error) }
    }
}

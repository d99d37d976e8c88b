import CoreLocation
@_spi(Framework) import UIKit

extension MKMapView {
    /// The rectangle of the map in the part of the view that nothing covers.
    var shownRect: MKMapRect { rect(of: map.viewpoint) }

    private func rect(of viewpoint: Viewpoint) -> MKMapRect {
        let size = bounds.isEmpty ? CGSize(width: 375, height: 667) : map.clearArea.size
        let (width, height) = (Double(size.width) / viewpoint.scale, Double(size.height) / viewpoint.scale)
        return MKMapRect(
            x: viewpoint.center.x - width / 2, y: viewpoint.center.y - height / 2, width: width, height: height)
    }

    func rect(of wish: MapContent.Wish) -> MKMapRect { rect(of: map.viewpoint(showing: wish)) }

    func refuse(_ region: MKCoordinateRegion) {
        let (center, span) = (region.center, region.span)
        NSException(
            name: .invalidArgumentException,
            reason: String(
                format: "Invalid Region <center:%+.8f, %+.8f span:%+.8f, %+.8f>", center.latitude, center.longitude,
                span.latitudeDelta, span.longitudeDelta)
        ).raise()
    }

    func showAll(_ annotations: [any MKAnnotation], _ animated: Bool) {
        addAnnotations(annotations)
        let places = annotations.map(\.coordinate).filter(CLLocationCoordinate2DIsValid).map { MKMapPoint($0) }
        guard let first = places.first else { return }
        var rect = MKMapRect(around: places)
        if rect.width == 0, rect.height == 0 {
            // Choice (MapKit): one annotation is shown with half a kilometre around it.
            let reach = MKMapPointsPerMeterAtLatitude(first.coordinate.latitude) * 500
            rect = rect.insetBy(dx: -reach, dy: -reach)
        }
        // Choice (MapKit): the room around annotations that are shown, in points.
        let room = UIEdgeInsets(top: 60, left: 40, bottom: 40, right: 40)
        map.show(rect, padding: room, animated: animated)
    }

    func selectOnly(_ annotation: (any MKAnnotation)?) {
        if let annotation { return selectAnnotation(annotation, animated: false) }
        if let selected = map.annotations.selected { map.annotations.deselect(selected, animated: false) }
    }

    var userIsSeen: Bool {
        guard userLocation.location != nil else { return false }
        return bounds.contains(map.projection.point(MKMapPoint(userLocation.coordinate)))
    }

    func decodeMap(_ nib: NibDecoder) {
        let types: [String: MKMapType] = [
            "standard": .standard, "satellite": .satellite, "hybrid": .hybrid, "satelliteFlyover": .satelliteFlyover,
            "hybridFlyover": .hybridFlyover, "mutedStandard": .mutedStandard,
        ]
        if let type = nib.choice("mapType", types) { mapType = type }
        let flags: [(String, ReferenceWritableKeyPath<MKMapView, Bool>)] = [
            ("zoomEnabled", \.isZoomEnabled), ("scrollEnabled", \.isScrollEnabled),
            ("rotateEnabled", \.isRotateEnabled), ("pitchEnabled", \.isPitchEnabled),
            ("showsUserLocation", \.showsUserLocation), ("showsBuildings", \.showsBuildings),
            ("showsPointsOfInterest", \.showsPointsOfInterest), ("showsCompass", \.showsCompass),
            ("showsScale", \.showsScale), ("showsTraffic", \.showsTraffic),
        ]
        for (name, property) in flags { if let value = nib.bool(name) { self[keyPath: property] = value } }
        decodeConfiguration(nib)
    }

    /// Xcode 14 and later write an element instead of the attribute.
    private func decodeConfiguration(_ nib: NibDecoder) {
        guard let configuration = nib.child("preferredConfiguration") else { return }
        switch configuration.name {
        case "standardMapConfiguration":
            let isMuted = configuration["emphasisStyle"] == "muted"
            preferredConfiguration = MKStandardMapConfiguration(emphasisStyle: isMuted ? .muted : .default)
        case "hybridMapConfiguration": preferredConfiguration = MKHybridMapConfiguration()
        case "imageryMapConfiguration": preferredConfiguration = MKImageryMapConfiguration()
        default: break
        }
    }

    // MARK: Places and points

    /// The point of a view where a place is, in the view's own coordinates; nil stands for the map's window.
    public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(map.projection.point(MKMapPoint(coordinate)), to: view)
    }

    /// The place at a point of a view, in the view's own coordinates; nil stands for the map's window.
    public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        map.projection.place(convert(point, from: view)).coordinate
    }

    /// The rectangle of a view in which a region is, in the view's own coordinates; nil stands for the map's window.
    public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let rect = region.mapRect
        let projection = map.projection
        let middle = projection.point(MKMapPoint(region.center))
        let size = CGSize(
            width: rect.width * projection.viewpoint.scale, height: rect.height * projection.viewpoint.scale)
        return convert(
            CGRect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height),
            to: view)
    }

    /// The region in a rectangle of a view, in the view's own coordinates; nil stands for the map's window.
    public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        MKCoordinateRegion(map.projection.mapRect(convert(rect, from: view)))
    }
}

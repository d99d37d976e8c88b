import CoreLocationEngine

extension CLLocationCoordinate2D {
    var point: GeoPoint { GeoPoint(latitude: latitude, longitude: longitude) }

    init(_ point: GeoPoint) { self.init(latitude: point.latitude, longitude: point.longitude) }
}

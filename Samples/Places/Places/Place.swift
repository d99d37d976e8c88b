import MapKit

/// A port of the ferry, which can be marked on a map.
final class Place: NSObject, MKAnnotation {
    let title: String?
    let subtitle: String?
    let coordinate: CLLocationCoordinate2D

    init(_ title: String, _ subtitle: String, _ latitude: Double, _ longitude: Double) {
        self.title = title
        self.subtitle = subtitle
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    static let all = [
        Place("Oslo", "Every evening at seven", 59.91, 10.75),
        Place("Copenhagen", "Stays for four hours", 55.68, 12.57),
        Place("Tallinn", "In summer only", 59.44, 24.75),
        Place("Stockholm", "Ends here", 59.33, 18.07),
    ]
}

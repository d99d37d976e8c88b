import CoreLocation
import Foundation

/// An annotation that stands for several whose views would cover each other.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// The annotations that the cluster stands for.
    public let memberAnnotations: [any MKAnnotation]
    /// The first line of a callout; by default the title of one and how many more there are.
    open var title: String?
    /// The second line of a callout.
    open var subtitle: String?
    /// The middle of the annotations.
    public let coordinate: CLLocationCoordinate2D

    /// Makes a cluster of annotations.
    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        let places = memberAnnotations.map { MKMapPoint($0.coordinate) }
        let count = Double(max(places.count, 1))
        coordinate =
            MKMapPoint(x: places.map(\.x).reduce(0, +) / count, y: places.map(\.y).reduce(0, +) / count).coordinate
        // Choice (MapKit): the words of a cluster's title.
        if let first = memberAnnotations.first?.__title { title = "\(first) and \(memberAnnotations.count - 1) more" }
        super.init()
    }
}

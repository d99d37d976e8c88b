@_spi(Framework) import CoreLocation
@_spi(Framework) import UIKit

/// A place with what is known of it.
open class MKMapItem: NSObject, @unchecked Sendable {
    /// Where the place is, and its address.
    public let placemark: MKPlacemark
    /// The name.
    open var name: String?
    /// The phone number.
    open var phoneNumber: String?
    /// The page in the web.
    open var url: URL?
    /// The time zone.
    open var timeZone: TimeZone?
    /// The kind of the place.
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    /// Whether the item is the place where the person is.
    public let isCurrentLocation: Bool

    /// Makes an item of a place.
    public convenience init(placemark: MKPlacemark) { self.init(placemark, isCurrent: false) }

    private init(_ placemark: MKPlacemark, isCurrent: Bool) {
        self.placemark = placemark
        isCurrentLocation = isCurrent
        name = isCurrent ? "Current Location" : placemark.name
        timeZone = placemark.timeZone
    }

    /// The place where the person is, whose coordinate is not known before it is used.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid), isCurrent: true)
    }

    /// Answers no: there is no Maps app, which is reported.
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        onMain { MapLimit.maps.report() }
        return false
    }

    /// Answers no: there is no Maps app, which is reported.
    @discardableResult open class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
    ) -> Bool {
        onMain { MapLimit.maps.report() }
        return false
    }
}

/// The key of how the Maps app shows a way.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The key of the type of map.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The key of whether the traffic is shown.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The key of the map's centre.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The key of the map's extent.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// The key of the map's camera.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
/// The way as the person prefers it.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// The way by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// The way on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// The way by train and bus.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

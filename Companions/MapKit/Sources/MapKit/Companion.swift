@_exported import CoreLocation
@_exported import Foundation
@_exported @_spi(Framework) import UIKit

/// What MapKit brings into UIKit's registers.
public enum __MapKit: __Companion {
    /// Lets outlets, runtime attributes and observers find the properties of maps and annotations.
    @MainActor public static func introduce() {
        ExposedKeys.add("delegate", \MKMapView.delegate)
        ExposedKeys.add("showsUserLocation", \MKMapView.showsUserLocation)
        ExposedKeys.add("zoomEnabled", \MKMapView.isZoomEnabled)
        ExposedKeys.add("scrollEnabled", \MKMapView.isScrollEnabled)
        ExposedKeys.add("rotateEnabled", \MKMapView.isRotateEnabled)
        ExposedKeys.add("pitchEnabled", \MKMapView.isPitchEnabled)
        ExposedKeys.add("coordinate", observing: \MKPointAnnotation.coordinate)
        ExposedKeys.add("title", observing: \MKShape.title)
        ExposedKeys.add("subtitle", observing: \MKShape.subtitle)
        ExposedKeys.add("image", \MKAnnotationView.image)
        ExposedKeys.add("canShowCallout", \MKAnnotationView.canShowCallout)
    }
}

/// What maps cannot do here, each reported where an app meets it.
enum MapLimit: String {
    case pitch = "mapkit.pitch"
    case lookAround = "mapkit.look-around"
    case maps = "mapkit.maps-app"

    @MainActor func report() {
        switch self {
        case .pitch:
            Findings.report(
                limit: rawValue, "maps are flat: a camera's pitch has no effect", advice: "Leave the pitch 0.")
        case .lookAround:
            Findings.report(
                limit: rawValue, "there are no Look Around scenes", advice: "Expect a request to find no scene.")
        case .maps:
            Findings.report(
                limit: rawValue, "there is no Maps app that a map item could be opened in",
                advice: "Check the result of openInMaps, and show the place in the app.")
        }
    }
}

import Foundation

/// The configuration of pictures from above with names.
open class MKHybridMapConfiguration: MKMapConfiguration {
    /// Which points of interest are shown; there are none.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether roads are coloured by the traffic; there are none.
    open var showsTraffic = false

    /// Makes a configuration.
    public init(elevationStyle: ElevationStyle = .flat) {
        super.init()
        self.elevationStyle = elevationStyle
    }

    override var mapType: MKMapType { .hybrid }
}

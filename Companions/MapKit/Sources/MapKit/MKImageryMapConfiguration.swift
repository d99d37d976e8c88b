import Foundation

/// The configuration of pictures from above.
open class MKImageryMapConfiguration: MKMapConfiguration {
    /// Makes a configuration.
    public init(elevationStyle: ElevationStyle = .flat) {
        super.init()
        self.elevationStyle = elevationStyle
    }

    override var mapType: MKMapType { .satellite }
}

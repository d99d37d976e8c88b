import Foundation

/// The configuration of a drawn map.
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// How strong the colours are.
    public enum EmphasisStyle: Int, Sendable { case `default`, muted }

    /// How strong the colours are.
    open var emphasisStyle: EmphasisStyle
    /// Which points of interest are shown; there are none.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether roads are coloured by the traffic; there are none.
    open var showsTraffic = false

    /// Makes a configuration.
    public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
        self.emphasisStyle = emphasisStyle
        super.init()
        self.elevationStyle = elevationStyle
    }

    override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }
}

@_spi(Framework) import UIKit

/// An item of a bar that has its map follow the person, and no more.
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    /// The map that the item belongs to.
    open weak var mapView: MKMapView? {
        didSet {
            (customView as? MKUserTrackingButton)?.mapView = mapView
        }
    }

    /// Makes a map's item.
    public convenience init(mapView: MKMapView?) {
        self.init()
        customView = MKUserTrackingButton(mapView: mapView)
        self.mapView = mapView
    }
}

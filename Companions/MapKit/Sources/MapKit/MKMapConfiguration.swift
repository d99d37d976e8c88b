import Foundation

/// How a map looks, from iOS 16 on.
open class MKMapConfiguration: NSObject {
    /// How mountains are shown; maps are flat here.
    public enum ElevationStyle: Int, Sendable { case flat, realistic }

    /// How mountains are shown; maps are flat here.
    open var elevationStyle = ElevationStyle.flat

    override init() { super.init() }

    /// The type of map that looks so.
    var mapType: MKMapType { .standard }
}

@_spi(Framework) import UIKit

/// Asks for a view of a street, of which there are none.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
    /// Asks for the street at a coordinate.
    public init(coordinate: CLLocationCoordinate2D) { super.init() }

    /// Asks for the street at a place.
    public init(mapItem: MKMapItem) { super.init() }

    /// Calls without a scene, on the main thread in a turn of its own.
    open func getSceneWithCompletionHandler(_ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        onMain {
            MapLimit.lookAround.report()
            _ = soon { handler(nil, nil) }
        }
    }

    /// No scene.
    open var scene: MKLookAroundScene? {
        get async throws {
            await MainActor.run { MapLimit.lookAround.report() }
            return nil
        }
    }
}

import CoreLocation
@_spi(Framework) import UIKit

/// How distances of a camera and scales of a map belong together.
enum MapDistance {
    /// Choice (MapKit): the angle that a camera sees from the lower to the upper edge, in degrees.
    private static let angle = 30.0

    private static func factor(at center: MKMapPoint, height: CGFloat) -> Double {
        MKMetersPerMapPointAtLatitude(center.coordinate.latitude) * Double(height) / (2 * tan(angle * .pi / 360))
    }

    /// The camera's distance from the centre, in metres, where a map of a height in points has a scale.
    static func distance(scale: Double, at center: MKMapPoint, height: CGFloat) -> Double {
        factor(at: center, height: height) / scale
    }

    static func scale(distance: Double, at center: MKMapPoint, height: CGFloat) -> Double {
        factor(at: center, height: height) / distance
    }
}

/// The place from where a map is seen.
open class MKMapCamera: NSObject, NSCopying {
    /// The place in the middle of the map.
    open var centerCoordinate: CLLocationCoordinate2D
    /// The distance of the camera from the place in the middle, in metres.
    open var centerCoordinateDistance: CLLocationDistance
    /// The angle by which the camera looks up from straight down, in degrees. Maps are flat here.
    open var pitch: CGFloat
    /// The direction that is up, in degrees from north, clockwise.
    open var heading: CLLocationDirection

    /// Makes a camera that looks at 0, 0.
    public override init() {
        centerCoordinate = CLLocationCoordinate2D()
        (centerCoordinateDistance, pitch, heading) = (0, 0, 0)
    }

    /// Makes a camera that looks at a place from a distance in metres.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        (self.centerCoordinate, self.pitch, self.heading) = (centerCoordinate, pitch, heading)
        centerCoordinateDistance = distance
    }

    /// Makes a camera that looks at a place from above another one.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        let (center, eye) = (MKMapPoint(centerCoordinate), MKMapPoint(eyeCoordinate))
        let way = center.distance(to: eye)
        let heading = way > 0 ? atan2(center.x - eye.x, eye.y - center.y) * 180 / .pi : 0
        self.init(
            lookingAtCenter: centerCoordinate, fromDistance: hypot(way, eyeAltitude),
            pitch: atan2(way, eyeAltitude) * 180 / .pi, heading: heading < 0 ? heading + 360 : heading)
    }

    /// The height of the camera above the ground, in metres.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set { centerCoordinateDistance = newValue / max(cos(Double(pitch) * .pi / 180), 0.01) }
    }

    /// A camera at the same place.
    open func copy(with zone: NSZone? = nil) -> Any {
        MKMapCamera(
            lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
    }
}

extension MKMapView {
    /// The place from where the map is seen; changes of the camera itself have no effect.
    public var camera: MKMapCamera {
        get {
            let viewpoint = map.viewpoint
            return MKMapCamera(
                lookingAtCenter: viewpoint.center.coordinate,
                fromDistance: MapDistance.distance(
                    scale: viewpoint.scale, at: viewpoint.center, height: max(bounds.height, 1)),
                pitch: 0, heading: viewpoint.heading)
        }
        set { setCamera(newValue, animated: false) }
    }

    /// Moves the place from where the map is seen.
    public func setCamera(_ camera: MKMapCamera, animated: Bool) {
        if camera.pitch != 0 { MapLimit.pitch.report() }
        let center = MKMapPoint(camera.centerCoordinate)
        var scale = map.viewpoint.scale
        if camera.centerCoordinateDistance > 0 {
            // Before there is a size, that of a screen.
            let height = bounds.height > 0 ? bounds.height : UIScreen.main.bounds.height
            scale = MapDistance.scale(distance: camera.centerCoordinateDistance, at: center, height: height)
        }
        map.go(to: Viewpoint(center: center, scale: scale, heading: camera.heading), animated: animated)
    }

    /// The part of the world in which the map's centre stays; nil for all.
    public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        boundary = cameraBoundary
        map.go(to: map.viewpoint, animated: animated)
    }

    /// The distances that the camera may have; nil for all.
    public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        zoomRange = cameraZoomRange
        map.go(to: map.viewpoint, animated: animated)
    }

    /// The part of the world in which the map's centre stays; nil for all.
    public var cameraBoundary: CameraBoundary? {
        get { boundary }
        set { setCameraBoundary(newValue, animated: false) }
    }

    /// The distances that the camera may have; nil for all.
    public var cameraZoomRange: CameraZoomRange! {
        get { zoomRange }
        set { setCameraZoomRange(newValue, animated: false) }
    }

    /// The part of the world in which a map's centre stays.
    public final class CameraBoundary: NSObject {
        /// The part as a rectangle of the map.
        public let mapRect: MKMapRect
        /// The part as a region.
        public var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

        /// Makes a boundary of a rectangle; nil for none.
        public init?(mapRect: MKMapRect) {
            guard !mapRect.isNull else { return nil }
            self.mapRect = mapRect
        }

        /// Makes a boundary of a region.
        public convenience init?(coordinateRegion region: MKCoordinateRegion) { self.init(mapRect: region.mapRect) }

        func nearest(to place: MKMapPoint) -> MKMapPoint {
            MKMapPoint(
                x: min(max(place.x, mapRect.minX), mapRect.maxX), y: min(max(place.y, mapRect.minY), mapRect.maxY))
        }
    }

    /// The distances that a map's camera may have, in metres.
    public final class CameraZoomRange: NSObject {
        /// The closest.
        public let minCenterCoordinateDistance: CLLocationDistance
        /// The farthest.
        public let maxCenterCoordinateDistance: CLLocationDistance

        /// Makes a range; nil where the closest is farther than the farthest.
        public init?(
            minCenterCoordinateDistance minDistance: CLLocationDistance,
            maxCenterCoordinateDistance maxDistance: CLLocationDistance
        ) {
            guard minDistance <= maxDistance else { return nil }
            (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
        }

        /// Makes a range that ends in the distance only.
        public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: MKMapCameraZoomDefault)
        }

        /// Makes a range that ends close up only.
        public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: 0, maxCenterCoordinateDistance: maxDistance)
        }
    }
}

/// A distance that says nothing.
public let MKMapCameraZoomDefault: CLLocationDistance = .greatestFiniteMagnitude

@_spi(Framework) import UIKit

/// Draws a map into a picture.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    /// What is drawn.
    open class Options: NSObject, NSCopying, @unchecked Sendable {
        /// The region.
        open var region: MKCoordinateRegion {
            get { MKCoordinateRegion(mapRect) }
            set { mapRect = newValue.mapRect }
        }
        /// The rectangle of the map.
        open var mapRect = MKMapRect.world
        /// The camera; nil for the rectangle.
        open var camera: MKMapCamera?
        /// The type of map.
        open var mapType = MKMapType.standard
        /// The size of the picture, in points.
        open var size = CGSize(width: 256, height: 256)
        /// Pixels in a point.
        open var scale: CGFloat = 2
        /// Which points of interest are shown; there are none.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Whether houses stand out; there are none.
        open var showsBuildings = true
        /// Whether the picture is dark.
        open var traitCollection = UITraitCollection(userInterfaceStyle: .light)

        /// Makes options for the world.
        public override init() { super.init() }

        /// Options of the same values.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Options()
            (copy.mapRect, copy.camera, copy.mapType) = (mapRect, camera, mapType)
            (copy.size, copy.scale, copy.traitCollection) = (size, scale, traitCollection)
            return copy
        }

        @MainActor var projection: MapProjection {
            let viewpoint: Viewpoint
            if let camera {
                let center = MKMapPoint(camera.centerCoordinate)
                viewpoint = Viewpoint(
                    center: center,
                    scale: MapDistance.scale(
                        distance: max(camera.centerCoordinateDistance, 1), at: center, height: size.height),
                    heading: camera.heading)
            } else {
                let scale = min(size.width / max(mapRect.width, 1), size.height / max(mapRect.height, 1))
                viewpoint = Viewpoint(center: MKMapPoint(x: mapRect.midX, y: mapRect.midY), scale: Double(scale))
            }
            return MapProjection(viewpoint: viewpoint, middle: CGPoint(x: size.width / 2, y: size.height / 2))
        }
    }

    /// A picture of a map.
    open class Snapshot: NSObject, @unchecked Sendable {
        /// The picture.
        public let image: UIImage
        /// Whether the picture is dark.
        public let traitCollection: UITraitCollection
        private let projection: MapProjection

        init(_ image: UIImage, _ projection: MapProjection, _ traits: UITraitCollection) {
            (self.image, self.projection, traitCollection) = (image, projection, traits)
        }

        /// Where a place is in the picture, in points.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { projection.point(MKMapPoint(coordinate)) }
    }

    /// What is called with the picture, or with why there is none.
    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    private let options: Options
    private let question = MapRequest()

    /// Makes a snapshotter of the world.
    public override convenience init() { self.init(options: Options()) }

    /// Makes a snapshotter.
    public init(options: Options) { self.options = options.copy() as! Options }

    /// Whether the picture is not drawn yet.
    open var isLoading: Bool { question.isUnderWay }

    /// Draws the picture, and calls on the main thread, in a turn of its own.
    open func start(completionHandler: @escaping CompletionHandler) {
        nonisolated(unsafe) let handler = completionHandler
        question.begin { [self] in handler(draw(), nil) }
    }

    /// Draws the picture, and calls on a queue.
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        nonisolated(unsafe) let handler = completionHandler
        start { snapshot, error in
            if queue === DispatchQueue.main { return handler(snapshot, error) }
            queue.async { handler(snapshot, error) }
        }
    }

    /// Draws the picture, and waits for it.
    open func start(isolation: isolated (any Actor)? = #isolation) async throws -> Snapshot {
        try await TaskWait<Snapshot>.value { wait in
            start { snapshot, error in
                wait.resume(with: snapshot.map(Result.success) ?? .failure(error ?? MKError(.unknown)))
            }
        }
    }

    /// Gives the picture up: the handler is not called.
    open func cancel() { question.cancel() }

    @MainActor private func draw() -> Snapshot {
        let format = UIGraphicsImageRendererFormat()
        format.scale = options.scale
        let projection = options.projection
        let palette = MapLook.palette(options.mapType, options.traitCollection.userInterfaceStyle)
        let image = UIGraphicsImageRenderer(size: options.size, format: format).image { context in
            MapPainter(
                projection: projection, area: CGRect(origin: .zero, size: options.size), palette: palette
            ).draw(in: context.cgContext)
        }
        return Snapshot(image, projection, options.traitCollection)
    }
}

/// The name of `MKMapSnapshotter.Options` before Swift 4.2.
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
/// The name of `MKMapSnapshotter.Snapshot` before Swift 4.2.
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot

import CoreLocation
@_spi(Framework) import UIKit

/// A view that shows a map of the world, and marks on it.
open class MKMapView: UIView {
    /// What the map consists of; see MapContent.swift.
    private(set) lazy var map = MapContent(self)
    var boundary: CameraBoundary?
    var zoomRange: CameraZoomRange?

    /// Makes a map with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        map.setUp()
    }

    /// Makes a map from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        map.setUp()
    }

    /// Whom the map tells and asks; not kept alive.
    open weak var delegate: (any MKMapViewDelegate)?

    // MARK: Looks

    /// What the map shows of the world.
    open var mapType = MKMapType.standard { didSet { map.redraw() } }

    /// How the map looks.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
        didSet { mapType = preferredConfiguration.mapType }
    }

    /// Which points of interest are shown; there are none on the map.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether points of interest are shown; there are none on the map.
    open var showsPointsOfInterest = true
    /// Whether houses stand out; there are none on the map.
    open var showsBuildings = true
    /// Whether roads are coloured by the traffic; there are none on the map.
    open var showsTraffic = false
    /// Whether a compass is shown while north is not up.
    open var showsCompass = true { didSet { map.ornaments.apply() } }
    /// Whether a scale is shown.
    open var showsScale = false { didSet { map.ornaments.apply() } }

    // MARK: What the person can do

    /// Whether the person can zoom.
    open var isZoomEnabled = true { didSet { map.gestures.apply() } }
    /// Whether the person can move the map.
    open var isScrollEnabled = true { didSet { map.gestures.apply() } }
    /// Whether the person can turn the map.
    open var isRotateEnabled = true { didSet { map.gestures.apply() } }
    /// Whether the person can tilt the map; maps are flat here.
    open var isPitchEnabled = true

    // MARK: What is seen

    /// The part of the Earth that is seen.
    open var region: MKCoordinateRegion {
        get { MKCoordinateRegion(shownRect) }
        set { setRegion(newValue, animated: false) }
    }

    /// Shows a part of the Earth, and more of it where the view has another form.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        guard region.isValid else { return refuse(region) }
        map.show(region.mapRect, animated: animated)
    }

    /// The region that is seen when a region is shown.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        guard !bounds.isEmpty else { return region }
        return MKCoordinateRegion(rect(of: MapContent.Wish(rect: region.mapRect, padding: .zero)))
    }

    /// The place in the middle.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { map.viewpoint.center.coordinate }
        set { setCenter(newValue, animated: false) }
    }

    /// Moves a place into the middle.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            return refuse(MKCoordinateRegion(center: coordinate, span: MKCoordinateSpan()))
        }
        var new = map.viewpoint
        new.center = MKMapPoint(coordinate)
        map.go(to: new, animated: animated)
    }

    /// The rectangle of the map that is seen.
    open var visibleMapRect: MKMapRect {
        get { map.projection.mapRect(bounds) }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    /// Shows a rectangle of the map.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
        setVisibleMapRect(mapRect, edgePadding: .zero, animated: animated)
    }

    /// Shows a rectangle of the map, with room around it in points.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        guard !mapRect.isNull else { return }
        map.show(mapRect, padding: insets, animated: animated)
    }

    /// The rectangle that is seen when a rectangle is shown.
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRectThatFits(mapRect, edgePadding: .zero) }

    /// The rectangle that is seen when a rectangle is shown with room around it in points.
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        bounds.isEmpty ? mapRect : rect(of: MapContent.Wish(rect: mapRect, padding: insets))
    }

    // MARK: Annotations

    /// All annotations of the map.
    open var annotations: [any MKAnnotation] { map.annotations.items.map(\.annotation) }

    /// Marks an annotation.
    open func addAnnotation(_ annotation: any MKAnnotation) { map.annotations.add([annotation]) }
    /// Marks annotations.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { map.annotations.add(annotations) }
    /// Marks an annotation no more.
    open func removeAnnotation(_ annotation: any MKAnnotation) { map.annotations.remove([annotation]) }
    /// Marks annotations no more.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { map.annotations.remove(annotations) }

    /// The annotations in a rectangle of the map.
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject })
    }

    /// The view that marks an annotation; nil while it is not seen.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        map.annotations.item(of: annotation)?.view
    }

    /// Makes views of a class for an identifier.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        map.annotations.register(viewClass, identifier)
    }

    /// A view that marks nothing any more; nil without one.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        map.annotations.dequeue(identifier)
    }

    /// A view for an annotation, of the class that is registered for an identifier.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView { map.annotations.dequeue(identifier, for: annotation) }

    /// The annotations that are selected: one, or none.
    open var selectedAnnotations: [any MKAnnotation] {
        get { map.annotations.selected.map { [$0.annotation] } ?? [] }
        set { selectOnly(newValue.first) }
    }

    /// Selects an annotation that is seen, and shows its callout.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        map.annotations.select(annotation, animated: animated)
    }

    /// Selects an annotation no more.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, let item = map.annotations.item(of: annotation) else { return }
        map.annotations.deselect(item, animated: animated)
    }

    /// The part of the view in which annotations are seen, in the view's own coordinates, in points.
    open var annotationVisibleRect: CGRect { bounds }

    /// Shows as much of the Earth as there are annotations, and marks those that are not marked yet.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) { showAll(annotations, animated) }

    // MARK: The person

    /// Whether the person's place is marked.
    open var showsUserLocation: Bool {
        get { map.user.isShown }
        set { map.user.show(newValue) }
    }

    /// The annotation of the person's place.
    open var userLocation: MKUserLocation { map.user.location }

    /// Whether the person's place is in sight.
    open var isUserLocationVisible: Bool { userIsSeen }

    /// How the map follows the person.
    open var userTrackingMode: MKUserTrackingMode {
        get { map.user.mode }
        set { setUserTrackingMode(newValue, animated: false) }
    }

    /// Follows the person, or no more.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        map.user.setMode(mode, animated: animated)
    }

    // MARK: Views

    /// Brings the map and its marks to their places. An override calls super.
    open override func layoutSubviews() {
        super.layoutSubviews()
        map.layOut()
    }

    /// Brings the map into its new margins. An override calls super.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    /// As an assistive technology calls it.
    @_spi(Framework) open override var accessibilityText: String? { "Map" }

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        decodeMap(nib)
    }

    @_spi(Framework) open override func traitsDidChange(from previous: UITraitCollection?) {
        super.traitsDidChange(from: previous)
        map.redraw()
    }
}

/// The identifier of the views of annotations that the delegate has no view for.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The identifier of the views of clusters that the delegate has no view for.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

extension NSNotification.Name {
    /// An annotation's title or subtitle has changed, and the annotation is the notification's object; for those that no
    /// observer of their keys hears of.
    public static let MKAnnotationCalloutInfoDidChange = NSNotification.Name(
        "MKAnnotationCalloutInfoDidChangeNotification")
}

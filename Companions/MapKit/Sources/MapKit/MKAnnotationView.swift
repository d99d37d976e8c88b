@_spi(Framework) import UIKit

/// The view that marks an annotation on a map.
open class MKAnnotationView: UIView {
    /// The collision mode of a view: the shape that is compared where views must not cover each other.
    public enum CollisionMode: Int, Sendable {
        /// The frame.
        case rectangle
        /// The circle in the frame.
        case circle
        /// Nothing.
        case none
    }

    /// The states of a view that the person drags.
    public enum DragState: UInt, Sendable {
        /// It lies on the map.
        case none
        /// It is lifted.
        case starting
        /// It follows the finger.
        case dragging
        /// It is let go elsewhere.
        case canceling
        /// It goes down.
        case ending
    }

    let content = AnnotationContent()
    weak var mapView: MKMapView?

    /// Makes a view for an annotation; an identifier lets it be used again for others.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        setUp()
    }

    /// Makes a view without annotation.
    public override init(frame: CGRect) {
        reuseIdentifier = nil
        super.init(frame: frame)
        setUp()
    }

    /// Makes a view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    /// Prepares what is in a new view; called once, at the end of every initialiser.
    func setUp() { backgroundColor = .clear }

    /// The name under which the map keeps the view for other annotations; nil for none.
    public let reuseIdentifier: String?

    /// What the view marks.
    open var annotation: (any MKAnnotation)? {
        didSet { annotationDidChange() }
    }

    /// Follows another annotation, or other texts of it.
    func annotationDidChange() { mapView?.map.callouts.update(self) }

    /// The picture that marks the annotation; the view takes its size.
    open var image: UIImage? { didSet { content.show(image, in: self) } }

    /// How far the view's middle lies from the annotation's place, in points.
    open var centerOffset = CGPoint.zero { didSet { mapView?.map.annotations.place(self) } }

    /// How far the callout's tip lies from the middle of the view's upper edge, in points.
    open var calloutOffset = CGPoint.zero

    /// How far a marker's accessory lies from its usual place, in points.
    open var accessoryOffset = CGPoint.zero

    /// Whether the person can select the view.
    open var isEnabled = true

    /// Whether the view is touched.
    open var isHighlighted = false

    /// Whether the view is selected.
    open var isSelected: Bool {
        get { content.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects the view, or no more. The map calls it; an override calls super.
    open func setSelected(_ selected: Bool, animated: Bool) { content.isSelected = selected }

    /// Whether a callout is shown while the view is selected.
    open var canShowCallout = false

    /// The view at the callout's left end; a control's tap is told to the map's delegate.
    open var leftCalloutAccessoryView: UIView? { didSet { mapView?.map.callouts.update(self) } }

    /// The view at the callout's right end; a control's tap is told to the map's delegate.
    open var rightCalloutAccessoryView: UIView? { didSet { mapView?.map.callouts.update(self) } }

    /// The view in the place of the callout's second line.
    open var detailCalloutAccessoryView: UIView? { didSet { mapView?.map.callouts.update(self) } }

    /// Whether the person can drag the view, after a long press.
    open var isDraggable = false

    /// The state of a drag.
    open var dragState: DragState {
        get { content.dragState }
        set { setDragState(newValue, animated: false) }
    }

    /// Changes the state of a drag. The map calls it; an override calls super.
    open func setDragState(_ newDragState: DragState, animated: Bool) { content.dragState = newDragState }

    /// The name of those views that may be put together with this one; nil for none.
    open var clusteringIdentifier: String? {
        didSet { if clusteringIdentifier != oldValue { mapView?.setNeedsLayout() } }
    }

    /// The view of the cluster that stands for this one; nil without one.
    open internal(set) weak var cluster: MKAnnotationView?

    /// How important the view is where not all find place.
    open var displayPriority = MKFeatureDisplayPriority.required

    /// How far in front of others the view stands.
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected

    /// How far in front of others the view stands while it is selected.
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected

    /// The shape that is compared where views must not cover each other.
    open var collisionMode = CollisionMode.rectangle

    /// Makes the view ready for another annotation. The map calls it; an override calls super.
    open func prepareForReuse() {
        content.isSelected = false
        content.dragState = .none
        cluster = nil
    }

    /// Called before the view is shown. An override calls super.
    open func prepareForDisplay() {}

    @_spi(Framework) open override var accessibilityRole: AccessibilityRole {
        AccessibilityRole(isElement: true, traits: isSelected ? [.button, .selected] : .button)
    }
    @_spi(Framework) open override var accessibilityText: String? {
        [annotation?.__title, annotation?.__subtitle].compactMap { $0 }.joined(separator: ", ")
    }
    @_spi(Framework) open override func describe(_ description: inout ViewDescription) {
        super.describe(&description)
        if description.accessibilityLabel == nil { description.accessibilityLabel = accessibilityText }
        if isSelected { description.states.append("selected") }
    }
}

/// What an annotation view keeps for itself.
@MainActor final class AnnotationContent {
    var isSelected = false
    var dragState = MKAnnotationView.DragState.none
    private var picture: UIImageView?

    func show(_ image: UIImage?, in view: MKAnnotationView) {
        guard let image else {
            picture?.removeFromSuperview()
            picture = nil
            return
        }
        let picture = picture ?? UIImageView()
        self.picture = picture
        picture.image = image
        view.bounds.size = image.size
        picture.frame = view.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if picture.superview == nil { view.insertSubview(picture, at: 0) }
        view.mapView?.map.annotations.place(view)
    }
}

/// How important an annotation's view is: from 0 to 1000, which is always shown.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// From 0 to 1000.
    public var rawValue: Float
    /// Makes a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Shown in any case.
    public static let required = MKFeatureDisplayPriority(1000)
    /// Shown rather than most others.
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    /// Shown where there is place.
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// How far in front an annotation's view stands: from 0 to 1000.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    /// From 0 to 1000.
    public var rawValue: Float
    /// Makes a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// In front of all.
    public static let max = MKAnnotationViewZPriority(1000)
    /// The usual place of a view that is selected.
    public static let defaultSelected = MKAnnotationViewZPriority(1000)
    /// The usual place.
    public static let defaultUnselected = MKAnnotationViewZPriority(500)
    /// Behind all.
    public static let min = MKAnnotationViewZPriority(0)
}

/// A view that marks an annotation; its states are ``MKAnnotationView/DragState``.
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState

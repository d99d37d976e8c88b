import Foundation

/// Something that assistive technology stops at, without a view of its own: a part of what a view draws.
open class UIAccessibilityElement: UIResponder {
    /// The view, or the element, that it is a part of.
    open weak var accessibilityContainer: AnyObject?
    /// Whether assistive technology stops at the element; true by default.
    open var isAccessibilityElement = true
    /// What a person hears of the element.
    open var accessibilityLabel: String?
    /// What tests find the element by; nobody hears it.
    open var accessibilityIdentifier: String?
    /// The text of the element's setting, where that changes.
    open var accessibilityValue: String?
    /// The text about what comes of activating the element.
    open var accessibilityHint: String?
    /// The kind and state of the element; none by default.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// The elements in this one, in reading order.
    open var accessibilityElements: [Any]?
    /// The actions that assistive technology offers for the element besides activating it; nil for none.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// Whether neither the element nor what is in it is for assistive technology.
    open var accessibilityElementsHidden = false

    /// The element's number among those that displays are told of.
    var inspectionNumber = InspectionNumber()
    private var givenFrame: CGRect?
    private var givenActivationPoint: CGPoint?

    /// Makes an element that is a part of nothing yet.
    public override init() { super.init() }

    /// Makes an element that is a part of a view or of another element.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// Where the element is, in the coordinates of the view that contains it, in points.
    ///
    /// Once set, the element moves with the view.
    open var accessibilityFrameInContainerSpace = CGRect.zero {
        didSet { givenFrame = nil }
    }

    /// Where the element is, in the screen's coordinates, in points.
    open var accessibilityFrame: CGRect {
        get {
            if let givenFrame { return givenFrame }
            guard let view = containingView else { return .zero }
            return view.layer.convert(accessibilityFrameInContainerSpace, to: UIApplication.shared.screenLayer)
        }
        set { givenFrame = newValue }
    }

    /// Where a tap activates the element, in the screen's coordinates, in points; the middle of the frame unless set.
    open var accessibilityActivationPoint: CGPoint {
        get { givenActivationPoint ?? accessibilityFrame.middle }
        set { givenActivationPoint = newValue }
    }

    /// The view that the element, or the element around it, is a part of.
    var containingView: UIView? {
        if let view = accessibilityContainer as? UIView { return view }
        return (accessibilityContainer as? UIAccessibilityElement)?.containingView
    }

    /// The container, which is asked what the element does not do.
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}

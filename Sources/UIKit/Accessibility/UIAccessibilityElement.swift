import Foundation

/// Something that assistive technology stops at, without a view of its own: a part of what a view draws.
open class UIAccessibilityElement: UIResponder {
    /// The view, or the element, that it is a part of.
    open weak var accessibilityContainer: AnyObject?
    open override var isAccessibilityElement: Bool {
        get { givenAccessibility?.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The element's number among those that displays are told of.
    var inspectionNumber = InspectionNumber()

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
        didSet { givenAccessibility?.frame = nil }
    }

    open override var accessibilityFrame: CGRect {
        get {
            if let given = givenAccessibility?.frame { return given }
            guard let view = containingView else { return .zero }
            return view.layer.convert(accessibilityFrameInContainerSpace, to: UIApplication.shared.screenLayer)
        }
        set { super.accessibilityFrame = newValue }
    }

    /// The view that the element, or the element around it, is a part of.
    var containingView: UIView? {
        if let view = accessibilityContainer as? UIView { return view }
        return (accessibilityContainer as? UIAccessibilityElement)?.containingView
    }

    /// The container, which is asked what the element does not do.
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}

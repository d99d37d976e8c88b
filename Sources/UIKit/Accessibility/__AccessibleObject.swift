import Foundation

/// What assistive technology asks of responders and bar items.
///
/// On Apple's systems every object has these members. They stand in a class of their own so that an app's views,
/// controllers, items and nodes can override them; other objects have those of `NSObjectProtocol`.
@preconcurrency @MainActor open class __AccessibleObject: NSObject {
    /// What the app has set; nil where it has set nothing.
    final var givenAccessibility: GivenAccessibility?

    public override init() { super.init() }

    func giveAccessibility(_ change: (GivenAccessibility) -> Void) {
        let given = givenAccessibility ?? GivenAccessibility()
        givenAccessibility = given
        change(given)
        // A display that observes hears of it after a frame.
        if LiveInspection.shared.observesAccessibility { LiveInspection.shared.noteChange() }
    }

    /// Whether the label is wanted as the app gave it, without what classes of UIKit say of themselves.
    final var isAskedForGivenLabel: Bool { GivenAccessibility.isAskedAlone }

    // MARK: Elements

    /// Whether assistive technology stops at the object, and does not look at what is in it.
    open var isAccessibilityElement: Bool {
        get { givenAccessibility?.isElement ?? false }
        set { giveAccessibility { $0.isElement = newValue } }
    }

    /// What a person hears of the object; flows and tests find it by that.
    open var accessibilityLabel: String? {
        get { givenAccessibility?.label }
        set { giveAccessibility { $0.label = newValue } }
    }

    /// What tests find the object by; nobody hears it.
    open var accessibilityIdentifier: String? {
        get { givenAccessibility?.identifier }
        set { giveAccessibility { $0.identifier = newValue } }
    }

    /// What the object is set to, where that changes: a slider's place, a field's text.
    open var accessibilityValue: String? {
        get { givenAccessibility?.value }
        set { giveAccessibility { $0.value = newValue } }
    }

    /// What comes of activating the object.
    open var accessibilityHint: String? {
        get { givenAccessibility?.hint }
        set { giveAccessibility { $0.hint = newValue } }
    }

    /// The traits of the object as an element for assistive technology; those of its class unless set.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { givenAccessibility?.traits ?? .none }
        set { giveAccessibility { $0.traits = newValue } }
    }

    // MARK: Texts with attributes

    /// The label as text with attributes, of which the letters are read; setting it sets the label.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { attributed(accessibilityLabel, givenAccessibility?.attributedLabel) }
        set {
            accessibilityLabel = newValue?.string
            giveAccessibility { $0.attributedLabel = newValue }
        }
    }

    /// The value as text with attributes, of which the letters are read; setting it sets the value.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { attributed(accessibilityValue, givenAccessibility?.attributedValue) }
        set {
            accessibilityValue = newValue?.string
            giveAccessibility { $0.attributedValue = newValue }
        }
    }

    /// The hint as text with attributes, of which the letters are read; setting it sets the hint.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { attributed(accessibilityHint, givenAccessibility?.attributedHint) }
        set {
            accessibilityHint = newValue?.string
            giveAccessibility { $0.attributedHint = newValue }
        }
    }

    /// The text with the attributes that it was given with; without them where it has changed since.
    private func attributed(_ text: String?, _ given: NSAttributedString?) -> NSAttributedString? {
        given?.string == text ? given : text.map { NSAttributedString(string: $0) }
    }

    // MARK: Places

    /// Where the element is, in the screen's coordinates, in points; zero, or a view's bounds, unless set.
    open var accessibilityFrame: CGRect {
        get { givenAccessibility?.frame ?? .zero }
        set { giveAccessibility { $0.frame = newValue } }
    }

    /// The element's outline, in the screen's coordinates, in points; its bounds count in place of the frame. Nil unless set.
    open var accessibilityPath: UIBezierPath? {
        get { givenAccessibility?.path }
        set { giveAccessibility { $0.path = newValue } }
    }

    /// Where a tap activates the element, in the screen's coordinates, in points; the middle of the frame unless set.
    open var accessibilityActivationPoint: CGPoint {
        get { givenAccessibility?.activationPoint ?? accessibilityBox.middle }
        set { giveAccessibility { $0.activationPoint = newValue } }
    }

    /// The rectangle around what the element takes of the screen, in points.
    final var accessibilityBox: CGRect { accessibilityPath?.bounds ?? accessibilityFrame }

    // MARK: What is in the object

    /// The elements in the object, in reading order: views and `UIAccessibilityElement`s. Nil leaves it to the subviews.
    open var accessibilityElements: [Any]? {
        get { givenAccessibility?.elements }
        set { giveAccessibility { $0.elements = newValue } }
    }

    /// How many elements are in the object, for one that makes them when they are asked for; none leaves it to the subviews.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// The element at a place in the reading order.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The place of an element in the reading order; `NSNotFound` for one that is not in the object.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Whether neither the object nor what is in it is for assistive technology.
    open var accessibilityElementsHidden: Bool {
        get { givenAccessibility?.hidesElements ?? false }
        set { giveAccessibility { $0.hidesElements = newValue } }
    }

    /// Whether what is beside the object is not for assistive technology.
    open var accessibilityViewIsModal: Bool {
        get { givenAccessibility?.isModal ?? false }
        set { giveAccessibility { $0.isModal = newValue } }
    }

    /// Whether all that is in the object is read before anything beside it.
    open var shouldGroupAccessibilityChildren: Bool {
        get { givenAccessibility?.groupsChildren ?? false }
        set { giveAccessibility { $0.groupsChildren = newValue } }
    }

    /// What the elements in the object are together; a table or list is told to displays as what they lie in.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { givenAccessibility?.containerType ?? .none }
        set { giveAccessibility { $0.containerType = newValue } }
    }

    /// How a person goes through what is in the object; no display's reader asks for it.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { givenAccessibility?.navigationStyle ?? .automatic }
        set { giveAccessibility { $0.navigationStyle = newValue } }
    }

    /// The language in which the object's texts are read, as "de" or "fr-CA"; nil for the app's. No display's reader asks for it.
    open var accessibilityLanguage: String? {
        get { givenAccessibility?.language }
        set { giveAccessibility { $0.language = newValue } }
    }

    // MARK: Actions

    /// The actions that assistive technology offers for the object besides activating it; nil for none.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { givenAccessibility?.customActions }
        set { giveAccessibility { $0.customActions = newValue } }
    }

    /// Called by accessibility in place of a tap on the element. An override does what the tap would do and returns
    /// true; false has the element tapped. It need not call `super`, which returns false.
    open func accessibilityActivate() -> Bool { false }
    /// Called by accessibility for an adjustable element to take its next greater value. An override changes the value;
    /// `super` does nothing.
    open func accessibilityIncrement() {}
    /// Called by accessibility for an adjustable element to take its next smaller value. An override changes the value;
    /// `super` does nothing.
    open func accessibilityDecrement() {}
    /// Called by accessibility to show another page of the content. An override scrolls and returns true; false asks
    /// the next responder. It need not call `super`, which returns false.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Called by accessibility to close what is open. An override closes it and returns true; false asks the next
    /// responder. It need not call `super`, which returns false.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Does the most important thing of the screen, as two taps of two fingers do on devices; no display has that gesture.
    /// An override does it and returns true, and need not call `super`, which returns false.
    open func accessibilityPerformMagicTap() -> Bool { false }
}

/// What the elements in an object are together.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0
    case dataTable
    case list
    case landmark
    case semanticGroup
}

import Foundation
import Synchronization

/// What an app says of any object for assistive technology, as on Apple's systems. Views, bar items and accessibility elements
/// have members of their own, which are read; others keep what they are given for whoever asks.
///
/// The members are the protocol's, so that a class's own come before them.
extension NSObjectProtocol {
    private var kept: KeptAccessibility {
        let object = self as AnyObject
        return AssociatedObjects.state(KeptAccessibility.self, of: object)
            ?? AssociatedObjects.addState(KeptAccessibility(), of: object)
    }

    /// Whether assistive technology stops at the object; false unless set.
    public var isAccessibilityElement: Bool {
        get { kept.values.isElement }
        set { kept.values.isElement = newValue }
    }
    /// What a person hears of the object; nil unless set.
    public var accessibilityLabel: String? {
        get { kept.values.label }
        set { kept.values.label = newValue }
    }
    /// What tests find the object by; nil unless set.
    public var accessibilityIdentifier: String? {
        get { kept.values.identifier }
        set { kept.values.identifier = newValue }
    }
    /// The text of the object's setting; nil unless set.
    public var accessibilityValue: String? {
        get { kept.values.value }
        set { kept.values.value = newValue }
    }
    /// The text about what comes of activating the object; nil unless set.
    public var accessibilityHint: String? {
        get { kept.values.hint }
        set { kept.values.hint = newValue }
    }
    /// The kind and state of the object; none unless set.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { kept.values.traits }
        set { kept.values.traits = newValue }
    }
    /// Where the object is, in the screen's coordinates, in points; zero unless set.
    public var accessibilityFrame: CGRect {
        get { kept.values.frame }
        set { kept.values.frame = newValue }
    }
    /// The object's outline, in points of the screen; nil unless set.
    public var accessibilityPath: UIBezierPath? {
        get { kept.values.path as? UIBezierPath }
        set { kept.values.path = newValue }
    }
    /// The point that activates the object, in points of the screen; the middle of its place unless set.
    public var accessibilityActivationPoint: CGPoint {
        get { kept.values.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { kept.values.activationPoint = newValue }
    }
    /// What assistive technology finds in the object in its place; nil unless set.
    public var accessibilityElements: [Any]? {
        get { kept.values.elements as? [Any] }
        set { kept.values.elements = newValue.map { $0 as NSArray } }
    }
    /// Whether neither the object nor what is in it is for assistive technology; false unless set.
    public var accessibilityElementsHidden: Bool {
        get { kept.values.hidesElements }
        set { kept.values.hidesElements = newValue }
    }
    /// Whether what is beside the object is not for assistive technology; false unless set.
    public var accessibilityViewIsModal: Bool {
        get { kept.values.isModal }
        set { kept.values.isModal = newValue }
    }
    /// Whether all that is in the object is read before anything beside it; false unless set.
    public var shouldGroupAccessibilityChildren: Bool {
        get { kept.values.groupsChildren }
        set { kept.values.groupsChildren = newValue }
    }
    /// The language in which the object's texts are read; nil unless set.
    public var accessibilityLanguage: String? {
        get { kept.values.language }
        set { kept.values.language = newValue }
    }
    /// What the elements in the object are together; nothing in particular unless set.
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { kept.values.containerType }
        set { kept.values.containerType = newValue }
    }
    /// How a person goes through the object's elements; as the system has it unless set.
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { kept.values.navigationStyle }
        set { kept.values.navigationStyle = newValue }
    }
}

/// How a person goes through the elements of an object.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// As the system has it.
    case automatic
    /// One element after another.
    case separate
    /// All as one.
    case combined
}

/// The texts that were given to an object that is no view.
private final class KeptAccessibility: Sendable {
    struct Values: @unchecked Sendable {
        var isElement = false
        var label: String?
        var identifier: String?
        var value: String?
        var hint: String?
        var traits = UIAccessibilityTraits.none
        var frame = CGRect.zero
        var path: NSObject?
        var activationPoint: CGPoint?
        var elements: NSArray?
        var hidesElements = false
        var isModal = false
        var groupsChildren = false
        var language: String?
        var containerType = UIAccessibilityContainerType.none
        var navigationStyle = UIAccessibilityNavigationStyle.automatic
    }

    private let store = Mutex(Values())

    var values: Values {
        get { store.withLock { $0 } }
        set { store.withLock { $0 = newValue } }
    }
}

import Foundation

/// Something that assistive technology may stop at: a view or a part of one.
@MainActor protocol AccessibilityObject: UIResponder {
    var isAccessibilityElement: Bool { get }
    var accessibilityLabel: String? { get }
    var accessibilityIdentifier: String? { get }
    var accessibilityValue: String? { get }
    var accessibilityHint: String? { get }
    var accessibilityTraits: UIAccessibilityTraits { get }
    var accessibilityFrame: CGRect { get }
    var accessibilityBox: CGRect { get }
    var accessibilityActivationPoint: CGPoint { get }
    var accessibilityElements: [Any]? { get }
    var accessibilityElementsHidden: Bool { get }
    var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get }
    /// Stays the same throughout a run.
    var accessibilityNumber: Int { get }
}

extension UIView: AccessibilityObject {
    var accessibilityNumber: Int { InspectionNumbers.number(of: self) }
}

extension UIAccessibilityElement: AccessibilityObject {
    var accessibilityNumber: Int { InspectionNumbers.number(of: self) }
}

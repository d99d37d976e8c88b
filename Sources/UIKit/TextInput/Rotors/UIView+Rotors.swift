import Foundation

extension UIView {
    /// The ways in which assistive technology goes through the view's content; nil for none. The display's has no rotor.
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { givenAccessibility?.customRotors as? [UIAccessibilityCustomRotor] }
        set { giveAccessibility { $0.customRotors = newValue } }
    }
}

/// What views of a class are to assistive technology.
struct AccessibilityRole {
    /// What traits do not tell.
    enum Kind: String {
        case textField, secureTextField, searchField, textView, `switch`, slider, pageControl, picker, cell, tab,
            segment
        case activityIndicator, progress, key

        // What other elements lie in.
        case table, list, navigationBar, tabBar, toolbar, alert, actionSheet, menu, keyboard, segmentedControl
    }

    var isElement = false
    var traits: UIAccessibilityTraits = []
    var kind: Kind?
    /// Whether elements inside are told to lie in this view.
    var isContainer = false
    /// Whether controls inside an element are elements by themselves.
    var keepsControls = false

    static func container(_ kind: Kind) -> AccessibilityRole { AccessibilityRole(kind: kind, isContainer: true) }
}

extension UIControl {
    /// The role of a control that is an element, with the traits of its state.
    func elementRole(_ traits: UIAccessibilityTraits, _ kind: AccessibilityRole.Kind? = nil) -> AccessibilityRole {
        var role = AccessibilityRole(isElement: true, traits: traits, kind: kind)
        if !isEnabled { role.traits.insert(.notEnabled) }
        if isSelected { role.traits.insert(.selected) }
        return role
    }
}

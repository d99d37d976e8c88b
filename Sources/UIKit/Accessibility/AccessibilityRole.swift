/// What views of a class are to assistive technology.
@_spi(Framework) public struct AccessibilityRole: Sendable {
    /// What traits do not tell.
    public enum Kind: String, Sendable {
        case textField, secureTextField, searchField, textView, `switch`, slider, pageControl, picker, cell, tab,
            segment
        case activityIndicator, progress, key

        // What other elements lie in.
        case table, list, navigationBar, tabBar, toolbar, alert, actionSheet, menu, keyboard, segmentedControl
    }

    /// Whether assistive technology stops at the view, and does not look at what is in it.
    public var isElement: Bool
    /// The traits of the view's present state.
    public var traits: UIAccessibilityTraits
    /// The kind of view, where traits do not tell it.
    public var kind: Kind?
    /// Whether elements inside are told to lie in this view.
    public var isContainer: Bool
    /// Whether controls inside an element are elements by themselves.
    public var keepsControls: Bool

    /// Makes a role; without arguments that of a view that is no element, whose subviews are looked at.
    public init(
        isElement: Bool = false, traits: UIAccessibilityTraits = [], kind: Kind? = nil, isContainer: Bool = false,
        keepsControls: Bool = false
    ) {
        (self.isElement, self.traits, self.kind) = (isElement, traits, kind)
        (self.isContainer, self.keepsControls) = (isContainer, keepsControls)
    }

    /// The role of a view whose elements are told to lie in it.
    public static func container(_ kind: Kind) -> AccessibilityRole { AccessibilityRole(kind: kind, isContainer: true) }

    /// The role of a view of which the app says what the elements in it are together.
    func containing(_ type: UIAccessibilityContainerType) -> AccessibilityRole {
        switch type {
        case .dataTable: .container(.table)
        case .list: .container(.list)
        case .none, .landmark, .semanticGroup: self
        }
    }
}

extension UIControl {
    /// The role of a control that is an element, with the traits of its state.
    @_spi(Framework) public func elementRole(
        _ traits: UIAccessibilityTraits, _ kind: AccessibilityRole.Kind? = nil
    ) -> AccessibilityRole {
        var role = AccessibilityRole(isElement: true, traits: traits, kind: kind)
        if !isEnabled { role.traits.insert(.notEnabled) }
        if isSelected { role.traits.insert(.selected) }
        return role
    }
}

import Foundation

/// The part of a view that the keyboard covers: its top is where content has to end.
///
/// While there is no keyboard the guide is as high as the safe area's bottom inset.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide keeps the safe area's inset while there is no keyboard.
    open var usesBottomSafeArea = true {
        didSet { if let layoutItem, usesBottomSafeArea != oldValue { layoutItem.engine?.firmDidChange(layoutItem) } }
    }

    /// Whether the guide follows a keyboard that is not docked to the screen's lower edge; the display's always is.
    open var followsUndockedKeyboard = false

    /// Makes a guide without a view.
    public override init() { super.init() }

    init(in view: UIView) {
        super.init(.keyboard, in: view, identifier: "UIViewKeyboardLayoutGuide")
        InputViews.shared.add(self)
    }

    override var keyboardHeight: CGFloat {
        guard let view = storedOwner else { return 0 }
        return max(view.keyboardOverlap, usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
    }
}

extension UIView {
    var keyboardGuide: UIKeyboardLayoutGuide {
        if let guide = layoutState.constraints.keyboardGuide { return guide }
        let guide = UIKeyboardLayoutGuide(in: self)
        layoutState.constraints.keyboardGuide = guide
        return guide
    }
}

import Foundation

extension UIView {
    /// The direction in which a view with a semantic content attribute lays out in this app.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// The direction in which a view with a semantic content attribute lays out where the surroundings have a direction.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(in: layoutDirection)
    }
}

extension UIApplication {
    /// The direction of the app's language.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UISemanticContentAttribute.unspecified.direction(for: UIScreen.main.traitCollection)
    }
}

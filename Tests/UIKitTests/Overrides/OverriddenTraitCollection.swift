import UIKit

// Without @testable, as an app is: a member that is no longer open, or went into an extension, stops these classes from
// compiling.

final class OverriddenTraitCollection: UITraitCollection, @unchecked Sendable {
    override func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        super.modifyingTraits(mutations)
    }
    override var userInterfaceStyle: UIUserInterfaceStyle { super.userInterfaceStyle }
    override var displayScale: CGFloat { super.displayScale }
    override var preferredContentSizeCategory: UIContentSizeCategory { super.preferredContentSizeCategory }
    override var userInterfaceIdiom: UIUserInterfaceIdiom { super.userInterfaceIdiom }
    override var layoutDirection: UITraitEnvironmentLayoutDirection { super.layoutDirection }
    override var displayGamut: UIDisplayGamut { super.displayGamut }
    override var horizontalSizeClass: UIUserInterfaceSizeClass { super.horizontalSizeClass }
    override var verticalSizeClass: UIUserInterfaceSizeClass { super.verticalSizeClass }
    override var forceTouchCapability: UIForceTouchCapability { super.forceTouchCapability }
    override var accessibilityContrast: UIAccessibilityContrast { super.accessibilityContrast }
    override var userInterfaceLevel: UIUserInterfaceLevel { super.userInterfaceLevel }
    override var legibilityWeight: UILegibilityWeight { super.legibilityWeight }
    override var activeAppearance: UIUserInterfaceActiveAppearance { super.activeAppearance }
    override func containsTraits(in trait: UITraitCollection?) -> Bool { super.containsTraits(in: trait) }
    override func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        super.hasDifferentColorAppearance(comparedTo: traitCollection)
    }
}

final class OverriddenException: NSException, @unchecked Sendable {
    override var name: NSExceptionName { super.name }
    override var reason: String? { super.reason }
    override var userInfo: [AnyHashable: Any]? { super.userInfo }
    override func raise() { super.raise() }
}

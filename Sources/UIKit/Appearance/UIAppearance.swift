import Foundation

/// An object that can be named as the surroundings that an appearance proxy is for.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose instances can be given their looks all at once.
///
/// What is set on a proxy goes to each instance that enters a window afterwards, unless the instance was given a value of
/// its own. A proxy can be for instances inside of certain others, the innermost named first.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    static func appearance(for trait: UITraitCollection) -> Self
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIAppearance where Self: NSObject {
    public static func appearance() -> Self { AppearanceProxies.shared.proxy(Self.self, in: [], for: nil) }

    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.shared.proxy(Self.self, in: containerTypes, for: nil)
    }

    public static func appearance(for trait: UITraitCollection) -> Self {
        AppearanceProxies.shared.proxy(Self.self, in: [], for: trait)
    }

    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.shared.proxy(Self.self, in: containerTypes, for: trait)
    }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

import Foundation

/// A class whose instances can be named as the surroundings that an appearance proxy is for.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose instances can be given their looks all at once.
///
/// Values that are set on a proxy go to each instance that enters a window afterwards, unless the instance was given a
/// value of its own. A proxy can be for instances inside of certain others, the innermost named first.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    /// The proxy for all instances of the class.
    static func appearance() -> Self
    /// The proxy for the instances inside of instances of other classes, the innermost named first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The proxy for the instances whose traits contain the given ones.
    static func appearance(for trait: UITraitCollection) -> Self
    /// The proxy for the instances whose traits contain the given ones, inside of instances of other classes, the
    /// innermost named first.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIAppearance where Self: NSObject {
    /// The proxy for all instances of the class: an instance that is never shown, the same at each call.
    public static func appearance() -> Self { AppearanceProxies.shared.proxy(Self.self, in: [], for: nil) }

    /// The proxy for the instances inside of instances of other classes, the innermost named first.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProxies.shared.proxy(Self.self, in: containerTypes, for: nil)
    }

    /// The proxy for the instances whose traits contain the given ones: an instance that is never shown, the same at
    /// each call.
    public static func appearance(for trait: UITraitCollection) -> Self {
        AppearanceProxies.shared.proxy(Self.self, in: [], for: trait)
    }

    /// The proxy for the instances whose traits contain the given ones, inside of instances of other classes, the
    /// innermost named first.
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

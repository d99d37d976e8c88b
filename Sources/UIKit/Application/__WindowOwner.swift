import Foundation

/// A delegate that may have a window, which it declares as `var window: UIWindow?`.
///
/// Objective-C's protocols need not be implemented in full, so that their members are optional themselves: on a delegate
/// known by its protocol alone `window` is a `UIWindow??`, while a class has its own. Here the class's property implements
/// the requirement of this protocol, and the delegates' protocols add the one that is optional twice.
@preconcurrency @MainActor public protocol __WindowOwner: NSObjectProtocol {
    /// The window that the delegate shows its interface in.
    @_disfavoredOverload var window: UIWindow? { get set }
}

extension __WindowOwner {
    /// Nil, for a class that declares no window; setting it has no effect.
    @_disfavoredOverload public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// The value of the class's own property.
    var ownWindow: UIWindow? {
        get { window }
        set { window = newValue }
    }
}

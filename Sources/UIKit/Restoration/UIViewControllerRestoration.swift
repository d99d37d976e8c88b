import Foundation

/// A class that makes controllers anew when an app's state is restored.
@preconcurrency @MainActor public protocol UIViewControllerRestoration: AnyObject {
    /// The controller for a path of restoration identifiers, from the window's root to the one that is wanted.
    ///
    /// - Parameter coder: What the controller of before encoded.
    /// - Returns: Nil leaves the controller, and those inside it, out.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

/// A data source that knows its elements by something that stays when their places change.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation: NSObjectProtocol {
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

extension UIApplication {
    /// The key of the app's version, `CFBundleVersion`, in what its delegate gets to decode.
    public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
    /// The key of the system's version in what the app's delegate gets to decode.
    public static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"
    /// The key of the kind of device, a `UIUserInterfaceIdiom`'s raw value, in what the app's delegate gets to decode.
    public static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiomKey"
    /// The key of the storyboard that a controller was made from, in what the controller encoded.
    public static let stateRestorationViewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboardKey"
}

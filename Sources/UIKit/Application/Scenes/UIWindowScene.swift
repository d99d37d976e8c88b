import Foundation

/// A scene that shows windows on a screen.
open class UIWindowScene: UIScene {
    /// The screen that shows the scene.
    open var screen: UIScreen { .main }

    /// The scene's windows that were shown, back to front.
    open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
    /// The application's key window, if the scene shows it; nil otherwise.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The coordinate space of the scene's backmost window; without windows, one that begins at the screen's top left
    /// corner.
    open var coordinateSpace: any UICoordinateSpace { windows.first ?? UIWindow(frame: screen.bounds) }
    /// The sizes that a person may give the scene: nil, as no display lets people size a scene.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    /// Whether the scene fills the screen: it always does.
    open var isFullScreen: Bool { true }
    var traitState = TraitState()
    /// The traits of the screen, with those that the scene replaces.
    open var traitCollection: UITraitCollection { traitState.current ?? ownTraits }
    /// Called by UIKit after the scene's traits have changed, with the traits from before. An override may call
    /// `super`, which does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// What the status bar over the scene shows.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()

    /// The orientation of the interface, which all scenes and windows share.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.interfaceOrientation
    }

    /// The present place of the scene on the screen.
    open var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

    /// Turns the scene to one of some orientations, until the device is turned the next time.
    ///
    /// The handler gets an error when the root controller supports none of them.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        turn(geometryPreferences, errorHandler)
    }
}

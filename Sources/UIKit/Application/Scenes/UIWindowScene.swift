import Foundation

/// A scene that shows windows on a screen.
open class UIWindowScene: UIScene {
    /// The screen that shows the scene.
    open var screen: UIScreen { .main }

    /// The scene's windows that were shown, back to front.
    open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var coordinateSpace: any UICoordinateSpace { windows.first ?? UIWindow(frame: screen.bounds) }
    var traitState = TraitState()
    /// The traits of the screen, with those that the scene replaces.
    open var traitCollection: UITraitCollection { traitState.current ?? ownTraits }
    /// The traits changed; called after the change.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var interfaceOrientation: UIInterfaceOrientation {
        screen.interfaceOrientation
    }

    /// Where the scene is on the screen.
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

import Foundation

/// The modes of the screen, of which it has one, and other screens, of which there are none.
extension UIScreen {
    /// The screen's mode.
    public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
    /// The mode that is best for the screen.
    public var preferredMode: UIScreenMode? { currentMode }
    /// The modes of the screen.
    public var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
    /// The screen that this one repeats; nil for none.
    public var mirrored: UIScreen? { nil }
    /// Whether the picture of the screen is recorded or sent elsewhere: nobody says so here.
    public var isCaptured: Bool { false }
    /// The frame for a window's content in points: all of the screen but the status bar.
    @available(*, deprecated, message: "Use the window's bounds")
    public var applicationFrame: CGRect { contentFrame }

    /// All of the screen but the status bar, in points: the frame of lists until somebody places them.
    var contentFrame: CGRect {
        let bar = UIApplication.shared.statusBar.isHidden ? 0 : configuration.statusBarHeight
        return CGRect(x: 0, y: bar, width: bounds.width, height: bounds.height - bar)
    }

    /// The notification of another screen that is connected; its object is that screen. No display connects one.
    public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// The notification of another screen that is gone; its object is that screen. No display connects one.
    public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// The notification of another mode; its object is the screen. The screen has one mode.
    public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    /// The notification of the beginning or the end of a recording; its object is the screen.
    public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
}

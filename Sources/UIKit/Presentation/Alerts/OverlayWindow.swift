import Foundation

/// A window above the app's own, for what presents itself without a controller of the app's.
final class OverlayWindow: UIWindow {
    /// Shows a controller over everything that the app shows, the keyboard left out.
    static func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil)
        -> OverlayWindow
    {
        let window = OverlayWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        root.present(controller, animated: animated, completion: completion)
        return window
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = .alert
    }

    required init?(coder: NSCoder) { nil }

    override var belongsToApp: Bool { false }
}

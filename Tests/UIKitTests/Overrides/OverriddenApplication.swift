import UIKit

// Without @testable, as an app is: a member that is no longer open, or went into an extension, stops these classes from
// compiling.

final class OverriddenApplication: UIApplication {
    override var connectedScenes: Set<UIScene> { super.connectedScenes }
    override var isStatusBarHidden: Bool {
        get { super.isStatusBarHidden }
        set { super.isStatusBarHidden = newValue }
    }
    override var statusBarStyle: UIStatusBarStyle {
        get { super.statusBarStyle }
        set { super.statusBarStyle = newValue }
    }
    override func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        super.setStatusBarHidden(hidden, with: animation)
    }
    override func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        super.setStatusBarStyle(statusBarStyle, animated: animated)
    }
    override var statusBarOrientation: UIInterfaceOrientation { super.statusBarOrientation }
    override func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        super.supportedInterfaceOrientations(for: window)
    }
    override var windows: [UIWindow] { super.windows }
    override var keyWindow: UIWindow? { super.keyWindow }
    override var applicationState: UIApplication.State { super.applicationState }
}

final class OverriddenScene: UIScene {
    override var session: UISceneSession { super.session }
    override var activationState: ActivationState { super.activationState }
}

final class OverriddenWindowScene: UIWindowScene {
    override var screen: UIScreen { super.screen }
    override var effectiveGeometry: Geometry { super.effectiveGeometry }
    override func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)?
    ) {
        super.requestGeometryUpdate(geometryPreferences, errorHandler: errorHandler)
    }
}

final class OverriddenScreen: UIScreen {
    override var traitCollection: UITraitCollection { super.traitCollection }
    override var bounds: CGRect { super.bounds }
    override var nativeBounds: CGRect { super.nativeBounds }
    override var scale: CGFloat { super.scale }
    override var nativeScale: CGFloat { super.nativeScale }
    override var maximumFramesPerSecond: Int { super.maximumFramesPerSecond }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
}

final class OverriddenDevice: UIDevice {
    override var name: String { super.name }
    override var model: String { super.model }
    override var localizedModel: String { super.localizedModel }
    override var systemName: String { super.systemName }
    override var systemVersion: String { super.systemVersion }
    override var userInterfaceIdiom: UIUserInterfaceIdiom { super.userInterfaceIdiom }
    override var orientation: UIDeviceOrientation { super.orientation }
    override var isGeneratingDeviceOrientationNotifications: Bool { super.isGeneratingDeviceOrientationNotifications }
    override func beginGeneratingDeviceOrientationNotifications() {
        super.beginGeneratingDeviceOrientationNotifications()
    }
    override func endGeneratingDeviceOrientationNotifications() { super.endGeneratingDeviceOrientationNotifications() }
}

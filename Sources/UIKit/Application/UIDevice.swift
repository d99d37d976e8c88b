import DisplayProtocol
import Foundation

/// How the device is held: the names say which way its top was turned.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device that the app believes to run on.
@preconcurrency @MainActor open class UIDevice: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIDevice") }

    public static let current = UIDevice()

    /// Posted with the device when it is held another way, whether or not the interface turns.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

    public override init() { super.init() }

    open var name: String { UIScreen.main.configuration.deviceName }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var systemName: String { "iOS" }
    open var systemVersion: String { "17.5" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

    // MARK: Orientation

    open var orientation: UIDeviceOrientation { InterfaceRotation.shared.device }

    private var requests: OrientationNotifications { .shared }

    open var isGeneratingDeviceOrientationNotifications: Bool { requests.count > 0 }
    open func beginGeneratingDeviceOrientationNotifications() { requests.count += 1 }
    open func endGeneratingDeviceOrientationNotifications() { requests.count = max(0, requests.count - 1) }

    func tellOrientationChange() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
}

/// How often notifications of the device's orientation were asked for.
@MainActor private final class OrientationNotifications: SessionPart {
    // UIKit itself asks first, so that it can turn the interface.
    var count = 1
}

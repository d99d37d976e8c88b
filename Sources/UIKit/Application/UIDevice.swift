import DisplayProtocol
import Foundation

/// The way in which the device is held; the names of the cases say which way the device's top was turned.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether the device is held upright, the right way up or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is held on one of its sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies flat, on its back or on its screen.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can be upright on a device held so: false for one that lies flat and for `unknown`.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The kind of interface of the device. Deprecated in iOS 13 in favour of `UIDevice.userInterfaceIdiom`.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}

/// The device that the app believes to run on, which the display plays.
@preconcurrency @MainActor open class UIDevice: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            name: "UIDevice", properties: ["orientation": { _, _ in reportSetOrientation() }],
            getters: ["orientation": { ($0 as? UIDevice)?.orientation.rawValue }],
            classMethods: ["currentDevice": { _, _ in current }])
    }

    /// The one device.
    public static let current = UIDevice()

    /// Posted with the device when the way it is held changes, whether or not the interface turns; not while
    /// `isGeneratingDeviceOrientationNotifications` is false.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

    public override init() { super.init() }

    /// The device's name, as the display gives it.
    open var name: String { UIScreen.main.configuration.deviceName }
    /// The kind of device: "iPad" on a pad and "iPhone" otherwise.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The kind of device as `model` has it, in no other language.
    open var localizedModel: String { model }
    /// The name of the operating system that the app believes to run on: "iOS".
    open var systemName: String { "iOS" }
    /// The version of the operating system that the app believes to run on: "17.5".
    open var systemVersion: String { "17.5" }
    /// The kind of interface that the screen's traits name: that of a phone or of a pad.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }

    // MARK: Orientation

    /// The way in which the device is held, as the display last said.
    open var orientation: UIDeviceOrientation { InterfaceRotation.shared.device }

    // Choice (7.04): as since iOS 16, setting the orientation by its key says that it is not supported, and turns nothing.
    private static func reportSetOrientation() {
        DiagnosticsChannel.shared.report(
            "device-orientation-set",
            "Setting UIDevice.orientation is not supported. Please use UIWindowScene.requestGeometryUpdate(_:)",
            advice: "The interface turns where the scene is asked to, by requestGeometryUpdate(_:), or where the "
                + "controllers' supportedInterfaceOrientations change.")
    }

    private var requests: OrientationNotifications { .shared }

    /// Whether a change of the device's orientation is posted: true from the start, since UIKit itself has asked for
    /// it.
    open var isGeneratingDeviceOrientationNotifications: Bool { requests.count > 0 }
    /// Asks for notifications of the device's orientation; requests are counted.
    open func beginGeneratingDeviceOrientationNotifications() { requests.count += 1 }
    /// Takes back one request for notifications of the device's orientation; posting ends when none is left.
    open func endGeneratingDeviceOrientationNotifications() { requests.count = max(0, requests.count - 1) }

    func tellOrientationChange() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
}

/// The count of the requests for notifications of the device's orientation.
@MainActor private final class OrientationNotifications: SessionPart {
    // UIKit itself asks first, so that it can turn the interface.
    var count = 1
}

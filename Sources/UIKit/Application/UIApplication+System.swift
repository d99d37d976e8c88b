import DisplayProtocol
import Foundation

/// What apps ask of the system around them, answered as the iOS Simulator answers.
@MainActor final class SystemRequests: SessionPart {
    var ignoredInteractions = 0
    var isIdleTimerDisabled = false
    var showsNetworkActivity = false
    var shakesToEdit = true
    var badgeNumber = 0
    var alternateIconName: String?
    var shortcutItems: [UIApplicationShortcutItem] = []
    var backgroundTasks: Set<Int> = []
    var lastBackgroundTask = 0
}

/// A piece of work that goes on in the background, by its number.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number; 0 is that of no work.
    public let rawValue: Int
    /// Makes an identifier of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The identifier of no work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether apps are woken in the background to refresh what they show.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

/// Interaction, and what the device shows of the app.
extension UIApplication {
    private var requests: SystemRequests { .shared }

    /// Has fingers that come down from now on ignored, until `endIgnoringInteractionEvents()` was called as often.
    public func beginIgnoringInteractionEvents() { requests.ignoredInteractions += 1 }
    /// Takes back one call of `beginIgnoringInteractionEvents()`.
    public func endIgnoringInteractionEvents() {
        requests.ignoredInteractions = max(0, requests.ignoredInteractions - 1)
    }
    /// Whether fingers that come down are ignored.
    public var isIgnoringInteractionEvents: Bool { requests.ignoredInteractions > 0 }

    /// Whether the device is kept from falling asleep. No device here falls asleep.
    public var isIdleTimerDisabled: Bool {
        get { requests.isIdleTimerDisabled }
        set { requests.isIdleTimerDisabled = newValue }
    }

    /// Whether the app uses the network. Devices with a screen without margins show nothing of it.
    public var isNetworkActivityIndicatorVisible: Bool {
        get { requests.showsNetworkActivity }
        set { requests.showsNetworkActivity = newValue }
    }

    /// Whether shaking the device offers to undo; true unless set.
    public var applicationSupportsShakeToEdit: Bool {
        get { requests.shakesToEdit }
        set { requests.shakesToEdit = newValue }
    }

    /// The number on the app's icon; no display shows the icon.
    public var applicationIconBadgeNumber: Int {
        get { requests.badgeNumber }
        set { requests.badgeNumber = max(0, newValue) }
    }

    /// The direction of text in the app's language.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Whether the app may have several scenes at once: it has one.
    public var supportsMultipleScenes: Bool { false }
    /// The sessions of the app's scenes.
    public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
    /// Whether files that the device protects can be read: it is never locked.
    public var isProtectedDataAvailable: Bool { true }

}

/// Icons.
extension UIApplication {
    /// The names of the app's other icons in the Info.plist.
    private var alternateIcons: Set<String> {
        let icons = AppInfo.value("CFBundleIcons") as? [String: Any]
        return Set((icons?["CFBundleAlternateIcons"] as? [String: Any] ?? [:]).keys)
    }

    /// Whether the Info.plist names other icons.
    public var supportsAlternateIcons: Bool { !alternateIcons.isEmpty }
    /// The name of the icon in the place of the app's own; nil for its own.
    public var alternateIconName: String? { requests.alternateIconName }

    /// Puts another icon of the Info.plist in the place of the app's own; nil brings that back. The handler, on the main
    /// queue, gets an error for a name that the Info.plist does not have.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        let error = changeIcon(to: alternateIconName)
        guard let completionHandler else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(error) } }
    }

    /// Puts another icon of the Info.plist in the place of the app's own; nil brings that back.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        if let error = changeIcon(to: alternateIconName) { throw error }
    }

    private func changeIcon(to name: String?) -> NSError? {
        if let name, !alternateIcons.contains(name) {
            return NSError(
                domain: NSCocoaErrorDomain, code: CocoaError.Code.fileNoSuchFile.rawValue,
                userInfo: [NSLocalizedDescriptionKey: "The Info.plist has no alternate icon '\(name)'."])
        }
        requests.alternateIconName = name
        return nil
    }
}

/// Work in the background, which here goes on as long as the app runs.
extension UIApplication {
    /// Says that work goes on in the background until `endBackgroundTask(_:)`. The handler is not called: the time for
    /// such work does not run out.
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

    /// Says that work of a name goes on in the background until `endBackgroundTask(_:)`. The handler is not called: the
    /// time for such work does not run out.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        requests.lastBackgroundTask += 1
        requests.backgroundTasks.insert(requests.lastBackgroundTask)
        return UIBackgroundTaskIdentifier(rawValue: requests.lastBackgroundTask)
    }

    /// Says that a piece of work has ended.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        requests.backgroundTasks.remove(identifier.rawValue)
    }

    /// The seconds that are left for work in the background: no end is near.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// Whether the app is woken in the background: it may be, but no system here does so.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    /// The interval that wakes an app in the background as often as the system allows.
    public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
    /// The interval that never wakes an app in the background.
    public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }
}

/// More notifications.
extension UIApplication {
    /// Posted with the application when the time of day makes a jump, as at midnight; no display does that.
    public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// Posted with the application when the person takes a picture of the screen; no display says so.
    public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// Posted with the application when `backgroundRefreshStatus` changes, which it does not here.
    public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    /// Posted with the application when the device was unlocked; it is never locked here.
    public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// Posted with the application when the device is about to be locked; it is never locked here.
    public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
}

import Foundation

/// What the person allows the app.
public final class UNNotificationSettings: NSObject, NSCopying, Sendable {
    /// Whether the person allows notifications.
    public let authorizationStatus: UNAuthorizationStatus
    private let options: UNAuthorizationOptions

    init(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
        (authorizationStatus, self.options) = (status, options)
    }

    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        options.contains(option) ? authorizationStatus == .denied ? .disabled : .enabled : .notSupported
    }

    /// Whether sounds are allowed.
    public var soundSetting: UNNotificationSetting { setting(.sound) }
    /// Whether numbers on the icon are allowed.
    public var badgeSetting: UNNotificationSetting { setting(.badge) }
    /// Whether banners are allowed.
    public var alertSetting: UNNotificationSetting { setting(.alert) }
    /// Whether notifications are kept in the list.
    public var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
    /// Whether notifications are shown while the device is locked.
    public var lockScreenSetting: UNNotificationSetting { setting(.alert) }
    /// Whether notifications are shown in a car.
    public var carPlaySetting: UNNotificationSetting { setting(.carPlay) }
    /// Whether sounds are allowed where the device is silent.
    public var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }
    /// Whether messages are read aloud.
    public var announcementSetting: UNNotificationSetting { setting(.announcement) }
    /// Whether notifications break through.
    public var timeSensitiveSetting: UNNotificationSetting { setting(.timeSensitive) }
    /// How banners are shown.
    public var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
    /// When content is shown while the device is locked.
    public var showPreviewsSetting: UNShowPreviewsSetting { .always }
    /// Whether the settings have a button that leads to the app's own.
    public var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }

    /// The same settings.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

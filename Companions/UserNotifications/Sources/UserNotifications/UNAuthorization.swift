/// What the person allows an app as to notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// What an app asks the person to allow.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Numbers on the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Banners and lists.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Notifications in a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Sounds even where the device is silent.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// A button that leads to the app's own settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Notifications that come without a sound, and nobody asked.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    /// Messages read aloud.
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    /// Notifications that break through.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// How a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its number on the app's icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// Its sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// A banner and a place in the list, by an older name.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// A place in the list.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// A banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Whether the person allows a kind of notifications.
public enum UNNotificationSetting: Int, Sendable {
    case notSupported, disabled, enabled
}

/// How banners are shown.
public enum UNAlertStyle: Int, Sendable {
    case none, banner, alert
}

/// When the content of notifications is shown while the device is locked.
public enum UNShowPreviewsSetting: Int, Sendable {
    case always, whenAuthenticated, never
}

/// How much a notification may interrupt.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive, active, timeSensitive, critical
}

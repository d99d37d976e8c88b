import Foundation

/// Keys of launches that do not happen here, but for that of a shortcut item: no system sends an app messages.
extension UIApplication.LaunchOptionsKey {
    private static func key(_ name: String) -> Self { Self(rawValue: "UIApplicationLaunchOptions\(name)Key") }

    /// The key of the shortcut item that the app was launched by.
    public static let shortcutItem = key("ShortcutItem")
    /// The key of the app that asked for the launch; none does here.
    public static let sourceApplication = key("SourceApplication")
    /// The key of a property list from the app that asked for the launch; none does here.
    public static let annotation = key("Annotation")
    /// The key of the remote notification that the app was launched by; none comes here.
    public static let remoteNotification = key("RemoteNotification")
    /// The key of the local notification that the app was launched by; none comes here.
    public static let localNotification = key("LocalNotification")
    /// The key that says that the app was launched by a change of place; it is not here.
    public static let location = key("Location")
    /// The key of the user activity that the app was launched by; none comes here.
    public static let userActivityDictionary = key("UserActivityDictionary")
    /// The key of the type of the user activity that the app was launched by; none comes here.
    public static let userActivityType = key("UserActivityType")
    /// The key of the central managers that the app was launched for; there is no Bluetooth here.
    public static let bluetoothCentrals = key("BluetoothCentrals")
    /// The key of the peripheral managers that the app was launched for; there is no Bluetooth here.
    public static let bluetoothPeripherals = key("BluetoothPeripherals")
}

/// The menu of the app's icon.
extension UIApplication {
    /// The items that the app adds to the menu of its icon, after those of the Info.plist; kept as long as the app runs.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { SystemRequests.shared.shortcutItems }
        set {
            // What can still be changed is copied.
            SystemRequests.shared.shortcutItems = (newValue ?? []).map { UIApplicationShortcutItem($0.current) }
        }
    }
}

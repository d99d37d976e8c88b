import Foundation

/// The values of the app's Info.plist, for the frameworks that stand beside UIKit.
@_spi(Framework) @MainActor public enum AppProperties {
    /// A value of the Info.plist for this kind of device: `Key~ipad` or `Key~iphone` comes before `Key`.
    public static func value(_ key: String) -> Any? { AppInfo.value(key) }

    /// The app's name as it stands below its icon, and in what the system asks about the app.
    public static var appName: String {
        let names = ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { value($0) as? String }
        return names.first { !$0.isEmpty } ?? ProcessInfo.processInfo.processName
    }

    /// Puts other values in the place of the app's, until the session ends: for tests.
    public static func replace(with values: [String: Any]) { AppInfo.source = { values[$0] } }
}

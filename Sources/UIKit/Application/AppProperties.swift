/// The values of the app's Info.plist, for the frameworks that stand beside UIKit.
@_spi(Framework) @MainActor public enum AppProperties {
    /// A value of the Info.plist for this kind of device: `Key~ipad` or `Key~iphone` comes before `Key`.
    public static func value(_ key: String) -> Any? { AppInfo.value(key) }

    /// Puts other values in the place of the app's, until the session ends: for tests.
    public static func replace(with values: [String: Any]) { AppInfo.source = { values[$0] } }
}

import Foundation

/// What the app's Info.plist says.
@MainActor enum AppInfo {
    /// Where values come from; a test puts its own in place.
    static var source: (String) -> Any? = { Bundle.main.object(forInfoDictionaryKey: $0) }

    /// Where the app's storyboards lie.
    static var bundle = Bundle.main

    /// A value for this kind of device: `Key~ipad` or `Key~iphone` comes before `Key`.
    static func value(_ key: String) -> Any? {
        let device = UIScreen.main.device.idiom == .pad ? "ipad" : "iphone"
        return source("\(key)~\(device)") ?? source(key)
    }

    static func reset() {
        source = { Bundle.main.object(forInfoDictionaryKey: $0) }
        bundle = .main
    }
}

import Foundation

/// What the app's Info.plist says.
@MainActor final class AppInfo: SessionPart {
    private var source: (String) -> Any? = { Bundle.main.object(forInfoDictionaryKey: $0) }
    private var bundle = Bundle.main

    /// Where values come from; a test puts its own in place.
    static var source: (String) -> Any? {
        get { shared.source }
        set { shared.source = newValue }
    }

    /// Where the app's storyboards lie.
    static var bundle: Bundle {
        get { shared.bundle }
        set { shared.bundle = newValue }
    }

    /// A value for this kind of device: `Key~ipad` or `Key~iphone` comes before `Key`.
    static func value(_ key: String) -> Any? {
        let device = UIScreen.main.device.idiom == .pad ? "ipad" : "iphone"
        return source("\(key)~\(device)") ?? source(key)
    }
}

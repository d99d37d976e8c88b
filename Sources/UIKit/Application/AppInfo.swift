import Foundation

/// The values of the app's Info.plist.
@MainActor final class AppInfo: SessionPart {
    private var source: (String) -> Any? = { Bundle.main.object(forInfoDictionaryKey: $0) }
    private var bundle = Bundle.main

    /// The source of the values; a test puts its own in place.
    static var source: (String) -> Any? {
        get { shared.source }
        set { shared.source = newValue }
    }

    /// The bundle of the app's storyboards.
    static var bundle: Bundle {
        get { shared.bundle }
        set { shared.bundle = newValue }
    }

    /// The style in which the app is shown whatever the device's is; nil where it follows the device.
    static var onlyStyle: UIUserInterfaceStyle? {
        switch source("UIUserInterfaceStyle") as? String {
        case "Light": .light
        case "Dark": .dark
        default: nil
        }
    }

    /// A value for this kind of device: `Key~ipad` or `Key~iphone` comes before `Key`.
    static func value(_ key: String) -> Any? {
        let device = UIScreen.main.device.idiom == .pad ? "ipad" : "iphone"
        return source("\(key)~\(device)") ?? source(key)
    }
}

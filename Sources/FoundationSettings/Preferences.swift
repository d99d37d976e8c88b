import Foundation
import Synchronization

/// The languages and the region that a person has chosen in a device's settings, which Foundation on Linux has no place for.
///
/// They come as arguments, as they do from Xcode (`-AppleLanguages (de) -AppleLocale de_DE`), or from what the app has
/// written into its defaults, or else they are those of a device from the United States.
package struct Preferences: Sendable {
    /// Best first, such as `de` or `pt-BR`.
    package let languages: [String]
    package let locale: Locale
    /// The calendar of the locale.
    package let calendar: Calendar

    package static var current: Preferences { stored.withLock { $0 } }

    /// Takes over what the arguments and defaults say now; Foundation reads them when a process begins.
    package static func reload() {
        let new = Preferences(.standard)
        stored.withLock { $0 = new }
    }

    /// Puts the languages among the defaults, where apps look for them; what an app writes there itself goes before.
    package static func registerDefaults() {
        UserDefaults.standard.register(defaults: ["AppleLanguages": current.languages])
    }

    private static let stored = Mutex(Preferences(.standard))

    private init(_ defaults: UserDefaults) {
        let languages = defaults.stringArray(forKey: "AppleLanguages") ?? []
        self.languages = languages.isEmpty ? ["en-US"] : languages.map { $0.replacingOccurrences(of: "_", with: "-") }
        let identifier = defaults.string(forKey: "AppleLocale") ?? self.languages[0]
        locale = Locale(identifier: Self.withRegion(identifier))
        var calendar = Calendar(identifier: locale.calendar.identifier)
        calendar.locale = locale
        self.calendar = calendar
    }

    /// A language's locale in the region where most of its speakers are: `de_DE` for `de`.
    private static func withRegion(_ identifier: String) -> String {
        let identifier = identifier.replacingOccurrences(of: "-", with: "_")
        let locale = Locale(identifier: identifier)
        guard locale.region == nil else { return identifier }
        let full = Locale.Language(identifier: Locale.Language(identifier: identifier).maximalIdentifier)
        return full.region.map { "\(identifier)_\($0.identifier)" } ?? identifier
    }
}

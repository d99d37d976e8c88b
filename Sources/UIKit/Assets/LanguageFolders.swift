import Foundation

/// The order in which a bundle's folders are searched for a resource.
enum LanguageFolders {
    /// The folders of the languages that the person prefers, of the one the app was written in, and the bundle itself.
    static func of(_ bundle: Bundle) -> [URL] {
        let top = bundle.resourceURL ?? bundle.bundleURL
        var names: [String] = []
        for language in preferred {
            names.append(language)
            names.append(language.replacingOccurrences(of: "-", with: "_"))
            if let plain = language.split(whereSeparator: { "-_".contains($0) }).first { names.append(String(plain)) }
        }
        names.append("Base")
        // `Bundle.developmentLocalization` traps on Linux for a bundle without Info.plist.
        if let language = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String {
            names.append(language)
        }
        names.append("en")
        var seen: Set<String> = []
        let languages = names.filter { seen.insert($0).inserted }.map { top.appendingPathComponent("\($0).lproj") }
        return languages.filter { FileManager.default.fileExists(atPath: $0.path) } + [top]
    }

    /// The languages that the person prefers, best first: those of the run, which come as an argument as they do from
    /// Xcode (`-AppleLanguages (de)`), or else the machine's.
    private static var preferred: [String] {
        UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? Locale.preferredLanguages
    }
}

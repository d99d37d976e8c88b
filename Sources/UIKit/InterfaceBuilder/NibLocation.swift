import Foundation

/// Where a bundle keeps Interface Builder documents: language folders first, device variants before general ones
/// (fact 9.14).
@MainActor enum NibLocation {
    static func url(named name: String, extension fileExtension: String = "xib", in bundle: Bundle) -> URL? {
        guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
        let variant = UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        for folder in folders(of: bundle) {
            for fileName in ["\(name)\(variant)", name] {
                let url = folder.appendingPathComponent("\(fileName).\(fileExtension)")
                if FileManager.default.fileExists(atPath: url.path) { return url }
            }
        }
        return nil
    }

    /// The folders of the languages that the person prefers, of the one the app was written in, and the bundle itself.
    static func folders(of bundle: Bundle) -> [URL] {
        let top = bundle.resourceURL ?? bundle.bundleURL
        // `preferredLocalizations` traps on Linux for a bundle that declares none.
        var names: [String] = []
        for language in Locale.preferredLanguages {
            names.append(language)
            names.append(language.replacingOccurrences(of: "-", with: "_"))
            if let plain = language.split(whereSeparator: { "-_".contains($0) }).first { names.append(String(plain)) }
        }
        names.append("Base")
        if let language = bundle.developmentLocalization { names.append(language) }
        names.append("en")
        var seen: Set<String> = []
        let languages = names.filter { seen.insert($0).inserted }.map { top.appendingPathComponent("\($0).lproj") }
        return languages.filter { FileManager.default.fileExists(atPath: $0.path) } + [top]
    }
}

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
        guard let top = bundle.resourceURL ?? Optional(bundle.bundleURL) else { return [] }
        var names = bundle.preferredLocalizations.map { "\($0).lproj" }
        names.append("Base.lproj")
        if let language = bundle.developmentLocalization { names.append("\(language).lproj") }
        names.append("en.lproj")
        var seen: Set<String> = []
        let languages = names.filter { seen.insert($0).inserted }.map { top.appendingPathComponent($0) }
        return languages.filter { FileManager.default.fileExists(atPath: $0.path) } + [top]
    }
}

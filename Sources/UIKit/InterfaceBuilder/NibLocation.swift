import Foundation

/// Where a bundle keeps Interface Builder documents: language folders first, device variants before general ones
/// (fact 9.14).
@MainActor enum NibLocation {
    static func url(named name: String, extension fileExtension: String = "xib", in bundle: Bundle) -> URL? {
        guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
        let variant = UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        for folder in LanguageFolders.of(bundle) {
            for fileName in ["\(name)\(variant)", name] {
                let url = folder.appendingPathComponent("\(fileName).\(fileExtension)")
                if FileManager.default.fileExists(atPath: url.path) { return url }
            }
        }
        return nil
    }
}

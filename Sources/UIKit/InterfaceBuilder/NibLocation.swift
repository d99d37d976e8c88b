internal import FoundationSettings
import Foundation

/// Where a bundle keeps Interface Builder documents: language folders first, device variants before general ones
/// (fact 9.14).
@MainActor enum NibLocation {
    /// - Parameter fileExtension: That of the document's source; in bundles nibs have the name that they have on iOS.
    static func url(named name: String, extension fileExtension: String = "xib", in bundle: Bundle) -> URL? {
        guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
        let variant = UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        for folder in LanguageFolders.of(bundle) {
            for fileName in ["\(name)\(variant)", name] {
                for built in fileExtension == "xib" ? ["nib", "xib"] : [fileExtension] {
                    let url = folder.appendingPathComponent("\(fileName).\(built)")
                    if FileManager.default.fileExists(atPath: url.path) { return url }
                }
            }
        }
        return nil
    }

    /// A document in the language of the run; nil if there is no such file.
    static func document(
        named name: String, extension fileExtension: String = "xib", in bundle: Bundle
    ) throws(NibError) -> NibDocument? {
        guard let url = url(named: name, extension: fileExtension, in: bundle) else { return nil }
        return try NibDocumentCache.document(at: url, strings: strings(of: url, in: bundle))
    }

    /// The table that translates a document of the base language: that of the first language of the run that has one.
    private static func strings(of document: URL, in bundle: Bundle) -> URL? {
        let home = document.deletingLastPathComponent()
        let name = document.deletingPathExtension().lastPathComponent
        for folder in LanguageFolders.of(bundle) {
            // The document is in this language itself.
            if folder.standardizedFileURL == home.standardizedFileURL { return nil }
            let url = folder.appendingPathComponent("\(name).strings")
            if FileManager.default.fileExists(atPath: url.path) { return url }
        }
        return nil
    }
}

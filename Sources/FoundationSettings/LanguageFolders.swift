import Foundation

/// The order in which a bundle's folders are searched for a resource.
package enum LanguageFolders {
    /// The folders of the languages that the person prefers, of the one the app was written in, and the bundle itself.
    package static func of(_ bundle: Bundle) -> [URL] {
        of(bundle.resourceURL ?? bundle.bundleURL, developmentRegion: developmentRegion(of: bundle))
    }

    /// `Bundle.developmentLocalization` traps on Linux for a bundle without Info.plist.
    static func developmentRegion(of bundle: Bundle) -> String? {
        bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    }

    /// The folders inside a bundle's folder of resources, and that one last.
    static func of(_ top: URL, developmentRegion: String?) -> [URL] {
        var names: [String] = []
        for language in Preferences.current.languages { names += Self.names(of: language) }
        names.append("Base")
        // An app without the person's languages speaks that of its author.
        if let developmentRegion { names += Self.names(of: developmentRegion) }
        names.append("en")
        var seen: Set<String> = []
        let languages = names.filter { seen.insert($0).inserted }.map { top.appendingPathComponent("\($0).lproj") }
        return languages.filter { FileManager.default.fileExists(atPath: $0.path) } + [top]
    }

    /// What a language's folder may be called, best first.
    static func names(of language: String) -> [String] {
        let parts = language.split(whereSeparator: { "-_".contains($0) }).map(String.init)
        let shorter = (1..<max(parts.count, 1)).reversed().map { parts.prefix($0) }
        let all = [parts[...]] + shorter
        return [language] + all.flatMap { [$0.joined(separator: "-"), $0.joined(separator: "_")] }
    }

    /// The languages of a list that the person would be shown, best first: those that are preferred, or else the
    /// author's, or else the first.
    static func preferred(from available: [String], by languages: [String], developmentRegion: String?) -> [String] {
        var found: [String] = []
        for language in languages {
            guard let name = names(of: language).first(where: available.contains) else { continue }
            if !found.contains(name) { found.append(name) }
        }
        if !found.isEmpty { return found }
        let author = [developmentRegion, "en"].compactMap { $0 }.flatMap(names(of:))
        let first = author.first(where: available.contains) ?? available.first { $0 != "Base" } ?? available.first
        return first.map { [$0] } ?? []
    }
}

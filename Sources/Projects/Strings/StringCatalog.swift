import Foundation

/// A string catalog: keys with their texts in all languages.
struct StringCatalog {
    /// The table's name, by which strings are looked up.
    let table: String
    /// The folder in the bundle that the languages' folders go to; empty or with a slash at its end.
    let folder: String
    let sourceLanguage: String
    private let strings: [String: JSONValue]
    /// Whether it translates an Interface Builder file, whose own texts are those of the source language.
    private let isOfDocument: Bool

    init(_ resource: Resource) throws(ProjectError) {
        let name = resource.url.path
        let data = try FileReading.contents(of: resource.url, name: name, limitInMegabytes: 64)
        let value = try JSONValue.parse(data, name: name)
        guard case .object(let strings) = value["strings"], let language = value["sourceLanguage"].string else {
            throw .malformed(file: name, line: nil, reason: "not a string catalog")
        }
        self.strings = strings
        sourceLanguage = language
        table = resource.url.deletingPathExtension().lastPathComponent
        var parts = resource.bundlePath.split(separator: "/").dropLast().map(String.init)
        // Catalogs of Interface Builder files lie in `mul.lproj`.
        isOfDocument = parts.last?.hasSuffix(".lproj") == true
        if isOfDocument { parts.removeLast() }
        folder = parts.map { $0 + "/" }.joined()
    }

    /// Every language that a text is in, the source language first.
    var languages: [String] {
        let all = strings.values.reduce(into: Set<String>()) { found, string in
            if case .object(let localizations) = string["localizations"] { found.formUnion(localizations.keys) }
        }
        return [sourceLanguage] + all.subtracting([sourceLanguage]).sorted().filter { !$0.contains("/") }
    }

    /// The texts of a language and the rules of those that vary, each by its key.
    // Choice (string catalogs): what has no text in a language has that of the source language there.
    func tables(for language: String) -> (texts: [String: PlistValue], rules: [String: PlistValue]) {
        var texts: [String: PlistValue] = [:]
        var rules: [String: PlistValue] = [:]
        for (key, string) in strings {
            let localizations = string["localizations"]
            let source = isOfDocument ? nil : StringLocalization(localizations[sourceLanguage])
            let isTranslated = language == sourceLanguage || !string["shouldTranslate"].isFalse
            let own = isTranslated ? StringLocalization(localizations[language]) : nil
            switch (own ?? source)?.compiled {
            case .text(let text): texts[key] = .string(text)
            case .rules(let entry): rules[key] = .dictionary(entry)
            case nil: break
            }
        }
        return (texts, rules)
    }
}

extension JSONValue {
    fileprivate var isFalse: Bool { if case .boolean(false) = self { true } else { false } }
}

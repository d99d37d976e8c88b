import Foundation

/// The dictionaries of the machine.
@MainActor final class SpellingDictionaries: SessionPart {
    private static let folders = ["/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts"]

    private let library = NativePlugin(
        library: "libhunspell-1.7.so.0", for: "UITextChecker", package: "libhunspell-1.7-0",
        without: "no word counts as misspelled")
    private var opened: [String: SpellingDictionary] = [:]
    private lazy var files: [String: URL] = Self.findFiles()

    init() {}

    /// The names of all dictionaries, such as `en_US`.
    var languages: [String] { files.keys.sorted() }

    private static func findFiles() -> [String: URL] {
        var files: [String: URL] = [:]
        for folder in folders {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where name.hasSuffix(".dic") {
                let language = String(name.dropLast(4)).replacingOccurrences(of: "-", with: "_")
                let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
                let rules = file.deletingPathExtension().appendingPathExtension("aff")
                guard files[language] == nil, FileManager.default.fileExists(atPath: rules.path) else { continue }
                files[language] = file
            }
        }
        return files
    }

    /// The dictionary of a language, or of the language in some region; nil, which is reported, without one.
    func dictionary(for language: String) -> SpellingDictionary? {
        let wanted = language.replacingOccurrences(of: "-", with: "_")
        let name =
            [wanted, Self.usualRegions[wanted]].compactMap { $0 }.first { files[$0] != nil }
            ?? languages.first { $0.hasPrefix(wanted.prefix(2) + "_") || $0 == wanted.prefix(2) }
        guard let name, let file = files[name] else {
            report(wanted)
            return nil
        }
        if let known = opened[name] { return known }
        guard let made = SpellingDictionary(file, library) else { return nil }
        opened[name] = made
        return made
    }

    /// The region that a language is taken from where only the language is named.
    private static let usualRegions = ["en": "en_US", "de": "de_DE", "fr": "fr_FR", "es": "es_ES", "pt": "pt_PT"]

    private func report(_ language: String) {
        let name = language.lowercased().replacingOccurrences(of: "_", with: "-")
        DiagnosticsChannel.shared.report(
            limit: .plugin,
            "UITextChecker: the machine has no dictionary of '\(language)', so no word counts as misspelled.",
            advice: "Install one: sudo apt-get install hunspell-\(name == "en" ? "en-us" : name)")
    }
}

/// A dictionary of a language, opened by Hunspell, which the machine's other programs use as well.
@MainActor final class SpellingDictionary {
    private typealias Make = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
    private typealias End = @convention(c) (OpaquePointer) -> Void
    private typealias Spell = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> CInt
    private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private typealias Suggest =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<Words?>, UnsafePointer<CChar>
        ) -> CInt
    private typealias FreeList = @convention(c) (OpaquePointer, UnsafeMutablePointer<Words?>, CInt) -> Void
    private typealias Encoding = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?

    private let file: URL
    private nonisolated(unsafe) let handle: OpaquePointer
    private nonisolated(unsafe) let end: End
    private let spell: Spell
    private let suggest: Suggest
    private let freeList: FreeList
    private let encoding: String.Encoding

    /// Opens the dictionary of a file, with its rules beside it; nil where the library is missing, which it reports.
    init?(_ file: URL, _ library: NativePlugin) {
        let rules = file.deletingPathExtension().appendingPathExtension("aff")
        guard let make = library.function("Hunspell_create", as: Make.self),
            let end = library.function("Hunspell_destroy", as: End.self),
            let spell = library.function("Hunspell_spell", as: Spell.self),
            let suggest = library.function("Hunspell_suggest", as: Suggest.self),
            let freeList = library.function("Hunspell_free_list", as: FreeList.self),
            let encoding = library.function("Hunspell_get_dic_encoding", as: Encoding.self),
            let handle = make(rules.path, file.path)
        else { return nil }
        (self.file, self.handle, self.end) = (file, handle, end)
        (self.spell, self.suggest, self.freeList) = (spell, suggest, freeList)
        let name = encoding(handle).map { String(cString: $0).uppercased() } ?? "UTF-8"
        self.encoding = name == "UTF-8" ? .utf8 : name == "ISO8859-2" ? .isoLatin2 : .isoLatin1
    }

    deinit { end(handle) }

    /// A word as the library reads it; a typographic apostrophe counts as the plain one.
    private func bytes(_ word: String) -> [CChar]? {
        word.replacingOccurrences(of: "’", with: "'").cString(using: encoding)
    }

    /// Whether the dictionary has a word in one of its forms. A word that the dictionary's encoding cannot spell is not
    /// its language's.
    func has(_ word: String) -> Bool { bytes(word).map { spell(handle, $0) != 0 } ?? false }

    /// Words that are like a word, the likeliest first.
    func guesses(for word: String) -> [String] {
        guard let bytes = bytes(word) else { return [] }
        var list: Words?
        let count = suggest(handle, &list, bytes)
        defer { if list != nil { freeList(handle, &list, count) } }
        return (0..<Int(count)).compactMap { index in
            list?[index].flatMap { String(cString: $0, encoding: encoding) }
        }
    }

    private lazy var words: [String] = {
        guard let data = try? Data(contentsOf: file), let text = String(data: data, encoding: encoding) else {
            return []
        }
        // A line is a word and, after a slash, the rules that make its other forms.
        return text.split(whereSeparator: \.isNewline).dropFirst().map { line in
            String(line.prefix { $0 != "/" && $0 != "\t" && $0 != " " })
        }.sorted()
    }()

    /// The words that begin with a text, in alphabetical order; a capital at its beginning is kept.
    func completions(of start: String) -> [String] {
        let found = { (start: String) -> [String] in
            var (low, high) = (0, self.words.count)
            while low < high {
                let middle = (low + high) / 2
                if self.words[middle] < start { low = middle + 1 } else { high = middle }
            }
            return self.words[low...].prefix { $0.hasPrefix(start) }.filter { $0 != start }
        }
        let small = start.lowercased()
        guard small != start, small.dropFirst() == start.dropFirst() else { return found(start) }
        let capital = found(small).map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return Set(found(start) + capital).sorted()
    }
}

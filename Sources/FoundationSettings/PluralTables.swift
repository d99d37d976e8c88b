internal import CFoundationHooks
import Foundation
import Synchronization

/// The entries of the tables of plural rules (`Localizable.stringsdict`) that were asked for.
///
/// A localized string is a plain string on Linux, where Apple's carries its rules. Here the format names them: digits from
/// Unicode's block of tags, which nothing draws, follow a variable's name.
final class PluralTables: Sendable {
    static let shared = PluralTables()

    private struct State {
        /// The entries of a file by their keys, as places in `entries`.
        var tables: [URL: [String: Int]] = [:]
        /// Where the table of a bundle lies for some languages; nil for a bundle without.
        var places: [Place: URL?] = [:]
        var entries: [PluralEntry] = []
    }

    private struct Place: Hashable {
        var bundle: String
        var table: String
        var languages: [String]
    }

    private let state = Mutex(State())

    /// The format that a bundle has for a key, if it has rules for it.
    ///
    /// - Parameter find: Finds the file of a table.
    func format(_ key: String, table: String, bundle: String, find: (String) -> URL?) -> String? {
        let place = Place(bundle: bundle, table: table, languages: Preferences.current.languages)
        let known = state.withLock { $0.places[place] }
        // Not while the state is locked: finding a file asks Foundation, which may ask for strings.
        let url = known ?? find(table)
        return state.withLock { state in
            if known == nil { state.places[place] = .some(url) }
            guard let url else { return nil }
            let table = state.tables[url] ?? Self.load(url, into: &state.entries)
            state.tables[url] = table
            guard let number = table[key] else { return nil }
            PluralFormat.install
            return state.entries[number].taggedFormat(number)
        }
    }

    func entry(_ number: Int) -> PluralEntry? {
        state.withLock { $0.entries.indices.contains(number) ? $0.entries[number] : nil }
    }

    private static func load(_ url: URL, into entries: inout [PluralEntry]) -> [String: Int] {
        guard let data = FileManager.default.contents(atPath: url.path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return [:] }
        let folder = url.deletingLastPathComponent()
        let isLanguage = folder.pathExtension == "lproj" && folder.lastPathComponent != "Base.lproj"
        let language =
            isLanguage ? folder.deletingPathExtension().lastPathComponent : Preferences.current.languages[0]
        var table: [String: Int] = [:]
        for (key, value) in list.sorted(by: { $0.key < $1.key }) {
            guard let value = value as? [String: Any], let entry = PluralEntry(value, language: language) else {
                continue
            }
            table[key] = entries.count
            entries.append(entry)
        }
        return table
    }
}

/// One entry of a table of plural rules.
struct PluralEntry: Sendable {
    /// What stands for a variable in the format.
    struct Variable: Sendable {
        /// The letters of the specifier that the number is passed for, such as `d` or `lu`.
        var type: String
        /// Texts by the plural category.
        var texts: [String: String]
    }

    let format: String
    let variables: [String: Variable]
    let language: String

    init?(_ list: [String: Any], language: String) {
        guard let list = Self.forDevice(list) else { return nil }
        self.language = language
        guard let format = list["NSStringLocalizedFormatKey"] as? String ?? Self.widest(list) else { return nil }
        self.format = format
        variables = list.compactMapValues { value in
            guard let value = value as? [String: Any] else { return nil }
            let texts = ["zero", "one", "two", "few", "many", "other"].compactMap { category in
                (value[category] as? String).map { (category, $0) }
            }
            let type = value["NSStringFormatValueTypeKey"] as? String ?? "d"
            return Variable(type: type, texts: Dictionary(uniqueKeysWithValues: texts))
        }
    }

    /// The rules for the device of the run, where a text differs by device.
    private static func forDevice(_ list: [String: Any]) -> [String: Any]? {
        guard let devices = list["NSStringDeviceSpecificRuleType"] as? [String: Any] else { return list }
        let names = [DeviceVariation.current, "other"] + devices.keys.sorted()
        switch names.lazy.compactMap({ devices[$0] }).first {
        case let text as String: return ["NSStringLocalizedFormatKey": text]
        case let rules as [String: Any]: return rules
        default: return nil
        }
    }

    // Choice (localized strings): of texts for several widths, the one for the greatest.
    private static func widest(_ list: [String: Any]) -> String? {
        let widths = list["NSStringVariableWidthRuleType"] as? [String: String]
        return widths?.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value
    }

    /// The text for a number.
    // Choice (localized strings): a text for zero is taken for 0 in every language, as the tables of English apps expect.
    func text(_ variable: Variable, for number: Double) -> String {
        if number == 0, let text = variable.texts["zero"] { return text }
        return variable.texts[category(of: number)] ?? variable.texts["other"] ?? ""
    }

    private func category(of number: Double) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { buffer in
            hook_plural_category(language.replacingOccurrences(of: "-", with: "_"), number, buffer.baseAddress!, 16)
            return String(cString: buffer.baseAddress!)
        }
    }

    /// The format, with the entry's number after the names of its variables.
    func taggedFormat(_ number: Int) -> String {
        FormatPart.parts(of: format).map { part in
            guard case .variable(let position, let name, _) = part else { return part.text }
            return FormatPart.variable(position: position, name: name, entry: number).text
        }.joined()
    }
}

import Foundation
import FoundationSettings
import XCTest

@_spi(Testing) @testable import UIKit

/// What Foundation says to an app of its language and region.
@preconcurrency @MainActor final class LocalizationTests: XCTestCase {
    private lazy var folder = NibFolder(for: self)

    /// What a closure returns for a person of some languages and a region.
    private func with<Result>(_ languages: [String], _ locale: String? = nil, _ body: () throws -> Result) rethrows
        -> Result
    {
        let domain = UserDefaults.argumentDomain
        let before = UserDefaults.standard.volatileDomain(forName: domain)
        defer {
            // An empty domain does not take the place of one that has values.
            UserDefaults.standard.removeVolatileDomain(forName: domain)
            UserDefaults.standard.setVolatileDomain(before, forName: domain)
            Preferences.reload()
        }
        var values: [String: Any] = ["AppleLanguages": languages]
        values["AppleLocale"] = locale
        UserDefaults.standard.setVolatileDomain(values, forName: domain)
        Preferences.reload()
        return try body()
    }

    func testTheLanguagesAreAmongTheDefaults() {
        Preferences.registerDefaults()
        XCTAssertEqual(UserDefaults.standard.stringArray(forKey: "AppleLanguages"), Preferences.current.languages)
    }

    private func write(_ language: String, _ files: [String: String]) {
        for (name, text) in files { folder.write(text, to: "\(language).lproj/\(name)") }
    }

    private func plist(_ body: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>\(body)</dict></plist>"
    }

    private func rules(_ name: String, _ texts: [String: String], type: String = "d") -> String {
        let texts = texts.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
        return "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
            + "<key>NSStringFormatValueTypeKey</key><string>\(type)</string>\(texts)</dict>"
    }

    private func entry(_ key: String, _ format: String, _ rules: String...) -> String {
        "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(rules.joined())</dict>"
    }

    private func localized(_ key: String) -> String { NSLocalizedString(key, bundle: folder.bundle, comment: "") }

    // MARK: Region

    func testADeviceIsFromTheUnitedStates() {
        XCTAssertEqual(Locale.current.identifier, "en_US")
        XCTAssertEqual(Locale.autoupdatingCurrent.identifier, "en_US")
        XCTAssertEqual(NSLocale.current.identifier, "en_US")
        XCTAssertEqual(Locale.preferredLanguages, ["en-US"])
        XCTAssertEqual(Calendar.current.firstWeekday, 1)
        XCTAssertEqual(Calendar.autoupdatingCurrent.firstWeekday, 1)
        let money = NumberFormatter()
        money.numberStyle = .currency
        XCTAssertEqual(money.string(from: 1234.5), "$1,234.50")
        let day = DateFormatter()
        day.timeZone = TimeZone(identifier: "UTC")
        day.dateStyle = .long
        XCTAssertEqual(day.string(from: Date(timeIntervalSince1970: 0)), "January 1, 1970")
        XCTAssertEqual(String.localizedStringWithFormat("%.1f", 1234.5), "1,234.5")
    }

    func testALanguageBringsItsRegionsFormatsAndWeek() {
        with(["de"], "de") {
            XCTAssertEqual(Locale.current.identifier, "de_DE")
            XCTAssertEqual(Locale.preferredLanguages, ["de"])
            XCTAssertEqual(Calendar.current.firstWeekday, 2)
            XCTAssertEqual(String.localizedStringWithFormat("%.1f", 1234.5), "1.234,5")
            let day = DateFormatter()
            day.timeZone = TimeZone(identifier: "UTC")
            day.dateStyle = .long
            XCTAssertEqual(day.string(from: Date(timeIntervalSince1970: 0)), "1. Januar 1970")
        }
        with(["pt-BR"], "pt-BR") { XCTAssertEqual(Locale.current.identifier, "pt_BR") }
        with(["fr"], "fr_CA") { XCTAssertEqual(Locale.current.identifier, "fr_CA") }
    }

    // MARK: Strings

    func testStringsAndFilesAreThoseOfThePreferredLanguage() {
        func strings() -> [String] {
            // A bundle keeps what it has read, as on iOS, where a process has one language.
            folder = NibFolder(for: self)
            for language in ["en", "de", "zh-Hans"] {
                write(language, ["Localizable.strings": "\"hello\" = \"\(language)\";", "a.txt": language])
            }
            let bundle = folder.bundle
            let file = bundle.url(forResource: "a", withExtension: "txt")
            return [
                localized("hello"), localized("unknown"),
                bundle.localizedString(forKey: "hello", value: nil, table: nil),
                file?.deletingLastPathComponent().lastPathComponent ?? "none",
                bundle.preferredLocalizations.joined(separator: " "),
            ]
        }
        XCTAssertEqual(strings(), ["en", "unknown", "en", "en.lproj", "en"])
        XCTAssertEqual(with(["de-AT", "en"]) { strings() }, ["de", "unknown", "de", "de.lproj", "de en"])
        XCTAssertEqual(
            with(["zh-Hans-CN"]) { strings() }, ["zh-Hans", "unknown", "zh-Hans", "zh-Hans.lproj", "zh-Hans"])
        XCTAssertEqual(with(["fr"]) { strings() }, ["en", "unknown", "en", "en.lproj", "en"])
    }

    func testStringsOfTheInfoPlistHideOnlyTheirOwnKeys() {
        folder.write(
            plist(
                "<key>CFBundleName</key><string>App</string><key>CFBundleDisplayName</key><string>Plain</string>"
                    + "<key>List</key><array><string>a</string></array>"), to: "Info.plist")
        write("en", ["InfoPlist.strings": "\"CFBundleDisplayName\" = \"Local\";"])
        let bundle = folder.bundle
        XCTAssertEqual(bundle.object(forInfoDictionaryKey: "CFBundleName") as? String, "App")
        XCTAssertEqual(bundle.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String, "Local")
        XCTAssertEqual(bundle.object(forInfoDictionaryKey: "List") as? [String], ["a"])
        XCTAssertEqual(bundle.infoDictionary?["CFBundleDisplayName"] as? String, "Plain")
        XCTAssertNil(bundle.object(forInfoDictionaryKey: "Nothing"))
    }

    // MARK: Plural rules

    func testPluralRulesAreThoseOfTheLanguage() {
        let categories = ["one", "two", "few", "many", "other"]
        let texts = Dictionary(uniqueKeysWithValues: categories.map { ($0, "%d \($0)") })
        for language in ["en", "de", "ru", "ar", "ja"] {
            write(language, ["Localizable.stringsdict": plist(entry("n", "%#@v@", rules("v", texts)))])
        }
        func all(_ language: String) -> [String] {
            with([language]) {
                [0, 1, 2, 3, 5, 21].map { String.localizedStringWithFormat(localized("n"), $0) }
            }
        }
        XCTAssertEqual(all("en"), ["0 other", "1 one", "2 other", "3 other", "5 other", "21 other"])
        XCTAssertEqual(all("de"), all("en"))
        XCTAssertEqual(all("ru"), ["0 many", "1 one", "2 few", "3 few", "5 many", "21 one"])
        XCTAssertEqual(all("ja"), ["0 other", "1 other", "2 other", "3 other", "5 other", "21 other"])
        XCTAssertEqual(with(["ar"]) { String(format: localized("n"), locale: Locale(identifier: "en"), 2) }, "2 two")
    }

    func testATextForZeroIsTakenInEveryLanguage() {
        write(
            "en",
            [
                "Localizable.strings": "\"n\" = \"hidden\"; \"plain\" = \"%d plain\";",
                "Localizable.stringsdict": plist(
                    entry("n", "%#@v@!", rules("v", ["zero": "None", "one": "One", "other": "%d of 100%%"]))),
            ])
        XCTAssertEqual([0, 1, 2].map { String(format: localized("n"), $0) }, ["None!", "One!", "2 of 100%!"])
        XCTAssertEqual(String(format: localized("plain"), 3), "3 plain")
    }

    func testSeveralVariablesTakeTheirOwnArguments() {
        let files = rules("files", ["one": "a file", "other": "%ld files"], type: "ld")
        let folders = rules("folders", ["one": "a folder", "other": "%ld folders"], type: "ld")
        let sized = rules("size", ["one": "%.1f byte", "other": "%.1f bytes"], type: "f")
        write(
            "en",
            [
                "Localizable.stringsdict": plist(
                    entry("in order", "%#@files@ in %#@folders@ of %@", files, folders)
                        + entry("turned", "%2$@: %3$#@folders@ with %1$#@files@", files, folders)
                        + entry("mixed", "%@ has %#@size@ in %#@files@", files, sized)
                        + entry("nested", "%1$#@outer@", rules("outer", ["other": "%1$d with %2$#@files@"]), files)
                        + entry("missing", "%#@nobody@", files))
            ])
        XCTAssertEqual(String(format: localized("in order"), 1, 2, "x"), "a file in 2 folders of x")
        XCTAssertEqual(String(format: localized("turned"), 3, "x", 1), "x: a folder with 3 files")
        XCTAssertEqual(String(format: localized("mixed"), "A", 1.5, 2), "A has 1.5 bytes in 2 files")
        XCTAssertEqual(String(format: localized("mixed"), "A", 1.0, 1), "A has 1.0 byte in a file")
        XCTAssertEqual(String(format: localized("nested"), 4, 1), "4 with a file")
        XCTAssertEqual(String(format: localized("missing"), 4), "%#@nobody@")
        XCTAssertEqual(NSString(format: localized("in order") as NSString, 2, 1, "x"), "2 files in a folder of x")
    }

    func testOtherFormatsAreLeftAlone() {
        XCTAssertEqual(String(format: "%@ %d%% %#x", "a", 5, 255), "a 5% 0xff")
    }
}

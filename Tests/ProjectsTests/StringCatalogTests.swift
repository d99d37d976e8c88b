import Foundation
import Projects
import XCTest

/// What becomes of string catalogs.
final class StringCatalogTests: XCTestCase {
    /// The tables of a catalog, by their places in the bundle.
    private func compiled(_ strings: String, at path: String = "Localizable.xcstrings") throws -> [String: NSDictionary]
    {
        let text = "{\"sourceLanguage\": \"en\", \"strings\": {\(strings)}, \"version\": \"1.0\"}"
        let folder = try TemporaryFolder([path: text])
        let result = compileStringCatalogs([Resource(url: folder.file(path), bundlePath: path)])
        XCTAssertEqual(result.warnings, [])
        return try result.files.mapValues { data in
            try XCTUnwrap(PropertyListSerialization.propertyList(from: data, format: nil) as? NSDictionary)
        }
    }

    private func unit(_ text: String, _ state: String = "translated") -> String {
        "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(text)\"}}"
    }

    func test_textsOfLanguages() throws {
        let tables = try compiled(
            """
            "Plain": {},
            "key": {"extractionState": "manual", "localizations": {"en": \(unit("Text")), "de": \(unit("Wort"))}},
            "old": {"extractionState": "stale", "localizations": {"de": \(unit("Alt", "needs_review"))}},
            "en only": {"localizations": {"en": \(unit("English"))}},
            "Brand": {"shouldTranslate": false, "localizations": {"de": \(unit("Marke"))}},
            "new": {"localizations": {"de": \(unit("", "new"))}}
            """)
        XCTAssertEqual(
            tables,
            [
                "en.lproj/Localizable.strings": ["key": "Text", "en only": "English"],
                "de.lproj/Localizable.strings": ["key": "Wort", "old": "Alt", "en only": "English"],
            ])
    }

    func test_textsThatVaryByNumber() throws {
        let tables = try compiled(
            """
            "%lld days": {"localizations": {"en": {"variations": {"plural":
                {"one": \(unit("%lld day")), "other": \(unit("%lld days"))}}}}},
            "%@ has %lld": {"localizations": {"en": {"variations": {"plural":
                {"one": \(unit("%@ has one")), "other": \(unit("%@ has %lld"))}}}}}
            """)
        let rules = try XCTUnwrap(tables["en.lproj/Localizable.stringsdict"])
        let kind = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld"]
        XCTAssertEqual(
            rules,
            [
                "%lld days": [
                    "NSStringLocalizedFormatKey": "%#@value@",
                    "value": kind.merging(["one": "%lld day", "other": "%lld days"]) { $1 },
                ] as [String: Any],
                "%@ has %lld": [
                    "NSStringLocalizedFormatKey": "%2$#@value@",
                    "value": kind.merging(["one": "%1$@ has one", "other": "%1$@ has %2$lld"]) { $1 },
                ] as [String: Any],
            ])
        XCTAssertEqual(tables["en.lproj/Localizable.strings"], [:])
    }

    func test_substitutionsAndDevices() throws {
        let tables = try compiled(
            """
            "both": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "%#@a@ in %#@b@"}, "substitutions": {
                "a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"other": \(unit("%arg apples"))}}},
                "b": {"argNum": 2, "formatSpecifier": "d", "variations": {"plural": {"other": \(unit("%arg bags"))}}}}}}},
            "tap": {"localizations": {"en": {"variations": {"device": {"ipad": \(unit("Click")), "other": \(unit("Tap"))}}}}}
            """)
        let rule = "NSStringPluralRuleType"
        XCTAssertEqual(
            tables["en.lproj/Localizable.stringsdict"],
            [
                "both": [
                    "NSStringLocalizedFormatKey": "%1$#@a@ in %2$#@b@",
                    "a": [
                        "NSStringFormatSpecTypeKey": rule, "NSStringFormatValueTypeKey": "lld", "other": "%lld apples",
                    ],
                    "b": ["NSStringFormatSpecTypeKey": rule, "NSStringFormatValueTypeKey": "d", "other": "%d bags"],
                ] as [String: Any],
                "tap": ["NSStringDeviceSpecificRuleType": ["ipad": "Click", "other": "Tap"]],
            ])
    }

    func test_catalogsOfInterfaceBuilderFiles() throws {
        let tables = try compiled(
            """
            "a-1.text": {"comment": "Class = \\"UILabel\\"", "localizations": {
                "en": \(unit("Name")), "fr": \(unit("Nom"))}},
            "a-2.text": {"localizations": {"en": \(unit("Only"))}}
            """, at: "mul.lproj/Main.xcstrings")
        XCTAssertEqual(
            tables,
            [
                "en.lproj/Main.strings": ["a-1.text": "Name", "a-2.text": "Only"],
                "fr.lproj/Main.strings": ["a-1.text": "Nom"],
            ])
    }

    func test_catalogsThatCannotBeRead() throws {
        let folder = try TemporaryFolder(["a.xcstrings": "{\n\"strings\": [,", "b.xcstrings": "{}"])
        let result = compileStringCatalogs(
            ["a.xcstrings", "b.xcstrings"].map { Resource(url: folder.file($0), bundlePath: $0) })
        XCTAssertEqual(result.files, [:])
        XCTAssertEqual(result.warnings.map(\.line), [2, nil])
        XCTAssertEqual(result.warnings.last?.message, "not a string catalog; its texts are left out")
    }
}

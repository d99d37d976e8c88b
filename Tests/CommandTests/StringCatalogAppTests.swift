import XCTest

/// String catalogs, as a running app finds their texts.
final class StringCatalogAppTests: XCTestCase {
    private let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "greeting": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Hello"}},
            "de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
          "%lld days": {"localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}},
            "de": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld Tag"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld Tage"}}}}}}},
          "%@ ate %lld": {"localizations": {"en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%@ ate one"}},
              "other": {"stringUnit": {"state": "translated", "value": "%@ ate %lld"}}}}}}},
          "bags %lld %lld": {"localizations": {"en": {
            "stringUnit": {"state": "new", "value": "%#@apples@ in %#@bags@"},
            "substitutions": {
              "apples": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"state": "new", "value": "%arg apple"}},
                "other": {"stringUnit": {"state": "new", "value": "%arg apples"}}}}},
              "bags": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"state": "new", "value": "%arg bag"}},
                "other": {"stringUnit": {"state": "new", "value": "%arg bags"}}}}}}}}},
          "touch": {"localizations": {"en": {"variations": {"device": {
              "ipad": {"stringUnit": {"state": "new", "value": "Tap on the iPad"}},
              "other": {"stringUnit": {"state": "new", "value": "Tap"}}}}}}},
          "only here": {}
        }}
        """

    func testTextsNumbersAndDevices() throws {
        let runner = try CommandRunner()
        try runner.write(catalog, to: "App/Localizable.xcstrings")
        try runner.write(
            AppSource.app(
                showing: "UIViewController()", then: ["tell()"],
                """
                func tell() {
                    print(NSLocalizedString("greeting", comment: ""), String(localized: "greeting"), String(localized: "only here"))
                    print([1, 2].map { String(localized: "\\($0) days") })
                    print([1, 2].map { String.localizedStringWithFormat(NSLocalizedString("%lld days", comment: ""), $0) })
                    print([1, 3].map { String(localized: "\\("Ann") ate \\($0)") })
                    print(String(localized: "bags \\(1) \\(2)"), String(localized: "bags \\(5) \\(1)"))
                    print(NSLocalizedString("touch", comment: ""))
                }
                """), to: "App/App.swift")
        let plain = try runner.run("run", "App")
        XCTAssertEqual(plain.errors, "")
        XCTAssertEqual(
            plain.output,
            """
            Hello Hello only here
            ["1 day", "2 days"]
            ["1 day", "2 days"]
            ["Ann ate one", "Ann ate 3"]
            1 apple in 2 bags 5 apples in 1 bag
            Tap

            """)
        let german = try runner.run("run", "App", "--language", "de", "--device", "iPad (10th generation)")
        XCTAssertEqual(
            german.output,
            """
            Hallo Hallo only here
            ["1 Tag", "2 Tage"]
            ["1 Tag", "2 Tage"]
            ["Ann ate one", "Ann ate 3"]
            1 apple in 2 bags 5 apples in 1 bag
            Tap on the iPad

            """, german.errors)
    }
}

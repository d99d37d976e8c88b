import XCTest

@testable import Translation

/// The selectors that Xcode's compiler gives to Swift methods.
final class SelectorNameTests: XCTestCase {
    func test_methods() {
        let cases: [(String, [String], String)] = [
            ("tap", [], "tap"),
            ("tap", [""], "tap:"),
            ("tap", ["sender"], "tapWithSender:"),
            ("tap", ["", "for"], "tap:for:"),
            ("tap", ["", ""], "tap::"),
            ("move", ["to"], "moveTo:"),
            ("move", ["toParent", "animated"], "moveToParent:animated:"),
            ("moveTo", ["point"], "moveToPoint:"),
            ("handle", ["forEvent"], "handleForEvent:"),
            ("handle", ["form"], "handleWithForm:"),
            ("handle", ["URL"], "handleWithURL:"),
            ("open", ["inURL"], "openInURL:"),
            ("configure", ["with"], "configureWith:"),
            ("load", ["withName", "in"], "loadWithName:in:"),
            ("say", ["about"], "sayWithAbout:"),
            ("change", ["name", "by"], "changeWithName:by:"),
            ("readURLFrom", ["string"], "readURLFromString:"),
            ("refresh", ["alongside", "then"], "refreshAlongside:then:"),
        ]
        for (name, labels, selector) in cases {
            XCTAssertEqual(ObjectiveCSelector.method(name, labels: labels), selector)
        }
    }

    func test_everyPrepositionJoins() {
        let prepositions = """
            above after along alongside as at before below by following for from given in including inside into matching of \
            on passing preceding since to until using via when with within
            """.split(separator: " ")
        XCTAssertEqual(prepositions.count, 30)
        for word in prepositions {
            let joined = word.prefix(1).uppercased() + word.dropFirst()
            XCTAssertEqual(ObjectiveCSelector.method("go", labels: [String(word)]), "go\(joined):")
            XCTAssertEqual(ObjectiveCSelector.method("go\(joined)", labels: ["x"]), "go\(joined)X:")
        }
    }

    func test_9_37_actionsAreNamedByTheSwiftVersion() {
        // The same source is another selector since Swift 3; documents of before still find it.
        XCTAssertEqual(ObjectiveCSelector.method("tap", labels: ["sender"]), "tapWithSender:")
        XCTAssertEqual(ObjectiveCSelector.legacyMethod("tap", labels: ["sender"]), "tap:")
        XCTAssertEqual(ObjectiveCSelector.method("tap", labels: [""]), "tap:")
        XCTAssertNil(ObjectiveCSelector.legacyMethod("tap", labels: [""]))
    }

    func test_legacyAndSetterNames() {
        XCTAssertEqual(ObjectiveCSelector.legacyMethod("didTap", labels: ["sender"]), "didTap:")
        XCTAssertEqual(ObjectiveCSelector.legacyMethod("f", labels: ["a", "b"]), "f:b:")
        XCTAssertNil(ObjectiveCSelector.legacyMethod("tap", labels: [""]))
        XCTAssertNil(ObjectiveCSelector.legacyMethod("tap", labels: []))
        XCTAssertEqual(ObjectiveCSelector.setter("title"), "setTitle:")
        XCTAssertEqual(ObjectiveCSelector.setter("isOn"), "setIsOn:")
        XCTAssertEqual(ObjectiveCSelector.setter("URL"), "setURL:")
    }

    func test_words() {
        XCTAssertEqual(ObjectiveCSelector.words("loadURLFromFile"), ["load", "URL", "From", "File"])
        XCTAssertEqual(ObjectiveCSelector.words("forKey"), ["for", "Key"])
        XCTAssertEqual(ObjectiveCSelector.words("X"), ["X"])
        XCTAssertEqual(ObjectiveCSelector.words(""), [])
    }
}

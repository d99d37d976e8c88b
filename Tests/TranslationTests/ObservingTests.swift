import Translation
import XCTest

/// What the translation adds to classes so that changes of their properties are told.
final class ObservingTests: XCTestCase {
    private func body(_ member: String, of head: String = "class A: NSObject") -> String {
        let text = translated("import UIKit\n\(head) {\n\(member)\n}").text
        return text.split(separator: "\n", omittingEmptySubsequences: false)[2].trimmingCharacters(in: .whitespaces)
    }

    func test_settersTellOfChanges() {
        let will = "__keyValueWillChange(self, \"x\")"
        let did = "__keyValueDidChange(self, \"x\")"
        let cases = [
            ("@objc dynamic var x = 1", "var x = 1 { willSet { \(will) } didSet { \(did) } }"),
            ("@objc dynamic var x: Int?", "var x: Int? { willSet { \(will) } didSet { \(did) } }"),
            (
                "@objc dynamic var x = 1 { didSet { f() } }",
                "var x = 1 { willSet { \(will) }  didSet { defer { \(did) }; f() } }"
            ),
            ("@objc dynamic var x = 1 { willSet {} }", "var x = 1 { didSet { \(did) }  willSet { \(will);} }"),
            (
                "@objc dynamic var x: Int { get { 1 } set { f() } }",
                "var x: Int { get { 1 } set { \(will); defer { \(did) }; f() } }"
            ),
            ("@objc dynamic var x: Int { 1 }", "var x: Int { 1 }"),
            ("@objc dynamic let x = 1", "let x = 1"),
            ("@objc var x = 1", "var x = 1"),
        ]
        for (source, expected) in cases { XCTAssertEqual(body(source), expected) }
    }

    func test_formattersOwnReadingIsFoundByName() {
        let text = translated(
            """
            import UIKit
            class A: NumberFormatter {
            override func getObjectValue(_ o: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for s: String, range r: UnsafeMutablePointer<NSRange>?) throws {}
            func f() throws {}
            }
            """
        ).text
        XCTAssertFalse(text.contains("override func"), text)
        XCTAssertTrue(text.contains("\"getObjectValue:forString:range:error:\": { o, a in do { try (o as! A)"), text)
    }

    func test_formattersOwnReadingReachesItsSuperclass() {
        let range =
            "_ o: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for s: String, range r: UnsafeMutablePointer<NSRange>?"
        let text = translated(
            """
            import UIKit
            class A: NumberFormatter {
            override func getObjectValue(\(range)) throws { try super.getObjectValue(o, for: s, range: r) }
            }
            class B: A {
            override func getObjectValue(\(range)) throws { try super.getObjectValue(o, for: s, range: r) }
            func f() -> Bool { super.getObjectValue(nil, for: "", errorDescription: nil) }
            }
            """
        ).text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        XCTAssertTrue(lines[2].contains("try super.__getObjectValue(o, for: s, range: r)"), lines[2])
        XCTAssertTrue(lines[5].contains("try super.getObjectValue(o, for: s, range: r)"), lines[5])
        XCTAssertTrue(lines[6].contains("super.__getObjectValue(nil, for: \"\", errorDescription: nil)"), lines[6])
    }

    func test_privateMethodsSatisfyNoRequirement() {
        let source = """
            import UIKit
            @objc protocol P { func f(_ a: Int) }
            class A: NSObject, P {
                func f(_ a: Int) {}
                private func f(_ a: String) {}
            }
            """
        XCTAssertEqual(diagnostics(source), [])
    }

    /// What documents and assistive technology say to any object is no member of NSObject's here.
    func test_overridesOfWhatAnyObjectHas() {
        for member in [
            "override func awakeFromNib() {}", "override func prepareForInterfaceBuilder() {}",
            "override var accessibilityPath: Any? { nil }", "override var accessibilityLabel: String? { nil }",
        ] {
            let plain = member.dropFirst("override ".count)
            XCTAssertEqual(body(member), String(plain))
            XCTAssertEqual(body(member, of: "class A: UIView"), member)
            // A class of another module has what it has.
            XCTAssertEqual(body(member, of: "class A: FancyView"), member)
        }
    }

    func test_overridesOfNothingHereAreMethodsOfTheirOwn() {
        let member = "override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }"
        XCTAssertEqual(body(member), String(member.dropFirst("override ".count)))
        let source = """
            import UIKit
            class A: NSObject { override func observeValue(forKeyPath k: String?, of o: Any?, change: C?, context: P?) {} }
            class B: A { override func observeValue(forKeyPath k: String?, of o: Any?, change: C?, context: P?) {} }
            """
        let lines = translated(source).text.split(separator: "\n")
        XCTAssertTrue(lines[1].contains("{          func observeValue("), String(lines[1]))
        XCTAssertTrue(lines[2].contains("{ override func observeValue("), String(lines[2]))
    }
}

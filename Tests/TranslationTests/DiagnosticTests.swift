import Translation
import XCTest

/// What cannot be translated is an error at its place.
final class DiagnosticTests: XCTestCase {
    func test_unsupportedConstructs() {
        let cases: [(String, String)] = [
            ("import UIKit\nimport MapKit", "2:1: error: Matryoshka does not support the framework 'MapKit'"),
            (
                "import class AVFoundation.AVPlayer",
                "1:1: error: Matryoshka does not support the framework 'AVFoundation'"
            ),
            ("import Combine", "1:1: error: Matryoshka does not support the framework 'Combine'"),
            (
                "class A: NSObject {\n    @NSManaged var a: Int\n}",
                "2:5: error: '@NSManaged' needs Core Data, which Matryoshka does not support"
            ),
            (
                "@objc protocol P {\n    @objc optional static func f()\n}",
                "2:32: error: Matryoshka cannot leave out 'f()', which is optional: it is static; make it required"
            ),
            (
                "func f() {\n    class_copyMethodList(a, b)\n}",
                "2:5: error: 'class_copyMethodList' needs the Objective-C runtime, which Matryoshka does not have"
            ),
        ]
        for (source, message) in cases { XCTAssertEqual(diagnostics(source), ["/App/File.swift:" + message]) }
    }

    func test_ownFunctionsWithRuntimeNamesAreFine() {
        XCTAssertEqual(diagnostics("class A { func observe(_ k: AnyKeyPath) {} }\nA().observe(\\A.self)"), [])
    }

    func test_inactiveCodeIsNotDiagnosed() {
        XCTAssertEqual(
            diagnostics("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n#if os(macOS)\nimport AppKit\n#endif"), [])
    }

    func test_selectorOfUnexposedMethod() {
        XCTAssertEqual(
            diagnostics("import UIKit\nclass A: UIView {\n    func tap() {}\n    let s = #selector(tap)\n}"),
            [
                "/App/File.swift:4:13: error: argument of '#selector' refers to instance method 'tap()' that is not exposed "
                    + "to Objective-C"
            ])
        XCTAssertEqual(
            diagnostics("class A: UIView {\n    var n = 1\n    let s = #selector(getter: A.n)\n}"),
            [
                "/App/File.swift:3:13: error: argument of '#selector' refers to getter of property 'n' that is not exposed "
                    + "to Objective-C"
            ])
    }

    func test_selectorsThatCannotBeSent() {
        let head = "class A: UIView {\n    "
        let tail = "\n    let s = #selector(f)\n}"
        let place = "/App/File.swift:3:13: error: "
        XCTAssertEqual(diagnostics(head + "@objc static func f() {}" + tail), [])
        XCTAssertEqual(
            diagnostics(head + "@objc func f() async {}" + tail),
            [place + "Matryoshka cannot send a message to 'f()': it is async"])
        XCTAssertEqual(
            diagnostics(head + "@objc func f() throws {}" + tail),
            [place + "Matryoshka cannot send a message to 'f()': it throws"])
        XCTAssertEqual(
            diagnostics(head + "@objc func f() {}; @objc func f(_ a: Int) {}" + tail),
            [place + "ambiguous use of 'f': it can be 'f()', 'f(_:)'"])
    }

    func test_clashingSelectors() {
        XCTAssertEqual(
            diagnostics("class A: UIView {\n    @objc func f(_ a: Int) {}\n    @objc func f(_ a: String) {}\n}"),
            ["/App/File.swift:3:16: error: another method has the Objective-C selector 'f:' already"])
    }

    func test_copyingIsIgnored() {
        XCTAssertEqual(
            diagnostics("class A: NSObject { @NSCopying var a: NSString }"),
            ["/App/File.swift:1:21: warning: '@NSCopying' has no effect: the property keeps the object it is given"])
    }

    func test_unknownFrameworkSelectorIsAssumed() {
        XCTAssertEqual(
            diagnostics("import UIKit\nlet s = #selector(UIView.flash(times:))"),
            ["/App/File.swift:2:9: warning: the selector of 'flash(times:)' is not known; 'flashWithTimes:' is assumed"]
        )
    }

    func test_columnsCountBytes() {
        XCTAssertEqual(
            diagnostics("let é = \"👍\"; import MapKit"),
            ["/App/File.swift:1:18: error: Matryoshka does not support the framework 'MapKit'"])
    }
}

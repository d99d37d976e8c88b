import Translation
import XCTest

/// The exact text that each construct becomes.
final class GoldenTests: XCTestCase {
    private func assert(
        _ source: String, becomes expected: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        let result = translated(source, file: file, line: line)
        XCTAssertEqual(result.text, expected, file: file, line: line)
        XCTAssertEqual(result.translation.diagnostics.map(\.description), [], file: file, line: line)
    }

    func test_sourceWithoutObjectiveCIsUnchanged() {
        let source = """
            import UIKit\r
            // Ünïcode 👩‍👩‍👧 and\ttabs
            final class View: UIView, Sendable {
                lazy var label = UILabel(); override func layoutSubviews() { super.layoutSubviews() }
            #if DEBUG
                let objc = "@objc #selector(x)"
            #endif
            }
            extension View: UITextFieldDelegate { private func f() {} }
            """
        assert(source, becomes: source)
    }

    func test_outlet() {
        assert(
            "import UIKit\nclass A: UIViewController {\n    @IBOutlet private weak var label: UILabel!\n}",
            becomes: """
                import UIKit
                class A: UIViewController {
                              private weak var label: UILabel!
                override class var __objectiveC: ObjectiveCTable { ObjectiveCTable(super.__objectiveC, name: "A", \
                properties: ["label": { o, v in (o as! A).label = try __objectiveCCast(v, "label") }], \
                getters: ["label": { o in (o as! A).label }]) } }
                """)
    }

    func test_tableWithoutUIKitImport() {
        let text = translated("class A: UIViewController { @IBOutlet var label: UILabel! }").text
        XCTAssertTrue(text.hasPrefix("import UIKit; class A: UIViewController {"), text)
    }

    func test_readOnlyPropertiesHaveNoSetter() {
        let text = translated("import UIKit\nclass A: UIView { @objc var n: Int { 1 }; @objc let m = 2 }").text
        XCTAssertEqual(
            text,
            """
            import UIKit
            class A: UIView {       var n: Int { 1 };       let m = 2 ; override class var __objectiveC: ObjectiveCTable { \
            ObjectiveCTable(super.__objectiveC, name: "A", getters: ["n": { o in (o as! A).n }, "m": { o in (o as! A).m }], \
            methods: ["n": { o, _ in (o as! A).n }, "m": { o, _ in (o as! A).m }]) } }
            """)
    }

    func test_actionWithLegacyName() {
        assert(
            "import UIKit\nclass A: UIView {\n    @IBAction func tap(sender: UIButton) {}\n}",
            becomes: """
                import UIKit
                class A: UIView {
                              func tap(sender: UIButton) {}
                override class var __objectiveC: ObjectiveCTable { ObjectiveCTable(super.__objectiveC, name: "A", methods: [\
                "tapWithSender:": { o, a in (o as! A).tap(sender: \
                __objectiveCArgument(a, 0, "tapWithSender:", isRead: false, line: 3) as UIButton); return nil }, \
                "tap:": { o, a in (o as! A).tap(sender: \
                __objectiveCArgument(a, 0, "tap:", isRead: false, line: 3) as UIButton); return nil }]) } }
                """)
    }

    func test_plainClassGetsConformance() {
        assert(
            "import Foundation\nclass A {\n    @objc func go() {}\n}\nclass B: A { @objc func more() {} }",
            becomes: """
                import Foundation; import UIKit
                class A: ObjectiveCExposed {
                          func go() {}
                @MainActor class var __objectiveC: ObjectiveCTable { ObjectiveCTable(nil, name: "A", methods: [\
                "go": { o, _ in (o as! A).go(); return nil }]) } }
                class B: A {       func more() {} ; override class var __objectiveC: ObjectiveCTable { \
                ObjectiveCTable(super.__objectiveC, name: "B", methods: [\
                "more": { o, _ in (o as! B).more(); return nil }]) } }
                """)
    }

    func test_extensionOfOwnClass() {
        assert(
            "import UIKit\nclass A: UIView {}\nprivate extension A {\n    @objc func go() {}\n}",
            becomes: """
                import UIKit
                class A: UIView {override class var __objectiveC: ObjectiveCTable { \
                ObjectiveCTable(__objectiveC_File_1(super.__objectiveC), name: "A") } }
                private extension A {
                          func go() {}
                }; extension A { @MainActor static func __objectiveC_File_1(_ inherited: ObjectiveCTable?) -> ObjectiveCTable { \
                ObjectiveCTable(inherited, name: "A", methods: ["go": { o, _ in (o as! A).go(); return nil }]) } }
                """)
    }

    func test_extensionOfFrameworkClassIsRegistered() {
        let result = translated("import UIKit\nextension UIView { @objc func hide() {} }")
        XCTAssertEqual(
            result.text,
            """
            import UIKit
            extension UIView {       func hide() {} }; extension UIView { @MainActor static func __objectiveC_File_1() { \
            ObjectiveCTable.register(UIView.self, methods: ["hide": { o, _ in (o as! UIView).hide(); return nil }]) } }
            """)
        XCTAssertEqual(
            result.translation.extraFiles,
            [
                "__MatryoshkaRegistration.swift": """
                import UIKit

                /// Called at launch: introduces the frameworks beside UIKit, and what the app adds to framework classes.
                @_cdecl("matryoshka_register")
                public func __matryoshkaRegister() {
                    MainActor.assumeIsolated {
                        UIView.__objectiveC_File_1()
                    }
                }

                """
            ])
    }

    func test_overridesInExtensions() {
        assert(
            """
            import UIKit
            class A: UIViewController {
            }
            extension A {
                override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
                override var title: String? { get { "a" } set {} }
            }
            """,
            becomes: """
                import UIKit
                class A: UIViewController {
                override func viewWillAppear(_ p0: Bool) { __override_viewWillAppear_File_1(p0) }; \
                override var title: String? { get { __override_title_File_2 } set { __override_title_File_2 = newValue } }}
                extension A {
                             func __override_viewWillAppear_File_1(_ animated: Bool) { super.viewWillAppear(animated) }
                             var __override_title_File_2: String? { get { "a" } set {} }
                }
                """)
    }

    func test_classProtocols() {
        assert(
            "@objc protocol A {}\n@objc protocol B: A, Sendable {}\n@objc protocol C: AnyObject {}\nprotocol D {}",
            becomes: """
                      protocol A: AnyObject {}
                      protocol B: AnyObject, A, Sendable {}
                      protocol C: AnyObject {}
                protocol D {}
                """)
    }

    func test_imports() {
        assert(
            """
            import ObjectiveC
            import ObjectiveC.runtime
            import UIKit.UIGestureRecognizerSubclass
            @testable import class UIKit.UIView
            import struct Foundation.Date
            import Darwin
            import SomePackage.Part
            """,
            becomes: """
                \(String(repeating: " ", count: 17))
                \(String(repeating: " ", count: 25))
                import UIKit\(String(repeating: " ", count: 28))
                @testable import UIKit\(String(repeating: " ", count: 13))
                import Foundation\(String(repeating: " ", count: 12))
                import Glibc\(" ")
                import SomePackage.Part
                """)
    }

    func test_entryPoints() {
        let result = translated("import UIKit\n@UIApplicationMain class Delegate: UIResponder {}")
        XCTAssertEqual(result.text, "import UIKit\n@main              class Delegate: UIResponder {}")
        XCTAssertEqual(result.translation.entryPoint, .attribute(className: "Delegate"))
        XCTAssertEqual(
            translated("print(1)", path: "/App/main.swift").translation.entryPoint, .mainFile(path: "/App/main.swift"))
        XCTAssertEqual(translated("let a = 1").translation.entryPoint, .none)
        XCTAssertEqual(translated("// @main\nclass A {}").translation.entryPoint, .none)
    }

    func test_keyPath() {
        assert(
            "import UIKit\nlet a = [#keyPath(A.b.c), #keyPath(\n    self.b?.`in`)]",
            becomes: "import UIKit\nlet a = [(\"b.c\"        ), (\"b.in\"\n                )]")
    }

    func test_conditionsFollowTheApp() {
        let source = """
            import UIKit
            #if os(iOS) || os(tvOS) && !targetEnvironment(simulator)
            class A: UIView { @objc func a() {} }
            #elseif os(Linux)
            class A: UIView { @objc func b() {} }
            #endif
            """
        let text = translated(source).text
        XCTAssertTrue(text.contains("#if true    || false    && !true                        \n"), text)
        XCTAssertTrue(text.contains("\"a\": { o, _ in"), text)
        XCTAssertTrue(text.contains("class A: UIView { @objc func b() {} }\n#endif"), text)
    }

    func test_byteOrderMarkAndScriptLine() {
        XCTAssertEqual(translated("\u{FEFF}let a = 1\n").text, "let a = 1\n")
        XCTAssertEqual(translated("#!/usr/bin/swift\nlet a = 1\n").text, "///usr/bin/swift\nlet a = 1\n")
    }

    func test_emptyAndBrokenSources() {
        for source in [
            "", "\n", "class", "class A: UIView { @objc func", "#selector(", "@objc", "#if", "}}}", "@IBOutlet var",
        ] {
            _ = translated(source)
        }
    }

    func testPartsOfFoundationThatAreModulesHereAreImported() {
        XCTAssertEqual(
            translated("import Foundation\nlet session = URLSession.shared\nvar response: HTTPURLResponse?").text,
            "import Foundation; import FoundationNetworking\nlet session = URLSession.shared\n"
                + "var response: HTTPURLResponse?")
        XCTAssertEqual(
            translated("import Foundation\nlet parser: XMLParser, request: URLRequest").text,
            "import Foundation; import FoundationNetworking; import FoundationXML\n"
                + "let parser: XMLParser, request: URLRequest")
        XCTAssertEqual(
            translated("import Foundation\nlet url: URL, parts: URLComponents").text,
            "import Foundation\nlet url: URL, parts: URLComponents")
        XCTAssertEqual(
            translated("import UIKit\nlet session = URLSession.shared").text,
            "import UIKit\nlet session = URLSession.shared")
    }
}
